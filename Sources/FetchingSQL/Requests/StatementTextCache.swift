import FetchingCore
import Foundation

/// The texts of a model's statements by the shapes of their requests: of requests that differ in nothing but their values, the
/// first two or three are rendered.
///
/// Unchecked, because the lock guards what is kept.
final class StatementTextCache: @unchecked Sendable {
    private struct Entry {
        /// The hash of the last shape that was looked up here.
        var hash = 0

        var shape: [UInt32] = []
        var sql = ""
    }

    private let lock = NSLock()

    /// One of two shapes with the same place is forgotten: how many are kept has a limit, and none is looked for. There are none until
    /// the second request: the entity of a generic model, made anew for each, has only one.
    @exclusivity(unchecked) private var entries: [Entry] = []

    @exclusivity(unchecked) private var hasRequest = false

    private static let capacity = 64

    /// The result of a lookup.
    enum Lookup: Equatable {
        case hit(String)

        /// The shape was looked up before, and has no text yet.
        case repeatedMiss
        case miss
    }

    func lookUp(_ shape: borrowing StatementShape) -> Lookup {
        let hash = shape.hash
        let place = hash % Self.capacity
        lock.lock()
        defer { lock.unlock() }
        if entries.isEmpty {
            guard hasRequest else {
                hasRequest = true
                return .miss
            }
            entries = Array(repeating: Entry(), count: Self.capacity)
        }
        guard entries[place].hash == hash else {
            entries[place].hash = hash
            return .miss
        }
        return entries[place].shape.elementsEqual(shape.words) ? .hit(entries[place].sql) : .repeatedMiss
    }

    func insert(_ sql: String, for shape: borrowing StatementShape) {
        let words = Array(shape.words)
        let hash = shape.hash
        lock.withLock { entries[hash % Self.capacity] = Entry(hash: hash, shape: words, sql: sql) }
    }
}

extension FetchQuery {
    /// The statement of the query, which is rendered where the cache has no text of its shape.
    ///
    /// - Throws: ``FetchError`` if the request is invalid.
    func cachedStatement(
        of model: any Fetchable.Type, _ render: () throws -> SQLStatementText
    ) throws -> SQLStatementText {
        let entity = model.fetchableEntity
        let statement: SQLStatementText? = try withShape(of: model, in: entity) { shape in
            let cache = entity.states.state { StatementTextCache() }
            let lookup = cache.lookUp(shape)
            if case .hit(let sql) = lookup { return SQLStatementText(sql: sql, bindings: shape.bindings) }
            let statement = try render()
            // A shape that is asked for once is not worth it. A value that is written into the text, or bound twice, would not be
            // that of the next request.
            let isWorthwhile = lookup == .repeatedMiss && statement.bindings == shape.bindings
            // An entity that a model computes may have changed in the meantime.
            if isWorthwhile, model.fetchableEntity === entity { cache.insert(statement.sql, for: shape) }
            return statement
        }
        return try statement ?? render()
    }
}
