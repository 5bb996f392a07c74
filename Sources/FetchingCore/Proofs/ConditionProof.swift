/// Proves that conditions cannot hold together, or gives up.
///
/// It takes conditions apart until only comparisons are left, one alternative after the other, and keeps the values that each
/// expression can still have. The same expression has the same value wherever it stands: only SQL by hand does not.
struct ConditionProof {
    typealias Goal = (tree: ExpressionTree, holds: Bool)

    /// How many more conditions may be looked at.
    private(set) var steps: Int

    /// The most alternatives that are open at a time, one within the other.
    private static let maximumDepth = 48

    mutating func spend(_ steps: Int) { self.steps -= steps }

    /// Whether no row is such that the conditions hold, or fail, as they are said to. No proof is false, too.
    mutating func isImpossible(_ goals: [Goal]) -> Bool {
        guard !goals.contains(where: \.tree.isFailure) else { return false }
        var proof = self
        let isImpossible = DeepStack.run { proof.refutes(goals, ConditionFacts(), depth: 0) }
        self = proof
        return isImpossible
    }

    private mutating func refutes(_ goals: [Goal], _ facts: ConditionFacts, depth: Int) -> Bool {
        var (facts, rest) = (facts, goals)
        var alternatives: [[Goal]] = []
        while let goal = rest.popLast() {
            steps -= 1
            guard steps > 0 else { return false }
            if let parts = goal.tree.parts(ifHolding: goal.holds) {
                if parts.areTogether { rest += parts.goals } else { alternatives.append(parts.goals) }
            } else {
                facts.take(goal.tree, holds: goal.holds)
                if facts.areImpossible { return true }
            }
        }
        steps -= facts.values.count / 4
        if facts.contradict() { return true }
        guard depth < Self.maximumDepth else { return false }
        guard let branches = alternatives.popLast() else { return refutesRows(of: facts, depth: depth) }
        // The alternatives that are left are looked at together with each of these.
        let others = alternatives.map { Self.disjunction(of: $0) }
        for branch in branches {
            guard steps > 0, refutes([branch] + others, facts, depth: depth + 1) else { return false }
        }
        return true
    }

    private static func disjunction(of goals: [Goal]) -> Goal {
        (.joined(goals.map { $0.holds ? $0.tree : .negated($0.tree) }, by: .or), true)
    }

    /// Whether one of the rows that there have to be cannot be there.
    private mutating func refutesRows(of facts: ConditionFacts, depth: Int) -> Bool {
        for fact in facts.rows where fact.holds {
            var goals: [Goal] = fact.rows.condition.map { [($0, true)] } ?? []
            for other in facts.rows where !other.holds && other.rows.areThose(of: fact.rows) {
                guard let condition = other.rows.condition else { return true }
                goals.append((condition.replacing(other.rows.element, by: fact.rows.element), false))
            }
            guard !goals.isEmpty else { continue }
            var inner = facts
            inner.rows.removeAll(where: \.holds)
            if refutes(goals, inner, depth: depth + 4) { return true }
        }
        return false
    }
}

extension RelatedRows {
    /// Whether both are rows of the same relationship of the same row, whatever their conditions are.
    fileprivate func areThose(of other: RelatedRows) -> Bool {
        relationship == other.relationship && (owner == nil || parent.isSame(as: other.parent))
    }
}

extension ExpressionTree {
    /// The parts of a condition of several, and whether all of them have to be as they are said to, or one; nil for any other.
    fileprivate func parts(ifHolding holds: Bool) -> (goals: [ConditionProof.Goal], areTogether: Bool)? {
        guard case .condition(let condition) = node else { return nil }
        switch condition {
        case .and: return (Junction.and.conditions(of: self).map { ($0, holds) }, holds)
        case .or: return (Junction.or.conditions(of: self).map { ($0, holds) }, !holds)
        case .not(let inner): return ([(inner, !holds)], true)
        case .constant, .comparison, .isNull, .membership, .range, .text, .bits, .array, .fullText, .isMissing,
            .isObject, .isSameObject, .exists:
            return nil
        }
    }
}
