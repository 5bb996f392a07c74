#if Postgres
/// The transactions that a statement sees, as `pg_current_snapshot()` tells.
///
/// A server takes one snapshot after the other: of any two, one sees all that the other one sees.
struct PostgresSnapshot: Equatable, Sendable {
    /// The first transaction that had not begun.
    private let end: UInt64

    /// The transactions before that which had not ended.
    private let running: Set<UInt64>

    init(end: UInt64, running: Set<UInt64>) {
        self.end = end
        self.running = running
    }

    /// Reads the text of a snapshot, as in `10:20:10,14`: the first transaction that was running, the first that had not begun, and those
    /// that were running.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, UInt64(parts[0]) != nil, let end = UInt64(parts[1]) else { return nil }
        let running = parts[2].split(separator: ",").map { UInt64($0) }
        guard running.allSatisfy({ $0 != nil }) else { return nil }
        self.init(end: end, running: Set(running.compactMap(\.self)))
    }

    /// Whether what a transaction has committed is seen.
    func sees(_ transaction: UInt64) -> Bool { transaction < end && !running.contains(transaction) }

    /// Whether another snapshot of the same server sees all that this one sees.
    func isSeen(by later: PostgresSnapshot) -> Bool { end <= later.end && later.running.allSatisfy { !sees($0) } }
}
#endif
