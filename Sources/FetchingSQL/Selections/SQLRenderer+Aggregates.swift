package import FetchingCore

extension SQLRenderer {
    /// Writes the call of an aggregate function, for related rows as for those of a group.
    ///
    /// - Parameter condition: Which rows count.
    mutating func writeCall(
        of function: AggregateFunction, _ operand: ExpressionTree?, isDistinct: Bool = false,
        where condition: ExpressionTree? = nil, order: [SortKey] = [],
        _ writeOperand: (ExpressionTree, inout SQLRenderer) throws -> Void
    ) throws {
        guard let operand else {
            write("COUNT(*)")
            return try writeFilter(condition)
        }
        let call = SQLAggregateCall(
            function: function.ofAll, operand: operand, isDistinct: isDistinct || function != function.ofAll,
            condition: condition, order: order)
        try rules.render(call, into: &self, writeOperand)
    }

    /// - Throws: ``FetchError`` if there are no groups.
    func requireGroups() throws {
        guard isOfGroups else { throw FetchError.outsideOfGroup }
    }

    /// Writes which rows count in an aggregate; nothing for all.
    package mutating func writeFilter(_ condition: ExpressionTree?) throws {
        guard let condition else { return }
        write(" FILTER ")
        try writeParenthesized { renderer in
            renderer.write("WHERE ")
            try renderer.writeCondition(condition)
        }
    }

    /// Writes an aggregate of the rows of a group.
    mutating func writeGroupAggregate(_ aggregate: GroupAggregate) throws {
        try requireGroups()
        try writeCall(
            of: aggregate.function, aggregate.operand, isDistinct: aggregate.isDistinct, where: aggregate.condition,
            order: aggregate.order
        ) { operand, renderer in
            try renderer.writeOperand(operand)
        }
    }
}
