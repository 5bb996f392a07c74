import FetchingCore
import Foundation

private typealias Key = StoredFormat.Key

extension StoredDecoder {
    /// - Parameter column: The column beside which a value stands: it is stored as that column stores it.
    mutating func operand(
        _ json: JSONValue, in scope: StoredScope, at path: JSONPath, depth: Int, beside column: FetchableColumn?
    ) throws -> ExpressionTree {
        if DeepStack.isNeeded(forDepth: depth) {
            return try DeepStack.run { try operand(json, in: scope, at: path, depth: depth, beside: column) }
        }
        try enter(at: path, depth: depth)
        let object = try StoredObject(json, as: "an operand", at: path)
        let types = PrimitiveType.ofSingleValues
        let key = try object.first(
            of: [Key.member] + types.map(StoredValueForm.key) + StoredOperator.operands.map(\.rawValue))
        let valuePath = path.key(key)
        let tree: ExpressionTree
        if key == Key.member {
            try object.require([key])
            tree = try scope.member(try object.text(key), at: valuePath)
        } else if let type = types.first(where: { StoredValueForm.key(of: $0) == key }) {
            try object.require([key])
            tree = ExpressionTree(
                .literal(try literal(try object.value(key), of: type, beside: column, at: valuePath)))
        } else if let operation = StoredOperator(rawValue: key) {
            try require(operation, at: valuePath)
            tree = try computed(operation, object, in: scope, depth: depth)
        } else {
            throw StoredFilterError.unknownOperator(key, at: valuePath)
        }
        return try checked(tree, at: path)
    }

    private mutating func computed(
        _ operation: StoredOperator, _ object: StoredObject, in scope: StoredScope, depth: Int
    ) throws -> ExpressionTree {
        let key = operation.rawValue
        let path = object.path.key(key)
        if operation == .conditional { return try conditional(object, in: scope, depth: depth) }
        if operation.isOfTexts { return try text(operation, object, in: scope, depth: depth) }
        if operation == .rounded { return try rounded(object, in: scope, depth: depth) }
        if operation.isOfDates { return try date(operation, object, in: scope, depth: depth) }
        if let function = operation.aggregate { return try aggregate(function, object, in: scope, depth: depth) }
        try object.require([key])
        let json = try object.value(key)
        if operation == .coalesce {
            return try coalesce(try object.list(key), in: scope, at: path, depth: depth)
        }
        if let arithmetic = operation.arithmetic {
            return try self.arithmetic(arithmetic, try object.list(key), in: scope, at: path, depth: depth)
        }
        guard let function = operation.function else {
            return try condition(json, in: scope, at: path, depth: depth + 1)
        }
        let operand = try repeated(
            at: path,
            times: { operation.repetitions(of: $0.valueType) },
            { try $0.operand(json, in: scope, at: path, depth: depth + 1, beside: nil) })
        // A number is looked for in the whole text.
        if operand.valueType == .text { try search(for: operation, in: operand, at: path) }
        switch function {
        case .scalarCount:
            try requireType([.text], of: operand, at: path)
            try requireOwnStorage(of: operand, at: path)
        case .double:
            try requireType([.int64, .decimal, .text], of: operand, at: path)
            try requireOwnStorage(of: operand, at: path)
        case .integer:
            try requireType([.double, .decimal, .text], of: operand, at: path)
            try requireOwnStorage(of: operand, at: path)
        case .string:
            try requireType([.int64, .double, .decimal], of: operand, at: path)
            try requireOwnStorage(of: operand, at: path)
        case .decimal:
            try requireType([.int64, .double, .text], of: operand, at: path)
            try requireOwnStorage(of: operand, at: path)
        // No operator of a document stands for the first alone, and for the others there is one with a rule.
        case .elementCount, .rounded, .roundedToEven, .roundedUp, .roundedDown, .roundedTowardZero,
            .roundedAwayFromZero:
            break
        }
        return ExpressionTree(.function(function, operand), above: operand)
    }

    private mutating func rounded(
        _ object: StoredObject, in scope: StoredScope, depth: Int
    ) throws -> ExpressionTree {
        let key = StoredOperator.rounded.rawValue
        try object.require([key, Key.rows])
        let name = try object.text(key)
        guard let rounding = ValueFunction.roundings.first(where: { $0.name == name }) else {
            throw StoredFilterError.unknownOperator(name, at: object.path.key(key))
        }
        let (operand, path) = try repeated(StoredOperator.rounded.repetitions) {
            try $0.operand(of: .rounded, object, in: scope, depth: depth)
        }
        try requireType([.double, .decimal], of: operand, at: path)
        try requireOwnStorage(of: operand, at: path)
        return .function(rounding.function, of: operand)
    }

    private mutating func arithmetic(
        _ operation: ArithmeticOperator, _ json: [JSONValue], in scope: StoredScope, at path: JSONPath, depth: Int
    ) throws -> ExpressionTree {
        guard json.count == 2 else {
            throw StoredFilterError.invalidValue(
                "the calculation does not have two operands", cure: "Nest calculations for more", at: path)
        }
        let lhs = try operand(json[0], in: scope, at: path.index(0), depth: depth + 1, beside: nil)
        let rhs = try operand(json[1], in: scope, at: path.index(1), depth: depth + 1, beside: nil)
        let types: Set<PrimitiveType> =
            switch operation {
            case .add: [.int64, .double, .decimal, .text]
            case .subtract, .multiply, .divide: [.int64, .double, .decimal]
            case .remainder: [.int64, .double]
            case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight: [.int64]
            }
        try requireType(types, of: lhs, at: path.index(0))
        if let type = lhs.valueType { try requireType([type], of: rhs, at: path.index(1)) }
        // Both are copied once more.
        if lhs.valueType == .text { for text in [lhs, rhs] { try search(for: .add, in: text, at: path) } }
        return switch lhs.valueType {
        case .decimal: .arithmetic(operation, lhs, rhs, of: Decimal.self)
        case .text: .arithmetic(operation, lhs, rhs, of: String.self)
        case .double: .arithmetic(operation, lhs, rhs, of: Double.self)
        // The others were rejected above.
        default: .arithmetic(operation, lhs, rhs, of: Int.self)
        }
    }

