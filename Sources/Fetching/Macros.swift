public import FetchingCore

/// Makes a struct or a class a model whose rows can be fetched.
///
/// Every stored property becomes a typed member for conditions and sort orders, and a column that is read:
///
/// ```swift
/// @Fetchable
/// struct User {
///     let id: Int
///     var name: String
/// }
///
/// // SELECT "id", "name" FROM "User" WHERE "name" = 'Mary' COLLATE BINARY
/// User.request().all().where { $0.name == "Mary" }
/// ```
///
/// The key is the property `id`, or what is marked with ``PrimaryKey()``. A model without a key is fetched like others;
/// only what needs a key is missing.
///
/// Computed, `static` and `lazy` properties have no column, nor has what is marked with ``FetchingIgnored()``. The type
/// of a property is read from its annotation, or from an initial value such as `0`, `"text"`, `true` or `Date()`.
///
/// ## What is generated
///
/// ```swift
/// struct User {
///     let id: Int
///     var name: String
///
///     nonisolated struct FetchableMembers: Fetching.KeyedFetchableMembers {
///         typealias Model = User
///         let id = Fetching.FetchableMember<User, Int>("id", column: "id") { $0.id }
///         let name = Fetching.FetchableMember<User, String>("name", column: "name") { $0.name }
///         init() {}
///     }
///     nonisolated static let fetchableMembers = FetchableMembers()
///     typealias PrimaryKey = Int
/// }
///
/// extension User: Fetching.Fetchable, Fetching.RowDecodable, Fetching.KeyedFetchable {
///     // … primaryKeyColumns, primaryKeyValues(of:), primaryKey, fetchableEntity
///     nonisolated init<Row: Fetching.FetchableRow>(fetching row: inout Row) throws {
///         self.id = try row.decode(Int.self)
///         self.name = try row.decode(String.self)
///     }
/// }
/// ```
///
/// The memberwise initialiser of a struct stays, and so does the `init()` of a class whose properties all have values.
/// Each member can be seen where its property can.
///
/// ## Classes of Core Data
///
/// The objects of a class that inherits from `NSManagedObject` are made by a context, and not of rows. So there are the
/// members of its `@NSManaged` properties and of those with `@ManagedAttribute`, and no initialiser:
///
/// ```swift
/// @Fetchable("User")                           // the name of the entity, if it is not that of the class
/// class User: NSManagedObject {
///     @NSManaged var name: String
///     @NSManaged var signup: NSDate?
///     @NSManaged var pet: Pet?
///     @NSManaged var mugs: Set<Mug>
///     @ManagedAttribute(.scalar) var age: Int?
///     var cache = 0                            // no member
///
///     nonisolated struct FetchableMembers: Fetching.FetchableMemberContainer {
///         typealias Model = User
///         let name = Fetching.FetchableMember<User, String>("name", column: "name") { $0.name }
///         let signup = Fetching.FetchableMember<User, Date?>("signup", column: "signup") { … }
///         var pet: Fetching.ToOneMember<User, Pet.FetchedModel> { … }
///         var mugs: Fetching.ToManyMember<User, Mug.FetchedModel> { … }
///         let age = Fetching.FetchableMember<User, Int?>("age", column: "age") { $0.age }
///         init() {}
///     }
///     nonisolated static let fetchableMembers = FetchableMembers()
///     typealias FetchedModel = User
/// }
///
/// extension User: Fetching.Fetchable {
///     // … fetchableEntity, fetchableRelationships
/// }
/// ```
///
/// A class whose superclass is such a model inherits the conformance, and with it the members of the superclass alone. So
/// a type in the class is the model of its objects, and two names lead to it:
///
/// ```swift
/// @Fetchable
/// class Admin: User {
///     @NSManaged var rights: Int64
///
///     nonisolated struct FetchedModel: Fetching.FetchableSubclass {
///         typealias Object = Admin
///         typealias Parent = User.FetchedModel
///         // … object, FetchableMembers with 'rights' and what 'User' has, fetchableEntity, fetchableRelationships
///     }
///     typealias request = Fetching.RequestStart<FetchedModel>
///     typealias predicate = Fetching.FetchPredicate<FetchedModel>
/// }
///
/// Admin.request().all().where { $0.rights > 3 && $0.name == "Mary" }
/// ```
///
/// Attributes say what a type leaves open: ``FetchingRelationship(_:)`` names the model of an `NSSet`, and
/// ``FetchingIgnored()`` leaves a property out.
///
/// ## Classes of SwiftData
///
/// A class with `@Model` has members for all of its properties but those with `@Transient`. A property `[Trip]` is a to-many
/// relationship, and one whose type is a model itself a to-one relationship. There is no initialiser either.
///
/// - Parameter naming: How columns, and the table, are named after Swift names. ``FetchingName(_:)`` goes before it. Each model
///   states it, since a macro sees the declaration it is attached to, and neither the file nor the module.
@attached(
    member, conformances: Fetchable,
    names: named(FetchableMembers), named(fetchableMembers), named(PrimaryKey), named(Draft), named(_Draft),
    named(init),
    named(FetchedModel), named(request), named(predicate))
