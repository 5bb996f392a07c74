#if Postgres
import ConformanceEngines
import FetchingTestSupport
import Testing

/// Random requests on PostgreSQL where each row has a twin that a policy hides.
@Suite("Policies hide rows from every request on PostgreSQL", .onPostgres)
struct HiddenTwinPostgresTests {
    private let engine = ActingConformanceEngine(PostgresConformanceEngine())

    @Test("of random ones")
    func random() {
        let failures =
            RandomFormComparison(seed: 20_261_128, count: 300).failures(of: [engine])
            + RandomLeagueComparison(seed: 20_261_128, count: 300).failures(of: [engine])
        #expect(failures.isEmpty, "\(failures.prefix(5).map(\.description).joined(separator: "\n"))")
    }

    @Test("of the suite")
    func suite() {
        for (index, conformanceCase) in ConformanceSuite.cases.enumerated() where index.isMultiple(of: 6) {
            let failures = engine.failures(of: conformanceCase)
            #expect(failures.isEmpty, "\(failures.prefix(5).map(\.description).joined(separator: "\n"))")
        }
    }
}
#endif
