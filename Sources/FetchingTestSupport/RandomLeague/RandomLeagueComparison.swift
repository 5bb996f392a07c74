import Fetching

/// Random conditions along relationships in random leagues. Engines must give the same rows as plain Swift.
///
/// ```swift
/// let comparison = RandomLeagueComparison(seed: 42, count: 20_000)
/// let failures = comparison.failures(of: [MemoryConformanceEngine(), MyConformanceEngine()])
/// ```
public struct RandomLeagueComparison: Sendable {
    /// The seed of the leagues and conditions: the same seed gives the same ones.
    public let seed: UInt64

    /// The number of conditions.
    public let count: Int

    /// Whether relationships are followed step by step, which some engines reject.
    private let goesRecursively: Bool

    private static let conditionsForEachLeague = 50
    private static let enoughFailures = 5

    /// Makes a comparison.
    ///
    /// ```swift
    /// RandomLeagueComparison(seed: 42, count: 1_000_000)
    /// ```
    public init(seed: UInt64, count: Int) { self.init(seed: seed, count: count, goesRecursively: true) }

    package init(seed: UInt64, count: Int, goesRecursively: Bool) {
        self.seed = seed
        self.count = count
        self.goesRecursively = goesRecursively
    }

    /// The failures of the engines, each with a condition made as small as possible.
    ///
    /// ```swift
    /// RandomLeagueComparison(seed: 42, count: 1_000).failures(of: [MemoryConformanceEngine()])     // []
    /// ```
    public func failures(of engines: [any ConformanceEngine]) -> [ConformanceFailure] {
        var failures: [ConformanceFailure] = []
        var done = 0
        // So far from each other that other seeds do not draw the same leagues.
        var seed = seed
        while done < count, failures.count < Self.enoughFailures {
            var grammar = LeagueGrammar(seed: seed, goesRecursively: goesRecursively)
            let league = grammar.league()
            let conditions = (0..<min(Self.conditionsForEachLeague, count - done)).map { index in
                grammar.condition(depth: index % 5)
            }
            for engine in engines { failures += self.failures(of: engine, league, conditions, seed: seed) }
            done += conditions.count
            seed = seed &* 0x5851_F42D_4C95_7F2D &+ 0x1405_7B7E_F767_814F
        }
        return failures
    }

    private func failures(
        of engine: any ConformanceEngine, _ league: League, _ conditions: [LeagueCondition], seed: UInt64
    ) -> [ConformanceFailure] {
        do {
            let store = try engine.store(ofRelated: league.collections)
            return conditions.compactMap { condition in
                guard let got = difference(condition, league, store, engine) else { return nil }
                var (condition, smallest) = (condition, got)
                // Each is run once: what has failed may not fail again.
                func firstFailure(among conditions: [LeagueCondition]) -> (LeagueCondition, String)? {
                    for condition in conditions {
                        if let got = difference(condition, league, store, engine) { return (condition, got) }
                    }
                    return nil
                }
                while let (smaller, result) = firstFailure(among: condition.smaller) {
                    (condition, smallest) = (smaller, result)
                }
                return ConformanceFailure(
                    caseName: "seed \(seed)", engine: engine.name, request: "\(condition)",
                    expected: "\(expected(condition, league))", got: smallest)
            }
        } catch {
            return [
                ConformanceFailure(
                    caseName: "seed \(seed)", engine: engine.name, request: "storing the league", expected: "no error",
                    got: "\(error)")
            ]
        }
    }

    private func expected(_ condition: LeagueCondition, _ league: League) -> [Int] {
        league.players.filter { player in
            LeagueEvaluation(league: league, scopes: [.player(player)]).holds(condition)
        }.map(\.id)
    }

    /// The answer of an engine, nil if plain Swift gives the same.
    private func difference(
        _ condition: LeagueCondition, _ league: League, _ store: any RelatedConformanceStore,
        _ engine: any ConformanceEngine
    ) -> String? {
        let predicate = LeaguePredicates(scopes: [.root(Player.fetchableMembers)]).condition(condition)
        let request = Player.request().all().where(predicate).loading
        do {
            let got = try store.fetch(request).map(\.id).sorted()
            let text = (try? store.text(request)) ?? ""
            return got == expected(condition, league) ? nil : "\(got) from \(text)"
        } catch {
            if let error = error as? FetchError, engine.mayReject(with: error) { return nil }
            return "the error \(error)"
        }
    }
}

extension LeagueCondition {
    /// Conditions that are a little smaller than this one.
    fileprivate var smaller: [LeagueCondition] {
        switch self {
        case .and(let a, let b): [a, b] + a.smaller.map { .and($0, b) } + b.smaller.map { .and(a, $0) }
        case .or(let a, let b): [a, b] + a.smaller.map { .or($0, b) } + b.smaller.map { .or(a, $0) }
        case .not(let inner): [inner] + inner.smaller.map { .not($0) }
        case .contains(let rows, let inner): inner.smaller.map { .contains(rows, $0) }
        case .allSatisfy(let rows, let inner): inner.smaller.map { .allSatisfy(rows, $0) }
        case .compareNumbers, .compareFraction, .compareTexts, .hasPrefix, .isNilNumber, .isNilFraction, .isNilText,
            .isIn,
            .noTeam, .noRival, .noSeat, .isRival, .sameTeam, .isEmpty:
            []
        }
    }
}
