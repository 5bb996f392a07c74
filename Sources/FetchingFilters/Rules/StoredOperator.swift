import FetchingCore

/// An operator of the format, by the name that it has there.
enum StoredOperator: String, CaseIterable, Sendable {
    // The values of `is`
    case isTrue = "true"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case null
    case isIn = "in"
    case between, betweenUpTo, from, through, upTo
    case equals, hasPrefix, hasSuffix, contains, like, matches
    case hasAllBits, hasAnyBit
    case missing

    // Keys of conditions
    case exists

    // Keys of operands
    case count, sum, average, min, max
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    case length
    case double = "asNumber"
    case conditional = "if"
    case condition
    case coalesce
    case datePart
    case dateStart = "startOf"
    case dateAdding = "adding"
    case microseconds
    case trimmed, prefix, suffix, replacing, lowercased, uppercased
    case rounded
    case integer = "asInteger"
    case string = "asText"
    case bitAnd = "&"
    case bitOr = "|"
    case bitXor = "^"
    case decimal = "asDecimal"
}

extension StoredOperator {
    /// The place of the operator in an allow-list, which apps keep as a number: none ever changes, and a new operator takes
    /// the next.
    var bit: UInt64 {
        switch self {
        case .isTrue: 0
        case .equal: 1
        case .notEqual: 2
        case .less: 3
        case .lessOrEqual: 4
        case .greater: 5
        case .greaterOrEqual: 6
        case .null: 7
        case .isIn: 8
        case .between: 9
        case .betweenUpTo: 10
        case .from: 11
        case .through: 12
        case .upTo: 13
        case .equals: 14
        case .hasPrefix: 15
        case .hasSuffix: 16
        case .contains: 17
        case .like: 18
        case .matches: 19
        case .hasAllBits: 20
        case .hasAnyBit: 21
        case .missing: 22
        case .exists: 23
        case .count: 24
        case .sum: 25
        case .average: 26
        case .min: 27
        case .max: 28
        case .add: 29
        case .subtract: 30
        case .multiply: 31
        case .divide: 32
        case .remainder: 33
        case .length: 34
        case .double: 35
        case .conditional: 36
        case .condition: 37
        case .coalesce: 38
        case .datePart: 39
        case .dateStart: 40
        case .dateAdding: 41
        case .microseconds: 42
        case .trimmed: 43
        case .prefix: 44
        case .suffix: 45
        case .replacing: 46
        case .lowercased: 47
        case .uppercased: 48
        case .rounded: 49
        case .integer: 50
        case .string: 51
        case .bitAnd: 52
        case .bitOr: 53
        case .bitXor: 54
        case .decimal: 55
        }
    }
}

extension StoredOperator {
    var comparison: ComparisonOperator? { ComparisonOperator(rawValue: rawValue) }

    var arithmetic: ArithmeticOperator? { ArithmeticOperator(rawValue: rawValue) }

    /// Texts that are joined have no form in a document, nor have totals of distinct values.
    var aggregate: AggregateFunction? {
        [.count, .sum, .average, .min, .max].first { (function: AggregateFunction) in function.name == rawValue }
    }

    var text: TextOperator? { TextOperator.allCases.first { StoredOperator($0) == self } }

    init(_ operation: TextOperator) {
        self =
            switch operation {
            case .equals: .equals
            case .hasPrefix: .hasPrefix
            case .hasSuffix: .hasSuffix
            case .contains: .contains
            case .isLike: .like
            case .matches: .matches
            }
    }

    var function: ValueFunction? { ValueFunction.allCases.first { StoredOperator($0) == self } }

    /// Nil for a function that has no form in a document.
    init?(_ function: ValueFunction) {
        switch function {
        case .scalarCount: self = .length
        case .double: self = .double
        case .integer: self = .integer
        case .string: self = .string
        case .decimal: self = .decimal
        case .rounded, .roundedToEven, .roundedUp, .roundedDown, .roundedTowardZero, .roundedAwayFromZero:
            self = .rounded
        case .elementCount: return nil
        }
    }

    var bits: BitOperator? { BitOperator.allCases.first { StoredOperator($0) == self } }

    init(_ operation: BitOperator) {
        self =
            switch operation {
            case .contains: .hasAllBits
            case .intersects: .hasAnyBit
            }
    }
}
