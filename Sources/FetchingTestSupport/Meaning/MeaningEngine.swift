public import Fetching

/// A database of a test, on which `requireSameMeaning(of:on:)` tries witnesses.
///
/// The test supports of SQLite and PostgreSQL make it: `.sqlite(dbQueue)`, `.postgres(pool)`. For another engine:
///
/// ```swift
/// struct MyConnection: MeaningConnection {
///     func insert<Model: RowDecodable>(_ model: Model) throws { try Model.insert(model).run(in: dbQueue) }
///
///     func fetch<Model: RowDecodable>(_ request: FetchableRequest<Model, [Model]>) throws -> [Model] {
///         try request.fetch(in: dbQueue)
///     }
/// }
/// let engine = MeaningEngine(name: "mine") { body in try body(MyConnection()) }
/// ```
public struct MeaningEngine {
    /// The name of the engine in failures.
    public let name: String

    private let run: ((any MeaningConnection) throws -> Void) throws -> Void

    /// Makes an engine.
    ///
    /// - Parameters:
    ///   - name: The name of the engine in failures.
    ///   - transaction: Gives a connection to a closure, and undoes afterwards what that has inserted.
    public init(name: String, transaction: @escaping ((any MeaningConnection) throws -> Void) throws -> Void) {
        self.name = name
        run = transaction
    }

    func transaction(_ body: (any MeaningConnection) throws -> Void) throws {
        try withoutActuallyEscaping(body) { try run($0) }
    }
}

/// Says that a transaction is to be rolled back: engines throw it at its end.
package struct UndoneTransaction: Error {
    package init() {}
}

/// A connection that inserts witnesses, and fetches them: see ``MeaningEngine``.
public protocol MeaningConnection {
    /// Inserts a model.
    ///
    /// - Throws: An error if the database rejects it.
    func insert<Model: RowDecodable>(_ model: Model) throws

    /// Fetches models.
    ///
    /// - Throws: An error if the engine rejects the request.
    func fetch<Model: RowDecodable>(_ request: FetchableRequest<Model, [Model]>) throws -> [Model]
}
