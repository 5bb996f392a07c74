/// Declares that any number of models of another type, or of its own, belong to a model.
///
/// ```swift
/// @Fetchable
/// struct User {
///     let id: Int
///     var name: String
///
///     static let pets = ToMany<User, Pet>(\.ownerID)
/// }
///
/// User.request().all().where { $0.pets.contains { $0.age > 3 } }
/// // SELECT … FROM "User" WHERE EXISTS (SELECT 1 FROM "Pet" AS "pets"
/// //     WHERE "pets"."ownerID" = "User"."id" AND "pets"."age" > 3)
/// ```
///
/// It is not a property of a model, and nothing is stored for it. The macro makes a member of it, for conditions. Each
/// related model is there once, even where a joining model says so twice.
public struct ToMany<Model: Fetchable, Target: Fetchable>: Sendable {
    package let relationship: Relationship

    init(_ hops: [RelationshipHop]) { relationship = Relationship(hops) }

    /// The models to which a relationship leads from those of another, whose mistakes are its own.
    private init(_ first: Relationship, _ second: Relationship) {
        relationship = Relationship(first.hops + second.hops, failure: first.failure ?? second.failure)
    }

    /// Declares the models that refer to this one by its key.
    ///
    /// ```swift
    /// static let pets = ToMany<User, Pet>(\.ownerID)      // "Pet"."ownerID" = "User"."id"
    /// ```
    ///
    /// - Parameter foreignKey: The property of the other model that holds the key of this one.
    public init<Key: FetchableValue>(_ foreignKey: KeyPath<Target.FetchableMembers, FetchableMember<Target, Key>>)
    where Model: KeyedFetchable, Model.PrimaryKey: FetchableValue, Model.PrimaryKey.Base == Key.Base {
        self.init(inverseOf: ToOne<Target, Model>(foreignKey))
    }

    /// Declares the models that refer to this one by another property than its key.
    ///
    /// ```swift
    /// static let pets = ToMany<User, Pet>(\.ownerEmail, to: \.email)      // "Pet"."ownerEmail" = "User"."email"
    /// ```
    ///
    /// - Parameters:
    ///   - foreignKey: The property of the other model that refers to this one.
    ///   - key: The property of this model that it refers to.
    public init<ForeignKey: FetchableValue, Key: FetchableValue>(
        _ foreignKey: KeyPath<Target.FetchableMembers, FetchableMember<Target, ForeignKey>>,
        to key: KeyPath<Model.FetchableMembers, FetchableMember<Model, Key>>
    ) where ForeignKey.Base == Key.Base {
        self.init(inverseOf: ToOne<Target, Model>(foreignKey, to: key))
    }

    private init(inverseOf toOne: ToOne<Target, Model>) { self.init(toOne.relationship.hops.map(\.reversed)) }

    /// Declares the models whose to-one relationship refers to this one, whatever the keys are.
    ///
    /// ```swift
    /// static let lines = ToMany<Order, OrderLine>.inverse(of: OrderLine.order)
    /// // "OrderLine"."shopID" = "Order"."shopID" AND "OrderLine"."orderNumber" = "Order"."number"
    /// ```
    ///
    /// - Parameter toOne: The relationship from the other model to this one.
    public static func inverse(of toOne: ToOne<Target, Model>) -> ToMany { ToMany(inverseOf: toOne) }

    /// Declares the models to which this one is joined by rows of a third, which hold the keys of both.
    ///
    /// ```swift
    /// static let tracks = ToMany<Playlist, Track>(through: PlaylistTrack.self, \.playlistID, \.trackID)
    /// // "PlaylistTrack"."playlistID" = "Playlist"."id" AND "Track"."id" = "PlaylistTrack"."trackID"
    /// ```
    ///
    /// A model that is joined twice is related once. To count the rows of the joining model, declare a relationship to it.
    ///
    /// - Parameters:
    ///   - joining: The joining model.
    ///   - foreignKey: The property of the joining model that holds the key of this model.
    ///   - targetKey: The property of the joining model that holds the key of the other model.
    public init<Joining: Fetchable, Key: FetchableValue, TargetKey: FetchableValue>(
        through joining: Joining.Type,
        _ foreignKey: KeyPath<Joining.FetchableMembers, FetchableMember<Joining, Key>>,
        _ targetKey: KeyPath<Joining.FetchableMembers, FetchableMember<Joining, TargetKey>>
    )
    where
        Model: KeyedFetchable, Model.PrimaryKey: FetchableValue, Model.PrimaryKey.Base == Key.Base,
        Target: KeyedFetchable, Target.PrimaryKey: FetchableValue, Target.PrimaryKey.Base == TargetKey.Base
    {
        self.init(through: ToMany<Model, Joining>(foreignKey), ToOne<Joining, Target>(targetKey))
    }

    /// Declares the models that the related models of a third type refer to, whatever the keys are.
    ///
    /// ```swift
    /// static let tracks = ToMany<Playlist, Track>(through: Playlist.entries, PlaylistTrack.track)
    /// ```
    ///
    /// - Parameters:
    ///   - first: The relationship from this model to the third.
    ///   - second: The relationship from the third to the other model.
    public init<Joining: Fetchable>(through first: ToMany<Model, Joining>, _ second: ToOne<Joining, Target>) {
        self.init(first.relationship, second.relationship)
    }

    /// Declares the models that are related to the related models of a third type.
    ///
    /// ```swift
    /// static let tracks = ToMany<Artist, Track>(through: Artist.albums, Album.tracks)
    /// // "albums"."artistID" = "Artist"."id" AND "Track"."albumID" = "albums"."id"
    /// ```
    ///
    /// - Parameters:
    ///   - first: The relationship from this model to the third.
    ///   - second: The relationship from the third to the other model.
    public init<Middle: Fetchable>(through first: ToMany<Model, Middle>, _ second: ToMany<Middle, Target>) {
        self.init(first.relationship, second.relationship)
    }
}