    private mutating func coalesce(
        _ json: [JSONValue], in scope: StoredScope, at path: JSONPath, depth: Int
    ) throws -> ExpressionTree {
        guard json.count == 2 else {
            throw StoredFilterError.invalidValue(
                "'coalesce' does not have two operands", cure: "Nest it for more", at: path)
        }
        // What computes its value says how the other one is stored.
        let first = isLiteral(json[0]) ? 1 : 0
        let one = try operand(json[first], in: scope, at: path.index(first), depth: depth + 1, beside: nil)
        let second = 1 - first
        let other = try operand(
            json[second], in: scope, at: path.index(second), depth: depth + 1, beside: one.storedColumn)
        if let type = one.valueType, !one.isDate || !other.isDate {
            try requireType([type], of: other, at: path.index(second))
        }
        return first == 0 ? .coalesce(one, other) : .coalesce(other, one)
    }

    private mutating func aggregate(
        _ function: AggregateFunction, _ object: StoredObject, in scope: StoredScope, depth: Int
    ) throws -> ExpressionTree {
        let key = function.name
        guard function != .count else {
            try object.require([key, Key.condition])
            return .aggregate(.count, in: try rows(key, of: object, in: scope, depth: depth) { _, _ in })
        }
        try object.require([key, Key.rows, Key.condition])
        let path = object.path.key(key)
        let json = try object.value(key)
        var value: ExpressionTree?
        let rows = try rows(Key.rows, of: object, in: scope, depth: depth) { decoder, inner in
            value = try decoder.operand(json, in: inner, at: path, depth: depth + 1, beside: nil)
        }
        if let value {
            try requireType(function.isExtreme ? Self.ordered : [.int64, .double, .decimal], of: value, at: path)
        }
        return .aggregate(function, of: value, in: rows)
    }

    private static var ordered: Set<PrimitiveType> { Set(PrimitiveType.ofSingleValues).subtracting([.bool]) }

    private mutating func conditional(
        _ object: StoredObject, in scope: StoredScope, depth: Int
    ) throws -> ExpressionTree {
        let key = StoredOperator.conditional.rawValue
        try object.require([key, Key.then, Key.otherwise])
        let condition = try condition(
            try object.value(key), in: scope, at: object.path.key(key), depth: depth + 1)
        // What computes its value says how the other one is stored.
        let isThenLiteral = isLiteral(try object.value(Key.then))
        let first = isThenLiteral ? Key.otherwise : Key.then
        let second = isThenLiteral ? Key.then : Key.otherwise
        let one = try branch(first, of: object, in: scope, depth: depth, beside: nil)
        let other = try branch(second, of: object, in: scope, depth: depth, beside: one.storedColumn)
        if let type = one.valueType, other.valueType != nil, !one.isDate || !other.isDate {
            try requireType([type], of: other, at: object.path.key(second))
        }
        guard one.valueType != nil || other.valueType != nil else {
            throw StoredFilterError.wrongType(operand: "null", expected: "a value of some type", at: object.path)
        }
        let (then, otherwise) = isThenLiteral ? (other, one) : (one, other)
        return .conditional(condition, then: then, else: otherwise)
    }

    /// One of the two values of a conditional. It alone may be null.
    private mutating func branch(
        _ key: String, of object: StoredObject, in scope: StoredScope, depth: Int, beside column: FetchableColumn?
    ) throws -> ExpressionTree {
        let json = try object.value(key)
        let path = object.path.key(key)
        guard case .null = json else {
            return try operand(json, in: scope, at: path, depth: depth + 1, beside: column)
        }
        try enter(at: path, depth: depth + 1)
        return ExpressionTree(.literal(.null))
    }

    private func isLiteral(_ json: JSONValue) -> Bool {
        switch json {
        case .null: true
        case .object(let members):
            members.count == 1
                && PrimitiveType.ofSingleValues.contains { StoredValueForm.key(of: $0) == members[0].key }
        case .bool, .number, .text, .array: false
        }
    }
}

extension StoredOperator {
    /// Those that are the key of an operand.
    fileprivate static let operands: [StoredOperator] = [
        .count, .sum, .average, .min, .max, .add, .subtract, .multiply, .divide, .remainder, .length, .double,
        .conditional, .condition, .coalesce, .datePart, .dateStart, .dateAdding, .microseconds,
        .trimmed, .prefix, .suffix, .replacing, .lowercased, .uppercased, .rounded, .integer, .string, .bitAnd, .bitOr,
        .bitXor, .decimal,
    ]
}

extension StoredDecoder {
    /// The operand of a function, with its place: under a key of its own where the function's has the function's constant.
    mutating func operand(
        of function: StoredOperator, _ object: StoredObject, in scope: StoredScope, depth: Int
    ) throws -> (tree: ExpressionTree, path: JSONPath) {
        let key = object.has(StoredFormat.Key.rows) ? StoredFormat.Key.rows : function.rawValue
        let path = object.path.key(key)
        return (try operand(try object.value(key), in: scope, at: path, depth: depth + 1, beside: nil), path)
    }
}
