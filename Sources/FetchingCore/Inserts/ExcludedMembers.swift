/// The members of a row that was to be inserted, where another is in its way: `$1` in the closure of `onConflict`.
///
/// ```swift
/// User.insert(users).onConflict(\.email) { $0.score += $1.score }
/// // … DO UPDATE SET "score" = "User"."score" + "excluded"."score"
/// ```
@dynamicMemberLookup
public struct ExcludedMembers<Model: Fetchable>: Sendable {
    package let row: RowSource

    init(_ row: RowSource) { self.row = row }

    /// A value of the row.
    public subscript<Member: ColumnMember>(
        dynamicMember member: KeyPath<Model.FetchableMembers, Member>
    ) -> FetchExpression<Model, Member.Value> where Member.Model == Model {
        FetchExpression(Model.fetchableMembers[keyPath: member].tree.rebased(onto: row))
    }
}
