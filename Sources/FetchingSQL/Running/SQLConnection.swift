public import FetchingCore

/// A connection to a database, as running a request needs it: it prepares statements and gives their rows to sinks.
///
/// Each engine conforms a struct of its own, for the functions below are specialised where that type is known: in the engine
/// for related models and values, in the user's module for models.
@usableFromInline
package protocol SQLConnection: EngineReader {
    /// The rows that a statement gives.
    associatedtype Row: SQLRow

    /// A statement with its values, which can be run once.
    associatedtype ReadyStatement

    /// The language of the statements.
    var dialect: SQLDialect { get }

    /// The one statement of a prepared request that values are read by, nil for requests that are rendered.
    var prepared: ReadyStatement? { get set }

    /// Prepares a statement.
    func ready(_ text: SQLStatementText, of model: any Fetchable.Type) throws -> ReadyStatement

    /// Prepares the statement of a prepared request.
    ///
    /// - Returns: nil where the request must be rendered with its values.
    func ready(
        _ call: PreparedCall, of model: any Fetchable.Type, _ render: () throws -> SQLStatementText
    ) throws -> ReadyStatement?

    /// Gives all rows of a statement to a sink.
    func run<Sink: RowSink>(_ statement: ReadyStatement, into sink: Sink) throws -> Sink
    where Sink.Row == Row, Sink.Output == Void

    /// Reads the only model of a statement, which need not be run to its end.
    func onlyModel<Model: RowDecodable>(of statement: ReadyStatement) throws -> Model?

    /// Runs several statements so that no write comes between them.
    func inOneState<Value>(_ read: () throws -> Value) throws -> Value

    /// Reads values, once more where the database needs other statements to tell if there is an error in what is read.
    func reading<Value>(_ read: (Self) throws -> Value) throws -> Value

    /// The error of a request for one of the driver. A cancellation stays a cancellation.
    static func failure(_ error: any Error, of model: any Fetchable.Type) -> any Error
}

extension SQLConnection {
    /// The same connection with the statement of a prepared request.
    @inlinable
    package func reading(by statement: ReadyStatement) -> Self {
        var reader = self
        reader.prepared = statement
        return reader
    }

    @inlinable
    package func onlyModel<Model: RowDecodable>(of statement: ReadyStatement) throws -> Model? {
        try run(statement, into: FirstModelSink<Model, Row>()).model
    }

    /// Gives all rows of a statement to a sink, and locates what fails.
    @inlinable
    package func rows<Sink: RowSink>(
        of statement: ReadyStatement, _ model: any Fetchable.Type, into sink: Sink
    ) throws -> Sink where Sink.Row == Row, Sink.Output == Void {
        do {
            return try run(statement, into: sink)
        } catch {
            throw Self.failure(error, of: model)
        }
    }

    /// Reads the models of a query.
    @inlinable
    package func models<Model: RowDecodable>(_ query: FetchQuery, of model: Model.Type) throws -> [Model] {
        do {
            return try models(by: ready(query.statement(for: dialect, of: model), of: model))
        } catch {
            throw Self.failure(error, of: model)
        }
    }

    /// Reads the only model of a query that asks for the first one.
    @inlinable
    package func model<Model: RowDecodable>(_ query: FetchQuery, of model: Model.Type) throws -> Model? {
        do {
            return try self.model(by: ready(query.statement(for: dialect, of: model), of: model))
        } catch {
            throw Self.failure(error, of: model)
        }
    }

    /// Reads the only model of a statement, and locates what fails.
    @inlinable
    package func model<Model: RowDecodable>(by statement: ReadyStatement) throws -> Model? {
        do {
            return try onlyModel(of: statement)
        } catch {
            throw Self.failure(error, of: Model.self)
        }
    }

    /// Reads the models of a statement.
    @inlinable
    package func models<Model: RowDecodable>(by statement: ReadyStatement) throws -> [Model] {
        try rows(of: statement, Model.self, into: ModelSink<Model, Row>()).models
    }
}

extension SQLConnection {
    @inlinable
    package func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        let statement = try ready(load.statement(for: dialect), of: load.target)
        return try rows(of: statement, load.target, into: RelatedRowSink<Row>(load, collector)).groups
    }

    @inlinable
    package func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        let statement = try prepared ?? ready(selection.statement(for: dialect, of: model), of: model)
        try withoutActuallyEscaping(body) { body in
            _ = try rows(of: statement, model, into: SelectionSink<Row>(selection.columns, of: model, read: body))
        }
    }
}

extension FetchError {
    /// The error of a request for one that was thrown while it ran. A cancellation stays a cancellation.
    ///
    /// - Parameter translate: The error for one of the driver's own, nil for other errors.
    package static func failure(
        _ error: any Error, of model: any Fetchable.Type, engine: String, _ translate: (any Error) -> FetchError?
    ) -> any Error {
        if error is CancellationError { return error }
        return (error as? FetchError ?? translate(error))?.on(model, engine: engine) ?? error
    }
}
