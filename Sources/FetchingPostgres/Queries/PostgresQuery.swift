#if Postgres
public import FetchingCore
import FetchingSQL

/// A statement by hand. Interpolated values are bound, never spliced into its text.
///
/// ```swift
/// try db.execute("UPDATE users SET name = \(name) WHERE id = ANY(\(ids))")
/// // UPDATE users SET name = $1 WHERE id = ANY($2)
/// ```
///
/// A text that is put together elsewhere becomes a statement by ``init(unchecked:)``.
public struct PostgresQuery: Sendable, ExpressibleByStringInterpolation {
    private let result: Result<SQLStatementText, FetchError>

    /// A statement without values.
    @_documentation(visibility: internal)
    public init(stringLiteral sql: String) { self.init(unchecked: sql) }

    @_documentation(visibility: internal)
    public init(stringInterpolation: StringInterpolation) {
        let (sql, bindings, error) = (
            stringInterpolation.sql, stringInterpolation.bindings, stringInterpolation.error
        )
        result = error.map { .failure($0) } ?? .success(SQLStatementText(sql: sql, bindings: bindings))
    }

    /// A statement whose text is taken as it is.
    ///
    /// ```swift
    /// let query = PostgresQuery(unchecked: try String(contentsOf: migration, encoding: .utf8))
    /// ```
    ///
    /// - Parameter sql: The text, which nothing from outside should be put into.
    public init(unchecked sql: String) { result = .success(SQLStatementText(sql: sql, bindings: [])) }
}

extension PostgresQuery {
    /// The statement.
    ///
    /// - Throws: `FetchError` for a value that cannot be stored, or for a text that libpq would cut.
    var statement: SQLStatementText {
        get throws {
            let statement = try result.get()
            guard !statement.sql.utf8.contains(0) else {
                throw FetchError(
                    .invalidValue, reason: "the text of the statement has a NUL (U+0000)", cure: "Leave the scalar out",
                    engine: FetchError.postgres)
            }
            return statement
        }
    }
}

extension PostgresQuery {
    /// The parts of a statement, of which those in `\( )` are bound.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var sql = ""
        fileprivate var bindings: [SQLBinding] = []
        fileprivate var error: FetchError?

        @_documentation(visibility: internal)
        public init(literalCapacity: Int, interpolationCount: Int) { sql.reserveCapacity(literalCapacity) }

        @_documentation(visibility: internal)
        public mutating func appendLiteral(_ literal: String) { sql += literal }

        /// Binds a value: `"… WHERE id = \(id)"` is `… WHERE id = $1`.
        @_disfavoredOverload
        public mutating func appendInterpolation(_ value: some FetchableValue) {
            bind { .value(try value.primitiveValue()) }
        }

        /// Binds a value or NULL.
        public mutating func appendInterpolation<Value: FetchableValue>(_ value: Value?) {
            bind { .value(try value?.primitiveValue() ?? .null) }
        }

        /// Binds a list as one array: `"… WHERE id = ANY(\(ids))"` is `… WHERE id = ANY($1)`.
        public mutating func appendInterpolation<Value: FetchableValue>(_ values: [Value]) {
            bind { .list(try values.map { try $0.primitiveValue() }, of: Value.primitiveType) }
        }

        /// Writes a name in quotes: `"DROP TABLE \(name: "order")"` is `DROP TABLE "order"`.
        ///
        /// - Parameter name: The name of a table, a column, a schema, with its case.
        public mutating func appendInterpolation(name: String) { sql += name.quotedIdentifier }

        /// Writes a text as it is.
        ///
        /// - Parameter sql: A part of the statement, which nothing from outside should be put into.
        public mutating func appendInterpolation(unchecked sql: String) { self.sql += sql }

        private mutating func bind(_ binding: () throws -> SQLBinding) {
            do {
                bindings.append(try binding())
                sql += "$\(bindings.count)"
            } catch {
                self.error = error as? FetchError ?? .unreadable(error)
            }
        }
    }
}
#endif
