/// A request of any kind: for models, alone or with related ones, for values, aggregates or groups, or for a page.
///
/// A function that takes any of them names the result alone:
///
/// ```swift
/// func names(of request: some TypedRequest<[User]>, in store: MemoryStore) throws -> [String] {
///     try request.fetch(in: store).map(\.name)
/// }
/// ```
///
/// A database refines it. `some SQLiteRequest<[User]>` has `fetch(in:)` for the database, and its SQL:
///
/// ```swift
/// func show(_ request: some SQLiteRequest<[User]>, in queue: DatabaseQueue) throws {
///     print(try request.sql(for: .sqlite))        // SELECT "id", "name", "score" FROM "User"
///     for user in try request.fetch(in: queue) { print(user.name) }
/// }
/// ```
public protocol TypedRequest<Result>: Sendable {
    /// The model that the request is about.
    associatedtype Model: Fetchable

    /// The result of fetching.
    associatedtype Result

    /// Fetches from collections in memory: of the model, and of those that are related to it.
    ///
    /// ```swift
    /// let pets = try Pet.request().all().where { $0.owner.name == "Joe" }.fetch(in: store)
    /// ```
    ///
    /// - Throws: ``FetchError`` if the request is invalid, or if the store lacks models of a type that it needs.
    func fetch(in store: MemoryStore) throws -> Result
}
