import FetchingCore

private typealias Key = StoredFormat.Key

extension StoredDecoder {
    mutating func condition(
        _ json: JSONValue, in scope: StoredScope, at path: JSONPath, depth: Int
    ) throws -> ExpressionTree {
        if DeepStack.isNeeded(forDepth: depth) {
            return try DeepStack.run { try condition(json, in: scope, at: path, depth: depth) }
        }
        try enter(at: path, depth: depth)
        if case .bool(let value) = json { return ExpressionTree(.constant(value)) }
        let object = try StoredObject(json, as: "a condition", at: path)
        let kinds = [
            Key.and, Key.or, Key.not, Key.member, Key.operand, Key.row, StoredOperator.exists.rawValue,
        ]
        let tree: ExpressionTree
        switch try object.first(of: kinds) {
        case Key.and: tree = .joined(try conditions(Key.and, of: object, in: scope, depth: depth), by: .and)
        case Key.or: tree = .joined(try conditions(Key.or, of: object, in: scope, depth: depth), by: .or)
        case Key.not:
            try object.require([Key.not])
            tree = .negated(
                try condition(try object.value(Key.not), in: scope, at: path.key(Key.not), depth: depth + 1))
        case Key.row: tree = try missing(object, in: scope)
        case Key.member: tree = try test(object, subject: Key.member, in: scope, depth: depth)
        case Key.operand: tree = try test(object, subject: Key.operand, in: scope, depth: depth)
        default: tree = try exists(object, in: scope, depth: depth)
        }
        return try checked(tree, at: path)
    }

    private mutating func conditions(
        _ key: String, of object: StoredObject, in scope: StoredScope, depth: Int
    ) throws -> [ExpressionTree] {
        try object.require([key])
        let path = object.path.key(key)
        let conditions = try object.list(key)
        guard !conditions.isEmpty else {
            throw StoredFilterError.invalidValue(
                "the list has no condition", cure: "Write 'true' or 'false' in the place of the object", at: path)
        }
        return try conditions.enumerated().map { index, json in
            try condition(json, in: scope, at: path.index(index), depth: depth + 1)
        }
    }

    private func missing(_ object: StoredObject, in scope: StoredScope) throws -> ExpressionTree {
        try object.require([Key.row, Key.operation])
        let path = object.path.key(Key.operation)
        let name = try object.text(Key.operation)
        guard name == StoredOperator.missing.rawValue else { throw StoredFilterError.unknownOperator(name, at: path) }
        try require(.missing, at: path)
        return .isMissing(try scope.row(try object.text(Key.row), at: object.path.key(Key.row)))
    }

    private mutating func exists(
        _ object: StoredObject, in scope: StoredScope, depth: Int
    ) throws -> ExpressionTree {
        let key = StoredOperator.exists.rawValue
        try object.require([key, Key.condition])
        try require(.exists, at: object.path.key(key))
        return .exists(try rows(key, of: object, in: scope, depth: depth) { _, _ in })
    }

    /// The related rows that an object names, and what is made of their members beside the condition.
    mutating func rows(
        _ key: String, of object: StoredObject, in scope: StoredScope, depth: Int,
        _ body: (inout StoredDecoder, StoredScope) throws -> Void
    ) throws -> RelatedRows {
        try scope.rows(try object.text(key), at: object.path.key(key)) { inner in
            let condition = try ofRows { decoder in
                let condition = try decoder.condition(
                    try object.value(Key.condition), in: inner, at: object.path.key(Key.condition), depth: depth + 1)
                try body(&decoder, inner)
                return condition
            }
            if case .condition(.constant(true)) = condition.node { return nil }
            return condition
        }
    }
}
