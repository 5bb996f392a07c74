import Foundation

@testable import Fetching
@testable import FetchingCore
@testable import FetchingTestSupport

/// A request, with what it gives in plain Swift.
struct DrawnRequest {
    let text: String
    let expected: [String]
    let run: (any RelatedConformanceStore) throws -> [String]

    init(_ generator: inout SplitMix64, _ samples: [Sample]) {
        self =
            switch Int.random(in: 0..<10, using: &generator) {
            case 0: Self.existence(&generator, samples)
            case 1, 2: Self.projection(&generator, samples)
            case 3: Self.distinctRows(&generator, samples)
            case 4, 5, 6: Self.groups(&generator, samples)
            default: Self.pages(&generator, samples)
            }
    }

    init(_ text: String, _ expected: [String], _ run: @escaping (any RelatedConformanceStore) throws -> [String]) {
        (self.text, self.expected, self.run) = (text, expected, run)
    }
}

// Each kind of request

extension DrawnRequest {
    private static func base(_ generator: inout SplitMix64) -> RandomRequest {
        var base = RandomRequest(&generator)
        if generator.isOne(in: 3) {
            base.condition = .leaf(
                .init(text: "all", predicate: Sample.predicate { $0.id > 0 }, holds: { _ in true }))
        }
        return base
    }

    private static func existence(_ generator: inout SplitMix64, _ samples: [Sample]) -> DrawnRequest {
        let base = base(&generator)
        let count = base.keys(in: samples).count
        let request = generator.isOne(in: 2) ? base.request : base.request.distinct()
        return DrawnRequest("exists, count \(base)", ["\(count > 0)", "\(count)"]) { store in
            ["\(try store.fetch(request.exists()))", "\(try store.fetch(request.count()))"]
        }
    }

    private static func projection(_ generator: inout SplitMix64, _ samples: [Sample]) -> DrawnRequest {
        let base = base(&generator)
        let values = DrawnValue.rows(1...3, &generator)
        let selection = DrawnValue.selection(values)
        let request =
            (generator.isOne(in: 3) ? base.request.distinct() : base.request).select { _ in selection }
        let rows = self.samples(base, samples).map { values.text(of: $0) }
        let isSorted = !base.sorts.isEmpty
        return DrawnRequest("select \(values.names), \(base)", isSorted ? rows : rows.sorted()) { store in
            let rows = try store.fetch(request)
            return isSorted ? rows : rows.sorted()
        }
    }

    private static func distinctRows(_ generator: inout SplitMix64, _ samples: [Sample]) -> DrawnRequest {
        var base = base(&generator)
        if base.limit == nil, base.offset == 0 { base.sorts = [] }
        let values = DrawnValue.rows(1...2, &generator)
        let selection = DrawnValue.selection(values)
        var request = base.request.select { _ in selection }.distinct()
        let order = values.map { DrawnOrder($0, &generator) }.shuffled(using: &generator)
        request = request.sorted(byTerms: order.map(\.rowTerm))
        var seen: Set<String> = []
        var rows = order.sort(self.samples(base, samples)).map(values.text).filter { seen.insert($0).inserted }
        var text = "distinct \(values.names), \(base), by \(order.names)"
        if generator.isOne(in: 2) {
            let (limit, offset) = limits(&generator)
            request = request.first(nth: limit, after: offset)
            rows = Array(rows.dropFirst(offset).prefix(limit))
            text += ", \(limit) rows after \(offset)"
        }
        return DrawnRequest(text, rows) { [request] store in try store.fetch(request) }
    }

    private static func groups(_ generator: inout SplitMix64, _ samples: [Sample]) -> DrawnRequest {
        let base = base(&generator)
        let keys = DrawnValue.rows(0...2, &generator)
        let having = generator.isOne(in: 2) ? DrawnGroupCondition(&generator) : nil
        let groupKeys = keys.map(\.asKey)
        let values = generator.list(upTo: 2) { DrawnValue.group(&$0) } + [DrawnValue.group(&generator)] + groupKeys
        let aggregates = values.filter { value in !groupKeys.contains { $0.name == value.name } }
        let order =
            (aggregates.filter { $0.isOrdered && generator.isOne(in: 2) } + groupKeys)
            .map { DrawnOrder($0, &generator) }
        let request = (generator.isOne(in: 4) ? base.request.distinct() : base.request)
        var grouped = GroupedRequest<Sample, Void>(request.query, by: keys.map(\.tree), as: ())
        if let having { grouped = grouped.having { _ in having.predicate } }
        for term in order { grouped = grouped.sorted(by: term.groupTerm) }
        var groups = keys.groups(of: self.samples(base, samples)).filter { having?.holds($0) ?? true }
        groups = order.sort(groups)
        var text = "\(values.names) by \(keys.names), having \(having?.text ?? ""), order \(order.names), \(base)"
        if generator.isOne(in: 2) {
            let (limit, offset) = limits(&generator)
            grouped = grouped.first(nth: limit, after: offset)
            groups = Array(groups.dropFirst(offset).prefix(limit))
            text += ", \(limit) groups after \(offset)"
        }
        let selection = DrawnValue.selection(values)
        let selected = grouped.select { _ in selection }
        return DrawnRequest(text, groups.map(values.text)) { store in try store.fetch(selected) }
    }

