import FetchingCore

/// The order of texts that are joined, as a statement tells it to the function that joins them: `'DESC NULLS LAST, ASC'`.
struct JoinedTextsOrder: Equatable {
    enum Collation: String {
        case binary = ""
        case decimal = " DECIMAL"
        case array = " ARRAY"
    }

    struct Term: Equatable {
        var isAscending = true
        var nilIsFirst = true
        var collation = Collation.binary
    }

    var isDistinct = false
    var terms: [Term] = []
}

extension JoinedTextsOrder {
    init(_ order: [SortKey], isDistinct: Bool) {
        self.isDistinct = isDistinct
        terms = order.map { key in
            let collation: Collation =
                switch key.tree.valueType {
                case .decimal: .decimal
                case .array: .array
                case .bool, .int64, .double, .text, .data, .date, .uuid, nil: .binary
                }
            return Term(isAscending: key.isAscending, nilIsFirst: key.nilIsFirst, collation: collation)
        }
    }

    /// - Parameter description: The ``description`` of an order. Words that are not known say nothing.
    init(_ description: String) {
        for words in description.split(separator: ", ") {
            guard words != Self.distinct else {
                isDistinct = true
                continue
            }
            let isAscending = words.hasPrefix("ASC")
            var term = Term(isAscending: isAscending, nilIsFirst: isAscending)
            if words.contains("NULLS FIRST") { term.nilIsFirst = true }
            if words.contains("NULLS LAST") { term.nilIsFirst = false }
            if words.hasSuffix(Collation.decimal.rawValue) { term.collation = .decimal }
            if words.hasSuffix(Collation.array.rawValue) { term.collation = .array }
            terms.append(term)
        }
    }

    var description: String {
        let terms = terms.map { term in
            let nilOrder = term.nilIsFirst == term.isAscending ? "" : term.nilIsFirst ? " NULLS FIRST" : " NULLS LAST"
            return (term.isAscending ? "ASC" : "DESC") + nilOrder + term.collation.rawValue
        }
        return ((isDistinct ? [Self.distinct] : []) + terms).joined(separator: ", ")
    }

    private static let distinct = "DISTINCT"

    /// Whether texts with such sort values come first, nil for equals.
    func precedes(_ a: [SQLiteSortValue], _ b: [SQLiteSortValue]) -> Bool? {
        for (term, (a, b)) in zip(terms, zip(a, b)) {
            if a == .null || b == .null {
                guard a != b else { continue }
                return (a == .null) == term.nilIsFirst
            }
            if a.precedes(b, term.collation) { return term.isAscending }
            if b.precedes(a, term.collation) { return !term.isAscending }
        }
        return nil
    }
}
