public import Fetching
import FetchingCore

/// Fails unless the conditions of a request mean on engines what they mean in memory.
///
/// ```swift
/// @Test func winners() throws {
///     try requireSameMeaning(of: User.where { $0.score > 10 && $0.name.hasPrefix("Ma") }, on: .sqlite(dbQueue))
/// }
/// ```
///
/// The witnesses of the conditions, those of the scopes among them, are inserted into the tables of the test, one after the other: models that just
/// pass and just fail, with nil, empty texts, texts in other case and with accents. With each come the related models that the
/// conditions read, and those to which references lead that are never nil. Every insertion is undone. The request is fetched without its
/// limit, and must find a witness where the engine for collections says that it passes.
///
/// It throws, so that it works in Swift Testing and in XCTest. The tables have to be there, and are best empty.
///
/// - Parameters:
///   - request: The request.
///   - example: A model whose values are taken where the conditions want none: one that the constraints of the table admit.
///   - showingValues: Whether the error shows values, those that are compared with among them.
///   - engines: The engines.
/// - Returns: The witnesses that were compared, and those that a table rejected.
/// - Throws: ``DifferentMeaning``; ``RejectedWitnesses`` if a table rejects all of them; or `FetchError` if an engine rejects the request, or nothing was
///   compared.
@discardableResult
public func requireSameMeaning<Model: RowDecodable & KeyedFetchable>(
    of request: FetchableRequest<Model, [Model]>, like example: Model? = nil, showingValues: Bool = false,
    on engines: MeaningEngine...
) throws -> MeaningComparison {
    try requireSameMeaning(of: request, like: example, showingValues: showingValues, on: engines)
}

/// Fails unless the conditions of a request mean on engines what they mean in memory: the same for a list of engines.
///
/// ```swift
/// try requireSameMeaning(of: User.where { $0.score > 10 }, on: [.sqlite(dbQueue)])
/// ```
///
/// - Parameters:
///   - request: The request.
///   - example: A model whose values are taken where the conditions want none: one that the constraints of the table admit.
///   - showingValues: Whether the error shows values, those that are compared with among them.
///   - engines: The engines.
/// - Returns: The witnesses that were compared, and those that a table rejected.
/// - Throws: ``DifferentMeaning``; ``RejectedWitnesses`` if a table rejects all of them; or `FetchError` if an engine rejects the request, or nothing was
///   compared.
@discardableResult
public func requireSameMeaning<Model: RowDecodable & KeyedFetchable>(
    of request: FetchableRequest<Model, [Model]>, like example: Model? = nil, showingValues: Bool = false,
    on engines: [MeaningEngine]
) throws -> MeaningComparison {
    let conditions = try request.withConditionsAlone()
    let witnesses = try request.witnesses(like: example).all
    var comparison = MeaningComparison()
    for engine in engines {
        var rejections: [any Error] = []
        // A foreign key rejects a reference that leads nowhere.
        for witness in witnesses where !witness.isDangling {
            do {
                try witness.compare(conditions, on: engine, showingValues)
                comparison.compared += 1
            } catch let rejection as RejectedWitness {
                rejections.append(rejection.error)
            }
        }
        if let first = rejections.first, rejections.count == witnesses.count(where: { !$0.isDangling }) {
            throw RejectedWitnesses(engine: engine.name, model: "\(Model.self)", error: first)
        }
        comparison.rejected += rejections.count
    }
    // A comparison of nothing would agree with anything.
    guard comparison.compared > 0 else { throw FetchError.noWitnesses.on(Model.self) }
    return comparison
}

extension FetchError {
    fileprivate static var noWitnesses: FetchError {
        FetchError(
            .unsupported, reason: "no model was found that can be inserted and compared",
            cure: "Give one by 'like', and at least one engine")
    }
}

/// The number of witnesses that were compared.
public struct MeaningComparison: Sendable, Hashable {
    /// The number of those for which engine and memory agree.
    public internal(set) var compared = 0

    /// The number of those that a constraint of a table rejected.
    public internal(set) var rejected = 0
}

/// An insertion that a database rejected.
private struct RejectedWitness: Error {
    let error: any Error
}

extension FetchWitness where Model: KeyedFetchable {
    fileprivate func compare(
        _ request: FetchableRequest<Model, [Model]>, on engine: MeaningEngine, _ showsValues: Bool
    ) throws {
        try engine.transaction { connection in
            do {
                for model in insertedBefore { try connection.insert(model) }
                try connection.insert(model)
                for model in insertedAfter { try connection.insert(model) }
            } catch {
                throw RejectedWitness(error: error)
            }
            let key = try Model.keyText(of: model)
            let isFound = try connection.fetch(request).contains { try Model.keyText(of: $0) == key }
            guard isFound != matches else { return }
            throw DifferentMeaning(
                engine: engine.name, model: "\(Model.self)", condition: condition(showingValues: showsValues),
                passesInMemory: matches, values: showsValues ? description(showingValues: true) : nil)
        }
    }
}

extension KeyedFetchable {
    fileprivate static func keyText(of model: Self) throws -> String { "\(try primaryKeyValues(of: model.primaryKey))" }
}
