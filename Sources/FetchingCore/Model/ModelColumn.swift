/// A member of a model that has a column of its own, such as `\.name`.
///
/// The rules of stored filters and the fields of a search take lists of them, whatever the types of their values are:
///
/// ```swift
/// StoredMembers<User>.only(\.name, \.score)
/// SearchFields<User>.all.excluding(\.passwordHash)
/// ```
public protocol ModelColumn<Model>: FetchableOperand {
    /// The column behind the member.
    var column: FetchableColumn { get }
}

extension FetchableMember: ModelColumn {}
