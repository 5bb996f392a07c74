public import FetchingCore
import FetchingSQL

/// Another driver than libpq, which runs the statements of requests.
///
/// ```swift
/// struct Driver: PostgresDriver {
///     let client: Client                          // of the other driver
///
///     func rows(of statement: PostgresStatement) async throws -> [Row] {
///         try await client.query(statement.sql, statement.parameters.map(bound)).map(Row.init)
///     }
/// }
///
/// let users = try await Driver(client: client).fetch(User.request().all().where { $0.score > 10 })
/// // SELECT "id", "name", "score" FROM "User" WHERE "score" > $1
/// ```
///
/// Its sessions need the settings of ``sessionSettings``.
public protocol PostgresDriver: Sendable {
    /// A row as the driver gives it.
    associatedtype Row: PostgresDriverRow

    /// Runs a statement.
    ///
    /// - Returns: All of its rows.
    /// - Throws: `PostgresError` for one of the server, which becomes a `FetchError`. Other errors are passed on.
    func rows(of statement: PostgresStatement) async throws -> [Row]
}

extension PostgresDriver {
    /// The settings that conditions rely on, each for a `SET` in a new session.
    ///
    /// ```swift
    /// for setting in Driver.sessionSettings { try await connection.query("SET \(setting)") }
    /// // SET client_encoding = 'UTF8'
    /// ```
    public static var sessionSettings: [String] {
        PostgresSessionSettings.all + ["DateStyle = 'ISO'", "bytea_output = 'hex'", "extra_float_digits = 1"]
    }

    /// Fetches by this driver.
    ///
    /// A request that loads related models runs several statements. They see one state of the database where the driver runs
    /// them in one transaction, at `REPEATABLE READ`.
    ///
    /// ```swift
    /// let users = try await driver.fetch(User.request().all().where { $0.score > 10 })
    /// // SELECT "id", "name", "score" FROM "User" WHERE "score" > $1
    /// ```
    ///
    /// - Throws: `FetchError`, or what the driver throws.
    @inlinable
    public func fetch<Request: PostgresDriverRequest>(_ request: Request) async throws -> Request.Result {
        var reader = PostgresDriverReader<Row>()
        while true {
            switch try reader.read(request) {
            case .result(let result): return result
            case .statement(let statement): reader.answer(try await rows(of: statement, Request.Model.self))
            }
        }
    }

    /// Deletes rows by this driver: those that the request asks for, with its limit.
    ///
    /// ```swift
    /// let count = try await driver.delete(User.request().all().where { $0.plan == .trial })
    /// // WITH changed AS (DELETE FROM "User" WHERE "plan" = $1 RETURNING 1) SELECT count(*) FROM changed
    /// ```
    ///
    /// - Returns: The number of deleted rows.
    /// - Throws: `FetchError`, or what the driver throws.
    @discardableResult
    public func delete<Model: RowDecodable>(_ request: FetchableRequest<Model, [Model]>) async throws -> Int {
        let statement = try request.query.deletionByDriver(of: Model.self)
        return try Row.count(in: try await rows(of: statement, Model.self), Model.self)
    }

    /// Updates rows by this driver: those that the request asks for, with its limit.
    ///
    /// ```swift
    /// let count = try await driver.update(User.request().all().where { $0.isAdmin }) { $0.score += 1 }
    /// // WITH changed AS (UPDATE "User" SET "score" = … RETURNING 1) SELECT count(*) FROM changed
    /// ```
    ///
    /// - Parameters:
    ///   - request: The rows.
    ///   - assign: Assigns to members, before anything is waited for. Without an assignment, nothing is run and the number
    ///     is 0.
    /// - Returns: The number of updated rows.
    /// - Throws: `FetchError`, the error of the closure, or what the driver throws.
    @discardableResult
    public func update<Model: RowDecodable>(
        _ request: FetchableRequest<Model, [Model]>, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) async throws -> Int {
        let assignments = try request.assignments(assign)
        guard let statement = try request.query.updateByDriver(assignments, of: Model.self) else { return 0 }
        return try Row.count(in: try await rows(of: statement, Model.self), Model.self)
    }

    @usableFromInline
    func rows(of statement: PostgresStatement, _ model: any Fetchable.Type) async throws -> [Row] {
        do {
            return try await rows(of: statement)
        } catch {
            throw FetchError.failure(error, of: model)
        }
    }
}

extension FetchQuery {
    package func deletionByDriver(of model: any Fetchable.Type) throws -> PostgresStatement {
        try PostgresStatement(counting: deletion(for: .postgres, of: model))
    }

    /// Nil without an assignment.
    package func updateByDriver(
        _ assignments: [MemberAssignment], of model: any Fetchable.Type
    ) throws -> PostgresStatement? {
        guard !assignments.isEmpty else { return nil }
        return try PostgresStatement(counting: update(assignments, for: .postgres, of: model))
    }
}

extension PostgresStatement {
    /// A statement that changes rows and gives their number.
    package init(counting change: SQLStatementText) throws {
        var statement = change
        statement.sql = "WITH changed AS (\(change.sql) RETURNING 1) SELECT count(*) FROM changed"
        try self.init(statement)
    }
}

extension PostgresDriverRow {
    /// The number that a statement gives in its only row.
    package static func count(in rows: [Self], _ model: any Fetchable.Type) throws -> Int {
        do {
            guard let row = rows.first else { throw FetchError.noCount }
            var reader = PostgresDriverRowReader(row)
            return Int(try reader.decodeInt64())
        } catch {
            throw FetchError.failure(error, of: model)
        }
    }
}

extension FetchError {
    fileprivate static var noCount: FetchError {
        FetchError(
            .databaseFailure, reason: "the driver gave no row for the number of changed rows",
            cure: "Return the rows of every statement from 'rows(of:)'", engine: postgres)
    }
}
