import FetchingCore

private typealias Key = StoredFormat.Key

extension StoredEncoder {
    /// - Parameter column: The column beside which a value stands: it is stored as that column stores it.
    func operand(_ tree: ExpressionTree, beside column: FetchableColumn?, at path: JSONPath) throws -> JSONValue {
        if DeepStack.isNeeded(for: tree) { return try DeepStack.run { try operand(tree, beside: column, at: path) } }
        switch tree.node {
        case .value(.column), .value(.related): return .object([try subject(tree, at: path)])
        case .value(.literal(let value)):
            guard let type = column?.propertyType ?? value.type else {
                throw StoredFilterError.noForm(
                    "a value is compared with null", cure: "Ask whether there is a value", at: path)
            }
            let json = try literal(value, of: value.type, beside: column, at: path)
            return .object([JSONMember(StoredValueForm.key(of: type), json)])
        case .value(.parameter(let parameter)):
            return try operand(ExpressionTree(.literal(try parameter.literal())), beside: column, at: path)
        case .value(.arithmetic(let operation, let lhs, let rhs, let kind)):
            return try arithmetic(operation, lhs, rhs, kind, at: path)
        case .value(.function(let function, let operand)):
            guard let key = StoredOperator(function)?.rawValue else { throw StoredFilterError.noFormOfArray(at: path) }
            if let rounding = function.rounding {
                let operand = try self.operand(operand, beside: nil, at: path.key(Key.rows))
                return .object([JSONMember(key, .text(rounding.name)), JSONMember(Key.rows, operand)])
            }
            return .object([JSONMember(key, try self.operand(operand, beside: nil, at: path.key(key)))])
        case .value(.text(let function, let operand)): return try text(function, of: operand, at: path)
        case .value(.date(let function, let operand, _)): return try date(function, of: operand, at: path)
        case .value(.conditional(let condition, let value, let other)):
            return try conditional(condition, value, other, at: path)
        case .value(.coalesce(let value, let other)):
            let key = StoredOperator.coalesce.rawValue
            let path = path.key(key)
            let operands = [
                try operand(value, beside: other.storedColumn, at: path.index(0)),
                try operand(other, beside: value.storedColumn, at: path.index(1)),
            ]
            return .object([JSONMember(key, .array(operands))])
        case .value(.aggregate(let function, let operand, let rows)):
            return try aggregate(function, operand, rows, at: path)
        case .value(.raw(let fragment, _)):
            throw StoredFilterError.noForm(
                "a fragment of SQL has no form in a stored filter ('\(fragment.operation)')",
                cure: "Leave it out, and add it to the filter that is read", at: path)
        case .value(.window):
            throw StoredFilterError.noForm(
                "a value of a window has no form in a stored filter", cure: "Store the conditions of the request alone",
                at: path)
        case .value(.groupAggregate), .value(.groupKey):
            throw StoredFilterError.noForm(
                "values of groups are compared", cure: "Store the condition on the models alone", at: path)
        case .failure(let error): throw error
        case .condition:
            let key = StoredOperator.condition.rawValue
            return .object([JSONMember(key, try condition(tree, at: path.key(key)))])
        }
    }

    private func arithmetic(
        _ operation: ArithmeticOperator, _ lhs: ExpressionTree, _ rhs: ExpressionTree, _ kind: CalculationKind,
        at path: JSONPath
    ) throws -> JSONValue {
        let type = kind.type
        guard lhs.valueType == type, rhs.valueType == type else {
            throw StoredFilterError.noForm(
                "a calculation has operands of different types", cure: "Use operands of one type", at: path)
        }
        guard StoredOperator(rawValue: operation.rawValue) != nil else {
            throw StoredFilterError.noForm(
                "shifted bits have no form in a stored filter", cure: "Multiply or divide by a power of two", at: path)
        }
        let path = path.key(operation.rawValue)
        let operands = [
            try operand(lhs, beside: nil, at: path.index(0)), try operand(rhs, beside: nil, at: path.index(1)),
        ]
        return .object([JSONMember(operation.rawValue, .array(operands))])
    }

    private func aggregate(
        _ function: AggregateFunction, _ operand: ExpressionTree?, _ rows: RelatedRows, at path: JSONPath
    ) throws -> JSONValue {
        let key = function.name
        switch (function, operand) {
        case (.count, nil): return .object(try members(of: rows, under: key, at: path))
        case (.sum, let operand?), (.average, let operand?), (.min, let operand?), (.max, let operand?):
            let value = try inside(rows.element).operand(operand, beside: nil, at: path.key(key))
            return .object([JSONMember(key, value)] + (try members(of: rows, under: Key.rows, at: path)))
        case (.distinctSum, _), (.distinctAverage, _):
            throw StoredFilterError.noForm(
                "a sum or an average of distinct values has no form in a stored filter",
                cure: "Use 'sum' or 'average' of the related models", at: path)
        case (.joined, _), (.distinctJoined, _):
            throw StoredFilterError.noForm(
                "texts that are joined have no form in a stored filter",
                cure: "Ask with 'contains' for a related model with a certain text", at: path)
        case (.count, _?):
            throw StoredFilterError.noForm(
                "a number of different values has no form in a stored filter",
                cure: "Use 'count' of the related models", at: path)
        case (_, nil):
            throw StoredFilterError.noForm(
                "an aggregate has no value", cure: "Use the aggregates of relationships", at: path)
        }
    }

    private func conditional(
        _ condition: ExpressionTree, _ value: ExpressionTree, _ other: ExpressionTree, at path: JSONPath
    ) throws -> JSONValue {
        let key = StoredOperator.conditional.rawValue
        guard value.valueType != nil || other.valueType != nil else {
            throw StoredFilterError.noForm("both values are null", cure: "Leave the condition out", at: path)
        }
        return .object([
            JSONMember(key, try self.condition(condition, at: path.key(key))),
            JSONMember(Key.then, try branch(value, beside: other.storedColumn, at: path.key(Key.then))),
            JSONMember(
                Key.otherwise, try branch(other, beside: value.storedColumn, at: path.key(Key.otherwise))),
        ])
    }

    private func branch(
        _ tree: ExpressionTree, beside column: FetchableColumn?, at path: JSONPath
    ) throws -> JSONValue {
        if tree.isNullLiteral { return .null }
        return try operand(tree, beside: column, at: path)
    }
}
