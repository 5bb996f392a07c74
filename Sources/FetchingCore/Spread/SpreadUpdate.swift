/// The changes of an update to each row of a model with structs in columns, or to such a struct.
///
/// The closure of `update` gets one in the place of a ``ModelUpdate``, and assigns to members, of the structs too, or to whole structs:
///
/// ```swift
/// $0.site.city = "Rome"                    // SET "site_city" = 'Rome'
/// $0.site = Site(city: "Rome")             // SET "site_city" = 'Rome', "site_zip" = NULL
/// $0.formerSite = nil                      // SET "formerSite_city" = NULL, "formerSite_zip" = NULL
/// $0.formerSite = $0.site                  // SET "formerSite_city" = "site_city", "formerSite_zip" = "site_zip"
/// ```
@dynamicMemberLookup
public struct SpreadUpdate<Model, Members: HasModel & Sendable>: HasModel where Members.Model == Model {

    /// The update of the model.
    var update: ModelUpdate<Model>
    let members: Members

    func column(_ member: KeyPath<Members, FetchableMember<Model, some FetchableValue>>) -> FetchableColumn {
        members[keyPath: member].column
    }
}

extension SpreadUpdate: MembersUpdate
where Members: FetchableMemberContainer, Model.FetchableMembers == Members {
    @_documentation(visibility: internal)
    public init(_update update: ModelUpdate<Model>) {
        self.update = update
        members = Model.fetchableMembers
    }

    @_documentation(visibility: internal)
    public var _update: ModelUpdate<Model> { update }
}

extension SpreadUpdate: RequiredSpread, AssignedSpread where Members: SpreadMembers {
    public typealias Fields = Members.Fields

    /// The present values.
    @_documentation(visibility: internal)
    public var _values: [ExpressionTree] { members._spread.columns.map(update.value) }
}

/// A struct in columns that may be nil, which an update assigns as a whole.
///
/// ```swift
/// $0.formerSite = nil                      // SET "formerSite_city" = NULL, "formerSite_zip" = NULL
/// ```
@dynamicMemberLookup
public struct OptionalSpreadUpdate<Model, Members: SpreadMembers>: AssignedSpread where Members.Model == Model {
    public typealias Fields = Members.Fields

    /// The update of the model.
    var update: ModelUpdate<Model>
    let members: Members

    /// The present values.
    @_documentation(visibility: internal)
    public var _values: [ExpressionTree] { members._spread.columns.map(update.value) }

    /// The present value of a member. A struct is assigned as a whole: one that is nil has no place for a member.
    @_documentation(visibility: internal)
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Members, FetchableMember<Model, Value>>
    ) -> FetchExpression<Model, Value.Base?> {
        FetchExpression(update.value(of: members[keyPath: member].column))
    }

    /// Assigns to a member of a struct that may be nil, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value: FetchableValue, Assigned>(
        dynamicMember member: KeyPath<Members, FetchableMember<Model, Value>>
    ) -> Assigned {
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { preconditionFailure("unavailable") }
        @available(*, unavailable, message: "a struct that is nil has no place for a member; assign the whole struct")
        set {}
    }

    /// A struct within the struct.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: SpreadMembers>(dynamicMember member: KeyPath<Members, Spread<Next>>) -> OptionalSpreadUpdate<
        Model, Next
    >
    where Next.Model == Model {
        OptionalSpreadUpdate<Model, Next>(update: update, members: members[keyPath: member].members)
    }

    /// A struct within the struct that may itself be nil.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: SpreadMembers>(
        dynamicMember member: KeyPath<Members, OptionalSpread<Next>>
    ) -> OptionalSpreadUpdate<Model, Next> where Next.Model == Model {
        OptionalSpreadUpdate<Model, Next>(update: update, members: members[keyPath: member].members)
    }
}

/// A struct in columns, or nil, that an update assigns from other columns.
///
/// ```swift
/// $0.formerSite = $0.site                  // SET "formerSite_city" = "site_city", "formerSite_zip" = "site_zip"
/// ```
public protocol AssignedSpread<Model, Fields>: HasModel {
    /// The struct.
    associatedtype Fields: SpreadFields

    /// The values of the columns.
    @_documentation(visibility: internal)
    var _values: [ExpressionTree] { get }
}

/// A struct in columns that an update assigns from other columns, where there always is one.
public protocol RequiredSpread<Model, Fields>: AssignedSpread {}

extension SpreadRow: RequiredSpread {
    public typealias Fields = Members.Fields

    /// The values of the row.
    @_documentation(visibility: internal)
    public var _values: [ExpressionTree] { members._spread.columns.map { .column($0, of: row) } }
}

extension OptionalSpreadRow: AssignedSpread {
    public typealias Fields = Members.Fields

    /// The values of the row.
    @_documentation(visibility: internal)
    public var _values: [ExpressionTree] { columns }
}

extension ModelUpdate {
    /// Assigns values of other columns, which the same struct has.
    mutating func assign(_ values: [ExpressionTree], toSpread spread: SpreadColumns) {
        for (column, value) in zip(spread.columns, values) { assign(value, to: column) }
    }

    /// Assigns a struct.
    mutating func assign(anyWhole fields: any SpreadFields, toSpread spread: SpreadColumns) {
        assign(struct: fields, toSpread: spread)
    }

    private mutating func assign(struct fields: some SpreadFields, toSpread spread: SpreadColumns) {
        assign(whole: fields, toSpread: spread)
    }

    /// Assigns a struct, or nil.
    mutating func assign(whole fields: (some SpreadFields)?, toSpread spread: SpreadColumns) {
        var row = PrimitiveRowWriter()
        var failure: (any Error)?
        do { try row.encode(spread: fields) } catch { failure = error }
        for (place, column) in spread.columns.enumerated() {
            let member = ExpressionTree(.column(column))
            let value = row.values.indices.contains(place) ? row.values[place] : nil
            store(
                member.building("=") {
                    if let value { return ExpressionTree(literal: value) }
                    throw failure ?? FetchError.malformed("struct")
                }, in: column)
            if value == nil { return }
        }
    }

    /// The update after a change of a struct in it, or after the assignment of another.
    mutating func assign<Members: SpreadMembers>(_ other: SpreadUpdate<Model, Members>, to members: Members)
    where Members.Model == Model {
        let columns = members._spread.columns
        if other.members._spread.columns.map(\.name) == columns.map(\.name) {
            // What was assigned elsewhere since a copy was made stays.
            assign(other.update.assignments, inPlaceOfThoseTo: columns)
        } else {
            assign(other._values, toSpread: members._spread)
        }
    }
}
