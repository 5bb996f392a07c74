import Foundation

/// Turns an expression into closures, once for a request, so that no model pays for looking at the tree.
///
/// Compared values keep their type: there is one closure for the value and one for the condition, and nothing is wrapped.
struct MemoryCompiler {
    /// The model of the root rows.
    let model: Any.Type

    /// The other rows.
    let rows: MemoryRows

    /// The group whose values are computed, where there are groups.
    var group: MemoryGroup?

    /// The rows of windows, where values of these are selected.
    var windowRows: MemoryWindowRows?

    /// Whether a calculation that overflows is an error, as it is in what is given back or stored, rather than nil.
    var failsOnOverflow = false

    func condition(_ tree: ExpressionTree) throws -> MemoryCondition {
        guard !failsOnOverflow else {
            var compiler = self
            compiler.failsOnOverflow = false
            return try compiler.condition(tree)
        }
        if DeepStack.isNeeded(for: tree) {
            try rows.findRows(of: tree)
            return try DeepStack.run { try condition(tree) }
        }
        switch tree.node {
        case .condition(let node): return try condition(node, tree)
        case .value:
            guard case .bool(let value) = try value(tree) else { throw FetchError.notACondition }
            @Sendable @inline(__always) func holds(_ model: UnsafeRawPointer) throws -> Bool {
                try value(model) ?? false
            }
            return MemoryCondition(holds) { try $0.filtered(by: holds) }
        case .failure(let error): throw error
        }
    }

    private func condition(_ node: ConditionNode, _ tree: ExpressionTree) throws -> MemoryCondition {
        switch node {
        case .constant(let value): MemoryCondition(value)
        case .and: .all(try Junction.and.conditions(of: tree).map(condition))
        case .or: try disjunction(tree)
        case .not(let inner): !(try condition(inner))
        case .comparison(let comparison, let lhs, let rhs): try self.comparison(comparison, lhs, rhs)
        case .isNull(let operand): try value(operand).isNull
        case .membership(let operand, let values, let includesNull):
            try value(operand).isIn(values, orNull: includesNull)
        case .range(let operand, let range): try value(operand).isIn(range)
        case .text(let operation, let operand, let pattern, let options):
            try text(operation, operand, pattern, options)
        case .bits(let operation, let operand, let bits): try self.bits(operation, operand, bits)
        case .array(let operation, let operand, let elements): try array(operation, operand, elements)
        case .fullText(let match, let operands): try fullText(match, operands)
        case .isMissing(let row): try isMissing(row)
        case .isObject(let row, let objects): try isObject(row, objects)
        case .isSameObject(let row, let other): try isSameObject(row, other)
        case .exists(let related): try exists(related)
        }
    }

    func value(_ tree: ExpressionTree) throws -> ColumnReader {
        if DeepStack.isNeeded(for: tree) {
            try rows.findRows(of: tree)
            return try DeepStack.run { try value(tree) }
        }
        if let computed = computed(tree) { return computed }
        switch tree.node {
        case .value(let node): return try value(node)
        case .condition, .failure:
            let condition = try condition(tree)
            return .bool { try condition.holds($0) }
        }
    }

    private func value(_ node: ValueNode) throws -> ColumnReader {
        switch node {
        case .column(let column): try column.reader(of: model)
        case .related(let column, let row): try value(of: column, in: row)
        case .literal(let literal): ColumnReader(literal)
        case .parameter(let parameter): ColumnReader(try parameter.literal())
        case .arithmetic(let operation, let lhs, let rhs, _):
            operation.apply(try value(lhs), try value(rhs), failsOnOverflow: failsOnOverflow)
        case .function(let function, let operand): function.apply(try value(operand))
        case .date(let function, let operand, let form):
            function.apply(try value(operand), in: form, failsOnOverflow: failsOnOverflow)
        case .text(let function, let operand): function.apply(try value(operand))
        case .conditional(let condition, let value, let other):
            ColumnReader(try self.condition(condition), try self.value(value), or: try self.value(other))
        case .coalesce(let value, let other):
            ColumnReader(try self.value(value), orIfNil: try self.value(other))
        case .raw(let fragment, let operands): try raw(fragment, operands)
        case .aggregate(let function, let operand, let related): try aggregate(function, operand, related)
        case .groupAggregate(let aggregate): try groupAggregate(aggregate)
        case .groupKey(let key): try groupKey(key)
        case .window(let call): try window(call)
        }
    }
}

