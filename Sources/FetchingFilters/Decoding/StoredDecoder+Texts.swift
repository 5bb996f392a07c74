import FetchingCore

private typealias Key = StoredFormat.Key

extension StoredDecoder {
    /// A text that is computed of another.
    mutating func text(
        _ operation: StoredOperator, _ object: StoredObject, in scope: StoredScope, depth: Int
    ) throws -> ExpressionTree {
        try object.require(operation.textKeys)
        let function = try function(operation, object)
        let (operand, path) = try operand(of: operation, object, in: scope, depth: depth)
        try requireType([.text], of: operand, at: path)
        try requireOwnStorage(of: operand, at: path)
        try search(for: operation, in: operand, at: object.path.key(operation.rawValue))
        return .text(function, of: operand)
    }

    private func function(_ operation: StoredOperator, _ object: StoredObject) throws -> TextFunction {
        let key = operation.rawValue
        if operation == .trimmed { return .trimmed }
        if operation == .lowercased { return .lowercased }
        if operation == .uppercased { return .uppercased }
        if operation == .replacing {
            return .replacing(try text(key, of: object), with: try text(Key.with, of: object))
        }
        let count = try object.integer(key)
        guard count >= 0 else {
            throw StoredFilterError.invalidValue(
                "the number of scalars is negative", cure: "Give 0 or more", at: object.path.key(key))
        }
        return operation == .prefix ? .prefix(count) : .suffix(count)
    }

    /// A text to find or to put in its place: a value, for which the limit of values holds.
    private func text(_ key: String, of object: StoredObject) throws -> ExactText {
        let value = try literal(try object.value(key), of: .text, beside: nil, at: object.path.key(key))
        guard case .text(let text) = value else {
            throw StoredFilterError.wrongType(try object.value(key), expected: "text", at: object.path.key(key))
        }
        return ExactText(text: text)
    }
}

extension StoredOperator {
    /// Whether it computes a text of another.
    var isOfTexts: Bool { !textKeys.isEmpty }

    /// The keys of an operand that is computed of a text, none for other operators.
    fileprivate var textKeys: [String] {
        switch self {
        case .trimmed, .lowercased, .uppercased: [rawValue]
        case .prefix, .suffix: [rawValue, Key.rows]
        case .replacing: [rawValue, Key.with, Key.rows]
        case .isTrue, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .null, .isIn, .between,
            .betweenUpTo, .from, .through, .upTo, .equals, .hasPrefix, .hasSuffix, .contains, .like, .matches,
            .hasAllBits, .hasAnyBit, .missing, .exists, .count, .sum, .average, .min, .max, .add, .subtract, .multiply,
            .divide, .remainder, .length, .double, .conditional, .condition, .coalesce, .datePart, .dateStart,
            .dateAdding, .microseconds, .rounded, .integer, .string, .bitAnd, .bitOr, .bitXor,
            .decimal:
            []
        }
    }

    init(_ function: TextFunction) {
        self =
            switch function {
            case .trimmed: .trimmed
            case .prefix: .prefix
            case .suffix: .suffix
            case .replacing: .replacing
            case .lowercased: .lowercased
            case .uppercased: .uppercased
            }
    }
}
