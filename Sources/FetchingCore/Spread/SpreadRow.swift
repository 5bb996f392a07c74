/// The members of a struct in columns, of another row than the one that is fetched.
///
/// ```swift
/// $0.branches.contains { $0.site.city == "Rome" }
/// // EXISTS (SELECT 1 FROM "Office" AS "branches" WHERE "branches"."headID" = "Office"."id"
/// //     AND "branches"."site_city" = 'Rome' COLLATE BINARY)
/// ```
@dynamicMemberLookup
public struct SpreadRow<Model: Fetchable, Members: SpreadMembers>: HasModel, Sendable {
    let members: Members
    let row: RowSource

    /// A value of the row.
    @_documentation(visibility: internal)
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Members, FetchableMember<Members.Model, Value>>
    ) -> FetchExpression<Model, Value> { FetchExpression(.column(members[keyPath: member].column, of: row)) }

    /// A struct within the struct.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: SpreadMembers>(dynamicMember member: KeyPath<Members, Spread<Next>>) -> SpreadRow<
        Model, Next
    >
    where Next.Model == Members.Model { SpreadRow<Model, Next>(members: members[keyPath: member].members, row: row) }

    /// A struct within the struct that may be nil.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: SpreadMembers>(
        dynamicMember member: KeyPath<Members, OptionalSpread<Next>>
    ) -> OptionalSpreadRow<Model, Next> where Next.Model == Members.Model {
        OptionalSpreadRow<Model, Next>(members: members[keyPath: member].members, row: row)
    }

    /// Names a member that the struct does not have, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(
        dynamicMember member: KeyPath<Members, UnknownMember<Members.Model>>
    ) -> UnknownMember<Model> { UnknownMember() }
}

/// The members of a struct in columns that may be nil, of another row than the one that is fetched.
///
/// ```swift
/// $0.head.site.city == "Rome"          // "head"."site_city" = 'Rome' COLLATE BINARY
/// ```
@dynamicMemberLookup
public struct OptionalSpreadRow<Model: Fetchable, Members: SpreadMembers>: HasModel, Sendable {
    let members: Members
    let row: RowSource

    /// A value of the row; nil where there is no struct.
    @_documentation(visibility: internal)
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Members, FetchableMember<Members.Model, Value>>
    ) -> FetchExpression<Model, Value.Base?> { FetchExpression(.column(members[keyPath: member].column, of: row)) }

    /// A struct within the struct.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: SpreadMembers>(
        dynamicMember member: KeyPath<Members, Spread<Next>>
    ) -> OptionalSpreadRow<Model, Next> where Next.Model == Members.Model {
        OptionalSpreadRow<Model, Next>(members: members[keyPath: member].members, row: row)
    }

    /// A struct within the struct that may itself be nil.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: SpreadMembers>(
        dynamicMember member: KeyPath<Members, OptionalSpread<Next>>
    ) -> OptionalSpreadRow<Model, Next> where Next.Model == Members.Model {
        OptionalSpreadRow<Model, Next>(members: members[keyPath: member].members, row: row)
    }

    /// Names a member that the struct does not have, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(
        dynamicMember member: KeyPath<Members, UnknownMember<Members.Model>>
    ) -> UnknownMember<Model> { UnknownMember() }

    /// The columns, of the row.
    @usableFromInline var columns: [ExpressionTree] { members._spread.columns.map { .column($0, of: row) } }
}

extension OptionalSpreadRow: FetchableSelection where Members.Fields: DistinctSpreadFields {
    public typealias Output = Members.Fields?

    /// The struct; nil where there is none.
    @_documentation(visibility: internal)
    @inlinable
    public static func selection(of members: OptionalSpreadRow) -> FetchSelection<Model, Members.Fields?> {
        FetchSelection(columns: members.columns) { row in try row.decode(spread: Members.Fields?.self) }
    }
}

extension OptionalSpreadRow where Members.Fields: DistinctSpreadFields {
    /// Whether there is no struct, as there is none where the row is missing.
    ///
    /// ```swift
    /// $0.head.site == nil          // "head"."site_city" IS NULL AND "head"."site_zip" IS NULL
    /// ```
    public static func == (lhs: OptionalSpreadRow, rhs: _OptionalNilComparisonType) -> FetchPredicate<Model> {
        FetchPredicate(lhs.members._spread.isMissing(in: lhs.row))
    }

    /// Whether there is a struct.
    ///
    /// ```swift
    /// $0.head.site != nil          // NOT ("head"."site_city" IS NULL AND "head"."site_zip" IS NULL)
    /// ```
    public static func != (lhs: OptionalSpreadRow, rhs: _OptionalNilComparisonType) -> FetchPredicate<Model> {
        !(lhs == rhs)
    }
}

// Where there are other rows

extension RelatedMembers {
    /// A struct of the related model, in columns.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Members: SpreadMembers>(
        dynamicMember member: KeyPath<Target.FetchableMembers, Spread<Members>>
    ) -> SpreadRow<Model, Members> where Members.Model == Target {
        SpreadRow<Model, Members>(members: Target.fetchableMembers[keyPath: member].members, row: rowSource)
    }

    /// A struct of the related model that may be nil, in columns.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Members: SpreadMembers>(
        dynamicMember member: KeyPath<Target.FetchableMembers, OptionalSpread<Members>>
    ) -> OptionalSpreadRow<Model, Members> where Members.Model == Target {
        OptionalSpreadRow<Model, Members>(
            members: Target.fetchableMembers[keyPath: member].members, row: rowSource)
    }
}

extension ToOneMember {
    /// A struct of the related model, in columns; nil where the model is missing.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Members: SpreadMembers>(
        dynamicMember member: KeyPath<Target.FetchableMembers, Spread<Members>>
    ) -> OptionalSpreadRow<Model, Members> where Members.Model == Target {
        OptionalSpreadRow<Model, Members>(members: Target.fetchableMembers[keyPath: member].members, row: rowSource)
    }

    /// A struct of the related model that may itself be nil, in columns.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Members: SpreadMembers>(
        dynamicMember member: KeyPath<Target.FetchableMembers, OptionalSpread<Members>>
    ) -> OptionalSpreadRow<Model, Members> where Members.Model == Target {
        OptionalSpreadRow<Model, Members>(
            members: Target.fetchableMembers[keyPath: member].members, row: rowSource)
    }
}

extension ExcludedMembers {
    /// A struct of the row, in columns.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Members: SpreadMembers>(
        dynamicMember member: KeyPath<Model.FetchableMembers, Spread<Members>>
    ) -> SpreadRow<Model, Members> where Members.Model == Model {
        SpreadRow<Model, Members>(members: Model.fetchableMembers[keyPath: member].members, row: row)
    }

    /// A struct of the row that may be nil, in columns.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Members: SpreadMembers>(
        dynamicMember member: KeyPath<Model.FetchableMembers, OptionalSpread<Members>>
    ) -> OptionalSpreadRow<Model, Members> where Members.Model == Model {
        OptionalSpreadRow<Model, Members>(members: Model.fetchableMembers[keyPath: member].members, row: row)
    }
}
