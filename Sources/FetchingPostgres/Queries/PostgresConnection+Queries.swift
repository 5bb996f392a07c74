#if Postgres
public import FetchingCore
import FetchingSQL

extension PostgresConnection {
    /// Runs a statement by hand, and passes over its rows. Without values, several may be separated by semicolons.
    ///
    /// ```swift
    /// try db.execute("CREATE TABLE users (id bigint PRIMARY KEY, name text COLLATE \"C\" NOT NULL)")
    /// try db.execute("UPDATE users SET name = \(name) WHERE id = \(id)")
    /// // UPDATE users SET name = $1 WHERE id = $2
    /// ```
    ///
    /// - Parameter query: The statement. Interpolated values are bound.
    /// - Returns: The number of rows that the statement, the last one of several, concerned.
    /// - Throws: `FetchError`. Then the transaction, if there is one, has failed.
    @discardableResult
    public func execute(_ query: PostgresQuery) throws -> Int {
        let statement = try query.statement
        // Only the protocol without values takes several statements.
        guard !statement.bindings.isEmpty else { return try session.run(statement.sql) }
        return try running {
            let rows = try session.send(statement)
            while try rows.next() != nil {}
            return rows.changedCount
        }
    }

    /// Runs a statement by hand, and reads its rows.
    ///
    /// ```swift
    /// let sizes = try db.rows("SELECT relname, reltuples FROM pg_class WHERE relkind = \(kind)") { row in
    ///     (name: try row.decode(String.self), rows: try row.decode(Double.self))
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - query: The statement. Interpolated values are bound.
    ///   - read: Reads a row, its columns one after the other or by name. The row must not be used afterwards.
    /// - Returns: The results of the closure, one for each row.
    /// - Throws: `FetchError`, or the error of the closure.
    public func rows<Value>(_ query: PostgresQuery, _ read: (inout PostgresRow) throws -> Value) throws -> [Value] {
        let statement = try query.statement
        return try running {
            let rows = try session.send(statement)
            defer { rows.finish() }
            return try withoutActuallyEscaping(read) { read in
                var sink = ValueSink(read)
                try rows.read(into: &sink)
                return sink.values
            }
        }
    }

    /// Runs a statement by hand, and reads the first column of its rows.
    ///
    /// ```swift
    /// let version = try db.values("SHOW server_version", of: String.self).first
    /// ```
    ///
    /// - Parameters:
    ///   - query: The statement. Interpolated values are bound.
    ///   - type: The type of the values: optional where the column holds NULL.
    /// - Throws: `FetchError`.
    public func values<Value: FetchableValue>(_ query: PostgresQuery, of type: Value.Type) throws -> [Value] {
        try rows(query) { row in try row.decode(type) }
    }

    /// Sends a notification to the listeners of a channel, when the transaction is committed.
    ///
    /// ```swift
    /// try pool.write { db in try db.notify("orders", "17") }
    /// // SELECT pg_notify($1, $2)
    /// ```
    ///
    /// - Parameters:
    ///   - channel: The channel, with its case.
    ///   - payload: A text of less than 8,000 bytes.
    /// - Throws: `FetchError`.
    public func notify(_ channel: String, _ payload: String = "") throws {
        try execute("SELECT pg_notify(\(channel), \(payload))")
    }

    private func running<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as PostgresError {
            throw FetchError.statement(error)
        }
    }
}

extension PostgresConnection {
    /// Runs statements of the package's own, which have no values.
    package func run(_ sql: String) throws { try session.run(sql) }

    /// Runs a statement that gives no rows, with values.
    ///
    /// - Throws: `FetchError` if a value cannot be bound, `PostgresError` if the statement cannot be run.
    package func execute(_ sql: String, binding values: [PrimitiveValue]) throws {
        let rows = try send(SQLStatementText(sql: sql, bindings: values.map { .value($0) }))
        while try rows.next() != nil {}
    }
}
#endif
