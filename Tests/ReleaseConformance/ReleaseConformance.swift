import ConformanceEngines
import FetchingTestSupport
import Foundation

/// A short form of what the tests compare, for a release build: the compiler optimises there as it does in users' apps.
///
/// `ReleaseConformance [requests] [seed]` draws as many random requests of each kind, or 2,000. `FETCHING_ONLY=forms` draws
/// whole requests over every form of storage alone, a million of them in minutes.
@main
struct ReleaseConformance {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let requests = arguments.first.flatMap { Int($0) } ?? 2_000
        let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 20_240_601
        let drawsFormsOnly = ProcessInfo.processInfo.environment["FETCHING_ONLY"] == "forms"
        let foundation = FoundationConformanceEngine()
        var engines: [any ConformanceEngine] = [MemoryConformanceEngine(), SQLiteConformanceEngine(), foundation]
        #if Postgres
        // It holds no NUL and other parts of a second: requests are drawn for it apart.
        if !drawsFormsOnly { engines.append(PostgresConformanceEngine()) }
        #endif
        var failures: [ConformanceFailure] = []
        if !drawsFormsOnly {
            for engine in engines {
                let found = ConformanceSuite.failures(of: engine)
                print("\(engine.name): \(ConformanceSuite.cases.count) cases, \(found.count) failures")
                failures += found
            }
            let random =
                RandomComparison(seed: seed, count: requests).failures(of: Array(engines.prefix(3)))
                + RandomLeagueComparison(seed: seed, count: requests).failures(of: Array(engines.prefix(2)))
            print("\(requests) random requests, and as many along relationships: \(random.count) failures")
            failures += random
            print(
                "Foundation translated \(foundation.tally.translated) requests and refused \(foundation.tally.refused)")
        }
        let forms = RandomFormComparison(seed: seed, count: requests, drawsForeignValues: true)
            .failures(of: Array(engines.prefix(2)))
        print("\(requests) whole requests over every form of storage: \(forms.count) failures")
        failures += forms

        for failure in failures { print(failure) }
        // What runs nothing finds nothing.
        let hasTranslated = drawsFormsOnly || foundation.tally.translated > requests / 2
        let hasRun = !ConformanceSuite.cases.isEmpty && requests > 0 && hasTranslated
        if !hasRun { print("Too little was run.") }
        exit(failures.isEmpty && hasRun ? 0 : 1)
    }
}
