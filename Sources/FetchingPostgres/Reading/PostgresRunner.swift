#if Postgres
public import FetchingCore
public import FetchingSQL

/// Runs requests by statements of a connection.
@usableFromInline
struct PostgresRunner: SQLConnection {
    @usableFromInline package typealias Row = PostgresRow

    @usableFromInline let db: PostgresConnection
    @usableFromInline package var prepared: SQLStatementText?

    @inlinable
    init(_ db: PostgresConnection) { self.db = db }

    @usableFromInline package var dialect: SQLDialect { db.dialect }
}

extension PostgresRunner {
    @usableFromInline
    package func ready(_ text: SQLStatementText, of model: any Fetchable.Type) throws -> SQLStatementText { text }

    @usableFromInline
    package func ready(
        _ call: PreparedCall, of model: any Fetchable.Type, _ render: () throws -> SQLStatementText
    ) throws -> SQLStatementText? {
        guard !db.hasOwnDialect else { return nil }
        return PostgresPrepared.statement(for: call, render)
    }

    @inlinable
    package func run<Sink: RowSink>(_ statement: SQLStatementText, into sink: Sink) throws -> Sink
    where Sink.Row == PostgresRow, Sink.Output == Void {
        var sink = sink
        let rows = try db.send(statement)
        defer { rows.finish() }
        try rows.read(into: &sink)
        return sink
    }

    @inlinable
    package func inOneState<Value>(_ read: () throws -> Value) throws -> Value { try db.inOneState(read) }

    @inlinable
    package func reading<Value>(_ read: (PostgresRunner) throws -> Value) throws -> Value { try read(self) }

    @usableFromInline
    package static func failure(_ error: any Error, of model: any Fetchable.Type) -> any Error {
        FetchError.failure(error, of: model)
    }
}

extension PostgresRows {
    /// Gives the rows that are left to a sink, one after the other.
    @inlinable
    func read<Sink: RowSink>(into sink: inout Sink) throws where Sink.Row == PostgresRow, Sink.Output == Void {
        while var row = try next() {
            try sink.take(&row)
        }
    }
}
#endif
