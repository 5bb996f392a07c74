/// A value computed from the rows of a group.
package struct GroupAggregate: Sendable {
    package let function: AggregateFunction

    /// What is counted, added up or compared; where there is nothing, the rows are counted.
    package let operand: ExpressionTree?

    /// Whether each value counts once.
    package let isDistinct: Bool

    /// Which rows count, all where there is nothing.
    package let condition: ExpressionTree?
}

extension ExpressionTree {
    static func groupAggregate(
        _ function: AggregateFunction, of operand: ExpressionTree? = nil, isDistinct: Bool = false,
        where condition: ExpressionTree? = nil
    ) -> ExpressionTree {
        if let operand, operand.isFailure { return operand }
        if let condition, condition.isFailure { return condition }
        let shape = TreeShape.above(operand?.shape ?? .leaf, condition?.shape ?? .leaf)
        let aggregate = GroupAggregate(
            function: function, operand: operand, isDistinct: isDistinct, condition: condition)
        do {
            try operand?.requireMeaning(for: function)
            return ExpressionTree(.groupAggregate(aggregate), shape: shape)
        } catch {
            return ExpressionTree(
                .failure((operand ?? ExpressionTree(.constant(true))).located(error, in: function.rawValue)))
        }
    }

    package static func groupKey(_ key: ExpressionTree) -> ExpressionTree {
        key.isFailure ? key : ExpressionTree(.groupKey(key), above: key)
    }
}

extension ExpressionTree {
    /// - Throws: ``FetchError`` if the value of a group is used where there is a row.
    package func requireRow() throws {
        switch node {
        case .groupAggregate, .groupKey: throw FetchError.outsideOfGroup
        default: try forEachChild { try $0.requireRow() }
        }
    }

    /// - Throws: ``FetchError`` if the value of a row is used where there is a group, or the key of another request.
    func requireGroup(by keys: [RequestDigest]) throws {
        switch node {
        case .groupAggregate(let aggregate):
            try aggregate.operand?.requireRow()
            try aggregate.condition?.requireRow()
        case .groupKey(let key):
            try key.requireRow()
            guard keys.contains(RequestDigest(key)) else { throw FetchError.outsideOfGroup }
        case .column, .related, .aggregate, .exists, .isMissing, .isObject, .isSameObject:
            var error = FetchError.insideOfGroup
            error.member = member
            throw error
        default: try forEachChild { try $0.requireGroup(by: keys) }
        }
    }

    /// The expressions that this one is made of.
    package func forEachChild(_ body: (ExpressionTree) throws -> Void) rethrows {
        switch node {
        case .arithmetic(_, let lhs, let rhs, _), .comparison(_, let lhs, let rhs), .and(let lhs, let rhs),
            .or(let lhs, let rhs):
            try body(lhs)
            try body(rhs)
        case .scalarCount(let operand), .isNull(let operand), .membership(let operand, _, _), .range(let operand, _),
            .text(_, let operand, _, _), .bits(_, let operand, _), .not(let operand), .groupKey(let operand):
            try body(operand)
        case .conditional(let condition, let value, let other):
            try body(condition)
            try body(value)
            try body(other)
        case .aggregate(_, let operand, let rows):
            if let operand { try body(operand) }
            if let condition = rows.condition { try body(condition) }
        case .exists(let rows):
            if let condition = rows.condition { try body(condition) }
        case .groupAggregate(let aggregate):
            if let operand = aggregate.operand { try body(operand) }
            if let condition = aggregate.condition { try body(condition) }
        case .column, .related, .literal, .constant, .isMissing, .isObject, .isSameObject, .failure: break
        }
    }
}

extension FetchError {
    package static var outsideOfGroup: FetchError {
        FetchError(
            .unsupported, reason: "a value of a group is used where there is no group",
            cure: "Use it in the closures of 'aggregate', or of 'having', 'sorted' and 'select' after 'grouped'")
    }

    static var insideOfGroup: FetchError {
        FetchError(
            .unsupported, reason: "a value of a single model is used where there are groups of models",
            cure: "Group by it and use the 'key', or aggregate it")
    }

    static var orderedByUnselected: FetchError {
        FetchError(
            .unsupported, reason: "distinct rows are sorted by a value that is not selected",
            cure: "Select the value too, or sort by one that is selected")
    }
}
