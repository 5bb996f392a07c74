import FetchingCore
import FetchingSQL

extension SQLiteDialect {
    func renderDouble(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        switch operand.valueType {
        case .text: try render(SQLiteFunctionName.asDouble, of: operand, into: &renderer)
        case .decimal: try render(SQLiteFunctionName.decimalAsDouble, of: operand, into: &renderer)
        // An integer.
        default: try renderMarked(by: [operand], into: &renderer) { try $0.writeCast(of: operand, as: "REAL") }
        }
    }

    func renderInteger(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        let isOfDecimal = operand.valueType == .decimal
        try render(
            isOfDecimal ? SQLiteFunctionName.decimalAsInt : SQLiteFunctionName.asInt, of: operand, into: &renderer)
    }

    func renderString(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        switch operand.valueType {
        case .decimal: try render(SQLiteFunctionName.decimalAsString, of: operand, into: &renderer)
        // SQLite's own text of a number has 15 digits.
        case .double: try render(SQLiteFunctionName.asString, ofNumber: operand, into: &renderer)
        // An integer.
        default: try renderDigits(of: operand, into: &renderer)
        }
    }

    func renderDecimal(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        switch operand.valueType {
        case .text: try render(SQLiteFunctionName.asDecimal, of: operand, into: &renderer)
        case .double: try render(SQLiteFunctionName.asDecimal, ofNumber: operand, into: &renderer)
        // An integer, whose digits are a decimal.
        default: try renderDigits(of: operand, into: &renderer)
        }
    }

    /// A column of integers may hold whole floating-point numbers.
    private func renderDigits(of integer: ExpressionTree, into renderer: inout SQLRenderer) throws {
        try renderMarked(by: [integer], into: &renderer) { renderer in
            renderer.write("CAST(")
            try renderer.writeCast(of: integer, as: "INTEGER")
            renderer.write(" AS TEXT)")
        }
    }

    /// A column of floating-point numbers may hold integers.
    private func render(
        _ function: StaticString, ofNumber operand: ExpressionTree, into renderer: inout SQLRenderer
    ) throws {
        try renderMarked(by: [operand], into: &renderer) { renderer in
            renderer.write(function)
            try renderer.writeParenthesized { try $0.writeCast(of: operand, as: "REAL") }
        }
    }

    // SQLite may be built without `ceil`, `floor` and `trunc`, and its `round` gives 1 for the number below a half.
    func render(
        _ rounding: ValueFunction.Rounding, of operand: ExpressionTree, into renderer: inout SQLRenderer
    ) throws {
        try renderMarked(by: [operand], into: &renderer) { renderer in
            let isOfDecimal = operand.valueType == .decimal
            renderer.write(isOfDecimal ? SQLiteFunctionName.roundedDecimal : SQLiteFunctionName.rounded)
            try renderer.writeParenthesized { renderer in
                try renderer.writeOperand(operand)
                renderer.write(generated: ", '\(rounding.name)'")
            }
        }
    }

    private func render(
        _ function: StaticString, of operand: ExpressionTree, into renderer: inout SQLRenderer
    ) throws {
        try renderMarked(by: [operand], into: &renderer) { renderer in
            renderer.write(function)
            try renderer.writeParenthesized { try $0.writeOperand(operand) }
        }
    }
}
