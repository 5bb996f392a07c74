public import FetchingCore
public import FetchingSQL
public import GRDB

/// Runs requests by statements of a connection.
@usableFromInline
struct SQLiteRunner: SQLConnection {
    @usableFromInline package typealias Row = SQLiteRow

    @usableFromInline let db: Database

    /// Whether values that overflow are marked, and are an error only in what is read.
    @usableFromInline var marksOverflow = false
    @usableFromInline package var prepared: ReadyStatement?

    @inlinable
    init(_ db: Database) { self.db = db }

    @usableFromInline package var dialect: SQLDialect { marksOverflow ? .sqliteMarkingOverflow : .sqlite }
}

extension SQLiteRunner {
    @usableFromInline
    package func ready(_ text: SQLStatementText, of model: any Fetchable.Type) throws -> ReadyStatement {
        try ReadyStatement(text, of: model, in: db)
    }

    @usableFromInline
    package func ready(
        _ call: PreparedCall, of model: any Fetchable.Type, _ render: () throws -> SQLStatementText
    ) throws -> ReadyStatement? {
        try ReadyStatement(call, of: model, in: db, render)
    }

    @inlinable
    package func run<Sink: RowSink>(_ statement: ReadyStatement, into sink: Sink) throws -> Sink
    where Sink.Row == SQLiteRow, Sink.Output == Void {
        let rows = SQLiteRows(statement, into: sink)
        do {
            // Not a loop over `next()`, which asks before each step whether it is the first.
            // swift-format-ignore: ReplaceForEachWithForLoop
            try rows.forEach {}
        } catch {
            statement.kept?.forget()
            throw error
        }
        return rows.sink
    }

    /// One step, behind which the statement is reset: another would only find out that there are no more rows.
    @inlinable
    package func onlyModel<Model: RowDecodable>(of statement: ReadyStatement) throws -> Model? {
        if let kept = statement.kept { return try kept.model(of: Model.self) }
        return try SQLiteRows(statement, into: SingleModelSink<Model, SQLiteRow>()).next()
    }

    @inlinable
    package func inOneState<Value>(_ read: () throws -> Value) throws -> Value { try db.inOneState(read) }

    // SQLite computes values in the order of its plan, also those of rows and groups that are not asked for, and a sum fails
    // on the way to a total that fits. So an overflow is an error only if it is found in what is read where each is marked.
    @inlinable
    package func reading<Value>(_ read: (SQLiteRunner) throws -> Value) throws -> Value {
        do {
            return try read(self)
        } catch let error as FetchError where error.code == .arithmeticOverflow {
            var reader = self
            reader.marksOverflow = true
            return try read(reader)
        }
    }

    @usableFromInline
    package static func failure(_ error: any Error, of model: any Fetchable.Type) -> any Error {
        FetchError.failure(error, of: model)
    }
}

extension Database {
    /// Runs several queries so that no write comes between them: in the transaction that there is, or in one of its own.
    @usableFromInline
    func inOneState<Value>(_ read: () throws -> Value) throws -> Value {
        guard !isInsideTransaction else { return try read() }
        var result: Value?
        // To be told of commits is for those who observe writes.
        try readOnly {
            try inTransaction(.deferred) {
                result = try read()
                return .commit
            }
        }
        guard let result else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
        return result
    }
}
