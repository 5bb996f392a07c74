import Foundation

/// An expression of Foundation in which variables can be replaced by others.
///
/// A variable and the one in its place have one type, so that the type of an expression stays as it is.
protocol VariableReplacing: PredicateExpression {
    func replacing(_ variables: VariableReplacement) throws(UnknownExpression) -> Self
}

/// An expression that is none of Foundation's, or that a later Foundation added: what it is made of is not known.
struct UnknownExpression: Error {
    let type: Any.Type
}

/// An expression without variables.
protocol VariableFree: VariableReplacing {}

extension VariableFree {
    func replacing(_ variables: VariableReplacement) -> Self { self }
}
