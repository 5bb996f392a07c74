import ConformanceEngines
import FetchingCore
import FetchingTestSupport
import Foundation
import Testing

/// Every model of every random request, and of cases of the suite, has a verdict; every request has obstacles.
/// `FETCHING_RANDOM_PREDICATES=20000 FETCHING_SEED=7 swift test --filter ExplanationTests` compares more, or others.
@Suite("Verdicts and obstacles")
struct ExplanationTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["FETCHING_RANDOM_PREDICATES"].flatMap { Int($0) } ?? 250
    private static let seed = environment["FETCHING_SEED"].flatMap { UInt64($0) } ?? 20_261_126

    @Test("say what memory and SQLite say, of one model")
    func ofOneModel() {
        let engine = ExplainingConformanceEngine(SQLiteConformanceEngine())
        expectNone(RandomComparison(seed: Self.seed, count: Self.count).failures(of: [engine]))
        #expect(engine.tally.verdicts >= Self.count * 40 && engine.tally.obstacles >= Self.count)
        #expect(engine.tally.kinds.isSuperset(of: [.single, .all, .any, .not]))
        #expect(engine.tally.causes.isSuperset(of: [.divisionByZero]))
    }

    @Test("say what memory and SQLite say, along relationships")
    func alongRelationships() {
        let engine = ExplainingConformanceEngine(SQLiteConformanceEngine())
        expectNone(RandomLeagueComparison(seed: Self.seed, count: Self.count * 4).failures(of: [engine]))
        #expect(engine.tally.verdicts >= Self.count * 12 && engine.tally.obstacles >= Self.count * 4)
        #expect(engine.tally.kinds == Set(FetchVerdict.Kind.allCases))
        #expect(engine.tally.causes.isSuperset(of: [.missingModel, .noValues]))
    }

    @Test("say what memory and SQLite say, over every form of storage")
    func overForms() {
        let engine = ExplainingConformanceEngine(SQLiteConformanceEngine())
        expectNone(RandomFormComparison(seed: Self.seed, count: Self.count * 4).failures(of: [engine]))
        #expect(engine.tally.verdicts >= Self.count * 4 && engine.tally.obstacles >= Self.count)
        #expect(engine.tally.kinds == Set(FetchVerdict.Kind.allCases))
        #expect(engine.tally.causes.isSuperset(of: [.overflow, .missingModel, .noValues]))
    }

    // The release build, a tenth of whose time this takes, explains all cases: see `ReleaseConformance`.
    @Test("say what memory says in every tenth case of the suite", arguments: tenthOfCases)
    func cases(_ conformanceCase: ConformanceCase) {
        expectNone(conformanceCase.failures(on: ExplainingConformanceEngine(MemoryConformanceEngine())))
    }

    private static let tenthOfCases = ConformanceSuite.cases.enumerated().filter { $0.offset % 10 == 3 }.map(\.element)

    private func expectNone(_ failures: [ConformanceFailure]) {
        #expect(failures.isEmpty, "\(failures.prefix(3).map(\.description).joined(separator: "\n"))")
    }
}
