/// Finds the witnesses of a predicate, and what can be proved of it.
struct WitnessPlanner<Model: RowDecodable> {
    private let search: WitnessSearch

    /// How many conditions may be decided to find all witnesses, in units of eight, and those of one condition.
    private static var effort: Int { 200_000 }
    private static var effortOfCondition: Int { 2000 }

    /// How many conditions may be looked at to prove something of all parts, and of one.
    private static var steps: Int { 50_000 }
    private static var stepsOfPart: Int { 2000 }

    private static var maximumVariants: Int { 16 }
    private static var effortOfVariants: Int { 500_000 }

    init(
        _ tree: ExpressionTree, like example: Model?, scopes: RequestScopes?, withRequiredRows: Bool
    ) throws {
        let tree = tree.asCondition
        if case .failure(let error) = tree.node { throw error }
        search = try WitnessSearch(
            tree, model: Model.self, like: example, scopes: scopes, withRequiredRows: withRequiredRows,
            effort: Self.effort)
    }

    private var formula: WitnessFormula { search.formula }

    func witnesses() throws -> FetchWitnesses<Model> {
        // The conditions are compiled, and an error is thrown, whatever becomes of the search.
        _ = try search.judge.outcomes(of: WitnessWorld())
        var proof = ConditionProof(steps: Self.steps)
        var findings = provedParts(&proof)
        let decided = Set(findings.flatMap { leaves(below: $0.node) })
        var conditions: [FetchWitnesses<Model>.Condition] = []
        var all = WitnessList<Model>()
        var redundant: Set<Int> = []
        var rest = Self.effort
        for leaf in formula.leaves.indices where !decided.contains(leaf) {
            let effort = min(rest, Self.effortOfCondition)
            search.judge.restore(effort)
            let (passing, failing) = try edges(of: leaf)
            rest -= effort - search.judge.effort
            let isFound = passing != nil && failing != nil
            if !isFound, isRedundant(leaf, beside: redundant, &proof) {
                redundant.insert(leaf)
                findings.append(Part(kind: .makesNoDifference, node: formula.leaves[leaf].node))
                continue
            }
            let label = formula.leaves[leaf].label
            func witness(_ world: WitnessWorld) throws -> FetchWitness<Model>? {
                try search.witness(of: world, for: label)
            }
            // Where rows are not alike, a formula is not the predicate: it is asked itself.
            let (passes, fails) = (try passing.flatMap(witness), try failing.flatMap(witness))
            conditions.append(
                .init(
                    label: label, passing: passes?.matches == true ? passes : nil,
                    failing: fails?.matches == false ? fails : nil))
            for case let witness? in [passes, fails] { all.add(witness) }
            // Half of what may be judged is left for the conditions that come after.
            guard let world = passing ?? failing, search.judge.effortOfWhole > Self.effortOfVariants else { continue }
            for variant in search.variants(of: leaf, near: world).prefix(Self.maximumVariants) {
                if let witness = try witness(variant) { all.add(witness) }
            }
        }
        return FetchWitnesses(
            conditions: conditions,
            findings: findings.map { .init(kind: $0.kind, label: label(of: $0.node)) }, all: all.witnesses)
    }

    private func edges(of leaf: Int) throws -> (passing: WitnessWorld?, failing: WitnessWorld?) {
        let isNegated = formula.isNegated(leaf)
        let passing = try search.edge(of: leaf, holds: !isNegated, near: nil)
        return (passing, try search.edge(of: leaf, holds: isNegated, near: passing))
    }
}

// Proofs

extension WitnessPlanner {
    fileprivate struct Part {
        let kind: FetchWitnesses<Model>.Finding.Kind
        let node: Int
    }

    /// The greatest parts that never hold, or always.
    private func provedParts(_ proof: inout ConditionProof) -> [Part] {
        var parts: [Part] = []
        var rest = [formula.root]
        while let node = rest.popLast() {
            if let kind = proved(formula.nodes[node].tree, &proof) {
                parts.append(Part(kind: kind, node: node))
            } else if formula.nodes[node].isJoined(within: formula) {
                rest += formula.nodes[node].parts.reversed()
            }
        }
        return parts
    }

    private func proved(
        _ tree: ExpressionTree, _ proof: inout ConditionProof
    ) -> FetchWitnesses<Model>.Finding.Kind? {
        if proof.spending(Self.stepsOfPart, { $0.isImpossible([(tree, true)]) }) { return .neverHolds }
        return proof.spending(Self.stepsOfPart) { $0.isImpossible([(tree, false)]) } ? .alwaysHolds : nil
    }

