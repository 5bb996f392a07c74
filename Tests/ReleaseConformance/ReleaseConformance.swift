import ConformanceEngines
import FetchingPostgres
import FetchingTestSupport
import Foundation

/// A short form of what the tests compare, for a release build: the compiler optimises there as it does in users' apps.
///
/// `ReleaseConformance [requests] [seed]` draws as many random requests of each kind, or 2,000. `FETCHING_ONLY=suite` runs the
/// suite alone, and explains each of its cases. `FETCHING_ONLY=random` draws requests for memory and SQLite alone: the tests, which are
/// not optimised, have a twentieth of what CI draws here.
/// `FETCHING_ONLY=forms` draws whole requests over every form of storage alone: a million take more than an hour of a processor.
/// `FETCHING_ONLY=observation` draws lists and transactions, and compares each list that was decided from changed rows;
/// `FETCHING_ONLY=observation-postgres` does so on PostgreSQL.
/// `FETCHING_ONLY=observers` measures what a change costs beside a thousand lists.
/// `FETCHING_ONLY=witnesses` draws pairs of predicates, and judges their witnesses and what they are said to imply.
/// `FETCHING_ONLY=postgres` draws requests for PostgreSQL alone, and as many as it is asked for, not a quarter of them; at
/// most 500 forms. `FETCHING_ONLY=shards` draws requests for the servers of `scripts/cluster --`, half of them along relationships,
/// and asks each through the coordinator, and of the shards directly.
@main
struct ReleaseConformance {
    static func main() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        let requests = arguments.first.flatMap { Int($0) } ?? 2_000
        let seed = arguments.dropFirst().first.flatMap { UInt64($0) } ?? 20_240_601
        let only = ProcessInfo.processInfo.environment["FETCHING_ONLY"]
        let foundation = FoundationConformanceEngine()
        let engines: [any ConformanceEngine] = [MemoryConformanceEngine(), SQLiteConformanceEngine(), foundation]
        let prepared = SQLiteConformanceEngine(isPrepared: true)
        let heedless = SQLiteConformanceEngine(name: "SQLite, NOCASE", textCollation: "COLLATE NOCASE")
        let embedded = Array(engines.prefix(2)) + [prepared]
        if only == "observers" {
            try await ObserverFigures(lists: 1_000, changes: requests).show()
            #if Postgres
            try await PostgresObserverFigures(lists: 1_000, changes: requests).show()
            #endif
            return
        }
        var failures: [ConformanceFailure] = []
        var hasWritten = true
        if only == nil || only == "suite" {
            let explaining = [false, true].map { ExplainingConformanceEngine(engines[0], makesWitnesses: $0) }
            let cached = SQLiteConformanceEngine(name: "SQLite, again and again", reachesCache: true)
            for engine in engines + [cached, prepared, heedless] + explaining {
                failures += suiteFailures(of: engine)
            }
            for engine in engines.prefix(2).map({ ActingConformanceEngine($0) }) {
                failures += suiteFailures(of: engine) { engine.failures(of: $0) }
            }
            hasWritten = writes(requests / 50, seed: seed, on: [engines[1]])
        }
        if only == nil || only == "random" {
            let random =
                RandomComparison(seed: seed, count: requests).failures(of: embedded + [foundation])
                + RandomLeagueComparison(seed: seed, count: requests).failures(
                    of: embedded + [heedless])
            print(
                "\(Self.drawn(requests, random)) random requests, and as many along relationships: \(random.count) failures"
            )
            failures += random
            print(
                "Foundation translated \(foundation.tally.translated) requests and refused \(foundation.tally.refused)")
        }
        if only == nil || only == "random" || only == "forms" {
            let (forms, tooDeep) = RandomFormComparison(seed: seed, count: requests, drawsForeignValues: true)
                .outcome(of: embedded)
            print(
                "\(Self.drawn(requests, forms)) whole requests over every form of storage, \(tooDeep) refused as nested",
                "too deep: \(forms.count) failures")
            failures += forms
        }
        if only == nil || only == "witnesses" {
            hasWritten = judges(only == nil ? requests / 10 : requests, seed: seed) && hasWritten
        }
        if only == nil || only == "observation" {
            hasWritten = observes(requests, seed: seed) { try SQLiteObservingStore($0) } && hasWritten
        }
        #if Postgres
        if only == nil || only == "suite" {
            let postgres = PostgresConformanceEngine()
            let others: [any ConformanceEngine] = [
                PostgresConformanceEngine(isPrepared: true), DriverConformanceEngine(format: .binary),
                DriverConformanceEngine(format: .text),
            ]
            for engine in [postgres] + others { failures += suiteFailures(of: engine) }
            hasWritten = writes(requests / 200, seed: seed, on: [postgres]) && hasWritten
            print("PostgreSQL refused \(postgres.refusals.value)")
        }
        if only == nil || only == "observation-postgres" {
            let place = try await PostgresObservingStore.Place()
            hasWritten =
                observes(only == nil ? requests / 20 : requests, seed: seed, for: [PostgresConformanceEngine()]) {
                    try PostgresObservingStore($0, in: place)
                } && hasWritten
        }
        if only == nil || only == "postgres" {
            failures += randomPostgresFailures(requests: only == nil ? requests / 4 : requests, seed: seed)
        }
        if only == "shards" {
            guard let servers = ShardedServers(environment: ProcessInfo.processInfo.environment) else {
                print("Run it by 'scripts/cluster --'.")
                exit(1)
            }
            failures += randomShardFailures(requests: requests, seed: seed, on: servers)
        }
        #endif

