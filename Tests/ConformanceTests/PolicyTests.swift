import ConformanceEngines
import FetchingTestSupport
import Foundation
import Testing

/// The suite and random requests where each row has a twin that a policy hides: all is as if there were none.
@Suite("Policies hide rows from every request")
struct HiddenTwinTests {
    private static let engines: [ActingConformanceEngine] = [
        ActingConformanceEngine(MemoryConformanceEngine()), ActingConformanceEngine(SQLiteConformanceEngine()),
    ]

    // The release build runs all cases: see `ReleaseConformance`.
    @Test("of the suite", arguments: ConformanceSuite.everyFifthCase)
    func suite(_ conformanceCase: ConformanceCase) {
        for engine in Self.engines {
            let failures = engine.failures(of: conformanceCase)
            #expect(failures.isEmpty, "\(failures.prefix(5).map(\.description).joined(separator: "\n"))")
        }
    }

    @Test("which are there where no policy hides them")
    func twins() {
        let engine = ActingConformanceEngine(MemoryConformanceEngine(), hidesTwins: false)
        #expect(!RandomFormComparison(seed: 1, count: 44).failures(of: [engine]).isEmpty)
        #expect(!RandomLeagueComparison(seed: 1, count: 44).failures(of: [engine]).isEmpty)
        #expect(!RandomComparison(seed: 1, count: 44).failures(of: [engine]).isEmpty)
        #expect(ConformanceSuite.everyFifthCase.count { !$0.failures(on: engine).isEmpty } > 200)
    }

    /// `FETCHING_RANDOM_PREDICATES` says how many requests are drawn, and `FETCHING_SEED` from where.
    @Test("of random ones")
    func random() {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["FETCHING_SEED"].flatMap { UInt64($0) } ?? 20_261_128
        let count = environment["FETCHING_RANDOM_PREDICATES"].flatMap { Int($0) } ?? 600
        let failures =
            RandomFormComparison(seed: seed, count: count).failures(of: Self.engines)
            + RandomLeagueComparison(seed: seed, count: count).failures(of: Self.engines)
            + RandomComparison(seed: seed, count: count).failures(of: Self.engines)
        #expect(failures.isEmpty, "\(failures.prefix(5).map(\.description).joined(separator: "\n"))")
    }
}
