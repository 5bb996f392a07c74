import ConformanceEngines
import FetchingTestSupport
import Foundation
import Testing

@Suite("Random lists that change")
struct RandomDecidedListTests {
    /// `FETCHING_ONLY=observation .build/release/ReleaseConformance 1000000 7` compares more, and others.
    @Test("are on SQLite what is fetched, and most need no fetching")
    func decidedLists() throws {
        let seed = ProcessInfo.processInfo.environment["FETCHING_SEED"].flatMap { UInt64($0) } ?? 20_240_601
        let outcome = try RandomListComparison(seed: seed, count: 1_500) { try SQLiteObservingStore($0) }.outcome()
        #expect(outcome.failures.isEmpty, "\(outcome.failures.joined(separator: "\n"))")
        #expect(outcome.decided > outcome.lists / 2, "\(outcome.decided) of \(outcome.lists) were decided")
        #expect(outcome.changed > outcome.lists / 20, "\(outcome.changed) of \(outcome.lists) changed and were decided")
    }
}
