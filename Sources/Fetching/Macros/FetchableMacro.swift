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
    named(init), named(FetchableUpdate),
    named(FetchedModel), named(request), named(predicate))
@attached(
    extension, conformances: Fetchable, RowDecodable, KeyedFetchable,
    names: named(FetchableMembers), named(fetchableMembers), named(PrimaryKey), named(primaryKeyColumns),
    named(primaryKeyValues), named(_versionColumn),
    named(primaryKey),
    named(fetchableEntity), named(fetchableRelationships), named(fetchableScopes), named(init), named(encode))
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
    named(init), named(FetchableUpdate),
    named(FetchedModel), named(request), named(predicate))
@attached(
    extension, conformances: Fetchable, RowDecodable, KeyedFetchable,
    names: named(FetchableMembers), named(fetchableMembers), named(PrimaryKey), named(primaryKeyColumns),
    named(primaryKeyValues), named(_versionColumn),
    named(primaryKey),
    named(fetchableEntity), named(fetchableRelationships), named(fetchableScopes), named(init), named(encode))
public macro Fetchable(_ table: String, naming: FetchableNaming = .asWritten) =
    #externalMacro(module: "FetchingMacros", type: "FetchableMacro")
