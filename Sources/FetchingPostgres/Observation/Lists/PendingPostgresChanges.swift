#if Postgres
import FetchingCore

/// The changes of which a database has told, until the changed rows are read.
///
/// A transaction sends its notification before its changes can be seen, and a listener is given it afterwards. What has come before a
/// snapshot is taken is therefore seen by it. What comes between the snapshot and a barrier behind it may be seen or not, which the number
/// of the transaction tells. What comes behind the barrier is not seen.
struct PendingPostgresChanges {
    private struct Change {
        let number: Int
        let rows: PostgresTableChange.Rows
    }

    /// The most keys that are kept for a table.
    static let mostKeys = 1_000

    private var changes: [String: [Change]] = [:]
    private var counts: [String: Int] = [:]

    /// The number of the next change.
    private(set) var next = 0

    var isEmpty: Bool { changes.isEmpty }

    /// The tables of which changes are there.
    var tables: Set<String> { Set(changes.keys) }

    /// Keeps the changes of rows.
    ///
    /// - Returns: Whether there was room. Otherwise those of the table are forgotten.
    mutating func add(_ rows: PostgresTableChange.Rows, of table: String) -> Bool {
        let count = counts[table, default: 0] + max(rows.keys.count, 1)
        guard count <= Self.mostKeys else {
            remove(table)
            return false
        }
        counts[table] = count
        changes[table, default: []].append(Change(number: next, rows: rows))
        next += 1
        return true
    }

    mutating func remove(_ table: String) { (changes[table], counts[table]) = (nil, nil) }

    mutating func removeAll() { (changes, counts) = ([:], [:]) }

    /// Takes the keys of the rows of a table whose changes a snapshot sees. To Swift, two of them may be the same text in two forms.
    ///
    /// - Parameter start: The number that was the next one before the snapshot was taken.
    mutating func take(_ table: String, seenBy snapshot: PostgresSnapshot, takenAt start: Int) -> Set<ExactText> {
        var (taken, left): (Set<ExactText>, [Change]) = ([], [])
        for change in changes[table] ?? [] {
            if change.number < start || snapshot.sees(change.rows.transaction) {
                taken.formUnion(change.rows.keys.lazy.map { ExactText(text: $0) })
            } else {
                left.append(change)
            }
        }
        changes[table] = left.isEmpty ? nil : left
        counts[table] = left.isEmpty ? nil : left.reduce(0) { $0 + max($1.rows.keys.count, 1) }
        return taken
    }
}
#endif
