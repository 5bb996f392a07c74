import FetchingCore
import Foundation

/// The order of texts that are joined, as a statement tells it to the function that joins them: `'DESC NULLS LAST, ASC'`.
struct JoinedTextsOrder: Equatable {
    enum Collation {
        case binary, decimal, array
        case locale(SortLocale)
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
            Term(
                isAscending: key.isAscending, nilIsFirst: key.nilIsFirst,
                collation: key.locale.map(Collation.locale) ?? Collation(of: key.tree.valueType))
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
            if let collation = Collation(words.split(separator: " ")) { term.collation = collation }
            terms.append(term)
        }
    }

    var description: String {
        let terms = terms.map { term in
            let nilOrder = term.nilIsFirst == term.isAscending ? "" : term.nilIsFirst ? " NULLS FIRST" : " NULLS LAST"
            return (term.isAscending ? "ASC" : "DESC") + nilOrder + term.collation.description
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

extension JoinedTextsOrder.Collation: Equatable {
    fileprivate init(of type: PrimitiveType?) {
        self =
            switch type {
            case .decimal: .decimal
            case .array: .array
            case .bool, .int64, .double, .text, .data, .date, .uuid, nil: .binary
            }
    }

    /// - Parameter words: Those of a term, of which the last ones say the collation.
    fileprivate init?(_ words: [Substring]) {
        if words.last == "DECIMAL" {
            self = .decimal
        } else if words.last == "ARRAY" {
            self = .array
        } else if let identifier = words.last, words.dropLast().last == "LOCALE",
            let locale = try? SortLocale(Locale(identifier: String(identifier)))
        {
            self = .locale(locale)
        } else {
            return nil
        }
    }

    fileprivate var description: String {
        switch self {
        case .binary: ""
        case .decimal: " DECIMAL"
        case .array: " ARRAY"
        case .locale(let locale): " LOCALE " + locale.identifier
        }
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.description == rhs.description }
}
