import FetchingTestSupport
import Foundation
import Testing

/// What became of many requests. They are run once, for all tests about them.
struct FormatRun: Sendable {
    let tally: FormatTally
    let failures: [ConformanceFailure]

    /// The formats that GNUstep is asked about, where it is there.
    let recorder: GNUstepRecorder

    static let suite = FormatRun { ConformanceSuite.failures(of: $0) }
    static let random = FormatRun { RandomComparison(seed: seed, count: count).failures(of: [$0]) }
    static let league = FormatRun {
        RandomLeagueComparison(seed: seed, count: count, goesRecursively: false).failures(of: [$0])
    }

    /// `FETCHING_RANDOM_PREDICATES=1000000 FETCHING_SEED=7 swift test --filter FormatConformanceTests` compares more, or others.
    static let count = number("FETCHING_RANDOM_PREDICATES") ?? 10_000
    private static let seed: UInt64 = number("FETCHING_SEED") ?? 20_240_601

    private init(_ failures: (FormatConformanceEngine) -> [ConformanceFailure]) {
        let recorder = GNUstepRecorder()
        var engine = FormatConformanceEngine()
        if GNUstepPredicates.areExpected { engine.record = { recorder.record($0) } }
        self.failures = failures(engine)
        (tally, self.recorder) = (engine.tally, recorder)
    }

    func requireNoFailures(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(
            failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))", sourceLocation: sourceLocation)
    }

    private static func number<Integer: FixedWidthInteger>(_ name: String) -> Integer? {
        ProcessInfo.processInfo.environment[name].flatMap { Integer($0) }
    }
}
