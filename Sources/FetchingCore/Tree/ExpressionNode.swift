/// A node of an expression.
///
/// Every engine switches over values and conditions exhaustively: a new case does not compile until each engine renders or
/// rejects it. A leaf is held in the node above it: a comparison of a column with a value is one allocation.
package enum ExpressionNode: Sendable {
    case value(ValueNode)
    case condition(ConditionNode)
    /// Something that was found wrong while the expression was built: thrown when the request runs.
    indirect case failure(FetchError)
}

/// A node that is read or computed. One of a Bool is a condition as well.
package enum ValueNode: Sendable {
    case column(FetchableColumn)
    /// A column of another row than the one that is asked for.
    case related(FetchableColumn, RowSource)
    case literal(PrimitiveValue)
    /// A value that is given when the request runs.
    case parameter(QueryParameter)
    indirect case arithmetic(ArithmeticOperator, ExpressionTree, ExpressionTree, CalculationKind)
    indirect case function(ValueFunction, ExpressionTree)
    /// A function of a date, which the expression gives in a form.
    indirect case date(DateFunction, ExpressionTree, DateForm)
    /// A text that is computed of another.
    indirect case text(TextFunction, ExpressionTree)
    /// One of two values, as a condition decides.
    indirect case conditional(ExpressionTree, then: ExpressionTree, else: ExpressionTree)
    /// The first value, or the second where that is nil.
    indirect case coalesce(ExpressionTree, ExpressionTree)
    /// SQL of the programmer's own over some operands.
    indirect case raw(RawFragment, [ExpressionTree])
    /// A value computed from all rows of a relationship. A count without an operand is their number, one with an operand the
    /// number of its different values.
    indirect case aggregate(AggregateFunction, ExpressionTree?, RelatedRows)
    /// A value computed from the rows of a group.
    indirect case groupAggregate(GroupAggregate)
    /// A value that all rows of a group have in common.
    indirect case groupKey(ExpressionTree)
    /// A value computed from the rows of a window.
    indirect case window(WindowCall)
}

/// A node that decides about a row: true or false, and never nil.
package enum ConditionNode: Sendable {
    case constant(Bool)
    indirect case comparison(ComparisonOperator, ExpressionTree, ExpressionTree)
    indirect case isNull(ExpressionTree)
    indirect case membership(ExpressionTree, values: [PrimitiveValue], includesNull: Bool)
    indirect case range(ExpressionTree, ValueRange)
    indirect case text(TextOperator, ExpressionTree, pattern: String, TextOptions)
    indirect case bits(BitOperator, ExpressionTree, Int64)
    /// The elements are those that are looked for in the array.
    indirect case array(ArrayOperator, ExpressionTree, PrimitiveArray)
    /// The key of a row, of which the first column tells whether there is one, and its texts.
    indirect case fullText(FullTextMatch, [ExpressionTree])
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
}
