#if Postgres
import FetchingCore
import Foundation

/// A change to a table, as a notification tells of it.
struct PostgresTableChange: Equatable, Sendable {
    /// Rows that a transaction has inserted, updated or deleted.
    struct Rows: Equatable, Sendable {
        let transaction: UInt64

        /// The texts of their keys, before the change and after it.
        let keys: [String]
    }

    /// The number of the table.
    let table: String

    /// The changed rows, nil where any may have changed.
    let rows: Rows?

    /// The number of the table that a trigger has sent first.
    static func table(of payload: String) -> String { String(payload.prefix { $0 != " " }) }

    init(table: String, rows: Rows?) {
        self.table = table
        self.rows = rows
    }

    /// Reads what a trigger has sent: the number of a table, and perhaps that of a transaction and the keys as JSON. Anybody may send
    /// something else: it is taken for a change of what its beginning names.
    init(_ payload: String) {
        let parts = payload.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        table = Self.table(of: payload)
        guard parts.count == 3, let transaction = UInt64(parts[1]),
            let keys = try? JSONDecoder().decode([String].self, from: Data(parts[2].utf8))
        else {
            rows = nil
            return
        }
        rows = Rows(transaction: transaction, keys: keys)
    }
}
#endif
