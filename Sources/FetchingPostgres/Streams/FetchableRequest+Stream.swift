#if Postgres
public import FetchingCore

extension FetchableRequest where Result == [Model], Model: Sendable & RowDecodable {
    /// The models one after the other, for `for try await`. At most a few thousand of them are in memory at a time.
    ///
    /// ```swift
    /// for try await user in User.request().all().where({ $0.score > 10 }).stream(in: pool) {
    ///     print(user.name)
    /// }
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > $1
    /// ```
    ///
    /// The models are those of one state of the database. The stream has a connection of the pool for itself until its loop is
    /// left or its task is cancelled; then the statement ends. The loop may write with another connection. No thread waits
    /// while it does its work, which counts as time of the statement.
    ///
    /// - Parameter pool: The pool.
    /// - Returns: A sequence. Nothing is read before the loop over it begins. Each loop runs the request anew, and throws
    ///   `FetchError`, or `CancellationError` if the task was cancelled.
    @inlinable
    public func stream(in pool: PostgresPool) -> FetchStream<Model> {
        FetchStream { [query] in PostgresBatches<Model>(query, pool) }
    }
}
#endif