@attached(
    extension, conformances: Fetchable, RowDecodable, KeyedFetchable,
    names: named(FetchableMembers), named(fetchableMembers), named(PrimaryKey), named(primaryKeyColumns),
    named(primaryKeyValues), named(_versionColumn),
    named(primaryKey),
    named(fetchableEntity), named(fetchableRelationships), named(init), named(encode))
public macro Fetchable(naming: FetchableNaming = .asWritten) =
    #externalMacro(module: "FetchingMacros", type: "FetchableMacro")

/// Makes a struct or a class a model whose rows are in the given table.
///
/// ```swift
/// @Fetchable("users", naming: .snakeCase)
/// struct User {
///     let id: Int
///     var signupDate: Date
/// }
///
/// // SELECT "id", "signup_date" FROM "users"
/// User.request().all()
/// ```
///
/// It generates the same as without the name of a table, except for that name in `fetchableEntity`.
///
/// - Parameters:
///   - table: The name of the table, as a string literal.
///   - naming: How columns are named after properties. ``FetchingName(_:)`` goes before it.
@attached(
    member, conformances: Fetchable,
    names: named(FetchableMembers), named(fetchableMembers), named(PrimaryKey), named(Draft), named(_Draft),
    named(init),
    named(FetchedModel), named(request), named(predicate))
@attached(
    extension, conformances: Fetchable, RowDecodable, KeyedFetchable,
    names: named(FetchableMembers), named(fetchableMembers), named(PrimaryKey), named(primaryKeyColumns),
    named(primaryKeyValues), named(_versionColumn),
    named(primaryKey),
    named(fetchableEntity), named(fetchableRelationships), named(init), named(encode))
public macro Fetchable(_ table: String, naming: FetchableNaming = .asWritten) =
    #externalMacro(module: "FetchingMacros", type: "FetchableMacro")

/// Marks a property that is not stored in the database.
///
/// It has no member and no column, and keeps its initial value when a row is decoded:
///
/// ```swift
/// @Fetchable
/// struct User {
///     let id: Int
///     @FetchingIgnored var isSelected = false
/// }
///
/// // SELECT "id" FROM "User"
/// User.request().all()
/// ```
///
/// A property with the name of a relationship holds the related models. Predicates of Foundation, which know no keys,
/// follow it:
///
/// ```swift
/// @FetchingIgnored var owner: User?
/// static let owner = ToOne<Pet, User>(\.ownerID)
/// ```
///
/// The attribute itself expands to nothing.
@attached(peer)
public macro FetchingIgnored() = #externalMacro(module: "FetchingMacros", type: "FetchingIgnoredMacro")

/// Names the column of a property.
///
/// ```swift
/// @Fetchable
/// struct User {
///     let id: Int
///     @FetchingName("signed_up_at") var signupDate: Date
/// }
///
/// // SELECT "id", "signed_up_at" FROM "User"
/// User.request().all()
/// ```
///
/// The attribute itself expands to nothing; the member becomes
/// `FetchableMember<User, Date>("signupDate", column: "signed_up_at") { $0.signupDate }`.
///
/// - Parameter column: The name of the column, as a string literal.
@attached(peer)
public macro FetchingName(_ column: String) = #externalMacro(module: "FetchingMacros", type: "FetchingNameMacro")

