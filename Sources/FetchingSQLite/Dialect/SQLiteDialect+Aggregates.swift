import FetchingCore
import FetchingSQL

extension SQLiteDialect {
    func render(
        _ call: SQLAggregateCall, into renderer: inout SQLRenderer,
        _ writeOperand: (ExpressionTree, inout SQLRenderer) throws -> Void
    ) throws {
        if renderer.overflow == .mark {
            if call.isIntegerSum {
                return try render(SQLiteFunctionName.markedSum, call, into: &renderer, writeOperand)
            }
            if call.operand.canOverflow, call.function != .max {
                return try renderMarked(call, into: &renderer, writeOperand)
            }
        }
        // An extreme of a column of numbers is a number, less than every text.
        let isText = call.function.isExtreme && call.operand.valueType == .decimal
        let isFailingSum = call.isIntegerSum && renderer.overflow == .failure
        if isText {
            renderer.write(traits.decimalText)
            renderer.write("(")
        }
        let name = isFailingSum ? SQLiteFunctionName.exactSum : call.sqliteName
        try render(name, call, into: &renderer, writeOperand)
        if isText { renderer.write(")") }
    }

    private func render(
        _ name: StaticString, _ call: SQLAggregateCall, into renderer: inout SQLRenderer,
        _ writeOperand: (ExpressionTree, inout SQLRenderer) throws -> Void
    ) throws {
        renderer.write(name)
        renderer.write(call.isDistinct && call.function == .count ? "(DISTINCT " : "(")
        try writeOperand(call.operand, &renderer)
        if call.function.isExtreme || call.isDistinct { renderer.writeCollation(of: call.operand, in: .order) }
        renderer.write(")")
        try renderer.writeFilter(call.condition)
    }

    /// A mark is the largest of all values.
    private func renderMarked(
        _ call: SQLAggregateCall, into renderer: inout SQLRenderer,
        _ writeOperand: (ExpressionTree, inout SQLRenderer) throws -> Void
    ) throws {
        renderer.write(SQLiteFunctionName.marked)
        renderer.write("(")
        try render(call.sqliteName, call, into: &renderer, writeOperand)
        renderer.write(", MAX(")
        try writeOperand(call.operand, &renderer)
        renderer.write(")")
        try renderer.writeFilter(call.condition)
        renderer.write(")")
    }
}

extension SQLAggregateCall {
    fileprivate var isIntegerSum: Bool { function == .sum && operand.valueType != .double }

    fileprivate var sqliteName: StaticString {
        switch function {
        case .count: "COUNT"
        // 0 where there is no number, null where the sum does not fit 64 bits.
        case .sum: isIntegerSum ? SQLiteFunctionName.sum : "TOTAL"
        case .average: "AVG"
        case .min: "MIN"
        case .max: "MAX"
        }
    }
}
