/// Looks for rows for which a predicate turns on one of its conditions.
///
/// It changes one value after the other, each time to that which comes nearest to what is wanted: it finds no rows where several
/// values have to change at once, which is then unknown, not impossible.
struct WitnessSearch {
    enum Goal {
        /// The whole predicate holds.
        case whole
        /// The outcome of the whole rests on a condition, which holds or fails.
        case deciding(leaf: Int, holds: Bool)
    }

    let formula: WitnessFormula
    let candidates: WitnessCandidates
    let judge: WitnessJudge

    /// The most values that are changed one after the other.
    private static let maximumRounds = 24

    /// - Parameter withRequiredRows: Whether there are rows to which references lead that are never nil.
    init<Model: RowDecodable>(
        _ tree: ExpressionTree, model: Model.Type, like example: Model?, scopes: RequestScopes? = nil,
        withRequiredRows: Bool = false, effort: Int
    ) throws {
        formula = WitnessFormula(tree)
        var layout = try WitnessLayout(model, like: example, knowing: WitnessReading.constants(of: tree))
        try layout.addRows(of: tree)
        try layout.addScopes(scopes)
        candidates = try WitnessCandidates(formula, &layout)
        if withRequiredRows { try layout.addRequiredRows() }
        judge = try WitnessJudge(formula, of: tree, layout, scopes: scopes, effort: effort)
    }

    /// How far the rows are from a goal; nil where none can be made.
    private func distance(_ world: WitnessWorld, to goal: Goal) throws -> Int? {
        guard let outcomes = try judge.outcomes(of: world) else { return nil }
        let distances = WitnessDistances(formula, outcomes)
        switch goal {
        case .whole: return distances.toHold[formula.root]
        case .deciding(let leaf, let holds):
            let own = outcomes[leaf].map { $0 == holds ? 0 : 1 } ?? 2
            return distances.toDecide(leaf, isMissing: formula.leaves[leaf].isThere && outcomes[leaf] == false) + own
        }
    }

    func reaches(_ goal: Goal, _ world: WitnessWorld) throws -> Bool { try distance(world, to: goal) == 0 }

    /// Rows that reach a goal, changed as little as can be from those to begin with.
    ///
    /// - Parameter fixed: The cells that keep their values.
    func rows(for goal: Goal, from start: WitnessWorld, fixed: Set<WitnessCell> = []) throws -> WitnessWorld? {
        guard var best = try distance(start, to: goal) else { return nil }
        var world = start
        var round = 0
        while best > 0 {
            round += 1
            guard round <= Self.maximumRounds, !judge.isExhausted else { return nil }
            guard let next = try better(than: world, best, goal, fixed) else { return nil }
            (world, best) = next
        }
        return try reduced(world, goal, keeping: fixed.union(start.values.keys))
    }

    private func better(
        than world: WitnessWorld, _ distance: Int, _ goal: Goal, _ fixed: Set<WitnessCell>
    ) throws -> (WitnessWorld, Int)? {
        var best: (world: WitnessWorld, distance: Int)?
        for choice in candidates.all where !fixed.contains(choice.cell) {
            for value in choice.values where world[choice.cell] != value {
                guard !judge.isExhausted else { return nil }
                let changed = world.with(choice.cell, value)
                guard let reached = try self.distance(changed, to: goal), reached < best?.distance ?? distance else {
                    continue
                }
                best = (changed, reached)
                if reached == 0 { return best }
            }
        }
        if let best { return best }
        return try betterByTwo(than: world, distance, goal, fixed)
    }

    /// Changes two values of one condition at once.
    private func betterByTwo(
        than world: WitnessWorld, _ distance: Int, _ goal: Goal, _ fixed: Set<WitnessCell>
    ) throws -> (WitnessWorld, Int)? {
        for leaf in candidates.leaves {
            let cells = leaf.map(\.cell).filter { !fixed.contains($0) }
            guard cells.count > 1 else { continue }
            for (index, first) in cells.enumerated() {
                for second in cells[(index + 1)...] {
                    if let found = try changed(world, first, second, below: distance, goal) { return found }
                }
            }
        }
        return nil
    }

