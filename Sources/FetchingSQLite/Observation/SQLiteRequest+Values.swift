import FetchingCore
public import GRDB

extension SQLiteRequest where Result: Sendable {
    /// The result now, and again after each transaction that can change it.
    ///
    /// ```swift
    /// for try await users in User.request().all().where({ $0.score > 10 }).values(in: dbQueue) {
    ///     print(users.count)
    /// }
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > 10.0
    /// ```
    ///
    /// A transaction counts if it changes a table of the request, those of related models included, in a column that the
    /// request reads. Changes of other tables and columns do not. The result may be the same as before, because other rows
    /// were changed. On a `DatabasePool`, the first result may come twice.
    ///
    /// While the loop is busy with a result, only the newest of the following ones is kept. The observation ends when the
    /// loop is left, when its task is cancelled, or with the first error.
    ///
    /// What other processes write, and what is written with the functions of SQLite itself, is not noticed.
    ///
    /// - Parameter reader: A database queue, pool or snapshot of GRDB. A snapshot gives its result once.
    /// - Returns: A sequence. Nothing is read before the loop over it begins, which throws `FetchError`.
    public func values(in reader: some DatabaseReader) -> RequestValues<Result> {
        // A request reads the same tables and columns however many rows there are: related models are asked for even where
        // there is nothing that they could be related to. So GRDB need not find out anew after each change what to observe,
        // and a pool can fetch on a connection that reads, without making those wait who write.
        let observation = ValueObservation.trackingConstantRegion { db in try fetch(in: db) }
        return RequestValues(observation, in: reader) { failure($0) }
    }
}
