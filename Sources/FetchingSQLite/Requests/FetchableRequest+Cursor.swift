public import FetchingCore
public import GRDB

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// The models one by one, inside a `read` or `write` block of GRDB. Only one of them is in memory at a time.
    ///
    /// ```swift
    /// try dbQueue.read { db in
    ///     let users = try User.request().all().where { $0.score > 10 }.cursor(in: db)
    ///     try users.forEach { user in print(user.name) }
    /// }
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > 10.0
    /// ```
    ///
    /// Whether an open cursor sees later changes is undefined in SQLite. Outside of a block, use `stream(in:)`.
    ///
    /// - Parameter db: The connection that the block is given.
    /// - Throws: `FetchError` if the request cannot be run. An error of a row is thrown when it is read.
    @inlinable
    public func cursor(in db: Database) throws -> FetchCursor<Model> {
        do {
            try db.requireOpenConnection()
            // Until its first step, nothing would keep others from taking a statement of the cache.
            return FetchCursor(try ReadyStatement(query, of: Model.self, in: db, isShared: false))
        } catch {
            throw failure(error)
        }
    }
}
