extension FetchPredicate {
    /// The same predicate without redundant parts: constants, double negations, and conditions that repeat or
    /// contradict each other in a chain.
    ///
    /// ```swift
    /// let filter = [User.predicate { $0.isAdmin }, .all([]), User.predicate { $0.isAdmin }].conjunction()
    /// filter.simplified()      // isAdmin
    /// ```
    public func simplified() -> FetchPredicate { FetchPredicate(tree.simplified) }
}

extension ExpressionTree {
    /// The same expression without what has no influence.
    package var simplified: ExpressionTree {
        if DeepStack.isNeeded(for: self) { return DeepStack.run { self.simplified } }
        switch node {
        case .value(let value): return value.simplified(self)
        case .condition(let condition): return condition.simplified(self)
        case .failure: return self
        }
    }

    /// A condition on literals alone, as what it comes to.
    fileprivate var evaluatedIfConstant: ExpressionTree {
        guard valueType == .bool, !readsRows else { return self }
        let compiler = MemoryCompiler(model: Never.self, rows: MemoryRows(nil))
        // Any address will do: no row is read.
        let holds = try? withUnsafePointer(to: 0) { try compiler.condition(self).holds(UnsafeRawPointer($0)) }
        // What cannot be computed is left as it is, for the engine to say so.
        return holds.map { ExpressionTree(.constant($0)) } ?? self
    }

    /// Whether the value may differ from row to row, or from database to database. What is wrong has no value: it is left for the engine to say so.
    private var readsRows: Bool {
        contains {
            $0.isFailure || $0.isOfGroup || $0.rawFragment != nil || $0.relatedRows != nil || $0.readsRow { _ in true }
        }
    }
}

extension ValueNode {
    fileprivate func simplified(_ tree: ExpressionTree) -> ExpressionTree {
        switch self {
        case .column, .related, .literal, .parameter: return tree
        case .conditional(let condition, let value, let other):
            let condition = condition.simplified
            guard case .condition(.constant(let holds)) = condition.node else {
                return .conditional(condition, then: value.simplified, else: other.simplified)
            }
            let chosen = (holds ? value : other).simplified
            // A nil of a literal has no type, which aggregates need.
            guard chosen.valueType != nil || tree.valueType == nil else {
                return .conditional(condition, then: value.simplified, else: other.simplified)
            }
            return chosen
        case .coalesce(let value, let other):
            let value = value.simplified
            guard case .value(.literal(let literal)) = value.node else { return .coalesce(value, other.simplified) }
            return literal.isNull ? other.simplified : value
        case .aggregate(let function, let operand, let rows):
            return .aggregate(function, of: operand?.simplified, in: rows.simplified)
        // The database computes it.
        case .raw: return tree.mapChildren(\.simplified)
        case .arithmetic, .function, .date, .text, .groupAggregate, .groupKey, .window:
            return tree.mapChildren(\.simplified).evaluatedIfConstant
        }
    }
}

extension ConditionNode {
    fileprivate func simplified(_ tree: ExpressionTree) -> ExpressionTree {
        switch self {
        case .constant, .isMissing, .isObject, .isSameObject: return tree
        case .and: return Junction.and.simplified(tree)
        case .or: return Junction.or.simplified(tree)
        case .not(let condition): return .negated(condition.simplified)
        case .exists(let rows):
            let rows = rows.simplified
            if case .condition(.constant(false))? = rows.condition?.node { return ExpressionTree(.constant(false)) }
            return .exists(rows)
        case .comparison, .isNull, .membership, .range, .text, .bits, .array, .fullText:
            return tree.mapChildren(\.simplified).evaluatedIfConstant
        }
    }
}

extension Junction {
    /// The constant that decides the chain alone: false for "and", true for "or".
    private var decisive: Bool { self == .or }

    fileprivate func simplified(_ tree: ExpressionTree) -> ExpressionTree {
        var seen: Set<HashableTree> = []
        var conditions: [ExpressionTree] = []
        for condition in self.conditions(of: tree).map(\.simplified).flatMap({ self.conditions(of: $0) }) {
            if case .condition(.constant(let value)) = condition.node {
                guard value != decisive else { return ExpressionTree(.constant(decisive)) }
                continue
            }
            if seen.contains(HashableTree(.negated(condition))) { return ExpressionTree(.constant(decisive)) }
            if seen.insert(HashableTree(condition)).inserted { conditions.append(condition) }
        }
        return .joined(conditions, by: self)
    }
}

extension RelatedRows {
    /// The same rows, without a condition that always holds.
    fileprivate var simplified: RelatedRows {
        var rows = self
        rows.condition = condition?.simplified
        if case .condition(.constant(true))? = rows.condition?.node { rows.condition = nil }
        return rows
    }
}
