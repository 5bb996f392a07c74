/// A value computed from the rows of a group.
package struct GroupAggregate: Sendable {
    package let function: AggregateFunction

    /// The operand that is counted, added up or compared; nil counts the rows.
    package let operand: ExpressionTree?

    /// Whether each value counts once.
    package let isDistinct: Bool

    /// The condition of the rows that count; nil for all.
    package let condition: ExpressionTree?

    /// The order in which values are joined. Nothing else depends on one.
    package let order: [SortKey]
}

extension ExpressionTree {
    package static func groupAggregate(
        _ function: AggregateFunction, of operand: ExpressionTree? = nil, isDistinct: Bool = false,
        where condition: ExpressionTree? = nil, order: [SortKey] = []
    ) -> ExpressionTree {
        let condition = condition?.asCondition
        let terms = order.map(\.tree)
        if let failure = ([operand, condition].compactMap(\.self) + terms).failure { return failure }
        var shape = TreeShape.above(operand?.shape ?? .leaf, condition?.shape ?? .leaf)
        if !terms.isEmpty { shape = .above(shape, terms.shape) }
        let aggregate = GroupAggregate(
            function: function, operand: operand, isDistinct: isDistinct, condition: condition,
            order: order)
        do {
            try operand?.requireMeaning(for: function)
            if isDistinct { try operand?.requireComparison() }
            return ExpressionTree(.value(.groupAggregate(aggregate)), shape: shape)
        } catch {
            return ExpressionTree(
                failure: (operand ?? ExpressionTree(.constant(true))).located(error, in: function.name))
        }
    }

    package static func groupKey(_ key: ExpressionTree) -> ExpressionTree {
        key.isFailure ? key : ExpressionTree(.groupKey(key), above: key)
    }
}

extension ExpressionTree {
    /// - Throws: ``FetchError`` if the value of a group is used where there is a row.
    package func requireRow() throws {
        try visitNodes { tree in
            guard !tree.isOfGroup else { throw FetchError.outsideOfGroup }
            return true
        }
    }

    /// - Throws: ``FetchError`` if the value of a row is used where there is a group, or the key of another request.
    func requireGroup(by keys: [RequestDigest]) throws {
        try visitNodes { tree in
            guard !tree.isWindow else { throw FetchError.windowOfGroups }
            guard tree.isOfGroup else {
                guard tree.relatedRows == nil, !tree.readsRow(where: { _ in true }) else {
                    var error = FetchError.insideOfGroup
                    error.member = tree.member
                    throw error
                }
                return true
            }
            try tree.forEachChild { try $0.requireRow() }
            if case .value(.groupKey(let key)) = tree.node {
                guard keys.contains(RequestDigest(key)) else { throw FetchError.outsideOfGroup }
            }
            return false
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
            .unsupported, reason: "a value of a single model is used in a group",
            cure: "Group by it and use the 'key', or aggregate it")
    }

    static var orderedByUnselected: FetchError {
        FetchError(
            .unsupported, reason: "distinct rows are sorted by a value that is not selected",
            cure: "Select the value too, or sort by one that is selected")
    }
}