/// Marks the property that is the key, or each property of a key of several columns.
///
/// Without the attribute, the key is the property `id`. With several, the type of the key is generated too:
///
/// ```swift
/// @Fetchable
/// struct Seat {
///     @PrimaryKey let row: Int
///     @PrimaryKey let letter: String
///     var isTaken: Bool
/// }
///
/// let key = Seat.PrimaryKey(row: 12, letter: "A")
/// // SELECT "row", "letter", "isTaken" FROM "Seat" WHERE "row" = 12 AND "letter" = 'A'
/// ```
///
/// The attribute itself expands to nothing; `@Fetchable` generates
///
/// ```swift
/// nonisolated struct PrimaryKey: Hashable, Sendable {
///     let row: Int
///     let letter: String
///     init(row: Int, letter: String) { … }
/// }
/// ```
@attached(peer)
public macro PrimaryKey() = #externalMacro(module: "FetchingMacros", type: "PrimaryKeyMacro")

/// Declares a property that counts the changes of a row, so that a change of an outdated model is an error.
///
/// ```swift
/// @Fetchable
/// struct Note {
///     let id: Int
///     var title: String
///     @Version var version = 0
/// }
///
/// try Note.update(note).run(in: db)
/// // UPDATE "Note" SET "title" = ?, "version" = "version" + 1 WHERE "id" = ? AND "version" = ?
/// ```
///
/// Where no row has the version of the model, the update, `changes` or `save` throws `FetchError` with the code `staleModel`.
/// The attribute itself expands to nothing.
@attached(peer)
public macro Version() = #externalMacro(module: "FetchingMacros", type: "VersionMacro")

/// Marks the property whose value says which of several servers has a row, so that a request that fixes it asks one server.
///
/// ```swift
/// @Fetchable("notes")
/// struct Note {
///     @PrimaryKey @ShardKey let tenantID: Int
///     @PrimaryKey let id: Int
///     var title: String
/// }
///
/// Note.where { $0.tenantID == 7 && $0.title.hasPrefix("A") }.sharding          // .oneShard
/// // SELECT … FROM "notes" WHERE "tenantID" = 7 AND …
/// ```
///
/// The row of a model is found by it and by the key. It cannot be updated, on any engine: to move a row, delete it and insert it
/// in one transaction. The attribute itself expands to nothing.
@attached(peer)
public macro ShardKey() = #externalMacro(module: "FetchingMacros", type: "ShardKeyMacro")

/// Declares an index of a property, by which rows are found and sorted.
///
/// ```swift
/// @Fetchable("users")
/// struct User {
///     let id: Int
///     @Index var name: String
/// }
///
/// User.schema(for: .sqlite)
/// // CREATE TABLE "users" ("id" INTEGER PRIMARY KEY, "name" TEXT NOT NULL)
/// // CREATE INDEX "users_name_idx" ON "users" ("name")
/// ```
///
/// The attribute itself expands to nothing; the index is among those of `fetchableEntity`.
@attached(peer)
public macro Index() = #externalMacro(module: "FetchingMacros", type: "IndexMacro")

/// Declares an index of several properties together, on the type.
///
/// ```swift
/// @Fetchable("users")
/// @Index(\.name, \.score.descending)
/// struct User {
///     let id: Int
///     var name: String
///     var score: Double
/// }
/// // CREATE INDEX "users_name_score_desc_idx" ON "users" ("name", "score" DESC)
/// ```
///
/// `@Fetchable` checks the names. The attribute itself expands to nothing.
///
/// - Parameters:
///   - property: The first property.
///   - properties: The others, in the order of the index. `\.score.descending` holds the greatest value first.
@attached(peer)
public macro Index(
    _ property: KeyPath<IndexedProperties, IndexedProperty>,
    _ properties: KeyPath<IndexedProperties, IndexedProperty>...
) = #externalMacro(module: "FetchingMacros", type: "IndexMacro")

/// Declares that the values of a property differ from row to row.
///
/// ```swift
/// @Fetchable("users")
/// struct User {
///     let id: Int
///     @Unique var email: String
/// }
///
/// User.schema(for: .postgres)
/// // CREATE TABLE "users" ("id" bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, "email" text COLLATE "C" NOT NULL)
/// // CREATE UNIQUE INDEX "users_email_key" ON "users" ("email")
/// ```
///
/// Any number of rows may hold nil. The attribute itself expands to nothing; the index is among those of `fetchableEntity`.
@attached(peer)
public macro Unique() = #externalMacro(module: "FetchingMacros", type: "UniqueMacro")

