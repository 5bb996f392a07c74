import ConformanceEngines
import FetchingTestSupport
import Foundation
import Testing

@Suite("Random requests")
struct RandomTests {
    /// `FETCHING_RANDOM_PREDICATES=1000000 FETCHING_SEED=7 swift test --filter RandomTests` compares more, or others.
    @Test("memory and SQLite give what plain Swift gives")
    func comparesEngines() {
        let comparison = RandomComparison(
            seed: number("FETCHING_SEED") ?? 20_240_601, count: number("FETCHING_RANDOM_PREDICATES") ?? 1_000)
        let failures = comparison.failures(of: [
            MemoryConformanceEngine(), SQLiteConformanceEngine(reachesCache: true),
            SQLiteConformanceEngine(isPrepared: true),
        ])
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }

    @Test("memory and SQLite give what plain Swift gives along relationships")
    func comparesEnginesAlongRelationships() {
        let comparison = RandomLeagueComparison(
            seed: number("FETCHING_SEED") ?? 20_240_601, count: number("FETCHING_RANDOM_PREDICATES") ?? 1_000)
        let failures = comparison.failures(of: [
            MemoryConformanceEngine(), SQLiteConformanceEngine(), SQLiteConformanceEngine(isPrepared: true),
            SQLiteConformanceEngine(name: "SQLite, NOCASE", textCollation: "COLLATE NOCASE"),
        ])
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }

    private func number<Integer: FixedWidthInteger>(_ name: String) -> Integer? {
        ProcessInfo.processInfo.environment[name].flatMap { Integer($0) }
    }
}
