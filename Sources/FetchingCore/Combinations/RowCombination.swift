/// How the rows of several requests become those of one, from the first to the last.
///
/// Two rows are the same where all of their values are. Nil is the same as nil, as for `DISTINCT`.
package enum RowCombination: String, Sendable {
    /// Each row of any request once.
    case union

    /// The rows of all requests, as often as each has them.
    case unionAll

    /// Each row that all requests have, once.
    case intersection

    /// Each row of the first request that no other has, once.
    case subtracting

    /// Whether rows are compared.
    package var comparesRows: Bool { self != .unionAll }

    /// The most requests that stand side by side. Further ones stand beside the result of these: SQLite takes 500 in a statement.
    static var mostParts: Int { 100 }
}

/// The queries that stand beside the first one of a source, all of the same model.
package struct CombinedQueries: Sendable {
    package let operation: RowCombination
    package let others: [FetchQuery]
}

/// The requests for values whose rows become those of one.
package final class CombinedSelections: Sendable {
    package typealias Part = (selection: SelectionQuery, model: any Fetchable.Type)

    package let operation: RowCombination

    /// The requests from the first to the last. A single one gives its rows as the operation does: each once, or all.
    package let parts: [Part]

    /// The number of combinations and sources one within the other, this one among them.
    let depth: Int

    init(_ operation: RowCombination, _ parts: [Part]) {
        self.operation = operation
        self.parts = parts
        depth = 1 + parts.reduce(0) { max($0, $1.selection.depth) }
    }
}

extension RowCombination {
    /// The rows of several lists, those that come first in the first place.
    ///
    /// - Parameter key: The values of a row.
    func rows<Row, Key: Hashable>(of parts: [[Row]], by key: (Row) throws -> Key) rethrows -> [Row] {
        guard comparesRows else { return parts.flatMap(\.self) }
        if self == .union {
            var seen: Set<Key> = []
            return try parts.flatMap { try $0.filter { seen.insert(try key($0)).inserted } }
        }
        let others = try parts.dropFirst().map { Set(try $0.map(key)) }
        var seen: Set<Key> = []
        return try (parts.first ?? []).filter { row in
            let key = try key(row)
            let isThere =
                self == .intersection
                ? others.allSatisfy { $0.contains(key) } : !others.contains { $0.contains(key) }
            return isThere && seen.insert(key).inserted
        }
    }
}