/// Declares that the values of several properties together differ from row to row, on the type.
///
/// ```swift
/// @Fetchable("orders", naming: .snakeCase)
/// @Unique(\.shopID, \.number)
/// struct Order {
///     let id: Int
///     var shopID: Int
///     var number: Int
/// }
/// // CREATE UNIQUE INDEX "orders_shop_id_number_key" ON "orders" ("shop_id", "number")
/// ```
///
/// `@Fetchable` checks the names. The attribute itself expands to nothing.
///
/// - Parameters:
///   - property: The first property.
///   - properties: The others, in the order of the index.
@attached(peer)
public macro Unique(
    _ property: KeyPath<IndexedProperties, IndexedProperty>,
    _ properties: KeyPath<IndexedProperties, IndexedProperty>...
) = #externalMacro(module: "FetchingMacros", type: "UniqueMacro")

/// Names the model of the objects of a property of Core Data or SwiftData that is a relationship.
///
/// A property tells its model by its type: `Pet?`, `Set<Mug>`. Those of Objective-C do not:
///
/// ```swift
/// @Fetchable
/// class User: NSManagedObject {
///     @NSManaged var name: String
///     @FetchingRelationship(Mug.self) @NSManaged var mugs: NSSet?
/// }
///
/// // SUBQUERY(mugs, $mugs, $mugs.color == "red").@count > 0
/// User.request().all().where { $0.mugs.contains { $0.color == "red" } }
/// ```
///
/// The attribute itself expands to nothing; the member becomes
/// `ToManyMember<User, Mug.FetchedModel>(property: "mugs") { $0.mugs }`, or a `ToOneMember` where the property is one
/// object.
///
/// - Parameter model: The class of the objects.
@attached(peer)
public macro FetchingRelationship<Model: Fetchable & AnyObject>(_ model: Model.Type) =
    #externalMacro(module: "FetchingMacros", type: "FetchingRelationshipMacro")

/// Sets the form in which the values of a property are stored.
///
/// ```swift
/// @Fetchable
/// struct User {
///     let id: Int
///     @FetchingStorage(.unixSeconds) var seen: Date
/// }
///
/// // SELECT "id", "seen" FROM "User" WHERE "seen" > 1700000000
/// User.request().all().where { $0.seen > Date(timeIntervalSince1970: 1_700_000_000) }
/// ```
///
/// The attribute itself expands to nothing; the member becomes
/// `FetchableMember<User, Date>("seen", column: "seen", storage: .unixSeconds) { $0.seen }`.
///
/// - Parameter storage: The form, such as `.unixSeconds`.
@attached(peer)
public macro FetchingStorage<Storage: FetchableStorage>(_ storage: Storage) =
    #externalMacro(module: "FetchingMacros", type: "FetchingStorageMacro")

/// Makes a struct that requests can select values into.
///
/// ```swift
/// @Projection
/// struct TrackLine {
///     var title: String
///     var artist: String?
///     var plays: Int
/// }
///
/// let lines = try Track.request().all().select {
///     TrackLine.selecting(title: $0.title, artist: $0.album.artist.name, plays: $0.plays.count)
/// }.fetch(in: db)                             // [TrackLine]
/// // SELECT "Track"."title", "album.artist"."name", (SELECT COUNT(*) FROM "Play" AS "plays" WHERE …) FROM "Track"
/// //     LEFT JOIN "Album" AS "album" ON … LEFT JOIN "Artist" AS "album.artist" ON …
/// ```
///
/// It adds the function `selecting`, with an argument for each stored property. The selected value has the property's
/// type: a member, an expression, a value of a group, or another projection. `$0` is the model itself. An array takes
/// the models of a to-many relationship, as in `tracks: $0.tracks`. Properties with `@FetchingIgnored` and constants
/// with a value keep their value. An initializer with the same arguments must exist, as it does unless the struct
/// declares another in its body.
@attached(member, names: named(selecting))
@attached(peer)
public macro Projection() = #externalMacro(module: "FetchingMacros", type: "ProjectionMacro")

extension FetchableRow {
    /// Reads a value of the type that the context asks for.
    ///
    /// `@Fetchable` calls this in a nested type, where the extension it generates may not be able to name the type.
    @inlinable
    public mutating func decode<Value: FetchableValue>() throws -> Value {
        try decode(Value.self)
    }

    /// Reads a value that the field stores in a form of its own.
    @inlinable
    public mutating func decode<Storage: FetchableStorage>(storage: Storage) throws -> Storage.Value {
        try decode(Storage.Value.self, storage: storage)
    }

    /// Reads an optional value that the field stores in a form of its own.
    @inlinable
    public mutating func decode<Storage: FetchableStorage>(storage: Storage) throws -> Storage.Value? {
        try decode(Storage.Value?.self, storage: storage)
    }
}
