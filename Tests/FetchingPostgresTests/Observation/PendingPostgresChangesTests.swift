#if Postgres
import Testing

@testable import FetchingPostgres

@Suite("Changes and snapshots")
struct PendingPostgresChangesTests {
    private func rows(_ transaction: UInt64, _ keys: String...) -> PostgresTableChange.Rows {
        PostgresTableChange.Rows(transaction: transaction, keys: keys)
    }

    @Test func snapshotsSeeWhatHasEnded() throws {
        let snapshot = try #require(PostgresSnapshot("10:20:10,14"))
        #expect((8...21).filter { snapshot.sees($0) } == [8, 9, 11, 12, 13, 15, 16, 17, 18, 19])
        #expect(PostgresSnapshot("10:10:") == PostgresSnapshot(end: 10, running: []))
        for text in ["", "10", "10:20", "a:20:", "10:b:", "10:20:c", "10:20:10:1"] {
            #expect(PostgresSnapshot(text) == nil)
        }
    }

    @Test func laterSnapshotsSeeMore() {
        let snapshots = [
            PostgresSnapshot(end: 10, running: [5, 7]), PostgresSnapshot(end: 10, running: [7]),
            PostgresSnapshot(end: 12, running: [7]), PostgresSnapshot(end: 12, running: []),
            PostgresSnapshot(end: 15, running: [12, 14]),
        ]
        for (index, earlier) in snapshots.enumerated() {
            for (other, later) in snapshots.enumerated() {
                #expect(earlier.isSeen(by: later) == (index <= other), "\(index), \(other)")
            }
        }
        // Transactions that have begun and not ended change nothing.
        #expect(PostgresSnapshot(end: 20, running: [12, 19]).isSeen(by: PostgresSnapshot(end: 20, running: [12, 19])))
        #expect(PostgresSnapshot(end: 12, running: []).isSeen(by: PostgresSnapshot(end: 20, running: [12, 19])))
    }

    @Test func whatIsNotSeenIsKept() {
        var pending = PendingPostgresChanges()
        #expect(pending.add(rows(10, "1", "2"), of: "t") == true)
        #expect(pending.add(rows(11, "9"), of: "u") == true)
        // The snapshot is taken here. What came before is seen, whatever it says of its transaction.
        let start = pending.next
        #expect(pending.add(rows(12, "2", "3"), of: "t") == true)
        #expect(pending.add(rows(13, "4"), of: "t") == true)
        let snapshot = PostgresSnapshot(end: 13, running: [10])
        #expect(Set(pending.take("t", seenBy: snapshot, takenAt: start).map(\.text)) == ["1", "2", "3"])
        #expect(pending.tables == ["t", "u"])
        #expect(Set(pending.take("t", seenBy: snapshot, takenAt: start).map(\.text)) == [])
        #expect(Set(pending.take("t", seenBy: snapshot, takenAt: pending.next).map(\.text)) == ["4"])
        #expect(pending.tables == ["u"])
        #expect(Set(pending.take("u", seenBy: snapshot, takenAt: start).map(\.text)) == ["9"])
        #expect(pending.isEmpty)
    }

    @Test func memoryIsBounded() {
        var pending = PendingPostgresChanges()
        for number in 0..<PendingPostgresChanges.mostKeys {
            #expect(pending.add(rows(1, "\(number)"), of: "t") == true)
        }
        #expect(pending.add(rows(1, "1"), of: "u") == true)
        #expect(pending.add(rows(1, "1"), of: "t") == false)
        #expect(pending.tables == ["u"])
        for _ in 0..<PendingPostgresChanges.mostKeys { #expect(pending.add(rows(2), of: "t") == true) }
        #expect(pending.add(rows(2), of: "t") == false)
        pending.removeAll()
        #expect(pending.isEmpty)
    }
}
#endif