    private func changed(
        _ world: WitnessWorld, _ first: WitnessCell, _ second: WitnessCell, below distance: Int, _ goal: Goal
    ) throws -> (WitnessWorld, Int)? {
        for value in values(of: first).prefix(12) {
            for other in values(of: second).prefix(12) {
                guard !judge.isExhausted else { return nil }
                let changed = world.with(first, value).with(second, other)
                if let reached = try self.distance(changed, to: goal), reached < distance { return (changed, reached) }
            }
        }
        return nil
    }

    private func values(of cell: WitnessCell) -> [PrimitiveValue] {
        candidates.all.first { $0.cell == cell }?.values ?? []
    }

    /// Gives values back that need not be others than the defaults.
    private func reduced(_ world: WitnessWorld, _ goal: Goal, keeping kept: Set<WitnessCell>) throws -> WitnessWorld {
        var world = world
        for choice in candidates.all where world[choice.cell] != nil && !kept.contains(choice.cell) {
            guard !judge.isExhausted else { break }
            var smaller = world
            smaller[choice.cell] = nil
            if try reaches(goal, smaller) { world = smaller }
        }
        return world
    }
}

// The two sides of a condition

extension WitnessSearch {
    /// Rows at the edge of a condition: those for which it just holds, or just fails, and decides.
    ///
    /// - Parameter others: The rows of the other side, from which these are to differ as little as possible.
    func edge(of leaf: Int, holds: Bool, near others: WitnessWorld?) throws -> WitnessWorld? {
        let goal = Goal.deciding(leaf: leaf, holds: holds)
        let start = others ?? WitnessWorld()
        // A row is taken away, or another one added, where its values do not help.
        let choices = candidates.leaves[leaf]
        for choices in [choices.filter { !$0.cell.isCount }, choices.filter(\.cell.isCount)] {
            if let found = try single(choices, from: start, goal) ?? nearest(to: start, choices, goal) { return found }
            for choice in choices {
                for value in choice.values.prefix(6) {
                    guard !judge.isExhausted else { return nil }
                    let world = start.with(choice.cell, value)
                    guard let outcomes = try judge.outcomes(of: world) else { continue }
                    // A value of a row that is not there makes no difference yet.
                    guard outcomes[leaf] == holds || choice.cell.slot > 0 && !choice.cell.isCount else { continue }
                    if let found = try rows(for: goal, from: world, fixed: [choice.cell]) { return found }
                }
            }
        }
        if let found = try rows(for: goal, from: start) { return found }
        return others == nil ? nil : try rows(for: goal, from: WitnessWorld())
    }

    /// Rows that differ from others in one value.
    private func single(
        _ choices: [WitnessCandidates.Choice], from start: WitnessWorld, _ goal: Goal
    ) throws -> WitnessWorld? {
        for choice in choices {
            for value in choice.values where !judge.isExhausted {
                let world = start.with(choice.cell, value)
                if try reaches(goal, world) { return world }
            }
        }
        return nil
    }

    /// Rows that differ from others in a value that is a neighbour of theirs.
    private func nearest(
        to world: WitnessWorld, _ choices: [WitnessCandidates.Choice], _ goal: Goal
    ) throws -> WitnessWorld? {
        for choice in choices {
            guard let value = world[choice.cell], let column = judge.layout.column(of: choice.cell) else { continue }
            for neighbour in column.witnessNeighbours(of: value) where !judge.isExhausted {
                let changed = world.with(choice.cell, neighbour)
                if try reaches(goal, changed) { return changed }
            }
        }
        return nil
    }

    /// The rows that differ from others in one value that a condition reads, whatever the outcome.
    func variants(of leaf: Int, near world: WitnessWorld) -> [WitnessWorld] {
        candidates.leaves[leaf].flatMap { choice in
            choice.values.map { world.with(choice.cell, $0) }
        }
    }
}

extension WitnessLayout {
    /// The column of a cell; nil for one that is a number of rows.
    fileprivate func column(of cell: WitnessCell) -> FetchableColumn? {
        if case .value(let slot, let column) = cell { slots[slot].columns[column] } else { nil }
    }
}
