import FetchingCore

private typealias Key = StoredFormat.Key

extension StoredDecoder {
    /// A part of a date, or a computed date.
    mutating func date(
        _ operation: StoredOperator, _ object: StoredObject, in scope: StoredScope, depth: Int
    ) throws -> ExpressionTree {
        try object.require(operation.dateKeys)
        let function = try function(operation, object, at: object.path.key(operation.rawValue))
        let (operand, path) = try operand(of: operation, object, in: scope, depth: depth)
        guard operand.isDate else {
            throw StoredFilterError.wrongType(operand: "the operand", expected: "a date", at: path)
        }
        return .date(function, of: operand)
    }

    private func function(
        _ operation: StoredOperator, _ object: StoredObject, at path: JSONPath
    ) throws -> DateFunction {
        if operation == .microseconds { return .microseconds }
        let offset = try object.integer(Key.offset)
        guard FetchTimeZone.offsets.contains(offset) else {
            throw StoredFilterError.invalidValue(
                "the offset is more than 18 hours", cure: "Give the seconds east of Greenwich",
                at: object.path.key(Key.offset))
        }
        if operation == .dateAdding {
            let unit = try object.text(Key.unit)
            guard let unit = DateStep.Unit(rawValue: unit) else {
                throw StoredFilterError.unknownOperator(unit, at: object.path.key(Key.unit))
            }
            return .adding(DateStep(try object.integer(operation.rawValue), unit), offset: offset)
        }
        let name = try object.text(operation.rawValue)
        if operation == .datePart, let part = DatePart(rawValue: name) { return .part(part, offset: offset) }
        if operation == .dateStart, let unit = DateUnit(rawValue: name) { return .start(unit, offset: offset) }
        throw StoredFilterError.unknownOperator(name, at: path)
    }
}

extension StoredOperator {
    /// Whether its operand is a date.
    var isOfDates: Bool { !dateKeys.isEmpty }

    /// The keys of an operand that is computed of a date, none for other operators.
    fileprivate var dateKeys: [String] {
        switch self {
        case .datePart, .dateStart: [rawValue, Key.rows, Key.offset]
        case .dateAdding: [rawValue, Key.unit, Key.rows, Key.offset]
        case .microseconds: [rawValue]
        case .isTrue, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .null, .isIn, .between,
            .betweenUpTo, .from, .through, .upTo, .equals, .hasPrefix, .hasSuffix, .contains, .like, .matches,
            .hasAllBits, .hasAnyBit, .missing, .exists, .count, .sum, .average, .min, .max, .add, .subtract, .multiply,
            .divide, .remainder, .length, .double, .conditional, .condition, .coalesce, .trimmed, .prefix, .suffix,
            .replacing, .lowercased, .uppercased, .rounded, .integer, .string, .bitAnd, .bitOr, .bitXor,
            .decimal:
            []
        }
    }
}
