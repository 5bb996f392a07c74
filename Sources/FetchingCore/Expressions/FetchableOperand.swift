/// An operand: a member, a computed expression, or a predicate (whose value is `Bool`).
///
/// All operators are declared once, on this protocol. That keeps the type checker's work small and linear, whatever the
/// number of conditions.
public protocol FetchableOperand<Model, Value>: ReturnedSelection, RefusingOperand, FetchableCondition,
    AssignedOperand, ChosenValue
{
    /// The type that selecting the operand reads: a value.
    associatedtype Output = Value

    /// The type of the operand's value, where `choose` gives it.
    @_documentation(visibility: internal)
    associatedtype Chosen = Value
}

/// A value computed from the members of a model, such as `$0.score * 2`.
public struct FetchExpression<Model: Fetchable, Value: FetchableValue>: FetchableOperand {
    @_documentation(visibility: internal)
    public let tree: ExpressionTree

    @inlinable
    package init(_ tree: ExpressionTree) { self.tree = tree }
}
