import Foundation

extension ExpressionTree {
    /// The most nodes of an expression that is evaluated for each changed row while others wait for the connection that writes.
    private static let largestDecided = 256

    /// Whether the value can be computed from a row alone, quickly, and as a database computes it.
    var isDecidedByRow: Bool {
        guard !hasRelationships, depth <= DeepStack.usualDepth else { return false }
        var count = 0
        var isDecided = true
        visitNodes { tree in
            count += 1
            isDecided = isDecided && count <= Self.largestDecided && tree.node.isDecidedByRow
            return isDecided
        }
        return isDecided
    }

    /// Whether the expression has plain columns, values and comparisons of the two alone, which every database decides in the same way.
    var isPlain: Bool {
        var isPlain = isDecidedByRow
        visitNodes { tree in
            isPlain = isPlain && tree.node.isPlain
            return isPlain
        }
        return isPlain
    }

    /// The columns that the expression reads.
    var readColumns: [FetchableColumn] {
        var columns: [FetchableColumn] = []
        visitNodes { tree in
            if case .value(.column(let column)) = tree.node { columns.append(column) }
            return true
        }
        return columns
    }
}

extension ExpressionNode {
    fileprivate var isPlain: Bool {
        switch self {
        case .value(.column(let column)): column.isPlain
        case .value(.literal(let value)): value.isPlain
        // Functions and calculations.
        case .value: false
        case .condition(let condition): condition.isPlain
        case .failure: false
        }
    }
}

extension ConditionNode {
    fileprivate var isPlain: Bool {
        switch self {
        case .constant, .isNull, .and, .or, .not: true
        case .comparison(_, let a, let b): a.valueType == nil || b.valueType == nil || a.valueType == b.valueType
        case .membership(let operand, let values, _):
            values.allSatisfy { $0.isPlain && ($0.type == nil || $0.type == operand.valueType) }
        case .range(let operand, let range):
            [range.lower, range.upper].compactMap(\.self).allSatisfy { $0.isPlain && $0.type == operand.valueType }
        case .text, .bits, .array, .fullText, .isMissing, .isObject, .isSameObject, .exists: false
        }
    }
}

extension FetchableColumn {
    /// The types of which a stored value is one value, and a value is stored in one form, as they are without optionals.
    private static let plainTypes: Set = identifiers(
        Bool.self, Int.self, Int64.self, Int32.self, Int16.self, Int8.self, Double.self, String.self, UUID.self,
        Date.self)

    /// Whether a model tells which value its row has, and not only one that comes from it: the property has a type of the standard library
    /// or of Foundation, which the column holds as it is.
    package var isPlain: Bool { json == nil && storage == nil && Self.plainTypes.contains(ObjectIdentifier(baseType)) }

    /// The types of which SQLite's conditions see the value that a model has, or which are not read at all where another is stored.
    private static let strictTypes = plainTypes.union(
        identifiers(UInt.self, UInt64.self, UInt32.self, UInt16.self, UInt8.self, Data.self))

    private static func identifiers(_ types: Any.Type...) -> Set<ObjectIdentifier> {
        Set(types.map(ObjectIdentifier.init))
    }

    /// Whether a row may hold another value than the one that its model is stored with: a type or a storage of one's own may read several in
    /// one way, and a `Float` is read of any `Double`.
    var hasOwnForm: Bool {
        guard let storage else { return !Self.strictTypes.contains(ObjectIdentifier(baseType)) }
        return storage.dateForm == nil && !storage.isNonNumericText
    }
}

extension PrimitiveValue {
    /// Whether memory and every database compare the value in the same way.
    var isPlain: Bool {
        switch self {
        case .null, .bool, .int64, .text, .uuid: true
        case .double(let value): !value.isNaN
        // Doubles tell microseconds apart up to the year 2128.
        case .date(let value):
            abs(value.timeIntervalSinceReferenceDate) < 4e9
                && abs(value.timeIntervalSince(value.roundedToMilliseconds)) < 4e-7
        case .data, .decimal, .array: false
        }
    }
}

extension ExpressionNode {
    fileprivate var isDecidedByRow: Bool {
        switch self {
        case .value(let value): value.isDecidedByRow
        case .condition(let condition): condition.isDecidedByRow
        case .failure: false
        }
    }
}

extension ValueNode {
    fileprivate var isDecidedByRow: Bool {
        switch self {
        // Another program may have written JSON in another way than the struct that is read from it, and a decimal as a number, which
        // SQL compares as one.
        case .column(let column): column.json == nil && column.type != .decimal
        case .literal, .arithmetic, .function, .date, .text, .conditional, .coalesce: true
        // SQL of the programmer's own has whatever meaning the database gives it.
        case .related, .parameter, .raw, .aggregate, .groupAggregate, .groupKey, .window: false
        }
    }
}

extension ConditionNode {
    fileprivate var isDecidedByRow: Bool {
        switch self {
        case .constant, .comparison, .isNull, .membership, .range, .bits, .array, .and, .or, .not: true
        // A regular expression may take long.
        case .text(let operation, _, _, _): operation != .matches
        case .fullText, .isMissing, .isObject, .isSameObject, .exists: false
        }
    }
}
