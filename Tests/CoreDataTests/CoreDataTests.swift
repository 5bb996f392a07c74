#if canImport(CoreData)
import FetchingTestSupport
import Testing

/// The suite on Core Data itself, where there is Core Data.
@Suite("The suite on Core Data", .serialized)
struct CoreDataTests {
    @Test("gives what memory gives, or refuses", arguments: CoreDataConformanceEngine.Store.allCases)
    func conforms(to kind: CoreDataConformanceEngine.Store) {
        let engine = CoreDataConformanceEngine(storeKind: kind)
        let failures = ConformanceSuite.failures(of: engine)
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
        #expect(engine.tally.asked > engine.tally.refused, "\(engine.tally.reasons)")
    }
}
#endif
