#if Postgres
import ConformanceEngines
import FetchingTestSupport
import Foundation
import Testing

/// `FETCHING_RANDOM_PREDICATES` says how many requests are drawn, and `FETCHING_SEED` from where.
@Suite("Random requests on PostgreSQL", .onPostgres)
struct RandomPostgresTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["FETCHING_RANDOM_PREDICATES"].flatMap { Int($0) } ?? 500
    private static let seed = environment["FETCHING_SEED"].flatMap { UInt64($0) } ?? 20_261_122

    private let postgres = [PostgresConformanceEngine(), PostgresConformanceEngine(isPrepared: true)]

    private var engines: [any ConformanceEngine] { [MemoryConformanceEngine()] + postgres }

    @Test("of one model have the meaning that they have in memory")
    func ofOneModel() {
        let failures = RandomComparison(seed: Self.seed, count: Self.count).failures(of: engines)
        #expect(failures.isEmpty, "\(failures.prefix(5).map(\.description).joined(separator: "\n"))")
        for engine in postgres {
            let answers = engine.answers
            #expect(answers.atOnce.value > 0 && answers.late.value > 0 && answers.together.value > 0)
        }
    }

    @Test("along relationships have the meaning that they have in memory")
    func alongRelationships() {
        let failures = RandomLeagueComparison(seed: Self.seed, count: Self.count).failures(of: engines)
        #expect(failures.isEmpty, "\(failures.prefix(5).map(\.description).joined(separator: "\n"))")
    }

    @Test("have obstacles, as counted in memory")
    func obstacles() {
        let engine = ExplainingConformanceEngine(PostgresConformanceEngine())
        let comparisons = [
            RandomComparison(seed: Self.seed, count: Self.count / 5).failures(of: [engine]),
            RandomLeagueComparison(seed: Self.seed, count: Self.count).failures(of: [engine]),
            RandomFormComparison(seed: Self.seed, count: Self.count).failures(of: [engine]),
        ]
        let failures = comparisons.flatMap(\.self)
        #expect(failures.isEmpty, "\(failures.prefix(5).map(\.description).joined(separator: "\n"))")
        #expect(engine.tally.obstacles > Self.count)
    }

    @Test("over every form of storage have the meaning that they have in memory")
    func overForms() {
        let failures = RandomFormComparison(seed: Self.seed, count: Self.count).failures(of: engines)
        #expect(failures.isEmpty, "\(failures.prefix(5).map(\.description).joined(separator: "\n"))")
    }
}
#endif
