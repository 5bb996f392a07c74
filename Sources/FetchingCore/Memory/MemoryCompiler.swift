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
        case .constant(let value): return MemoryCondition(value)
        case .and: return .all(try Junction.and.conditions(of: tree).map(condition))
        case .or: return try disjunction(tree)
        case .not(let inner): return !(try condition(inner))
        case .comparison(let comparison, let lhs, let rhs): return try self.comparison(comparison, lhs, rhs)
        case .isNull(let operand): return try value(operand).isNull
        case .membership(let operand, let values, let includesNull):
            return try value(operand).isIn(values, orNull: includesNull)
        case .range(let operand, let range): return try value(operand).isIn(range)
        case .text(let operation, let operand, let pattern, let options):
            return try text(operation, operand, pattern, options)
        case .bits(let operation, let operand, let bits): return try self.bits(operation, operand, bits)
        case .isMissing(let row): return try isMissing(row)
        case .isObject(let row, let objects): return try isObject(row, objects)
        case .isSameObject(let row, let other): return try isSameObject(row, other)
        case .exists(let related): return try exists(related)
        case .failure(let error): throw error
        case .column, .related, .literal, .arithmetic, .function, .conditional, .aggregate, .groupAggregate,
            .groupKey:
            guard case .bool(let value) = try value(tree) else { throw FetchError.notACondition }
            return MemoryCondition { try value($0) ?? false }
        }
    }

    func value(_ tree: ExpressionTree) throws -> ColumnReader {
        if DeepStack.isNeeded(for: tree) {
            try rows.findRows(of: tree)
            return try DeepStack.run { try value(tree) }
        }
        switch tree.node {
        case .column(let column): return try column.reader(of: model)
        case .related(let column, let row): return try value(of: column, in: row)
        case .literal(let literal): return ColumnReader(literal)
        case .arithmetic(let operation, let lhs, let rhs, _):
            return operation.apply(try value(lhs), try value(rhs), failsOnOverflow: failsOnOverflow)
        case .function(let function, let operand): return function.apply(try value(operand))
        case .conditional(let condition, let value, let other):
            return ColumnReader(try self.condition(condition), try self.value(value), or: try self.value(other))
        case .aggregate(let function, let operand, let related): return try aggregate(function, operand, related)
        case .groupAggregate(let aggregate): return try groupAggregate(aggregate)
        case .groupKey(let key): return try groupKey(key)
        case .constant, .comparison, .isNull, .membership, .range, .text, .bits, .and, .or, .not, .isMissing, .isObject,
            .isSameObject, .exists, .failure:
            let condition = try condition(tree)
            return .bool { try condition.holds($0) }
        }
    }
}

extension ValueFunction {
    fileprivate func apply(_ operand: ColumnReader) -> ColumnReader {
        switch self {
        case .scalarCount:
            guard case .text(let text) = operand else { return ColumnReader(.null) }
            return .int64 { try text($0).map { Int64($0.unicodeScalars.count) } }
        case .double:
            guard case .int64(let integer) = operand else { return ColumnReader(.null) }
            return .double { try integer($0).map(Double.init) }
        }
    }
}

extension MemoryCompiler {
    private func comparison(
        _ comparison: ComparisonOperator, _ lhs: ExpressionTree, _ rhs: ExpressionTree
    ) throws -> MemoryCondition {
        let value = try value(lhs)
        if case .literal(let literal) = rhs.node { return value.compared(comparison, with: literal) }
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
