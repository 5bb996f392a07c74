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

/// Names a property or a relationship for people, where a text is about it.
///
/// ```swift
/// @Fetchable
/// struct Track {
///     let id: Int
///     /// In euros, with tax.
///     @Title("Price") var price: Double
/// }
///
/// let verdict = try Track.predicate { $0.price < 20 }.verdict(for: Track(id: 1, price: 24.5))
/// verdict.description(showingValues: true)            // Price < 20.0 fails: it is 24.5
/// ```
///
/// Verdicts, obstacles and witnesses have the title in place of the name, in the language of ``VerdictWords/localizedTitle``. The
/// schemas of stored filters (`jsonSchema`, `toolDescription`, `typescript`) have it with the first paragraph of the doc comment,
/// for every member that the rules allow. Errors and SQL have the names. The attribute itself expands to nothing.
///
/// - Parameter title: The title, as a string literal.
@attached(peer)
public macro Title(_ title: String) = #externalMacro(module: "FetchingMacros", type: "TitleMacro")
