#if Postgres
import ConformanceEngines
import FetchingTestSupport
import Testing

@Suite("The suite on PostgreSQL", .onPostgres)
struct PostgresConformanceTests {
    @Test("conforms", arguments: ConformanceSuite.casesOfToday)
    func conforms(_ conformanceCase: ConformanceCase) {
        let failures = conformanceCase.failures(on: PostgresConformanceEngine())
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }

    @Test("conforms where every constant is a parameter", arguments: ConformanceSuite.everyFifthCase)
    func conformsWithParameters(_ conformanceCase: ConformanceCase) {
        let failures = conformanceCase.failures(on: PostgresConformanceEngine(isPrepared: true))
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }
}
#endif
