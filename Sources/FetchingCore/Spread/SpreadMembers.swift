/// The members of a struct whose properties have columns of their own.
///
/// `@FetchableFields(.columns)` writes them, for any model that has a property with the struct.
@_documentation(visibility: internal)
public protocol SpreadMembers<Model, Fields>: HasModel, Sendable {
    /// The struct.
    associatedtype Fields: SpreadFields

    /// The columns.
    var _spread: SpreadColumns { get }

    /// Makes the members of a property.
    init(_ source: SpreadSource<Model, Fields>)
}

/// A struct of a model whose properties have columns of their own.
///
/// ```swift
/// $0.site.city == "Rome"       // "site_city" = 'Rome' COLLATE BINARY
/// ```
@dynamicMemberLookup
public struct Spread<Members: SpreadMembers>: ReturnedSelection {
    public typealias Model = Members.Model
    public typealias Output = Members.Fields

    let members: Members

    /// Makes the members of a property.
    @_documentation(visibility: internal)
    public init(_ source: SpreadSource<Members.Model, Members.Fields>) { members = Members(source) }

    /// The columns.
    @_documentation(visibility: internal)
    public var _spread: SpreadColumns { members._spread }

    /// A member of the struct.
    @_documentation(visibility: internal)
    public subscript<Member>(dynamicMember member: KeyPath<Members, Member>) -> Member { members[keyPath: member] }

    /// The struct, made of all of its columns.
    @_documentation(visibility: internal)
    @inlinable
    public static func selection(of item: Spread) -> FetchSelection<Model, Output> {
        FetchSelection(columns: item._spread.trees) { row in
            try row.decode(spread: Members.Fields.self)
        }
    }
}

/// The members of a struct that may be nil, whose properties have columns of their own.
///
/// Each member is nil where the struct is:
///
/// ```swift
/// $0.formerSite.city != "Rome"         // "formerSite_city" IS NOT 'Rome'
/// $0.formerSite == nil                 // "formerSite_city" IS NULL AND "formerSite_zip" IS NULL
/// ```
@dynamicMemberLookup
public struct OptionalSpread<Members: SpreadMembers>: HasModel, Sendable {
    public typealias Model = Members.Model

    let members: Members

    /// Makes the members of a property.
    @_documentation(visibility: internal)
    public init(_ source: SpreadSource<Members.Model, Members.Fields>) where Members.Fields: DistinctSpreadFields {
        members = Members(source)
    }

    /// Names a struct that cannot be told from nil, at compile time.
    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: """
            a struct in columns may be nil if one of its own properties never is: with all of them nil, it could not be told from nil
            """
    )
    @_disfavoredOverload
    public init(_ source: SpreadSource<Members.Model, Members.Fields>) { members = Members(source) }

    init(_ members: Members) { self.members = members }

    /// The columns.
    @_documentation(visibility: internal)
    public var _spread: SpreadColumns { members._spread }

    /// A member, which is nil where the struct is.
    @_documentation(visibility: internal)
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Members, FetchableMember<Members.Model, Value>>
    ) -> FetchableMember<Members.Model, Value.Base?> { FetchableMember(column: members[keyPath: member].column) }

    /// A struct within the struct.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: SpreadMembers>(dynamicMember member: KeyPath<Members, Spread<Next>>) -> OptionalSpread<Next>
    where Next.Model == Members.Model { OptionalSpread<Next>(members[keyPath: member].members) }

    /// A struct within the struct that may itself be nil.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: SpreadMembers>(
        dynamicMember member: KeyPath<Members, OptionalSpread<Next>>
    ) -> OptionalSpread<Next> where Next.Model == Members.Model { members[keyPath: member] }

    /// Names a member that the struct does not have, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(
        dynamicMember member: KeyPath<Members, UnknownMember<Members.Model>>
    ) -> UnknownMember<Members.Model> { UnknownMember() }
}

extension OptionalSpread: FetchableSelection, ReturnedSelection where Members.Fields: DistinctSpreadFields {
    public typealias Output = Members.Fields?

    /// The struct, nil where all of its columns are null.
    @_documentation(visibility: internal)
    @inlinable
    public static func selection(of members: OptionalSpread) -> FetchSelection<Model, Members.Fields?> {
        FetchSelection(columns: members._spread.trees) { row in
            try row.decode(spread: Members.Fields?.self)
        }
    }
}

extension OptionalSpread where Members.Fields: DistinctSpreadFields {
    /// Whether there is no struct.
    ///
    /// ```swift
    /// $0.formerSite == nil         // "formerSite_city" IS NULL AND "formerSite_zip" IS NULL
    /// ```
    public static func == (lhs: OptionalSpread, rhs: _OptionalNilComparisonType) -> FetchPredicate<Model> {
        FetchPredicate(lhs._spread.isMissing(in: .root))
    }

    /// Whether there is a struct.
    ///
    /// ```swift
    /// $0.formerSite != nil         // NOT ("formerSite_city" IS NULL AND "formerSite_zip" IS NULL)
    /// ```
    public static func != (lhs: OptionalSpread, rhs: _OptionalNilComparisonType) -> FetchPredicate<Model> {
        !(lhs == rhs)
    }
}
