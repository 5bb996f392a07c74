public import FetchingCore
public import FetchingSQL

/// Runs a request on rows that a driver has given already.
///
/// A request reads synchronously, and a driver answers when it can. So the request runs from its beginning each time: up to the
/// first statement without an answer, or to its result.
@_documentation(visibility: internal)
public struct PostgresDriverReader<DriverRow: PostgresDriverRow>: SQLConnection {
    @usableFromInline package typealias Row = PostgresDriverRowReader<DriverRow>

    /// The rows of the statements that were run, in their order.
    @usableFromInline var answers: [[DriverRow]] = []

    @usableFromInline let place = Place()

    @usableFromInline package var dialect: SQLDialect { .postgres }
    @usableFromInline package var prepared: SQLStatementText?

    @usableFromInline
    package init() {}

    /// How far a run has come.
    @usableFromInline
    final class Place {
        /// The number of answers that were read.
        @usableFromInline var next = 0

        /// The statement that has no answer.
        @usableFromInline var missing: SQLStatementText?

        @usableFromInline
        init() {}
    }

    @usableFromInline
    package enum Progress<Result> {
        case result(Result)
        case statement(PostgresStatement)
    }

    /// Runs the request as far as there are answers.
    @inlinable
    package func read<Request: PostgresDriverRequest>(_ request: Request) throws -> Progress<Request.Result> {
        place.next = 0
        place.missing = nil
        do {
            return .result(try request.result(from: self))
        } catch {
            guard let missing = place.missing else { throw error }
            return .statement(try PostgresStatement(missing, of: Request.Model.self))
        }
    }

    /// Answers a statement.
    @inlinable
    package mutating func answer(_ rows: [DriverRow]) { answers.append(rows) }
}

/// The end of a run that needs the rows of another statement.
@usableFromInline
struct MissingAnswer: Error {
    @usableFromInline
    init() {}
}

extension PostgresDriverReader {
    @usableFromInline
    package func ready(_ text: SQLStatementText, of model: any Fetchable.Type) throws -> SQLStatementText { text }

    @usableFromInline
    package func ready(
        _ call: PreparedCall, of model: any Fetchable.Type, _ render: () throws -> SQLStatementText
    ) throws -> SQLStatementText? { nil }

    @inlinable
    package func run<Sink: RowSink>(_ statement: SQLStatementText, into sink: Sink) throws -> Sink
    where Sink.Row == Row, Sink.Output == Void {
        guard place.next < answers.count else {
            place.missing = statement
            throw MissingAnswer()
        }
        var sink = sink
        let rows = answers[place.next]
        place.next += 1
        for row in rows {
            var row = PostgresDriverRowReader(row)
            try sink.take(&row)
        }
        return sink
    }

    @inlinable
    package func inOneState<Value>(_ read: () throws -> Value) throws -> Value { try read() }

    @inlinable
    package func reading<Value>(_ read: (PostgresDriverReader) throws -> Value) throws -> Value { try read(self) }

    @usableFromInline
    package static func failure(_ error: any Error, of model: any Fetchable.Type) -> any Error {
        FetchError.failure(error, of: model)
    }
}

extension PostgresStatement {
    @usableFromInline
    init(_ text: SQLStatementText, of model: any Fetchable.Type) throws {
        do {
            try self.init(text)
        } catch {
            throw FetchError.failure(error, of: model)
        }
    }
}
