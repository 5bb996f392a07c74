#if Postgres
public import FetchingPostgres
import FetchingTestSupport

/// Runs a block on PostgreSQL, and fails unless it runs the expected number of queries. It proves that a list of models
/// does not cause a query for each of them.
///
/// ```swift
/// let users = try pool.read { db in
///     try requireQueryCount(2, in: db) {
///         try User.request().all().including(\.pets).fetch(in: db)
///     }
/// }
/// // SELECT "id", "name" FROM "users"
/// // SELECT … FROM "pets" WHERE "pets"."owner_id" = ANY($1)
/// ```
///
/// It throws, so that it works in Swift Testing and in XCTest.
///
/// A query is a statement that reads or writes rows: `SELECT`, `WITH`, `VALUES`, `INSERT`, `UPDATE`, `DELETE` or `MERGE`.
/// Transactions, settings, changes of the schema, `EXPLAIN` and `COPY`, what a trigger does, and what `execute(_:)` runs without
/// values are not counted. A query that fails while it runs is. A block may hold another `requireQueryCount`: both count.
///
/// - Parameters:
///   - count: How many queries the block must run.
///   - db: The connection on which they are counted.
///   - block: The code that runs the queries.
/// - Returns: The result of the block.
/// - Throws: ``UnexpectedQueryCount``, or the error of the block.
public func requireQueryCount<Value>(
    _ count: Int, in db: PostgresConnection, _ block: () throws -> Value
) throws -> Value {
    let outer = try db.queryReceiver
    var queries: [String] = []
    try db.setQueryReceiver { sql in
        if sql.isQuery { queries.append(sql) }
        outer?(sql)
    }
    defer { try? db.setQueryReceiver(outer) }
    let value = try block()
    guard queries.count == count else { throw UnexpectedQueryCount(expected: count, queries: queries) }
    return value
}

/// Runs a block on a connection of a pool, and fails if it does not run as many queries as it should.
///
/// ```swift
/// let users = try requireQueryCount(2, in: pool) { db in
///     try User.request().all().including(\.pets).fetch(in: db)
/// }
/// ```
///
/// The block runs in a transaction, so that it can write. Queries on another connection do not count.
///
/// - Parameters:
///   - count: How many queries the block must run.
///   - pool: The pool, of which one connection is given to the block.
///   - block: The code that runs the queries.
/// - Returns: The result of the block.
/// - Throws: ``UnexpectedQueryCount``, in which case nothing is written, or the error of the block.
public func requireQueryCount<Value>(
    _ count: Int, in pool: PostgresPool, _ block: (PostgresConnection) throws -> Value
) throws -> Value {
    try pool.write { db in try requireQueryCount(count, in: db) { try block(db) } }
}

extension String {
    /// Whether it reads or writes rows.
    fileprivate var isQuery: Bool {
        let word = drop { $0.isWhitespace || $0 == "(" }.prefix { $0.isASCII && $0.isLetter }.uppercased()
        return ["SELECT", "WITH", "VALUES", "INSERT", "UPDATE", "DELETE", "MERGE"].contains(word)
    }
}
#endif
