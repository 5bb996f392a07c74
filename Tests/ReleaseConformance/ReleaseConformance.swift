import ConformanceEngines
import FetchingTestSupport
import Foundation

/// A short form of what the tests compare, for a release build: the compiler optimises there as it does in users' apps.
///
/// `ReleaseConformance [requests]` draws as many random requests of each kind, or 2,000.
@main
struct ReleaseConformance {
    static func main() {
        let requests = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 2_000
        let foundation = FoundationConformanceEngine()
        let engines: [any ConformanceEngine] = [MemoryConformanceEngine(), SQLiteConformanceEngine(), foundation]
        var failures: [ConformanceFailure] = []
        for engine in engines {
            let found = ConformanceSuite.failures(of: engine)
            print("\(engine.name): \(ConformanceSuite.cases.count) cases, \(found.count) failures")
            failures += found
        }
        let seed: UInt64 = 20_240_601
        let random =
            RandomComparison(seed: seed, count: requests).failures(of: engines)
            + RandomLeagueComparison(seed: seed, count: requests).failures(of: Array(engines.prefix(2)))
        print("\(requests) random requests, and as many along relationships: \(random.count) failures")
        failures += random
        print("Foundation translated \(foundation.tally.translated) requests and refused \(foundation.tally.refused)")

        for failure in failures { print(failure) }
        // What runs nothing finds nothing.
        let hasRun = !ConformanceSuite.cases.isEmpty && requests > 0 && foundation.tally.translated > requests / 2
        if !hasRun { print("Too little was run.") }
        exit(failures.isEmpty && hasRun ? 0 : 1)
    }
}
