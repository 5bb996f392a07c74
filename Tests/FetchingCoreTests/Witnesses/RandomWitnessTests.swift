import FetchingTestSupport
import Foundation
import Testing

/// What is said of random predicates is so for random rows, and for all witnesses.
/// `FETCHING_WITNESSES=5000 FETCHING_SEED=7 swift test --filter RandomWitnessTests` compares more, or others; a release build, which is ten
/// times as fast, compares as many as it is asked for: `FETCHING_ONLY=witnesses .build/release/ReleaseConformance 100000 7`.
@Suite("Random witnesses") struct RandomWitnessTests {
    private static let environment = ProcessInfo.processInfo.environment

    @Test("are as the engine for collections says, and implications hold for all rows")
    func comparison() {
        let count = Self.environment["FETCHING_WITNESSES"].flatMap { Int($0) } ?? 200
        let seed = Self.environment["FETCHING_SEED"].flatMap { UInt64($0) } ?? 20_261_128
        let outcome = RandomWitnessComparison(seed: seed, count: count).outcome()
        #expect(outcome.failures.isEmpty, "\(outcome.failures.prefix(3).joined(separator: "\n"))")
        // A comparison that draws nothing of a kind says nothing about it.
        #expect(outcome.yes >= count / 4 && outcome.no >= count / 20 && outcome.unknown > 0)
        #expect(outcome.found >= outcome.conditions / 3 && outcome.findings >= count / 20)
    }
}
