public import FetchingCore

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
/// A struct with ``FetchableFields()``, or an array, is stored as JSON:
///
/// ```swift
/// @FetchingStorage(.json) var words: [String]
/// ```
///
/// - Parameter storage: The form, such as `.unixSeconds`.
@attached(peer)
public macro FetchingStorage<Storage: FetchableStorage>(_ storage: Storage) =
    #externalMacro(module: "FetchingMacros", type: "FetchingStorageMacro")
