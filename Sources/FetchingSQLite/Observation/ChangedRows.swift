import GRDB

/// The rows of a table that a transaction has changed, as SQLite has told until now.
struct ChangedRows {
    /// The most rows that are looked at one by one.
    static let limit = 100

    /// How often each row was inserted, updated or deleted, by its key.
    private(set) var counts: [Int64: Int] = [:]

    /// Whether other rows may have changed, too.
    private(set) var areUnknown = false

    /// The rows that were inserted or updated.
    private(set) var written: Set<Int64> = []

    /// Whether a row was deleted.
    private(set) var haveDeletion = false

    /// The least number of an inserted row.
    private(set) var firstInserted: Int64?

    /// The greatest number of an inserted row.
    private(set) var lastInserted: Int64?

    var isEmpty: Bool { counts.isEmpty && !areUnknown }

    mutating func record(_ event: DatabaseEvent) {
        guard !areUnknown else { return }
        counts[event.rowID, default: 0] += 1
        switch event.kind {
        case .insert:
            written.insert(event.rowID)
            firstInserted = min(firstInserted ?? .max, event.rowID)
            lastInserted = max(lastInserted ?? .min, event.rowID)
        case .update: written.insert(event.rowID)
        case .delete: haveDeletion = true
        }
        if counts.count > Self.limit { becomeUnknown() }
    }

    mutating func becomeUnknown() {
        (counts, written) = ([:], [])
        areUnknown = true
    }

    /// Whether rows that were replaced can be found by the rows that replaced them: each has been written once.
    var tellReplaced: Bool { written.isEmpty || counts.values.allSatisfy { $0 == 1 } }
}
