import ConformanceEngines
import Foundation
import Testing

@testable import Fetching
@testable import FetchingCore
@testable import FetchingTestSupport

@Suite("Random requests for values")
struct RandomValueRequestTests {
    /// `FETCHING_RANDOM_PREDICATES=1000000 FETCHING_SEED=7 swift test --filter RandomValueRequestTests` compares more, or
    /// others.
    @Test("memory and SQLite give the values, groups and pages that plain Swift gives")
    func comparesEngines() throws {
        let seed: UInt64 = number("FETCHING_SEED") ?? 20_240_601
        let count: UInt64 = number("FETCHING_RANDOM_PREDICATES") ?? 2_000
        var failures: [String] = []
        for batch in 0..<UInt64((count + 99) / 100) where failures.count < 8 {
            failures += try self.failures(seed: seed &+ batch)
        }
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
    }

    private func failures(seed: UInt64) throws -> [String] {
        var generator = SplitMix64(seed: seed)
        let samples = (1...30).map { Sample.random(id: $0, &generator) }
        let requests = (0..<100).map { _ in DrawnRequest(&generator, samples) }
        let engines: [any ConformanceEngine] = [
            MemoryConformanceEngine(),
            // Every other batch in columns of another collation.
            seed % 2 == 0
                ? SQLiteConformanceEngine()
                : SQLiteConformanceEngine(name: "SQLite, NOCASE", textCollation: "COLLATE NOCASE"),
        ]
        return try engines.flatMap { engine -> [String] in
            let store = try engine.store(ofRelated: [ConformanceCollection(samples)])
            return requests.compactMap { request -> String? in
                let got: String
                do { got = try request.run(store).joined(separator: " / ") } catch { got = "\(error)" }
                let expected = request.expected.joined(separator: " / ")
                guard got != expected else { return nil }
                return "seed \(seed), \(engine.name): \(request.text)\n  expected \(expected)\n  got      \(got)"
            }
        }
    }

    private func number<Integer: FixedWidthInteger>(_ name: String) -> Integer? {
        ProcessInfo.processInfo.environment[name].flatMap { Integer($0) }
    }
}
