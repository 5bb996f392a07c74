import FetchingCore

private typealias Key = StoredFormat.Key

// A test: a member or operand, an operator and, but for some, a value.

extension StoredDecoder {
    mutating func test(
        _ object: StoredObject, subject: String, in scope: StoredScope, depth: Int
    ) throws -> ExpressionTree {
        let path = object.path.key(Key.operation)
        let (operation, options) = try StoredOperation.parse(try object.text(Key.operation), at: path)
        try require(operation, at: path)
        if operation.comparison != nil, object.has(Key.other) {
            return try comparison(operation, object, subject: subject, in: scope, depth: depth)
        }
        let argument = operation.argument
        try object.require([subject, Key.operation] + (argument.map { [$0] } ?? []))
        let tree = try repeated(operation.repetitions) {
            try $0.subject(subject, of: object, in: scope, depth: depth, beside: nil)
        }
        switch argument {
        case nil: return try plain(operation, tree, at: object.path)
        case Key.values:
            return try list(operation, tree, try object.list(Key.values), at: object.path.key(Key.values))
        default:
            return try single(operation, options, tree, try object.value(Key.value), at: object.path.key(Key.value))
        }
    }

    /// The subject of a test or a sort term.
    mutating func subject(
        _ key: String, of object: StoredObject, in scope: StoredScope, depth: Int, beside column: FetchableColumn?
    ) throws -> ExpressionTree {
        let path = object.path.key(key)
        if key == Key.member { return try checked(try scope.member(try object.text(key), at: path), at: path) }
        let tree = try operand(try object.value(key), in: scope, at: path, depth: depth + 1, beside: column)
        guard !tree.isColumn else {
            throw StoredFilterError.invalidValue(
                "a member is written as an operand", cure: "Write its name with the key '\(Key.member)'", at: path)
        }
        return tree
    }

    private func plain(
        _ operation: StoredOperator, _ tree: ExpressionTree, at path: JSONPath
    ) throws -> ExpressionTree {
        if operation == .null { return ExpressionTree(.isNull(tree), above: tree) }
        // A truth value may be stored in a form of its own.
        if !tree.isTruthValue {
            try requireType([.bool], of: tree, at: path)
            try requireOwnStorage(of: tree, at: path)
        }
        return tree.asCondition
    }

    private mutating func comparison(
        _ operation: StoredOperator, _ object: StoredObject, subject: String, in scope: StoredScope, depth: Int
    ) throws -> ExpressionTree {
        try object.require([subject, Key.operation, Key.other])
        let path = object.path.key(Key.other)
        let other = try operand(try object.value(Key.other), in: scope, at: path, depth: depth + 1, beside: nil)
        if case .value(.literal) = other.node {
            throw StoredFilterError.invalidValue(
                "a value is written as an operand", cure: "Write it with the key '\(Key.value)'", at: path)
        }
        let tree = try self.subject(subject, of: object, in: scope, depth: depth, beside: other.storedColumn)
        guard let comparison = operation.comparison, let type = other.valueType else {
            throw StoredFilterError.wrongType(operand: "null", expected: "a value of some type", at: path)
        }
        if !tree.isDate || !other.isDate { try requireType([type], of: tree, at: object.path.key(subject)) }
        guard case .value(.literal) = tree.node else { return .comparison(comparison, tree, other) }
        // A value beside a member is stored as that is.
        if comparison.isOrdering { try requireOrder(of: other, at: path) }
        return ExpressionTree(.comparison(comparison, tree, other), above: tree, other)
    }

    private func requireOrder(of tree: ExpressionTree, at path: JSONPath) throws {
        do { try tree.requireOrder() } catch {
            throw StoredFilterError(
                .wrongType, at: path, reason: "the values are stored in a form that has no order",
                cure: "Compare with '==' or '!='")
        }
    }
}

extension StoredDecoder {
    private func list(
        _ operation: StoredOperator, _ tree: ExpressionTree, _ json: [JSONValue], at path: JSONPath
    ) throws -> ExpressionTree {
        let (values, includesNull) = try literals(json, for: tree, at: path)
        guard operation != .isIn else { return .membership(tree, in: values, includesNull: includesNull) }
        guard values.count == 2, !includesNull else {
            throw StoredFilterError.invalidValue(
                "the range does not have two values", cure: "Write the lower and the upper one", at: path)
        }
        try requireOrder(of: tree, at: path)
        return .range(tree, from: values[0], to: values[1], includesUpper: operation == .between)
    }

    private mutating func single(
        _ operation: StoredOperator, _ options: TextOptions, _ tree: ExpressionTree, _ json: JSONValue,
        at path: JSONPath
    ) throws -> ExpressionTree {
        if case .null = json {
            throw StoredFilterError.invalidValue(
                "a value is compared with null", cure: "Write '\"is\": \"null\"' to ask whether there is no value",
                at: path)
        }
        if let text = operation.text {
            try requireType([.text], of: tree, at: path)
            let pattern = try literal(json, of: .text, beside: nil, at: path)
            guard case .text(let pattern) = pattern else { return ExpressionTree(.constant(false)) }
            try search(for: operation, in: tree, at: path)
            if operation == .matches { try checkPattern(pattern, at: path) }
            return .text(text, tree, pattern, options)
        }
        if let bits = operation.bits {
            try requireType([.int64], of: tree, at: path)
            guard case .int64(let value) = try literal(json, for: tree, at: path) else {
                throw StoredFilterError.wrongType(json, expected: "an integer", at: path)
            }
            return .bits(bits, tree, value)
        }
        let value = try literal(json, for: tree, at: path)
        if operation != .equal, operation != .notEqual { try requireOrder(of: tree, at: path) }
        if let comparison = operation.comparison { return .comparison(comparison, tree, with: value) }
        return operation == .from
            ? .range(tree, from: value, to: nil, includesUpper: true)
            : .range(tree, from: nil, to: value, includesUpper: operation == .through)
    }
}
