/// The values of a model that is to be inserted, of which the database may give the key.
///
/// `@Fetchable` makes one for each model with a single key: `User.Draft`, whose key is optional, and whose initialiser
/// leaves out what has a default.
///
/// ```swift
/// let id = try User.insert(User.Draft(name: "Joe")).returning(\.id).run(in: db)
/// // INSERT INTO "User" ("name", "score") VALUES ('Joe', 0.0) RETURNING "id"
/// ```
public protocol FetchableDraft: Sendable {
    /// Whether the draft has a key of its own.
    @_documentation(visibility: internal)
    var _hasKey: Bool { get }

    /// Writes the values into a row, column by column in the order of the model's. Without a key, its column is left out.
    ///
    /// - Throws: ``FetchError`` if a value cannot be stored.
    @_documentation(visibility: internal)
    func encode<Row: WritableRow>(into row: inout Row) throws
}

/// The draft of a model that has none.
@_documentation(visibility: internal)
public enum MissingDraft: FetchableDraft {
    public var _hasKey: Bool { true }

    public func encode<Row: WritableRow>(into row: inout Row) throws {}
}
