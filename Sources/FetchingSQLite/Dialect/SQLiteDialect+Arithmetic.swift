import FetchingCore
import FetchingSQL

extension SQLiteDialect {
    func render(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws {
        switch calculation.kind {
        case .integer: try renderInteger(calculation, into: &renderer)
        case .decimal: try renderDecimal(calculation, into: &renderer)
        case .text:
            let texts = calculation.joinedTexts
            try renderMarked(by: texts, into: &renderer) { renderer in
                try renderer.writeParenthesized { try $0.writeJoined(texts, by: " || ") { try $1.writeOperand($0) } }
            }
        case .floatingPoint:
            try renderMarked(by: [calculation.lhs, calculation.rhs], into: &renderer) { renderer in
                try renderPlain(calculation, into: &renderer)
            }
        }
    }

    /// SQLite goes on with a floating-point number where 64 bits do not suffice.
    private func renderInteger(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws {
        if calculation.operation.isOfBits { return try renderBits(calculation, into: &renderer) }
        let canOverflow = calculation.operation.canOverflow(by: calculation.rhs)
        switch renderer.overflow {
        case .mark where canOverflow || calculation.lhs.canOverflow || calculation.rhs.canOverflow:
            return try renderMarked(calculation, into: &renderer)
        case .failure where canOverflow: renderer.write(SQLiteFunctionName.checkedInt64)
        case .null, .failure, .mark: renderer.write(SQLiteFunctionName.int64)
        }
        try renderer.writeParenthesized { try renderPlain(calculation, into: &$0) }
    }

    /// An operator on bits gives an integer of 64 bits. There is none for those that one of two integers has.
    private func renderBits(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws {
        let hasMarks = renderer.overflow == .mark && (calculation.lhs.canOverflow || calculation.rhs.canOverflow)
        if hasMarks || calculation.operation == .bitXor { return try renderMarked(calculation, into: &renderer) }
        try renderer.writeParenthesized { try renderPlain(calculation, into: &$0) }
    }

    private func renderMarked(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws {
        renderer.write(SQLiteFunctionName.calculate)
        try renderArguments(calculation, into: &renderer)
    }

    /// Foundation's decimals are texts to SQLite, whose own operators would make floating-point numbers of them.
    private func renderDecimal(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws {
        switch renderer.overflow {
        case .null: renderer.write(SQLiteFunctionName.decimalResult)
        case .failure: renderer.write(SQLiteFunctionName.checkedDecimal)
        case .mark: renderer.write(SQLiteFunctionName.markedDecimal)
        }
        try renderArguments(calculation, into: &renderer)
    }

    private func renderArguments(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws {
        renderer.write(generated: "('\(calculation.operation.rawValue)', ")
        try renderer.writeOperand(calculation.lhs)
        renderer.write(", ")
        try renderer.writeOperand(calculation.rhs)
        renderer.write(")")
    }

    private func renderPlain(_ calculation: SQLCalculation, into renderer: inout SQLRenderer) throws {
        // A column of doubles may hold whole numbers as integers, which would be divided without a fraction.
        if calculation.kind == .floatingPoint, calculation.operation == .divide {
            renderer.write("CAST(")
            try renderOperand(calculation.lhs, into: &renderer)
            renderer.write(" AS REAL)")
        } else {
            try renderOperand(calculation.lhs, into: &renderer)
        }
        renderer.write(calculation.operation.sql)
        try renderOperand(calculation.rhs, into: &renderer)
    }

    private func renderOperand(_ tree: ExpressionTree, into renderer: inout SQLRenderer) throws {
        // Each calculation with integers is checked by itself: a later null would hide an earlier overflow.
        guard case .value(.arithmetic(let operation, let lhs, let rhs, .floatingPoint)) = tree.node else {
            return try renderer.writeOperand(tree)
        }
        let calculation = SQLCalculation(operation, lhs, rhs, .floatingPoint)
        try renderer.writeParenthesized { try renderPlain(calculation, into: &$0) }
    }

    /// Renders a result which a mark takes the place of where an operand is one.
    func renderMarked(
        by operands: [ExpressionTree], into renderer: inout SQLRenderer, _ render: (inout SQLRenderer) throws -> Void
    ) throws {
        let marks = renderer.overflow == .mark ? operands.filter(\.canOverflow) : []
        guard !marks.isEmpty else { return try render(&renderer) }
        renderer.write(SQLiteFunctionName.marked)
        renderer.write("(")
        try render(&renderer)
        for mark in marks {
            renderer.write(", ")
            try renderer.writeOperand(mark)
        }
        renderer.write(")")
    }
}
