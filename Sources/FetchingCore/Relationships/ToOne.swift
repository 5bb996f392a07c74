/// Declares that a model refers to at most one model of another type, or of its own.
///
/// ```swift
/// @Fetchable
/// struct Pet {
///     let id: Int
///     var name: String
///     var ownerID: Int?
///
///     static let owner = ToOne<Pet, User>(\.ownerID)
/// }
///
/// Pet.request().all().where { $0.owner.name == "Joe" }
/// // SELECT … FROM "Pet" JOIN "User" AS "owner" ON "owner"."id" = "Pet"."ownerID" WHERE "owner"."name" = 'Joe'
/// ```
///
/// It is not a property of a model, and nothing is stored for it. The macro makes a member of it, for conditions.
/// Whether the reference may be missing is not part of the type. Where the key is nil, or no row has it, every value
/// behind the relationship is nil.
public struct ToOne<Model: Fetchable, Target: Fetchable>: Sendable {
    package let relationship: Relationship

    init(_ columns: [(FetchableColumn, FetchableColumn)]) {
        relationship = Relationship([
            RelationshipHop(
                columns: columns.map(\.0), targetColumns: columns.map(\.1), model: Model.self, target: Target.self)
        ])
    }

    /// Declares a reference by the key of the other model.
    ///
    /// ```swift
    /// static let owner = ToOne<Pet, User>(\.ownerID)      // "User"."id" = "Pet"."ownerID"
    /// ```
    ///
    /// - Parameter foreignKey: The property that holds the key of the other model.
    public init<Key: FetchableValue>(_ foreignKey: KeyPath<Model.FetchableMembers, FetchableMember<Model, Key>>)
    where Target: KeyedFetchable, Target.PrimaryKey: FetchableValue, Target.PrimaryKey.Base == Key.Base {
        let column = Model.fetchableMembers[keyPath: foreignKey].column
        self.init(Target.primaryKeyColumns.map { (column, $0) })
    }

    /// Declares a reference by another property of the other model, whose values must differ from row to row: give its column
    /// a unique index. Without one, SQLite gives a model once for each that it refers to.
    ///
    /// ```swift
    /// static let owner = ToOne<Pet, User>(\.ownerEmail, to: \.email)      // "User"."email" = "Pet"."ownerEmail"
    /// ```
    ///
    /// - Parameters:
    ///   - foreignKey: The property that refers to the other model.
    ///   - key: The property that it refers to.
    public init<ForeignKey: FetchableValue, Key: FetchableValue>(
        _ foreignKey: KeyPath<Model.FetchableMembers, FetchableMember<Model, ForeignKey>>,
        to key: KeyPath<Target.FetchableMembers, FetchableMember<Target, Key>>
    ) where ForeignKey.Base == Key.Base {
        self.init([
            (Model.fetchableMembers[keyPath: foreignKey].column, Target.fetchableMembers[keyPath: key].column)
        ])
    }

    /// Declares a reference by two properties together.
    ///
    /// ```swift
    /// static let order = ToOne<OrderLine, Order>((\.shopID, to: \.shopID), (\.orderNumber, to: \.number))
    /// // "Order"."shopID" = "OrderLine"."shopID" AND "Order"."number" = "OrderLine"."orderNumber"
    /// ```
    ///
    /// - Parameters:
    ///   - first: A property, and the one of the other model that it refers to.
    ///   - second: A further property, and the one of the other model that it refers to.
    public init<FirstForeignKey: FetchableValue, FirstKey, SecondForeignKey: FetchableValue, SecondKey>(
        _ first: (
            KeyPath<Model.FetchableMembers, FetchableMember<Model, FirstForeignKey>>,
            to: KeyPath<Target.FetchableMembers, FetchableMember<Target, FirstKey>>
        ),
        _ second: (
            KeyPath<Model.FetchableMembers, FetchableMember<Model, SecondForeignKey>>,
            to: KeyPath<Target.FetchableMembers, FetchableMember<Target, SecondKey>>
        )
    ) where FirstForeignKey.Base == FirstKey.Base, SecondForeignKey.Base == SecondKey.Base {
        let (members, targetMembers) = (Model.fetchableMembers, Target.fetchableMembers)
        self.init([
            (members[keyPath: first.0].column, targetMembers[keyPath: first.to].column),
            (members[keyPath: second.0].column, targetMembers[keyPath: second.to].column),
        ])
    }

    /// Declares a reference by three properties together.
    ///
    /// ```swift
    /// static let seat = ToOne<Ticket, Seat>((\.hallID, to: \.hallID), (\.row, to: \.row), (\.seat, to: \.number))
    /// ```
    ///
    /// - Parameters:
    ///   - first: A property, and the one of the other model that it refers to.
    ///   - second: A further property, and the one of the other model that it refers to.
    ///   - third: A further property, and the one of the other model that it refers to.
    public init<
        FirstForeignKey: FetchableValue, FirstKey, SecondForeignKey: FetchableValue, SecondKey,
        ThirdForeignKey: FetchableValue, ThirdKey
    >(
        _ first: (
            KeyPath<Model.FetchableMembers, FetchableMember<Model, FirstForeignKey>>,
            to: KeyPath<Target.FetchableMembers, FetchableMember<Target, FirstKey>>
        ),
        _ second: (
            KeyPath<Model.FetchableMembers, FetchableMember<Model, SecondForeignKey>>,
            to: KeyPath<Target.FetchableMembers, FetchableMember<Target, SecondKey>>
        ),
        _ third: (
            KeyPath<Model.FetchableMembers, FetchableMember<Model, ThirdForeignKey>>,
            to: KeyPath<Target.FetchableMembers, FetchableMember<Target, ThirdKey>>
        )
    )
    where
        FirstForeignKey.Base == FirstKey.Base, SecondForeignKey.Base == SecondKey.Base,
        ThirdForeignKey.Base == ThirdKey.Base
    {
        let (members, targetMembers) = (Model.fetchableMembers, Target.fetchableMembers)
        self.init([
            (members[keyPath: first.0].column, targetMembers[keyPath: first.to].column),
            (members[keyPath: second.0].column, targetMembers[keyPath: second.to].column),
            (members[keyPath: third.0].column, targetMembers[keyPath: third.to].column),
        ])
    }
}
