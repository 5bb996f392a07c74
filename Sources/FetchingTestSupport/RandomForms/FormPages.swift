import Fetching
import FetchingCore
import Foundation

/// All pages of a request, from the first and from the last.
struct FormPages: FormRequest {
    var base: FormBase
    var size: Int
    /// The way that a cursor takes between two pages.
    var way: Way

    enum Way: CaseIterable, Sendable {
        case direct, text, codable
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
                (fields.filter(\.domain.isOrdered).randomElement(using: &generator)).map {
                    [order(FormValue(.field($0, .root)))]
                } ?? []
        }
        return FormPages(
            base: base, size: number(1...5), way: FormPages.Way.allCases.randomElement(using: &generator) ?? .text)
    }
}

extension FormPages {
    func expected(in table: FormTable) -> [String] {
        var base = base
        // The key goes in the direction of the last order.
        if !base.isLimited { base.orders += [.key(isAscending: base.orders.last?.isAscending ?? true)] }
        let rows = base.rows(in: table).map { "\($0.id)" }
        let pages = stride(from: 0, to: rows.count, by: size).map {
            rows[$0..<min($0 + size, rows.count)].joined(separator: ",")
        }
        return [pages.joined(separator: " | "), rows.joined(separator: ",")]
    }

    func run(in store: FormStore) throws -> [String] {
        let request = base.request().select(\.id)
        var pages: [String] = []
        var (page, count) = (try store.fetch(request.page(size: size, after: nil)), 0)
        while !page.elements.isEmpty, count < Self.mostPages {
            pages.append(page.elements.map(String.init).joined(separator: ","))
            guard let next = page.next else { break }
            (page, count) = (try store.fetch(request.page(size: size, after: sent(next))), count + 1)
        }
        var rows: [Int] = []
        (page, count) = (try store.fetch(request.page(size: size, before: nil)), 0)
        while !page.elements.isEmpty, count < Self.mostPages {
            rows = page.elements + rows
            guard let previous = page.previous else { break }
            (page, count) = (try store.fetch(request.page(size: size, before: sent(previous))), count + 1)
        }
        return [pages.joined(separator: " | "), rows.map(String.init).joined(separator: ",")]
    }

    private func sent(_ cursor: PageCursor) throws -> PageCursor {
        switch way {
        case .direct: return cursor
        case .text: return try PageCursor(text: cursor.description)
        case .codable:
            let data = try JSONEncoder().encode([cursor])
            return try JSONDecoder().decode([PageCursor].self, from: data).first ?? cursor
        }
    }

    var smaller: [any FormRequest] {
        base.smaller.map { FormPages(base: $0, size: size, way: way) }
            + (way == .direct ? [] : [FormPages(base: base, size: size, way: .direct)])
            + (size > 1 ? [FormPages(base: base, size: size - 1, way: way)] : [])
    }

    var description: String { "pages of \(size), cursors \(way), of \(base)" }
}
