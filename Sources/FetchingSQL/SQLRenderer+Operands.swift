package import FetchingCore

extension SQLRenderer {
    /// Writes a value.
    package mutating func writeOperand(_ tree: ExpressionTree) throws {
        try countPart()
        // Most operands are these. A switch over all cases copies the node first.
        switch tree.node {
        case .value(.column(let column)):
            writeName(ofRootColumn: column)
            if column.isReadAsText { writeText(ofEnum: column) }
        case .value(.literal(let value)): bind(value)
        default: try writeAnyOperand(tree)
        }
    }

    private mutating func writeAnyOperand(_ tree: ExpressionTree) throws {
        if DeepStack.isNeeded(for: tree) { return try DeepStack.run { try writeAnyOperand(tree) } }
        switch tree.node {
        case .value(let value): try write(value)
        case .condition: try writeConditionAsValue(tree)
        case .failure(let error): throw error
        }
    }

    private mutating func write(_ value: ValueNode) throws {
        switch value {
        case .column(let column):
            writeName(ofRootColumn: column)
            if column.isReadAsText { writeText(ofEnum: column) }
        case .related(let column, let row):
            try writeName(of: column, in: row)
            if column.isReadAsText { writeText(ofEnum: column) }
        case .literal(let value): bind(value)
        case .parameter(let parameter): try bind(parameter)
        case .arithmetic(let operation, let lhs, let rhs, let kind):
            try rules.render(SQLCalculation(operation, lhs, rhs, kind), into: &self)
        case .function(.scalarCount, let operand): try rules.renderScalarCount(of: operand, into: &self)
        case .function(.elementCount, let operand): try rules.renderElementCount(of: operand, into: &self)
        case .function(.double, let operand): try rules.renderDouble(of: operand, into: &self)
        case .function(.integer, let operand): try rules.renderInteger(of: operand, into: &self)
        case .function(.string, let operand): try rules.renderString(of: operand, into: &self)
        case .function(.decimal, let operand): try rules.renderDecimal(of: operand, into: &self)
        case .function(.rounded, let operand), .function(.roundedToEven, let operand),
            .function(.roundedUp, let operand), .function(.roundedDown, let operand),
            .function(.roundedTowardZero, let operand), .function(.roundedAwayFromZero, let operand):
            guard case .function(let function, _) = value, let rounding = function.rounding else { break }
            try rules.render(rounding, of: operand, into: &self)
        case .date(let function, let operand, let form):
            try rules.render(SQLDateCall(function: function, operand: operand, form: form), into: &self)
        case .text(let function, let operand): try rules.render(function, of: operand, into: &self)
        case .conditional(let condition, let value, let other): try writeConditional(condition, value, other)
        case .coalesce(let value, let other): try writeCoalesce(value, other)
        case .raw(let fragment, let operands): try write(fragment, operands)
        case .aggregate(let function, let operand, let related): try writeAggregate(function, operand, related)
        case .groupAggregate(let aggregate): try writeGroupAggregate(aggregate)
        case .groupKey(let key):
            try requireGroups()
            try writeKey(key)
        case .window(let call): try writeWindow(call)
        }
    }

    /// Of the rows of a group without a value, some may overflow, while others have nothing to calculate with.
    private mutating func writeKey(_ key: ExpressionTree) throws {
        guard overflow != .null, key.canOverflow else { return try writeOperand(key) }
        write("MAX(")
        try writeOperand(key)
        write(")")
    }

    private mutating func writeConditional(
        _ condition: ExpressionTree, _ value: ExpressionTree, _ other: ExpressionTree
    ) throws {
        // A list of cases is one expression: databases limit how deep others are within each other.
        var cases = [(condition, value)]
        var last = other
        while case .value(.conditional(let condition, let value, let other)) = last.node {
            cases.append((condition, value))
            last = other
        }
        let comparesText = cases.contains { $0.comparesText || $1.comparesText }
        try writeChoice(of: value, other, comparesText: comparesText) { renderer in
            renderer.write("CASE")
            for (condition, value) in cases {
                renderer.write(" WHEN ")
                try renderer.writeCondition(condition)
                renderer.write(" THEN ")
                try renderer.writeOperand(value)
            }
            renderer.write(" ELSE ")
            try renderer.writeOperand(last)
            renderer.write(" END")
        }
    }

    private mutating func writeCoalesce(_ value: ExpressionTree, _ other: ExpressionTree) throws {
        try writeChoice(of: value, other, comparesText: false) { renderer in
            renderer.write("COALESCE(")
            try renderer.writeOperand(value)
            renderer.write(", ")
            try renderer.writeOperand(other)
            renderer.write(")")
        }
    }

    /// Writes a value: a decimal as a text, where a column may hold it as a number. No collation has a say between the two.
    package mutating func writeAsText(
        decimalOf type: PrimitiveType?, _ write: (inout SQLRenderer) throws -> Void
    ) rethrows {
        guard type == .decimal, traits.comparesDecimalsAsText else { return try write(&self) }
        self.write(traits.decimalText)
        self.write("(")
        try write(&self)
        self.write(")")
    }

    private mutating func writeChoice(
        of value: ExpressionTree, _ other: ExpressionTree, comparesText: Bool,
        _ write: (inout SQLRenderer) throws -> Void
    ) throws {
        // The affinity of a column is lost, by which a number would be compared as a text.
        let type = value.valueType ?? other.valueType
        try writeAsText(decimalOf: type, write)
        // The collation of a comparison in the condition would be that of all that the value is compared with.
        if comparesText || value.comparesText || other.comparesText { writeCollation(for: type, in: .choice) }
    }
}

extension ExpressionTree {
    /// Whether texts or decimals are compared anywhere in it, for which the database is told a collation.
    fileprivate var comparesText: Bool {
        contains { if case .condition(let condition) = $0.node { condition.comparesText } else { false } }
    }
}

extension ConditionNode {
    fileprivate var comparesText: Bool {
        switch self {
        case .comparison(_, let operand, _), .membership(let operand, _, _), .range(let operand, _),
            .text(_, let operand, _, _):
            operand.valueType == .text || operand.valueType == .decimal || operand.valueType?.element != nil
        case .constant, .isNull, .bits, .array, .fullText, .and, .or, .not, .isMissing, .isObject, .isSameObject,
            .exists:
            false
        }
    }
}

extension SQLRenderer {
    /// Writes a value as one of another type of the database.
    package mutating func writeCast(of operand: ExpressionTree, as type: StaticString) throws {
        write("CAST(")
        try writeOperand(operand)
        write(" AS ")
        write(type)
        write(")")
    }
}

extension SQLCalculation {
    /// The texts that are added, in whatever groups, from the first to the last: databases limit how deep parentheses are.
    package var joinedTexts: [ExpressionTree] {
        var texts: [ExpressionTree] = []
        var rest = [rhs, lhs]
        while let tree = rest.popLast() {
            if case .value(.arithmetic(.add, let lhs, let rhs, .text)) = tree.node {
                rest += [rhs, lhs]
            } else {
                texts.append(tree)
            }
        }
        return texts
    }
}
