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