    /// Whether the other conditions decide alone.
    ///
    /// - Parameter others: The conditions of which that is known: of two that are the same, one is needed.
    private func isRedundant(_ leaf: Int, beside others: Set<Int>, _ proof: inout ConditionProof) -> Bool {
        let isNeeded = { node in others.isEmpty || others.isDisjoint(with: leaves(below: node)) }
        guard proof.steps > 0, let rest = formula.rest(of: leaf, where: isNeeded) else { return false }
        let tree = formula.leaves[leaf].tree
        return proof.spending(Self.stepsOfPart) { $0.isImpossible(rest + [(tree, true)]) }
            || proof.spending(Self.stepsOfPart) { $0.isImpossible(rest + [(tree, false)]) }
    }

    private func leaves(below node: Int) -> [Int] {
        var leaves: [Int] = []
        var rest = [node]
        while let next = rest.popLast() {
            if case .leaf(let leaf) = formula.nodes[next].kind { leaves.append(leaf) }
            rest += formula.nodes[next].parts
        }
        return leaves
    }

    private func label(of node: Int) -> VerdictLabel {
        if case .leaf(let leaf) = formula.nodes[node].kind { return formula.leaves[leaf].label }
        return VerdictLabel(kind: .single, tree: formula.nodes[node].tree, closures: [])
    }
}

extension WitnessFormula.Node {
    /// Whether its parts are conditions on the row itself, of which something can be proved one by one.
    fileprivate func isJoined(within formula: WitnessFormula) -> Bool {
        switch kind {
        case .leaf: false
        case .all, .any, .not: parts.allSatisfy { formula.nodes[$0].depth == 0 }
        }
    }
}

extension ConditionProof {
    /// Tries a proof with a part of the steps.
    mutating func spending(_ steps: Int, _ prove: (inout ConditionProof) -> Bool) -> Bool {
        guard self.steps > 0 else { return false }
        var part = ConditionProof(steps: min(steps, self.steps))
        let begin = part.steps
        let isProved = prove(&part)
        spend(begin - part.steps)
        return isProved
    }
}

/// Witnesses, each once.
private struct WitnessList<Model: RowDecodable> {
    private(set) var witnesses: [FetchWitness<Model>] = []
    private var signatures: Set<[[ExactValue]]> = []

    mutating func add(_ witness: FetchWitness<Model>) {
        if signatures.insert(witness.signature).inserted { witnesses.append(witness) }
    }
}

extension WitnessSearch {
    /// A model of the rows; nil where none can be made, or where the whole predicate cannot be decided.
    func witness<Model: RowDecodable>(
        of world: WitnessWorld, for label: VerdictLabel? = nil
    ) throws -> FetchWitness<Model>? {
        let layout = judge.layout
        let rows = WitnessRows(world, in: layout)
        guard judge.effortOfWhole > 0 else { return nil }
        guard let models = try? rows.models(in: layout), let model = models.first?.model as? Model,
            let matches = try? judge.holds(models)
        else { return nil }
        let related = models.dropFirst()
        return FetchWitness(
            model: model,
            insertedBefore: related.reversed().filter { layout.slots[$0.slot].isReferredTo }.map(\.model),
            insertedAfter: related.filter { !layout.slots[$0.slot].isReferredTo }.map(\.model), matches: matches,
            store: judge.store(of: models), isDangling: rows.isDangling, label: label,
            values: values(of: rows, world), signature: rows.rows.map { $0.values.map { ExactValue($0.comparable) } })
    }

    /// The values that the conditions read, or that were changed.
    private func values(of rows: WitnessRows, _ world: WitnessWorld) -> [WitnessValue] {
        candidates.all.compactMap { choice in
            let slot = judge.layout.slots[choice.cell.slot]
            let own = rows.rows.filter { $0.slot == choice.cell.slot }
            switch choice.cell {
            case .count:
                guard !slot.path.isEmpty else { return nil }
                if !slot.isReferredTo {
                    return WitnessValue(path: slot.path, value: .int64(Int64(own.count)), isCount: true)
                }
                guard let row = own.first else { return WitnessValue(path: slot.path, value: .null, isCount: false) }
                let isShown = candidates.all.contains { $0.cell.slot == choice.cell.slot && $0.cell != choice.cell }
                guard !isShown, let key = slot.distinct.min() else { return nil }
                return WitnessValue(
                    path: slot.path + [slot.columns[key].property], value: row.values[key], isCount: false)
            case .value(_, let column):
                guard let row = own.first else { return nil }
                return WitnessValue(
                    path: slot.path + [slot.columns[column].property], value: row.values[column], isCount: false)
            }
        }
    }
}
