import FetchingCore

private typealias Key = StoredFormat.Key

extension StoredEncoder {
    func condition(_ tree: ExpressionTree, at path: JSONPath) throws -> JSONValue {
        if DeepStack.isNeeded(for: tree) { return try DeepStack.run { try condition(tree, at: path) } }
        switch tree.node {
        case .condition(.constant(let value)): return .bool(value)
        case .condition(.and): return try list(Key.and, Junction.and.conditions(of: tree), at: path)
        case .condition(.or): return try list(Key.or, Junction.or.conditions(of: tree), at: path)
        case .condition(.not(let inner)):
            return .object([JSONMember(Key.not, try condition(inner, at: path.key(Key.not)))])
        case .condition(.comparison(let comparison, let lhs, let rhs)):
            return try self.comparison(comparison, lhs, rhs, at: path)
        case .condition(.isNull(let operand)): return try test(operand, .null, at: path)
        case .condition(.membership(let operand, let values, let includesNull)):
            return try membership(operand, values, includesNull, at: path)
        case .condition(.range(let operand, let range)): return try self.range(operand, range, at: path)
        case .condition(.text(let operation, let operand, let pattern, let options)):
            return try text(operation, operand, pattern, options, at: path)
        case .condition(.bits(let operation, let operand, let bits)):
            let value = try literal(.int64(bits), for: operand, at: path)
            return try test(operand, StoredOperator(operation), JSONMember(Key.value, value), at: path)
        case .condition(.array): throw StoredFilterError.noFormOfArray(at: path)
        case .condition(.fullText): throw StoredFilterError.noFormOfFullText(at: path)
        case .condition(.isMissing(let row)):
            return .object([
                JSONMember(Key.row, .text(try name(of: row, at: path))),
                JSONMember(Key.operation, .text(StoredOperator.missing.rawValue)),
            ])
        case .condition(.isObject), .condition(.isSameObject): throw FetchError.comparedObjects()
        case .condition(.exists(let rows)):
            return .object(try members(of: rows, under: StoredOperator.exists.rawValue, at: path))
        case .failure(let error): throw error
        case .value:
            return try test(tree, .isTrue, at: path)
        }
    }

    /// The name and the condition of related rows.
    func members(of rows: RelatedRows, under key: String, at path: JSONPath) throws -> [JSONMember] {
        let condition = try rows.condition.map {
            try inside(rows.element).condition($0, at: path.key(Key.condition))
        }
        return [
            JSONMember(key, .text(try name(of: rows, at: path))), JSONMember(Key.condition, condition ?? .bool(true)),
        ]
    }

    private func list(_ key: String, _ conditions: [ExpressionTree], at path: JSONPath) throws -> JSONValue {
        let path = path.key(key)
        let list = try conditions.enumerated().map { try condition($1, at: path.index($0)) }
        return .object([JSONMember(key, .array(list))])
    }
}

extension StoredEncoder {
    /// The subject of a test or a sort term.
    func subject(_ tree: ExpressionTree, beside column: FetchableColumn? = nil, at path: JSONPath) throws -> JSONMember
    {
        switch tree.node {
        case .value(.column(let column)): JSONMember(Key.member, .text(try name(of: column, in: .root, at: path)))
        case .value(.related(let column, let row)):
            JSONMember(Key.member, .text(try name(of: column, in: row, at: path)))
        // What it is compared with says it again.
        case .value(.date(.plain, let operand, _)): try subject(operand, beside: column, at: path)
        // Everything else is an operand, which may be rejected.
        case .value, .condition, .failure:
            JSONMember(Key.operand, try operand(tree, beside: column, at: path.key(Key.operand)))
        }
    }

    private func test(
        _ tree: ExpressionTree, _ operation: StoredOperator, _ options: String = "", _ argument: JSONMember? = nil,
        at path: JSONPath
    ) throws -> JSONValue {
        .object(
            [try subject(tree, at: path), JSONMember(Key.operation, .text(operation.rawValue + options))]
                + (argument.map { [$0] } ?? []))
    }

    private func test(
        _ tree: ExpressionTree, _ operation: StoredOperator, _ argument: JSONMember, at path: JSONPath
    ) throws -> JSONValue {
        try test(tree, operation, "", argument, at: path)
    }

    private func comparison(
        _ comparison: ComparisonOperator, _ lhs: ExpressionTree, _ rhs: ExpressionTree, at path: JSONPath
    ) throws -> JSONValue {
        let operation = JSONMember(Key.operation, .text(comparison.rawValue))
        if case .value(.literal(let value)) = rhs.node {
            let value = try literal(value, for: lhs, at: path.key(Key.value))
            return .object([try subject(lhs, at: path), operation, JSONMember(Key.value, value)])
        }
        let other = try operand(rhs, beside: lhs.storedColumn, at: path.key(Key.other))
        return .object([
            try subject(lhs, beside: rhs.storedColumn, at: path), operation, JSONMember(Key.other, other),
        ])
    }

    private func membership(
        _ operand: ExpressionTree, _ values: [PrimitiveValue], _ includesNull: Bool, at path: JSONPath
    ) throws -> JSONValue {
        let place = path.key(Key.values)
        let list = try values.enumerated().map { try literal($1, for: operand, at: place.index($0)) }
        let values = JSONMember(Key.values, .array(list + (includesNull ? [.null] : [])))
        return try test(operand, .isIn, values, at: path)
    }

    private func range(_ operand: ExpressionTree, _ range: ValueRange, at path: JSONPath) throws -> JSONValue {
        let lower = try range.lower.map { try literal($0, for: operand, at: path) }
        let upper = try range.upper.map { try literal($0, for: operand, at: path) }
        switch (lower, upper) {
        case (let lower?, let upper?):
            let values = JSONMember(Key.values, .array([lower, upper]))
            return try test(operand, range.includesUpper ? .between : .betweenUpTo, values, at: path)
        case (let lower?, nil): return try test(operand, .from, JSONMember(Key.value, lower), at: path)
        case (nil, let upper?):
            let operation: StoredOperator = range.includesUpper ? .through : .upTo
            return try test(operand, operation, JSONMember(Key.value, upper), at: path)
        case (nil, nil):
            throw StoredFilterError.noForm("a range has no bound", cure: "Give the range a bound", at: path)
        }
    }

    private func text(
        _ operation: TextOperator, _ operand: ExpressionTree, _ pattern: String, _ options: TextOptions,
        at path: JSONPath
    ) throws -> JSONValue {
        guard let suffix = StoredOperation.suffix(for: options) else {
            throw StoredFilterError.noForm("a text option is unknown", cure: "Use those of 'TextOptions'", at: path)
        }
        return try test(
            operand, StoredOperator(operation), suffix, JSONMember(Key.value, .text(pattern)), at: path)
    }
}
