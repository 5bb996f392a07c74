import FetchingCore
import FetchingSQL

extension SQLiteDialect {
    func render(
        _ call: SQLAggregateCall, into renderer: inout SQLRenderer,
        _ writeOperand: (ExpressionTree, inout SQLRenderer) throws -> Void
    ) throws {
        if renderer.overflow == .mark {
            if call.function == .sum, let name = call.markedSum {
                return try render(name, call, into: &renderer, writeOperand)
            }
            if call.operand.canOverflow, call.function != .max {
                return try renderMarked(call, into: &renderer, writeOperand)
            }
        }
        // An extreme of a column of numbers is a number, less than every text.
        try renderer.writeAsText(decimalOf: call.function.isExtreme ? call.operand.valueType : nil) { renderer in
            let name = renderer.overflow == .failure ? call.failingSum ?? call.sqliteName : call.sqliteName
            try render(name, call, into: &renderer, writeOperand)
        }
    }

    private func render(
        _ name: StaticString, _ call: SQLAggregateCall, into renderer: inout SQLRenderer,
        _ writeOperand: (ExpressionTree, inout SQLRenderer) throws -> Void
    ) throws {
        renderer.write(name)
        // A function of several arguments has no distinct values of one.
        let isDistinct = call.isDistinct && call.function.separator == nil
        renderer.write(isDistinct ? "(DISTINCT " : "(")
        try writeOperand(call.operand, &renderer)
        if call.function.isExtreme || isDistinct { renderer.writeCollation(of: call.operand, in: .order) }
        if let separator = call.function.separator { try renderArguments(of: call, separator, into: &renderer) }
        renderer.write(")")
        try renderer.writeRows(of: call)
    }

    /// Writes what stands between texts that are joined, and their order: first how, then by which values.
    private func renderArguments(
        of call: SQLAggregateCall, _ separator: String, into renderer: inout SQLRenderer
    ) throws {
        renderer.write(", ")
        renderer.bind(.text(separator))
        guard call.isDistinct || !call.order.isEmpty else { return }
        renderer.write(", ")
        renderer.write(generated: "'\(JoinedTextsOrder(call.order, isDistinct: call.isDistinct).description)'")
        try renderer.withNilForOverflow { renderer in
            for key in call.order {
                renderer.write(", ")
                try renderer.writeValue(of: key)
            }
        }
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
        try renderer.writeRows(of: call)
        renderer.write(")")
    }
}

extension SQLAggregateCall {
    private var isOfDecimals: Bool { operand.valueType == .decimal }

    /// The sum that is a mark where it does not fit; nil for what always fits.
    fileprivate var markedSum: StaticString? {
        guard function == .sum, operand.valueType != .double else { return nil }
        return isOfDecimals ? SQLiteFunctionName.markedDecimalSum : SQLiteFunctionName.markedSum
    }

    /// The sum that is an error where it does not fit; nil for what always fits.
    fileprivate var failingSum: StaticString? {
        guard function == .sum, operand.valueType != .double else { return nil }
        return isOfDecimals ? SQLiteFunctionName.checkedDecimalSum : SQLiteFunctionName.exactSum
    }

    fileprivate var sqliteName: StaticString {
        switch function {
        case .count: "COUNT"
        // 0 where there is no number, null where the sum does not fit 64 bits.
        case .sum, .distinctSum:
            operand.valueType == .double
                ? "TOTAL" : isOfDecimals ? SQLiteFunctionName.decimalSum : SQLiteFunctionName.sum
        case .average, .distinctAverage: isOfDecimals ? SQLiteFunctionName.decimalAverage : "AVG"
        case .min: "MIN"
        case .max: "MAX"
        case .joined, .distinctJoined: SQLiteFunctionName.joined
        }
    }
}