extension ValueFunction {
    fileprivate func apply(_ operand: ColumnReader) -> ColumnReader {
        switch self {
        case .scalarCount:
            guard case .text(let text) = operand else { return ColumnReader(.null) }
            return .int64 { try text($0).map { Int64($0.unicodeScalars.count) } }
        case .elementCount:
            guard case .array(let array) = operand else { return ColumnReader(.null) }
            return .int64 { try array($0).map { Int64($0.values.count) } }
        case .double:
            if case .text(let text) = operand { return .double { try text($0).flatMap(NumberText.double) } }
            if case .decimal(let decimal) = operand {
                return .double { try decimal($0)?.comparable.map { DecimalNumber($0).double } }
            }
            guard case .int64(let integer) = operand else { return ColumnReader(.null) }
            return .double { try integer($0).map(Double.init) }
        case .integer:
            if case .text(let text) = operand { return .int64 { try text($0).flatMap(NumberText.integer) } }
            if case .decimal(let decimal) = operand {
                return .int64 { try decimal($0)?.comparable.flatMap { DecimalNumber($0).integer } }
            }
            guard case .double(let number) = operand else { return ColumnReader(.null) }
            return .int64 { try number($0).flatMap { Int64(exactly: $0) } }
        case .string:
            if case .int64(let integer) = operand { return .text { try integer($0).map(\.description) } }
            if case .decimal(let decimal) = operand {
                return .text { try decimal($0)?.comparable.map { DecimalNumber($0).text } }
            }
            guard case .double(let number) = operand else { return ColumnReader(.null) }
            return .text { try number($0).flatMap(NumberText.text(of:)) }
        case .decimal:
            if case .int64(let integer) = operand { return .decimal { try integer($0).map { Decimal($0) } } }
            if case .text(let text) = operand {
                return .decimal { try text($0).flatMap(NumberText.decimal).map(\.decimal) }
            }
            guard case .double(let number) = operand else { return ColumnReader(.null) }
            return .decimal { try number($0).flatMap(DecimalNumber.init(shortest:)).map(\.decimal) }
        case .rounded, .roundedToEven, .roundedUp, .roundedDown, .roundedTowardZero, .roundedAwayFromZero:
            return rounding?.apply(operand) ?? ColumnReader(.null)
        }
    }
}

extension ValueFunction.Rounding {
    fileprivate func apply(_ operand: ColumnReader) -> ColumnReader {
        if case .decimal(let decimal) = operand {
            return .decimal { try decimal($0)?.comparable.map { $0.rounded(by: rule) } }
        }
        guard case .double(let number) = operand else { return ColumnReader(.null) }
        return .double { try number($0).map { $0.rounded(rule) } }
    }
}

extension TextFunction {
    fileprivate func apply(_ operand: ColumnReader) -> ColumnReader {
        guard case .text(let text) = operand else { return ColumnReader(.null) }
        return .text { try text($0).map(apply) }
    }
}

extension MemoryCompiler {
    private func comparison(
        _ comparison: ComparisonOperator, _ lhs: ExpressionTree, _ rhs: ExpressionTree
    ) throws -> MemoryCondition {
        let value = try value(lhs)
        if case .value(.literal(let literal)) = rhs.node { return value.compared(comparison, with: literal) }
        return value.compared(comparison, with: try self.value(rhs))
    }

    private func bits(_ operation: BitOperator, _ operand: ExpressionTree, _ bits: Int64) throws -> MemoryCondition {
        guard case .int64(let value) = try value(operand) else { return MemoryCondition(false) }
        switch operation {
        case .contains: return MemoryCondition { try value($0).map { $0 & bits == bits } ?? false }
        case .intersects: return MemoryCondition { try value($0).map { $0 & bits != 0 } ?? false }
        }
    }
}
