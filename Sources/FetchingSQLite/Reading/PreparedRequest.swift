public import FetchingCore
import FetchingSQL
public import GRDB
import GRDBSQLite

/// A request as a statement of a connection, with its values bound, ready to be stepped.
@usableFromInline
struct PreparedRequest {
    @usableFromInline let statement: Statement

    @usableFromInline
    init<Model: Fetchable, Result>(_ request: FetchableRequest<Model, Result>, in db: Database) throws {
        let text = try request.statement(for: .sqlite)
        do {
            statement = try db.readyStatement(text.sql, of: Model.fetchableEntity)
            for (index, binding) in text.bindings.enumerated() {
                try binding.bind(to: statement.sqliteStatement, at: Int32(index + 1))
            }
        } catch {
            throw FetchError.failure(error, of: Model.self)
        }
    }
}

extension Database {
    /// A statement that no other fetch is stepping.
    fileprivate func readyStatement(_ sql: String, of entity: FetchableEntity) throws -> Statement {
        let statement = try preparedStatement(sql, of: entity)
        guard sqlite3_stmt_busy(statement.sqliteStatement) == 0 else { return try makeStatement(sql: sql) }
        sqlite3_reset(statement.sqliteStatement)
        return statement
    }

    private func preparedStatement(_ sql: String, of entity: FetchableEntity) throws -> Statement {
        do {
            let statement = try cachedStatement(sql: sql)
            // Such a connection takes the name of a column that does not exist for a text.
            if configuration.acceptsDoubleQuotedStringLiterals { try requireColumns(of: entity) }
            return statement
        } catch let error as DatabaseError where SQLiteFunctions.areMissing(error) {
            // Whether the functions are there is asked of SQLite, which knows it for each connection.
            try SQLiteFunctions.install(in: self)
            return try cachedStatement(sql: sql)
        }
    }

    private func requireColumns(of entity: FetchableEntity) throws {
        let existing = Set(try columns(in: entity.name).map { $0.name.lowercased() })
        for column in entity.columns where !existing.contains(column.name.lowercased()) {
            throw FetchError.missingColumn(column.name, table: entity.name)
        }
    }
}

/// Reads the rows of a prepared request, one model each.
@usableFromInline
final class ModelCursor<Model: Fetchable>: DatabaseCursor {
    @usableFromInline typealias Element = Model

    @usableFromInline var _isDone = false
    @usableFromInline let _statement: Statement

    @usableFromInline
    init(_ request: PreparedRequest) { _statement = request.statement }

    deinit {
        sqlite3_reset(_statement.sqliteStatement)
        // The statement stays in GRDB's cache; the values need not.
        sqlite3_clear_bindings(_statement.sqliteStatement)
    }

    @inlinable
    func _element(sqliteStatement: SQLiteStatement) throws -> Model {
        var row = SQLiteRow(statement: sqliteStatement)
        do {
            return try Model(fetching: &row)
        } catch {
            throw row.located(error, in: Model.self)
        }
    }
}
