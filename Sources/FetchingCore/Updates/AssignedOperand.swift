/// An operand as an update assigns it to a member that is optional where the operand is not, or the other way round.
///
/// ```swift
/// $0.nickname = $0.name            // SET "nickname" = "name"
/// $0.score = $0.bonus              // SET "score" = "bonus"
/// ```
///
/// It has no operators: were it an operand itself, `$0.year = $0.endDate.year` could be read in two ways.
public protocol AssignedOperand<Model, Value>: HasModel {
    /// The type of the operand's value.
    associatedtype Value: FetchableValue

    /// The expression, as engines see it.
    @_documentation(visibility: internal)
    var tree: ExpressionTree { get }
}