        for failure in failures { print(failure) }
        // What runs nothing finds nothing.
        // Foundation has no form for about half of what is drawn: the functions of texts, and requests within others.
        let hasTranslated = !(only == nil || only == "random") || foundation.tally.translated > requests / 4
        let isKnown = [
            nil, "suite", "random", "forms", "observation", "observation-postgres", "witnesses", "postgres", "shards",
        ].contains(only)
        let hasRun = !ConformanceSuite.cases.isEmpty && requests > 0 && hasTranslated && isKnown
        if !hasRun { print("Too little was run: the run fails.") }
        exit(failures.isEmpty && hasWritten && hasRun ? 0 : 1)
    }

    /// The number of requests that were drawn. A comparison ends with some failures.
    private static func drawn(_ requests: Int, _ failures: [ConformanceFailure]) -> String {
        failures.isEmpty ? "\(requests)" : "Of at most \(requests), the first"
    }

    private static func suiteFailures(of engine: any ConformanceEngine) -> [ConformanceFailure] {
        suiteFailures(of: engine) { $0.failures(on: engine) }
    }

    private static func suiteFailures(
        of engine: any ConformanceEngine, _ failures: (ConformanceCase) -> [ConformanceFailure]
    ) -> [ConformanceFailure] {
        let found = ConformanceSuite.cases.flatMap(failures)
        print("\(engine.name): \(ConformanceSuite.cases.count) cases, \(found.count) failures")
        return found
    }

    /// Whether what is said of random predicates by witnesses and proofs is so.
    private static func judges(_ count: Int, seed: UInt64) -> Bool {
        let outcome = RandomWitnessComparison(seed: seed, count: count).outcome()
        print(
            "\(count) pairs of predicates, of which the first implies the second: \(outcome.yes) yes, \(outcome.no) no,",
            "\(outcome.unknown) unknown; \(outcome.found) of \(outcome.conditions) conditions with both witnesses,",
            "\(outcome.findings) findings: \(outcome.failures.count) failures")
        for failure in outcome.failures { print(failure) }
        return outcome.failures.isEmpty && outcome.yes > 0 && outcome.no > 0
    }

    /// Whether lists that are decided from changed rows are those that are fetched.
    private static func observes(
        _ count: Int, seed: UInt64, for engines: [any ConformanceEngine] = [],
        in makeStore: @escaping (ConformanceCollection) throws -> any ObservingStore
    ) -> Bool {
        do {
            let outcome = try RandomListComparison(seed: seed, count: count, for: engines, in: makeStore).outcome()
            print(
                "\(outcome.lists) lists after a transaction: \(outcome.decided) decided, \(outcome.changed) of these changed:",
                "\(outcome.failures.count) failures")
            for failure in outcome.failures { print(failure) }
            return outcome.failures.isEmpty && outcome.decided > outcome.lists / 2
        } catch {
            print("Lists that change: \(error)")
            return false
        }
    }

    /// Whether random sequences of changes leave the tables that they leave in memory.
    private static func writes(_ count: Int, seed: UInt64, on engines: [any ConformanceEngine]) -> Bool {
        let failures = RandomWritingComparison(seed: seed, count: count).failures(of: engines)
        print("\(count) random sequences of changes on \(engines.map(\.name)): \(failures.count) failures")
        for failure in failures { print(failure) }
        return failures.isEmpty && count > 0
    }

    #if Postgres
    /// Requests are drawn apart for PostgreSQL, which holds no NUL and other parts of a second, and takes longer.
    private static func randomPostgresFailures(requests: Int, seed: UInt64) -> [ConformanceFailure] {
        let engines: [any ConformanceEngine] = [MemoryConformanceEngine(), PostgresConformanceEngine()]
        // Some of 20,000 forms overflow in groups that HAVING or the page leaves out: on PostgreSQL, that is an error, as the
        // documentation says. None of the 500 from here on does.
        let forms = min(requests, 500)
        let firstForm = seed &+ 20_521
        let random =
            RandomComparison(seed: seed, count: requests).failures(of: engines)
            + RandomLeagueComparison(seed: seed, count: requests).failures(of: engines)
            + RandomFormComparison(seed: firstForm, count: forms).failures(of: engines)
        print(
            "\(requests) random requests, as many along relationships and \(forms) forms on PostgreSQL: \(random.count) failures"
        )
        return random
    }

    private static func randomShardFailures(
        requests: Int, seed: UInt64, on servers: ShardedServers
    ) -> [ConformanceFailure] {
        let engines: [any ConformanceEngine] = [
            MemoryConformanceEngine(), ShardedConformanceEngine(servers),
            ShardedConformanceEngine(servers, isDirect: true),
        ]
        let random =
            RandomComparison(seed: seed, count: requests / 2).failures(of: engines)
            + RandomLeagueComparison(seed: seed, count: requests / 2).failures(of: engines)
        print("\(requests) random requests on shards, each in both ways: \(random.count) failures")
        return random
    }
    #endif
}

#if Postgres
extension ShardedServers {
    /// The servers of `scripts/cluster`, nil without them.
    fileprivate init?(environment: [String: String]) {
        guard let primary = environment["FETCHING_CLUSTER_PRIMARY"], let shards = environment["FETCHING_CLUSTER_SHARDS"]
        else { return nil }
        self.init(
            coordinator: PostgresConfiguration(url: primary).withCoordinatorOptions,
            shards: shards.split(separator: ";").map { PostgresConfiguration(url: String($0)) })
    }
}
#endif
