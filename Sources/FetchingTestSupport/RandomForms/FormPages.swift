import Fetching
import FetchingCore
import Foundation

/// All pages of a request, from the first and from the last.
struct FormPages: FormRequest {
    var base: FormBase
    var size: Int
    /// The values that are read of each row beside its key.
    var values: [FormValue]
    /// Those that are computed from other rows.
    var windows: [FormWindow] = []
    /// The way that a cursor takes between two pages.
    var way: Way

    enum Way: CaseIterable, Sendable {
        case direct, text, codable, sealed
    }

    private static let mostPages = 40
}

extension FormGrammar {
    mutating func pages() -> FormPages {
        var base = base(maximumDepth: 1)
        // A limit before the pages is asked for once in a while.
        if !isOne(in: 4) { (base.limit, base.offset) = (nil, 0) }
        if isOne(in: 2) {
            base.orders =
                (fields.filter(\.domain.isOrdered).randomElement(using: &generator)).map { field in
                    var order = order(FormValue(.field(field, .root)))
                    order.locale = locale(of: field.domain)
                    return [order]
                } ?? []
        }
        let values = isOne(in: 2) ? [] : [value(depth: number(0...1))]
        var pages = FormPages(
            base: base, size: number(1...5), values: values,
            way: FormPages.Way.allCases.randomElement(using: &generator) ?? .text)
        if !values.isEmpty, !base.isLimited, isOne(in: 2) { pages.windows = [window()] }
        return pages
    }
}

extension FormPages {
    func expected(in table: FormTable) -> [String] {
        var base = base
        // The key goes in the direction of the last order.
        if !base.hasTotalOrder { base.orders += [.key(isAscending: base.orders.last?.isAscending ?? true)] }
        let all = base.rows(in: table)
        let rows = all.map { row in
            "\(row.id)" + (values.isEmpty ? "" : ":" + values.text(of: row, in: table))
                + windows.map { ";" + $0.text(of: row, among: all, in: table) }.joined()
        }
        guard rows.orOverflow == rows else { return rows.orOverflow }
        let pages = stride(from: 0, to: rows.count, by: size).map {
            rows[$0..<min($0 + size, rows.count)].joined(separator: ",")
        }
        return [pages.joined(separator: " | "), rows.joined(separator: ",")]
    }

    func run(in store: FormStore) throws -> [String] {
        let request = base.request()
        guard !values.isEmpty else { return try run(request.select { $0.id.text }, in: store) }
        let selection = ([values.selection] + windows.map { $0.domain.selection($0.tree, $0.isOptional) }).joined
        return try .orOverflow {
            try run(request.select { $0.id.text.with(selection) { "\($0):\($1)" } }, in: store)
        }
    }

    private func run(_ request: ProjectionRequest<Specimen, [String]>, in store: FormStore) throws -> [String] {
        var pages: [String] = []
        var (page, count) = (try store.fetch(request.page(size: size, after: nil)), 0)
        while !page.elements.isEmpty, count < Self.mostPages {
            pages.append(page.elements.joined(separator: ","))
            guard let next = page.next else { break }
            (page, count) = (try store.fetch(request.page(size: size, after: sent(next))), count + 1)
        }
        var rows: [String] = []
        (page, count) = (try store.fetch(request.page(size: size, before: nil)), 0)
        while !page.elements.isEmpty, count < Self.mostPages {
            rows = page.elements + rows
            guard let previous = page.previous else { break }
            (page, count) = (try store.fetch(request.page(size: size, before: sent(previous))), count + 1)
        }
        return [pages.joined(separator: " | "), rows.joined(separator: ",")]
    }

    private func sent(_ cursor: PageCursor) throws -> PageCursor {
        switch way {
        case .direct: return cursor
        case .text: return try PageCursor(text: cursor.description)
        case .sealed: return try SealedCursor.open(SealedCursor.seal(cursor))
        case .codable:
            let data = try JSONEncoder().encode([cursor])
            return try JSONDecoder().decode([PageCursor].self, from: data).first ?? cursor
        }
    }

    var smaller: [any FormRequest] {
        var variants = FormVariants(of: self)
        for base in base.smaller { variants.add { $0.base = base } }
        if way != .direct { variants.add { $0.way = .direct } }
        if size > 1 { variants.add { $0.size -= 1 } }
        if windows.isEmpty, !values.isEmpty { variants.add { $0.values = [] } }
        if !windows.isEmpty { variants.add { $0.windows = [] } }
        variants.add(\.smaller, of: \.values)
        return variants.all
    }

    var description: String {
        "pages of \(size)\(values.isEmpty ? "" : ", select \(values.names)")\(windows.map { ", \($0.text)" }.joined()), cursors \(way), of \(base)"
    }
}

extension FetchableMember<Specimen, Int> {
    fileprivate var text: FetchSelection<Specimen, String> { .combining(FetchSelection(self)) { "\($0)" } }
}

extension FetchSelection<Specimen, String> {
    fileprivate func with(
        _ other: FetchSelection<Specimen, String>, _ joined: @escaping @Sendable (String, String) -> String
    ) -> FetchSelection<Specimen, String> { .combining(self, other) { joined($0, $1) } }
}
