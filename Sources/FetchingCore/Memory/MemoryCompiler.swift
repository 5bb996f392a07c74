/// Turns an expression into closures, once for a request, so that no row pays for looking at the tree.
struct MemoryCompiler<Model: Fetchable> {
    typealias Value = (Model) throws -> PrimitiveValue
    typealias Condition = (Model) throws -> Bool

    func condition(_ tree: ExpressionTree) throws -> Condition {
        switch tree.node {
        case .constant(let value): return { _ in value }
        case .and, .or: return try junction(tree)
        case .not(let inner):
            let condition = try condition(inner)
            return { try !condition($0) }
        case .comparison(let comparison, let lhs, let rhs): return try self.comparison(comparison, lhs, rhs)
        case .isNull(let operand):
            let value = try value(operand)
            return { try value($0).isNull }
        case .membership(let operand, let values, let includesNull):
            return try membership(operand, values, includesNull: includesNull)
        case .range(let operand, let range): return try self.range(operand, range)
        case .text(let operation, let operand, let pattern, let options):
            return try text(operation, operand, pattern, options)
        case .bits(let operation, let operand, let bits): return try self.bits(operation, operand, bits)
        case .failure(let error): throw error
        case .column, .literal, .arithmetic, .scalarCount:
            let value = try value(tree)
            return { try value($0) == .bool(true) }
        }
    }

    func value(_ tree: ExpressionTree) throws -> Value {
        switch tree.node {
        case .column(let column):
            guard let accessor = column.accessor as? ColumnAccessor<Model> else {
                throw FetchError(
                    .unsupported, reason: "the member belongs to another model",
                    cure: "Use the members that the closure is given", member: column.property)
            }
            return { try accessor.value($0).comparable }
        case .literal(let literal):
            let literal = literal.comparable
            return { _ in literal }
        case .arithmetic(let operation, let lhs, let rhs, let kind):
            let (lhs, rhs) = (try value(lhs), try value(rhs))
            return { try operation.apply(lhs($0), rhs($0), kind) }
        case .scalarCount(let operand):
            let value = try value(operand)
            return {
                guard case .text(let text) = try value($0) else { return .null }
                return .int64(Int64(text.unicodeScalars.count))
            }
        case .constant, .comparison, .isNull, .membership, .range, .text, .bits, .and, .or, .not, .failure:
            let condition = try condition(tree)
            return { .bool(try condition($0)) }
        }
    }
}

extension MemoryCompiler {
    private func junction(_ tree: ExpressionTree) throws -> Condition {
        if case .and = tree.node {
            let conditions = try Junction.and.conditions(of: tree).map(condition)
            return { model in try conditions.allSatisfy { try $0(model) } }
        }
        let conditions = try Junction.or.conditions(of: tree).map(condition)
        return { model in try conditions.contains { try $0(model) } }
    }

    private func comparison(
        _ comparison: ComparisonOperator, _ lhs: ExpressionTree, _ rhs: ExpressionTree
    ) throws -> Condition {
        let (lhs, rhs) = (try value(lhs), try value(rhs))
        return { model in
            let (left, right) = (try lhs(model), try rhs(model))
            if left.isNull, right.isNull { return comparison == .equal }
            return comparison.holds(left.order(right))
        }
    }

    private func membership(
        _ operand: ExpressionTree, _ values: [PrimitiveValue], includesNull: Bool
    ) throws -> Condition {
        let value = try value(operand)
        let members = Set(values.map { ExactValue($0.comparable) })
        return {
            let value = try value($0)
            return value.isNull ? includesNull : members.contains(ExactValue(value))
        }
    }

    private func range(_ operand: ExpressionTree, _ range: ValueRange) throws -> Condition {
        let value = try value(operand)
        let (lower, upper) = (range.lower?.comparable, range.upper?.comparable)
        let upperComparison = range.includesUpper ? ComparisonOperator.lessOrEqual : .less
        return {
            let value = try value($0)
            if let lower, !ComparisonOperator.greaterOrEqual.holds(value.order(lower)) { return false }
            if let upper, !upperComparison.holds(value.order(upper)) { return false }
            return !value.isNull
        }
    }

    private func text(
        _ operation: TextOperator, _ operand: ExpressionTree, _ pattern: String, _ options: TextOptions
    ) throws -> Condition {
        let value = try value(operand)
        let matcher: TextMatcher
        do {
            matcher = try TextMatcher(operation, pattern: pattern, options: options)
        } catch {
            throw operand.located(error, in: operation.rawValue)
        }
        return {
            guard case .text(let text) = try value($0) else { return false }
            return matcher.matches(text)
        }
    }

    private func bits(_ operation: BitOperator, _ operand: ExpressionTree, _ bits: Int64) throws -> Condition {
        let value = try value(operand)
        return {
            guard case .int64(let stored) = try value($0) else { return false }
            return operation == .contains ? stored & bits == bits : stored & bits != 0
        }
    }
}
