import FetchingCore
import Foundation

/// The texts of a model's statements by the shapes of their requests: of requests that differ in nothing but their values, the
/// first two or three are rendered.
///
/// Unchecked, because the lock guards what is kept.
final class RenderedStatements: @unchecked Sendable {
    private struct Place {
        /// The hash of the last shape that has this place.
        var hash = 0

        var shape: [UInt32] = []
        var sql = ""
    }

    private let lock = NSLock()

    /// One of two shapes with the same place is forgotten: how many are kept has a limit, and none is looked for. None has a place until
    /// there is a second request: the entity of a generic model, made anew for each, has only one.
    @exclusivity(unchecked) private var places: [Place] = []

    @exclusivity(unchecked) private var hasRequest = false

    private static let count = 64

    /// What is known of a shape.
    enum Knowledge: Equatable {
        case statement(String)
        case seen, new
    }

    func lookUp(_ shape: borrowing StatementShape) -> Knowledge {
        let hash = shape.hash
        let place = hash % Self.count
        lock.lock()
        defer { lock.unlock() }
        if places.isEmpty {
            guard hasRequest else {
                hasRequest = true
                return .new
            }
            places = Array(repeating: Place(), count: Self.count)
        }
        guard places[place].hash == hash else {
            places[place].hash = hash
            return .new
        }
        return places[place].shape.elementsEqual(shape.words) ? .statement(places[place].sql) : .seen
    }

    func keep(_ sql: String, of shape: borrowing StatementShape) {
        let words = Array(shape.words)
        let hash = shape.hash
        lock.withLock { places[hash % Self.count] = Place(hash: hash, shape: words, sql: sql) }
    }
}

extension FetchQuery {
    /// The statement, whose text is not rendered again for a shape that is asked for often; nil for a request without a shape.
    ///
    /// - Throws: ``FetchError`` if the request is invalid.
    func rememberedStatement(in rules: any SQLDialectRules, of model: any Fetchable.Type) throws -> SQLStatementText? {
        let entity = model.fetchableEntity
        return try withShape(of: model, in: entity) { shape in
            let rendered = entity.states.state { RenderedStatements() }
            let knowledge = rendered.lookUp(shape)
            if case .statement(let sql) = knowledge { return SQLStatementText(sql: sql, bindings: shape.bindings) }
            let statement = try SQLRenderer.statement(in: rules) { try $0.writeSelect(self, of: model) }
            // A shape that is asked for once is not worth it. A value that is written into the text, or bound twice, would not be
            // that of the next request.
            let isKept = knowledge == .seen && statement.bindings == shape.bindings
            // An entity that a model computes may have changed in the meantime.
            if isKept, model.fetchableEntity === entity { rendered.keep(statement.sql, of: shape) }
            return statement
        }
    }
}
