import Fetching
import FetchingCore

/// Random predicates, of which witnesses are made and implications are proved: what is said of them must be so for random rows.
package struct RandomWitnessComparison: Sendable {
    private let seed: UInt64
    private let count: Int

    private static let pairsForEachBatch = 50
    private static let rows = 40
    private static let enoughFailures = 5

    package struct Outcome: Sendable {
        package var failures: [String] = []

        /// How often a predicate was proved to imply another, shown not to, and neither.
        package var (yes, no, unknown) = (0, 0, 0)

        /// How many conditions there were, and for how many of them a model was found that passes and one that fails.
        package var (conditions, found, findings) = (0, 0, 0)
    }

    package init(seed: UInt64, count: Int) {
        self.seed = seed
        self.count = count
    }

    /// The outcome of pairs of predicates on samples, and on the players of leagues, in turn.
    package func outcome() -> Outcome {
        var outcome = Outcome()
        var (done, batch) = (0, seed)
        while done < count, outcome.failures.count < Self.enoughFailures {
            let pairs = min(Self.pairsForEachBatch, count - done)
            if batch % 2 == 0 { compareSamples(batch, pairs, &outcome) } else { compareLeagues(batch, pairs, &outcome) }
            done += pairs
            batch += 1
        }
        return outcome
    }

    private func compareSamples(_ seed: UInt64, _ pairs: Int, _ outcome: inout Outcome) {
        var generator = SplitMix64(seed: seed)
        let samples = (1...Self.rows).map { Sample.random(id: $0, &generator) }
        let store = MemoryStore().adding(samples)
        for index in 0..<pairs {
            let predicates = (0..<3).map { _ in
                let condition = RandomGrammar.condition(depth: index % 4, &generator).predicate
                guard generator.isOne(in: 8) else { return condition }
                let given = Self.ofGivenText(&generator)
                return generator.isOne(in: 2) ? condition && given : condition || given
            }
            compare(predicates, samples, store, &generator, &outcome)
        }
    }

    /// A condition on a text that a stored document gives itself.
    private static func ofGivenText(_ generator: inout SplitMix64) -> FetchPredicate<Sample> {
        let texts = Pool("", "a", "A", "\u{C1}b", "Zo\u{EB}", "zoe")
        let text = FetchExpression<Sample, String>(ExpressionTree(.literal(.text(texts.pick(&generator)))))
        let options = Pool<TextOptions>([], .caseInsensitive, .diacriticInsensitive, .diacriticAndCaseInsensitive)
        let operations = Pool(text.isEqual(to:options:), text.hasPrefix, text.contains)
        return operations.pick(&generator)(texts.pick(&generator), options.pick(&generator))
    }

    private func compareLeagues(_ seed: UInt64, _ pairs: Int, _ outcome: inout Outcome) {
        var grammar = LeagueGrammar(seed: seed, goesRecursively: true)
        var generator = SplitMix64(seed: seed)
        let league = grammar.league()
        let store = MemoryStore().adding(league.players).adding(league.teams).adding(league.seats).adding(league.tags)
            .adding(league.taggings)
        for index in 0..<pairs {
            let predicates = (0..<3).map { _ in
                LeaguePredicates(scopes: [.root(Player.fetchableMembers)]).condition(
                    grammar.condition(depth: index % 4))
            }
            compare(predicates, league.players, store, &generator, &outcome)
        }
    }

    /// Compares what is said of two predicates, which often are made of the same conditions.
    private func compare<Model: RowDecodable>(
        _ predicates: [FetchPredicate<Model>], _ rows: [Model], _ store: MemoryStore,
        _ generator: inout SplitMix64, _ outcome: inout Outcome
    ) {
        let (a, b, c) = (predicates[0], predicates[1], predicates[2])
        let pairs = [
            (a, b), (a && b, a), (a, a || b), (a && b, b || c), (a && !b, !(b && c)), (a && (b || c), (a && b) || c),
            (a, a && b), (!(a || b), !a),
        ]
        let (first, second) = pairs[Int.random(in: pairs.indices, using: &generator)]
        var judgement = WitnessJudgement(first, rows: rows, in: store)
        switch judgement.implication(of: second) {
        case .yes?: outcome.yes += 1
        case .no?: outcome.no += 1
        case .unknown?: outcome.unknown += 1
        case nil: break
        }
        judgement.checkWitnesses()
        outcome.failures += judgement.failures
        outcome.conditions += judgement.conditions
        outcome.found += judgement.found
        outcome.findings += judgement.findings
    }
}
