#if Postgres
import ConformanceEngines
import FetchingTestSupport
import Foundation
import Testing

@Suite("Random lists that change on PostgreSQL", .onPostgres, .onOwnThreads, .timeLimit(.minutes(15)))
struct RandomDecidedPostgresTests {
    /// `FETCHING_ONLY=observation-postgres .build/release/ReleaseConformance 100000 7` compares more, and others.
    @Test("are what is fetched, and most need no fetching")
    func decidedLists() async throws {
        let seed = ProcessInfo.processInfo.environment["FETCHING_SEED"].flatMap { UInt64($0) } ?? 20_261_129
        let count = ProcessInfo.processInfo.environment["FETCHING_LISTS"].flatMap { Int($0) } ?? 600
        let place = try await PostgresObservingStore.Place()
        let comparison = RandomListComparison(seed: seed, count: count, for: [PostgresConformanceEngine()]) {
            try PostgresObservingStore($0, in: place)
        }
        let outcome = try comparison.outcome()
        #expect(outcome.failures.isEmpty, "\(outcome.failures.joined(separator: "\n"))")
        #expect(outcome.decided > outcome.lists / 2, "\(outcome.decided) of \(outcome.lists) were decided")
        #expect(outcome.changed > outcome.lists / 20, "\(outcome.changed) of \(outcome.lists) changed and were decided")
    }
}
#endif
