/// What an expression is. Every engine switches over it exhaustively, so that a new case does not compile until
/// each engine renders or refuses it.
package indirect enum ExpressionNode: Sendable {
    // Values
    case column(FetchableColumn)
    case literal(PrimitiveValue)
    case arithmetic(ArithmeticOperator, ExpressionTree, ExpressionTree, NumberKind)
    case scalarCount(ExpressionTree)

    // Predicates
    case constant(Bool)
    case comparison(ComparisonOperator, ExpressionTree, ExpressionTree)
    case isNull(ExpressionTree)
    case membership(ExpressionTree, values: [PrimitiveValue], includesNull: Bool)
    case range(ExpressionTree, ValueRange)
    case text(TextOperator, ExpressionTree, pattern: String, TextOptions)
    case bits(BitOperator, ExpressionTree, Int64)
    case and(ExpressionTree, ExpressionTree)
    case or(ExpressionTree, ExpressionTree)
    case not(ExpressionTree)

    /// Something that was found wrong while the expression was built: thrown when the request runs.
    case failure(FetchError)
}

package enum ComparisonOperator: String, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="

    package var isOrdering: Bool { self != .equal && self != .notEqual }
}

package enum ArithmeticOperator: String, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
    case remainder = "%"
}

package enum NumberKind: Sendable {
    case integer, floatingPoint
}

package enum TextOperator: String, Sendable {
    case equals = "isEqual"
    case hasPrefix, hasSuffix, contains, isLike, matches
}

package enum BitOperator: String, Sendable {
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
}
