/// A node of an expression. Every engine switches over it exhaustively: a new case does not compile until each engine
/// renders or rejects it.
///
/// A leaf is held in the node above it: a comparison of a column with a value is one allocation.
package enum ExpressionNode: Sendable {
    // Values
    case column(FetchableColumn)
    /// A column of another row than the one that is asked for.
    case related(FetchableColumn, RowSource)
    case literal(PrimitiveValue)
    indirect case arithmetic(ArithmeticOperator, ExpressionTree, ExpressionTree, NumberKind)
    indirect case function(ValueFunction, ExpressionTree)
    /// One of two values, as a condition decides.
    indirect case conditional(ExpressionTree, then: ExpressionTree, else: ExpressionTree)
    /// A value computed from all rows of a relationship. A count without an operand is their number, one with an operand the
    /// number of its different values.
    indirect case aggregate(AggregateFunction, ExpressionTree?, RelatedRows)
    /// A value computed from the rows of a group.
    indirect case groupAggregate(GroupAggregate)
    /// A value that all rows of a group have in common.
    indirect case groupKey(ExpressionTree)

    // Predicates
    case constant(Bool)
    indirect case comparison(ComparisonOperator, ExpressionTree, ExpressionTree)
    indirect case isNull(ExpressionTree)
    indirect case membership(ExpressionTree, values: [PrimitiveValue], includesNull: Bool)
    indirect case range(ExpressionTree, ValueRange)
    indirect case text(TextOperator, ExpressionTree, pattern: String, TextOptions)
    indirect case bits(BitOperator, ExpressionTree, Int64)
    indirect case and(ExpressionTree, ExpressionTree)
    indirect case or(ExpressionTree, ExpressionTree)
    indirect case not(ExpressionTree)
    /// A to-one relationship refers to no row.
    case isMissing(RowSource)
    /// The row is one of some objects.
    case isObject(RowSource, [ObjectIdentity])
    /// Both rows are the same object, or both are missing.
    case isSameObject(RowSource, RowSource)
    /// There is at least one row.
    indirect case exists(RelatedRows)

    /// Something that was found wrong while the expression was built: thrown when the request runs.
    indirect case failure(FetchError)
}

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
}

package enum ArithmeticOperator: String, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
}

package enum AggregateFunction: String, Sendable {
    case count, sum, average
    case minimum = "min"
    case maximum = "max"

    package var isExtreme: Bool { self == .minimum || self == .maximum }
}

/// A function of one value, by the name of the property that computes it.
package enum ValueFunction: String, CaseIterable, Sendable {
    case scalarCount = "unicodeScalarCount"
    /// An integer as a floating-point number, the nearest one where there are several.
    case double = "asDouble"
}

package enum NumberKind: Sendable {
    case integer, floatingPoint
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
