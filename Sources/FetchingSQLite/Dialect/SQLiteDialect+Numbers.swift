import FetchingCore
import FetchingSQL

extension SQLiteDialect {
    func renderDouble(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        if operand.valueType == .text { return try render(SQLiteFunctionName.asDouble, of: operand, into: &renderer) }
        try renderMarked(by: [operand], into: &renderer) { try $0.writeCast(of: operand, as: "REAL") }
    }

    func renderInteger(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        try render(SQLiteFunctionName.asInt, of: operand, into: &renderer)
    }

    func renderString(of operand: ExpressionTree, into renderer: inout SQLRenderer) throws {
        // A column of integers may hold whole floating-point numbers, and one of these integers.
        try renderMarked(by: [operand], into: &renderer) { renderer in
            guard operand.valueType == .double else {
                renderer.write("CAST(")
                try renderer.writeCast(of: operand, as: "INTEGER")
                return renderer.write(" AS TEXT)")
            }
            // SQLite's own text of a number has 15 digits.
            renderer.write(SQLiteFunctionName.asString)
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
