import ConformanceEngines
import FetchingTestSupport
import Testing

@Suite("The suite on memory")
struct MemoryTests {
    @Test("conforms", arguments: ConformanceSuite.casesOfToday)
    func conforms(_ conformanceCase: ConformanceCase) {
        let failures = conformanceCase.failures(on: MemoryConformanceEngine())
        #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
    }
}
