import ConformanceEngines
import FetchingTestSupport
import Foundation
import Testing

@Suite("The suite on Foundation's predicates")
struct FoundationTests {
    @Test("gives what memory gives, or refuses")
    func conforms() {
        let engine = FoundationConformanceEngine()
        let failures = ConformanceSuite.failures(of: engine)
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
        // Neither may fewer requests be translated, nor more of them differ on text.
        #expect(engine.tally.translated >= 6_000, "\(engine.tally.translated): \(engine.tally.reasons)")
        #expect(engine.tally.differences <= 3_700, "\(engine.tally.differences)")
    }

    @Test("random requests give what plain Swift gives, or are refused")
    func comparesRandomRequests() {
        let engine = FoundationConformanceEngine()
        let environment = ProcessInfo.processInfo.environment
        let count = environment["FETCHING_RANDOM_PREDICATES"].flatMap { Int($0) } ?? 2_000
        let seed = environment["FETCHING_SEED"].flatMap { UInt64($0) } ?? 20_240_601
        let failures = RandomComparison(seed: seed, count: count).failures(of: [engine])
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
        // Of those that compute nothing of dates and texts, as many as before these were drawn.
        for reason in [
            "Foundation's predicates cannot calculate with dates",
            "Foundation's predicates have no expression for a text that is computed of another",
        ] {
            #expect(engine.tally.refused(because: reason) > 0)
        }
        let conditions = count - engine.tally.computing
        #expect(engine.tally.translated * 100 >= conditions * 55, "\(engine.tally.reasons)")
    }
}
