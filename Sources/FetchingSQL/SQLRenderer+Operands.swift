package import FetchingCore

extension SQLRenderer {
    /// Writes a value.
    package mutating func writeOperand(_ tree: ExpressionTree) throws {
        try countPart()
        // Most operands are these. A switch over all cases copies the node first.
        switch tree.node {
        case .column(let column): writeName(ofRootColumn: column)
        case .literal(let value): bind(value)
        default: try writeAnyOperand(tree)
        }
    }

    private mutating func writeAnyOperand(_ tree: ExpressionTree) throws {
        if DeepStack.isNeeded(for: tree) { return try DeepStack.run { try writeAnyOperand(tree) } }
        switch tree.node {
        case .column(let column): writeName(ofRootColumn: column)
        case .related(let column, let row): try writeName(of: column, in: row)
        case .literal(let value): bind(value)
        case .arithmetic where overflow == .mark && tree.canOverflow: try writeMarkedArithmetic(tree)
        case .arithmetic(let operation, _, let rhs, let kind):
            guard kind == .integer else { return try writeArithmetic(tree) }
            try syntax.renderIntegerArithmetic(
                failsOnOverflow: overflow == .failure && operation.canOverflow(by: rhs),
                { try $0.writeArithmetic(tree) },
                into: &self)
        case .function(.scalarCount, let operand): try syntax.renderScalarCount(of: operand, into: &self)
        case .function(.double, let operand): try writeDouble(operand)
        case .conditional(let condition, let value, let other): try writeConditional(condition, value, other)
        case .aggregate(let function, let operand, let related): try writeAggregate(function, operand, related)
        case .groupAggregate(let aggregate): try writeGroupAggregate(aggregate)
        case .groupKey(let key):
            try requireGroups()
            try writeKey(key)
        case .failure(let error): throw error
        case .constant, .comparison, .isNull, .membership, .range, .text, .bits, .and, .or, .not, .isMissing, .isObject,
            .isSameObject, .exists:
            try writeConditionAsValue(tree)
        }
    }

    /// An integer as a floating-point number.
    private mutating func writeDouble(_ operand: ExpressionTree) throws {
        try writeMarked(by: [operand]) { renderer in
            renderer.write("CAST(")
            try renderer.writeOperand(operand)
            renderer.write(" AS REAL)")
        }
    }

    /// Of the rows of a group without a value, some may overflow, while others have nothing to calculate with.
    private mutating func writeKey(_ key: ExpressionTree) throws {
        guard overflow != .null, key.canOverflow else { return try writeOperand(key) }
        write("MAX(")
        try writeOperand(key)
        write(")")
    }

    private mutating func writeMarkedArithmetic(_ tree: ExpressionTree) throws {
        guard case .arithmetic(let operation, let lhs, let rhs, let kind) = tree.node else { return }
        guard kind == .integer else { return try writeMarked(by: [lhs, rhs]) { try $0.writeArithmetic(tree) } }
        try syntax.renderMarkedArithmetic(
            operation, { try $0.writeOperand(lhs) }, { try $0.writeOperand(rhs) }, into: &self)
    }

    /// Writes a result which a mark takes the place of where an operand is one.
    private mutating func writeMarked(
        by operands: [ExpressionTree], _ write: (inout SQLRenderer) throws -> Void
    ) throws {
        let marks = overflow == .mark ? operands.filter(\.canOverflow) : []
        guard !marks.isEmpty else { return try write(&self) }
        self.write(syntax.marked)
        try write(&self)
        for mark in marks {
            self.write(", ")
            try writeOperand(mark)
        }
        self.write(")")
    }

    private mutating func writeConditional(
        _ condition: ExpressionTree, _ value: ExpressionTree, _ other: ExpressionTree
    ) throws {
        // The affinity of a column is lost, by which a number would be compared as a text.
        let type = value.valueType ?? other.valueType
        let isText = type == .decimal && syntax.comparesDecimalsAsText
        if isText { write(syntax.decimalText) }
        write("CASE WHEN ")
        try writeCondition(condition)
        write(" THEN ")
        try writeOperand(value)
        write(" ELSE ")
        try writeOperand(other)
        write(" END")
        if isText { write(")") }
        // The collation of a comparison in the condition would be that of all that the value is compared with.
        if condition.comparesText || value.comparesText || other.comparesText { writeCollation(for: type) }
    }

    private mutating func writeArithmetic(_ tree: ExpressionTree) throws {
        guard case .arithmetic(let operation, let lhs, let rhs, let kind) = tree.node else {
            return try writeOperand(tree)
        }
        // A column of doubles may hold whole numbers as integers, which would be divided without a fraction.
        if kind == .floatingPoint, operation == .divide {
            write("CAST(")
            try writeArithmeticOperand(lhs)
            write(" AS REAL)")
        } else {
            try writeArithmeticOperand(lhs)
        }
        write(operation.sql)
        try writeArithmeticOperand(rhs)
    }

    private mutating func writeArithmeticOperand(_ tree: ExpressionTree) throws {
        // Each calculation with integers is checked by itself: a later null would hide an earlier overflow.
        guard case .arithmetic(_, _, _, .floatingPoint) = tree.node else { return try writeOperand(tree) }
        try writeParenthesized { try $0.writeArithmetic(tree) }
    }
}

extension ExpressionTree {
    /// Whether texts or decimals are compared anywhere in it, for which the database is told a collation.
    fileprivate var comparesText: Bool {
        contains { tree in
            switch tree.node {
            case .comparison(_, let operand, _), .membership(let operand, _, _), .range(let operand, _),
                .text(_, let operand, _, _):
                operand.valueType == .text || operand.valueType == .decimal
            case .column, .related, .literal, .arithmetic, .function, .conditional, .aggregate, .groupAggregate,
                .groupKey, .constant, .isNull, .bits, .and, .or, .not, .isMissing, .isObject, .isSameObject, .exists,
                .failure:
                false
            }
        }
    }
}

extension ArithmeticOperator {
    fileprivate var sql: StaticString {
        switch self {
        case .add: " + "
        case .subtract: " - "
        case .multiply: " * "
        case .divide: " / "
        case .remainder: " % "
        }
    }
}
