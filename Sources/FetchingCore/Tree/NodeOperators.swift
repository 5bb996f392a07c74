@usableFromInline
package enum ComparisonOperator: String, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="

    package var isOrdering: Bool { self != .equal && self != .notEqual }

    /// The operator that gives the opposite, where both operands have a value.
    package var negated: ComparisonOperator {
        switch self {
        case .equal: .notEqual
        case .notEqual: .equal
        case .less: .greaterOrEqual
        case .lessOrEqual: .greater
        case .greater: .lessOrEqual
        case .greaterOrEqual: .less
        }
    }

    /// The operator that gives the same with its operands exchanged.
    package var mirrored: ComparisonOperator {
        switch self {
        case .equal, .notEqual: self
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        }
    }
}

package enum ArithmeticOperator: String, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
    // Of integers alone
    case bitAnd = "&"
    case bitOr = "|"
    case bitXor = "^"
    case shiftLeft = "<<"
    case shiftRight = ">>"

    package var shifts: Bool { self == .shiftLeft || self == .shiftRight }

    /// Whether it is an operator on the bits of integers.
    package var isOfBits: Bool {
        switch self {
        case .add, .subtract, .multiply, .divide, .remainder: false
        case .bitAnd, .bitOr, .bitXor, .shiftLeft, .shiftRight: true
        }
    }
}

package enum AggregateFunction: Equatable, Sendable {
    case count, sum, average
    case min
    case max
    /// The texts, one behind the other: in the order of the rows, and where that does not decide, in their own.
    case joined(separator: String)
    case distinctSum
    case distinctAverage
    case distinctJoined(separator: String)

    /// The name of the method that computes it.
    package var name: String {
        switch self {
        case .count: "count"
        case .sum: "sum"
        case .average: "average"
        case .min: "min"
        case .max: "max"
        case .joined: "joined"
        case .distinctSum: "sum(distinct:)"
        case .distinctAverage: "average(distinct:)"
        case .distinctJoined: "joined(distinct:)"
        }
    }

    package var isExtreme: Bool { self == .min || self == .max }

    /// The text between two texts that are joined; nil where values are computed.
    package var separator: String? {
        switch self {
        case .joined(let separator), .distinctJoined(let separator): separator
        case .count, .sum, .average, .min, .max, .distinctSum, .distinctAverage: nil
        }
    }

    /// The function of which this is one of distinct values.
    package var ofAll: AggregateFunction {
        switch self {
        case .distinctSum: .sum
        case .distinctAverage: .average
        case .distinctJoined(let separator): .joined(separator: separator)
        case .count, .sum, .average, .min, .max, .joined: self
        }
    }
}

/// A function of one value, by the name of the member that computes it.
package enum ValueFunction: String, CaseIterable, Sendable {
    case scalarCount = "unicodeScalarCount"
    /// An integer or a decimal as a floating-point number, the nearest one where there are several, or the one that a text writes.
    case double = "asDouble"
    /// The number of the elements of an array.
    case elementCount = "count"
    /// The integer that a floating-point number or a decimal is, or that a text writes.
    case integer = "asInt"
    /// An integer as a decimal, the decimal that a text writes, or the shortest one that is read as a floating-point number.
    case decimal = "asDecimal"
    /// A number as Swift describes it.
    case string = "asString"
    case rounded = "rounded()"
    case roundedToEven = "rounded(.toNearestOrEven)"
    case roundedUp = "rounded(.up)"
    case roundedDown = "rounded(.down)"
    case roundedTowardZero = "rounded(.towardZero)"
    case roundedAwayFromZero = "rounded(.awayFromZero)"
}

/// The type of the operands and of the result of a calculation. Texts are added alone.
package enum CalculationKind: Sendable {
    case integer, floatingPoint, decimal, text
}

@usableFromInline
package enum TextOperator: String, CaseIterable, Sendable {
    case equals = "isEqual"
    case hasPrefix, hasSuffix, contains, isLike, matches
}

package enum BitOperator: String, CaseIterable, Sendable {
    /// All of the bits are set.
    case contains
    /// At least one of the bits is set.
    case intersects
}

@usableFromInline
package enum ArrayOperator: String, CaseIterable, Sendable {
    /// All of the elements are in the array.
    case includes = "isSuperset"
    /// At least one of the elements is in the array.
    case overlaps
}

/// A lower bound, an upper one, or both.
package struct ValueRange: Sendable {
    package var lower: PrimitiveValue?
    package var upper: PrimitiveValue?
    package var includesUpper: Bool

    package init(lower: PrimitiveValue?, upper: PrimitiveValue?, includesUpper: Bool) {
        self.lower = lower
        self.upper = upper
        self.includesUpper = includesUpper
    }
}
