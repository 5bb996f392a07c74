import FetchingCore

extension SQLRenderer {
    /// Writes the call of an aggregate function, for related rows as for those of a group.
    ///
    /// - Parameter condition: Which rows count.
    mutating func writeCall(
        of function: AggregateFunction, _ operand: ExpressionTree?, isDistinct: Bool = false,
        where condition: ExpressionTree? = nil,
        _ writeOperand: (ExpressionTree, inout SQLRenderer) throws -> Void
    ) throws {
        guard let operand else {
            write("COUNT(*)")
            return try writeFilter(condition)
        }
        let type = operand.kind.type
        // An extreme of a column of numbers is a number, less than every text.
        let isText = function.isExtreme && type == .decimal && syntax.comparesDecimalsAsText
        let isIntegerSum = function == .sum && type != .double
        if overflow == .mark {
            if isIntegerSum { return try writeMarkedSum(of: operand, where: condition, writeOperand) }
            if operand.canOverflow, function != .maximum {
                return try writeMarkedCall(
                    of: function, operand, isDistinct: isDistinct, where: condition, writeOperand)
            }
        }
        // A sum of SQL that does not fit is an error.
        let isFailingSum = isIntegerSum && overflow == .failure
        if isText { write(syntax.decimalText) }
        if isFailingSum { write("COALESCE(") }
        try writeCall(of: function, operand, isDistinct: isDistinct, isIntegerSum, isFailingSum, writeOperand)
        try writeFilter(condition)
        if isFailingSum { write(", 0)") }
        if isText { write(")") }
    }

    private mutating func writeCall(
        of function: AggregateFunction, _ operand: ExpressionTree, isDistinct: Bool, _ isIntegerSum: Bool,
        _ isFailingSum: Bool, _ writeOperand: (ExpressionTree, inout SQLRenderer) throws -> Void
    ) throws {
        switch function {
        case .count: write(isDistinct ? "COUNT(DISTINCT " : "COUNT(")
        case .sum: write(isFailingSum ? "SUM(" : isIntegerSum ? syntax.sumOfIntegers : syntax.sumOfFloatingPoint)
        case .average: write("AVG(")
        case .minimum: write("MIN(")
        case .maximum: write("MAX(")
        }
        try writeOperand(operand, &self)
        if function.isExtreme || isDistinct { writeCollation(for: operand.kind.type) }
        write(")")
    }

    private mutating func writeMarkedSum(
        of operand: ExpressionTree, where condition: ExpressionTree?,
        _ writeOperand: (ExpressionTree, inout SQLRenderer) throws -> Void
    ) throws {
        write(syntax.markedSumOfIntegers)
        try writeOperand(operand, &self)
        write(")")
        try writeFilter(condition)
    }

    /// A mark is the largest of all values.
    private mutating func writeMarkedCall(
        of function: AggregateFunction, _ operand: ExpressionTree, isDistinct: Bool, where condition: ExpressionTree?,
        _ writeOperand: (ExpressionTree, inout SQLRenderer) throws -> Void
    ) throws {
        write(syntax.marked)
        try writeCall(of: function, operand, isDistinct: isDistinct, false, false, writeOperand)
        try writeFilter(condition)
        write(", MAX(")
        try writeOperand(operand, &self)
        write(")")
        try writeFilter(condition)
        write(")")
    }

    /// - Throws: ``FetchError`` if there are no groups.
    func requireGroups() throws {
        guard isOfGroups else { throw FetchError.outsideOfGroup }
    }

    private mutating func writeFilter(_ condition: ExpressionTree?) throws {
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
            of: aggregate.function, aggregate.operand, isDistinct: aggregate.isDistinct, where: aggregate.condition
        ) { operand, renderer in
            try renderer.writeOperand(operand)
        }
    }
}
