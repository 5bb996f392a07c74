import ConformanceEngines
import FetchingTestSupport
import Foundation
import Testing

@Suite("Random requests on every form of storage")
struct RandomFormTests {
    /// `FETCHING_RANDOM_PREDICATES=1000000 FETCHING_SEED=7 swift test --filter RandomFormTests` compares more, or others.
    @Test("memory and SQLite give what plain Swift gives")
    func comparesEngines() {
        let comparison = RandomFormComparison(
            seed: number("FETCHING_SEED") ?? 20_240_601, count: number("FETCHING_RANDOM_PREDICATES") ?? 1_000,
            drawsForeignValues: true)
        let failures = comparison.failures(of: [
            MemoryConformanceEngine(), SQLiteConformanceEngine(), SQLiteConformanceEngine(isPrepared: true),
        ])
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }

    @Test("pages by every form go on from one to the next, with sealed cursors too")
    func pagesByEveryForm() {
        let failures = RandomFormComparison(seed: 20_240_601, count: 0)
            .pageFailures(of: [MemoryConformanceEngine(), SQLiteConformanceEngine()])
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }

    private func number<Integer: FixedWidthInteger>(_ name: String) -> Integer? {
        ProcessInfo.processInfo.environment[name].flatMap { Integer($0) }
    }
}
