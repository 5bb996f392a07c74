public import FetchingCore
import FetchingSQL
public import GRDB
import GRDBSQLite

/// A request as a statement of a connection, with its values bound, ready to be stepped.
@usableFromInline
struct ReadyStatement {
    @usableFromInline let statement: Statement

    /// The same, where a prepared request has found it.
    @usableFromInline let kept: KeptStatement?

    /// - Parameter isShared: Whether the statement may be that of GRDB's cache, which is for requests that are over when the
    ///   next one is prepared.
    @usableFromInline
    init(_ query: FetchQuery, of model: any Fetchable.Type, in db: Database, isShared: Bool = true) throws {
        try self.init(query.statement(for: .sqlite, of: model), of: model, in: db, isShared: isShared)
    }

    /// A statement whose values are yet to be bound.
    init(_ sql: String, of model: any Fetchable.Type, in db: Database) throws {
        do {
            statement = try db.readyStatement(sql, of: model, isShared: true)
            kept = nil
        } catch {
            throw FetchError.failure(error, of: model)
        }
    }

    /// - Parameter first: The place to which the first value is bound, from 1.
    init(
        _ text: SQLStatementText, of model: any Fetchable.Type, in db: Database, isShared: Bool = true,
        bindingFrom first: Int = 1
    ) throws {
        do {
            statement = try db.readyStatement(text.sql, of: model, isShared: isShared)
            kept = nil
            let handle = statement.sqliteStatement
            for index in text.bindings.indices {
                try text.bindings[index].bind(to: handle, at: Int32(index + first))
            }
        } catch {
            throw FetchError.failure(error, of: model)
        }
    }
}

extension ReadyStatement {
    /// The statement of a prepared request, with the values of a call; nil where the request must be rendered with these.
    init?(
        _ call: PreparedCall, of model: any Fetchable.Type, in db: Database, _ render: () throws -> SQLStatementText
    ) throws {
        do {
            let prepared: SQLitePrepared
            // What SQL calls may run the request once more, while its statement is being stepped.
            if let kept = KeptStatement.of(call.state, on: db), sqlite3_stmt_busy(kept.handle) == 0 {
                sqlite3_reset(kept.handle)
                (statement, self.kept, prepared) = (kept.statement, kept, kept.prepared)
            } else {
                guard let rendered = SQLitePrepared.of(call.state, render) else { return nil }
                statement = try db.readyStatement(rendered.sql, of: model, isShared: true)
                kept = KeptStatement.keep(statement, rendered, of: call.state, on: db)
                prepared = rendered
            }
            guard try prepared.bindAll(call, to: statement.sqliteStatement) else { return nil }
        } catch {
            throw FetchError.failure(error, of: model)
        }
    }
}

extension Database {
    /// A statement that no other fetch is stepping.
    fileprivate func readyStatement(_ sql: String, of model: any Fetchable.Type, isShared: Bool) throws -> Statement {
        let statement = try preparedStatement(sql, of: model)
        guard isShared, sqlite3_stmt_busy(statement.sqliteStatement) == 0 else { return try makeStatement(sql: sql) }
        sqlite3_reset(statement.sqliteStatement)
        return statement
    }

    private func preparedStatement(_ sql: String, of model: any Fetchable.Type) throws -> Statement {
        try withFunctions {
            let statement = try cachedStatement(sql: sql)
            // Such a connection takes the name of a column that does not exist for a text.
            if configuration.acceptsDoubleQuotedStringLiterals { try requireColumns(of: model.fetchableEntity) }
            return statement
        }
    }

    /// Prepares a statement that may use what Fetching adds to a connection.
    @inline(__always)
    func withFunctions(_ prepare: () throws -> Statement) throws -> Statement {
        do {
            return try prepare()
        } catch let error as DatabaseError where SQLiteFunctions.areMissing(error) {
            return try prepared(adding: error, prepare)
        }
    }

    /// Prepares a statement once the connection has what it lacks. Whether it is there is asked of SQLite, which knows it for each
    /// connection, and names one thing at a time.
    private func prepared(adding first: DatabaseError, _ prepare: () throws -> Statement) throws -> Statement {
        var (missing, hasFunctions) = (first, false)
        while true {
            if try !LocaleCollation.add(missingIn: missing, to: self) {
                guard !hasFunctions else { throw missing }
                try SQLiteFunctions.install(in: self)
                hasFunctions = true
            }
            do {
                return try prepare()
            } catch let error as DatabaseError
                where SQLiteFunctions.areMissing(error) && error.message != missing.message
            {
                missing = error
            }
        }
    }

    private func requireColumns(of entity: FetchableEntity) throws {
        let existing = Set(try columns(in: entity.name).map { $0.name.asciiLowercased })
        for column in entity.columns where !existing.contains(column.name.asciiLowercased) {
            throw FetchError.missingColumn(column.name, table: entity.name)
        }
    }
}
