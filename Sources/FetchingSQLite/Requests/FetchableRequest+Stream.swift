public import FetchingCore
public import GRDB

extension FetchableRequest where Result == [Model], Model: Sendable & RowDecodable {
    /// The models one after the other, for `for try await`. At most a few thousand of them are in memory at a time.
    ///
    /// ```swift
    /// for try await user in User.request().all().where({ $0.score > 10 }).stream(in: dbPool) {
    ///     print(user.name)
    /// }
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > 10.0
    /// ```
    ///
    /// The loop may write to the same database. No thread waits while it does its work. When it is left, or when its task is
    /// cancelled, the query ends.
    ///
    /// - On a `DatabasePool`, the models are those of one state of the database: a connection is opened that sees nothing of
    ///   what is written meanwhile. While it is open, the write-ahead log cannot be truncated.
    /// - On a `DatabaseQueue`, the models come from its one connection. If a table of the request is changed before the last
    ///   models were read, the loop throws an error with the code `changedDuringStream`. No table can be dropped meanwhile.
    /// - On a `DatabaseSnapshot`, the models are those of the snapshot.
    ///
    /// - Parameter reader: A database queue, pool or snapshot of GRDB. With another kind of reader, the loop throws an error.
    /// - Returns: A sequence. Nothing is read before the loop over it begins. Each loop runs the request anew, and throws
    ///   `FetchError`, or `CancellationError` if the task was cancelled.
    @inlinable
    public func stream(in reader: some DatabaseReader) -> FetchStream<Model> {
        FetchStream { [query] in StreamConnection<Model>(query, reader) }
    }
}
