import ConformanceEngines
import FetchingTestSupport
import Foundation
import Testing

@Suite("Random sequences of changes")
struct WritingTests {
    /// `FETCHING_RANDOM_PREDICATES=1000000 FETCHING_SEED=7 swift test --filter WritingTests` makes more, or others.
    @Test("leave the same tables in memory and on SQLite, with and without failures in the middle")
    func leavesTheSameTables() {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["FETCHING_SEED"].flatMap { UInt64($0) } ?? 20_261_124
        let sequences = (environment["FETCHING_RANDOM_PREDICATES"].flatMap { Int($0) } ?? 5_000) / 250
        let failures = RandomWritingComparison(seed: seed, count: sequences).failures(of: [SQLiteConformanceEngine()])
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }
}
