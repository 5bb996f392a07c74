/// A member that a to-one relationship reaches: one that stands for a column.
///
/// ```swift
/// $0.owner.name == "Joe"      // "owner"."name" = 'Joe'
/// ```
@_documentation(visibility: internal)
public protocol ColumnMember<Model>: FetchableOperand {}

extension FetchableMember: ColumnMember {}

// A computed member has a value even where there is no model. It conforms all the same, but cannot be used: the compiler
// would otherwise say of the whole condition that it does not fit.

@available(*, unavailable, message: "it is computed from other members; use those, or 'satisfies { … }'")
extension FetchExpression: ColumnMember {}

@available(*, unavailable, message: "it is computed from other members; use 'satisfies { … }'")
extension FetchPredicate: ColumnMember {}
