/// The answer to the question whether a predicate implies another.
public enum FetchImplication<Model: RowDecodable> {
    /// Where the one holds, the other holds: it is proved.
    case yes

    /// There is a model for which the one holds, and the other fails.
    case no(FetchWitness<Model>)

    /// Neither a proof nor a model was found.
    case unknown
}

extension FetchImplication {
    /// Whether it is proved that the other holds.
    public var isProved: Bool { if case .yes = self { true } else { false } }

    /// The model for which the other fails, nil where none was found.
    public var witness: FetchWitness<Model>? { if case .no(let witness) = self { witness } else { nil } }
}

extension FetchImplication: CustomStringConvertible, CustomReflectable {
    /// The answer, without the values of a model.
    public var description: String {
        switch self {
        case .yes: "yes"
        case .no: "no"
        case .unknown: "unknown"
        }
    }

    /// Nothing: `dump` shows the description, and no values.
    public var customMirror: Mirror { Mirror(self, children: []) }
}

extension FetchPredicate where Model: RowDecodable {
    /// Tells whether another predicate holds for each model for which this one does.
    ///
    /// ```swift
    /// let isGreat = User.predicate { $0.score > 20 }
    /// let isGood = User.predicate { $0.score > 10 || $0.isAdmin }
    /// print(try isGreat.implies(isGood))                  // yes
    /// print(try isGood.implies(isGreat))                  // no
    /// print(try isGood.implies(isGreat).witness?.model.score ?? 0)        // 10.000000000000002
    /// ```
    ///
    /// "Yes" is proved from the values that comparisons leave for each expression, from prefixes and other parts of texts, and from conditions on
    /// related models. A number or a date can be NaN, which compares as nil: `!($0.score > 10)` does not imply `$0.score <= 10`.
    /// The question takes a limited number of steps, however large the predicates are.
    ///
    /// - Parameters:
    ///   - other: The other predicate.
    ///   - example: A model whose values are taken for a witness, where the predicates want none.
    /// - Throws: ``FetchError`` if a predicate is invalid, as ``evaluate(_:)`` does.
    public func implies(
        _ other: FetchPredicate, like example: Model? = nil
    ) throws -> FetchImplication<Model> {
        do {
            return try WitnessPlanner<Model>.implication(of: other.tree, by: tree, like: example)
        } catch {
            throw MemoryEngine<Model>.failure(error)
        }
    }
}

extension WitnessPlanner {
    /// How many models may be looked at for a witness, about.
    private static var effortOfImplication: Int { 4000 }
    private static var stepsOfImplication: Int { 20_000 }

    fileprivate static func implication(
        of other: ExpressionTree, by tree: ExpressionTree, like example: Model?
    ) throws -> FetchImplication<Model> {
        // What is invalid is an error, whatever the answer is.
        let compiler = MemoryCompiler(model: Model.self, rows: MemoryRows(nil))
        for tree in [tree, other] where !tree.hasRelationships { _ = try compiler.condition(tree) }
        let (tree, other) = (tree.asCondition, other.asCondition)
        for case .failure(let error) in [tree.node, other.node] { throw error }
        var proof = ConditionProof(steps: stepsOfImplication)
        if proof.isImpossible([(tree, true), (other, false)]) { return .yes }
        let both = ExpressionTree.joined(tree, .negated(other), by: .and)
        if case .failure = both.node { return .unknown }
        let search: WitnessSearch
        do {
            search = try WitnessSearch(both, model: Model.self, like: example, effort: effortOfImplication)
        } catch let error as FetchError where error.code == .unsupported || error.code == .tooLarge {
            return .unknown
        }
        guard let world = try search.rows(for: .whole, from: WitnessWorld()),
            let witness: FetchWitness<Model> = try search.witness(of: world), witness.matches
        else { return .unknown }
        return .no(witness)
    }
}
