#if SQLite
import FetchingSQLite
@_exported public import FetchingTestSupport
public import GRDB

/// Runs a block, and fails unless it runs the expected number of queries. It proves that a list of models does not
/// cause a query for each of them.
///
/// ```swift
/// let users = try dbQueue.read { db in
///     try requireQueryCount(2, in: db) {
///         try User.request().all().including(\.pets).fetch(in: db)
///     }
/// }
/// // SELECT "id", "name" FROM "users"
/// // SELECT … FROM "pets" WHERE "pets"."owner_id" IN (SELECT value FROM fetching_list(?))
/// ```
///
/// It throws, so that it works in Swift Testing and in XCTest.
///
/// A query is a statement that reads or writes rows: `SELECT`, `WITH`, `VALUES`, `INSERT`, `UPDATE`, `DELETE` or
/// `REPLACE`. Transactions, pragmas, changes of the schema, `EXPLAIN` and the work of triggers are not counted, nor is
/// the schema that GRDB reads from `sqlite_master`. A query that fails while it runs is.
///
/// GRDB traces a connection for one receiver only. This takes the place of a `trace` or `logQueries` of the connection,
/// which is off afterwards. A block may hold another `requireQueryCount`: both count.
///
/// - Parameters:
///   - count: How many queries the block must run.
///   - db: The connection on which they are counted.
///   - block: The code that runs the queries.
/// - Returns: The result of the block.
/// - Throws: ``UnexpectedQueryCount``, or the error of the block.
public func requireQueryCount<Value>(_ count: Int, in db: Database, _ block: () throws -> Value) throws -> Value {
    let recorder = QueryRecorder.begin(in: db)
    defer { recorder.end() }
    let value = try block()
    guard recorder.queries.count == count else {
        throw UnexpectedQueryCount(expected: count, queries: recorder.queries)
    }
    return value
}

/// Runs a block on a database queue, pool or snapshot, and fails if it does not run as many queries as it should.
///
/// ```swift
/// let users = try requireQueryCount(2, in: dbQueue) { db in
///     try User.request().all().including(\.pets).fetch(in: db)
/// }
/// // SELECT "id", "name" FROM "users"
/// // SELECT … FROM "pets" WHERE "pets"."owner_id" IN (SELECT value FROM fetching_list(?))
/// ```
///
/// Queries on another connection, as in `write` of a pool, do not count.
///
/// - Parameters:
///   - count: How many queries the block must run.
///   - reader: The database, of which one connection is given to the block.
///   - block: The code that runs the queries.
/// - Returns: The result of the block.
/// - Throws: ``UnexpectedQueryCount``, or the error of the block.
public func requireQueryCount<Value>(
    _ count: Int, in reader: some DatabaseReader, _ block: (Database) throws -> Value
) throws -> Value {
    // The reentrant read may stand in another read, where GRDB's plain one traps.
    try reader.unsafeReentrantRead { db in
        guard db.sqliteConnection != nil else {
            throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "Connection is closed")
        }
        return try requireQueryCount(count, in: db) { try block(db) }
    }
}
#endif
