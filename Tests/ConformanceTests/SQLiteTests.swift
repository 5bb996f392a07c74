import ConformanceEngines
import FetchingTestSupport
import Testing

@Suite("The suite on SQLite")
struct SQLiteTests {
    @Test("conforms", arguments: ConformanceSuite.casesOfToday)
    func conforms(_ conformanceCase: ConformanceCase) {
        let failures = conformanceCase.failures(on: SQLiteConformanceEngine(reachesCache: true))
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }

    @Test("conforms where every constant is a parameter", arguments: ConformanceSuite.everyFifthCase)
    func conformsWithParameters(_ conformanceCase: ConformanceCase) {
        let failures = conformanceCase.failures(on: SQLiteConformanceEngine(isPrepared: true))
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }

    @Test("conforms on columns that do not distinguish case", arguments: ConformanceSuite.everyFifthCase)
    func conformsWithoutCase(_ conformanceCase: ConformanceCase) {
        let engine = SQLiteConformanceEngine(name: "SQLite, NOCASE", textCollation: "COLLATE NOCASE")
        let failures = conformanceCase.failures(on: engine)
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }
}