    private static func pages(_ generator: inout SplitMix64, _ samples: [Sample]) -> DrawnRequest {
        let base = base(&generator)
        let ascending = generator.isOne(in: 2)
        let key = DrawnOrder(
            DrawnValue.row(RandomField("id", Sample.fetchableMembers.id, Pools.integers) { $0.id }) { $0 < $1 },
            isAscending: ascending)
        var terms = DrawnValue.rows(0...2, &generator).map { DrawnOrder($0, &generator) }
        if let last = terms.indices.last { terms[last].isAscending = ascending }
        let isLimited = base.limit != nil || base.offset > 0
        // Terms follow those that are there.
        let all = isLimited ? [] : terms + (terms.isEmpty && !ascending || generator.isOne(in: 4) ? [key] : [])
        var plain = base
        if !isLimited { plain.sorts = [] }
        let sorted = plain.request.sorted(byTerms: all.map(\.rowTerm))
        let request = generator.isOne(in: 4) ? sorted.distinct() : sorted
        let isProjected = generator.isOne(in: 2)
        let values = isProjected ? DrawnValue.rows(1...2, &generator) : []
        let selection = DrawnValue.selection(values)
        let size = Int.random(in: 1...12, using: &generator)
        var found = self.samples(plain, samples)
        if !isLimited { found = (terms + [terms.isEmpty && all.isEmpty ? key.ascending : key]).sort(found) }
        let rows = found.map { isProjected ? values.text(of: $0) : "\($0.id)" }
        let parts = stride(from: 0, to: rows.count, by: size).map {
            rows[$0..<min($0 + size, rows.count)].joined(separator: ",")
        }
        let expected = [parts.joined(separator: " | ")] + [rows.joined(separator: ",")]
        let text = "pages of \(size) of \(values.names), \(plain), by \(all.names)"
        return DrawnRequest(text, expected) { store in
            if isProjected {
                let request = request.select { _ in selection }
                return try walk({ try store.fetch(request.page(size: size, after: through($0))) }) {
                    try store.fetch(request.page(size: size, before: through($0)))
                }
            }
            return try walk({ try store.fetch(request.page(size: size, after: through($0))).map { "\($0.id)" } }) {
                try store.fetch(request.page(size: size, before: through($0))).map { "\($0.id)" }
            }
        }
    }

    /// The cursor, after it was a text.
    private static func through(_ cursor: PageCursor?) -> PageCursor? {
        guard let cursor else { return nil }
        return PageCursor(cursor.description)
    }

    /// All pages from the first to the last, and all rows from the last page to the first.
    private static func walk(
        _ after: (PageCursor?) throws -> Page<String>, _ before: (PageCursor?) throws -> Page<String>
    ) throws -> [String] {
        var pages: [String] = []
        var (page, count) = (try after(nil), 0)
        while !page.elements.isEmpty, count < 100 {
            pages.append(page.elements.joined(separator: ","))
            guard let next = page.next else { break }
            (page, count) = (try after(next), count + 1)
        }
        var rows: [String] = []
        (page, count) = (try before(nil), 0)
        while !page.elements.isEmpty, count < 100 {
            rows = page.elements + rows
            guard let previous = page.previous else { break }
            (page, count) = (try before(previous), count + 1)
        }
        return [pages.joined(separator: " | "), rows.joined(separator: ",")]
    }

    private static func limits(_ generator: inout SplitMix64) -> (limit: Int, offset: Int) {
        (Int.random(in: 0...8, using: &generator), Int.random(in: 0...4, using: &generator))
    }

    private static func samples(_ request: RandomRequest, _ samples: [Sample]) -> [Sample] {
        request.keys(in: samples).map { samples[$0 - 1] }
    }
}
