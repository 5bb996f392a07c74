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
}

extension StoredOperator {
    var comparison: ComparisonOperator? { ComparisonOperator(rawValue: rawValue) }

    var arithmetic: ArithmeticOperator? { ArithmeticOperator(rawValue: rawValue) }

    var aggregate: AggregateFunction? { AggregateFunction(rawValue: rawValue) }

    var text: TextOperator? {
        switch self {
        case .equals: .equals
        case .hasPrefix: .hasPrefix
        case .hasSuffix: .hasSuffix
        case .contains: .contains
        case .like: .isLike
        case .matches: .matches
        default: nil
        }
    }

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

    var bits: BitOperator? {
        switch self {
        case .hasAllBits: .contains
        case .hasAnyBit: .intersects
        default: nil
        }
    }
}
