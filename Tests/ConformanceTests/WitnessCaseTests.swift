import FetchingCore
import FetchingTestSupport
import Testing

/// The predicates of the suite, which have every operator, have witnesses that are judged by the engine for collections.
@Suite("Witnesses of the cases of the suite") struct WitnessCaseTests {
    // The release build judges those of all cases: see `ReleaseConformance`.
    @Test("are as the engine for collections says in every tenth case", arguments: tenthOfCases)
    func cases(_ conformanceCase: ConformanceCase) {
        let engine = ExplainingConformanceEngine(MemoryConformanceEngine(), makesWitnesses: true)
        let failures = conformanceCase.failures(on: engine)
        #expect(failures.isEmpty, "\(failures.prefix(3).map(\.description).joined(separator: "\n"))")
    }

    private static let tenthOfCases = ConformanceSuite.cases.enumerated().filter { $0.offset % 10 == 1 }.map(\.element)
}
