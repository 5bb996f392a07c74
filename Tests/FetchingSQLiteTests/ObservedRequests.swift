import Fetching
import FetchingSQLite
import Foundation
import GRDB

/// A request that counts how often it is run.
struct CountedRequest<Base: SQLiteRequest>: SQLiteRequest {
    typealias Model = Base.Model

    let base: Base
    let runs = Counter()

    init(_ base: Base) { self.base = base }

    func fetch(in db: Database) throws -> Base.Result {
        runs.change(by: 1)
        return try base.fetch(in: db)
    }

    func fetch(in store: MemoryStore) throws -> Base.Result { try base.fetch(in: store) }

    func statementTexts(for dialect: SQLDialect) throws -> [SQLStatementText] {
        try base.statementTexts(for: dialect)
    }
}

/// A request for something that can be compared.
struct MappedRequest<Base: SQLiteRequest, Result>: SQLiteRequest {
    typealias Model = Base.Model

    let base: Base
    let transform: @Sendable (Base.Result) -> Result

    init(_ base: Base, _ transform: @escaping @Sendable (Base.Result) -> Result) {
        self.base = base
        self.transform = transform
    }

    func fetch(in db: Database) throws -> Result { transform(try base.fetch(in: db)) }

    func fetch(in store: MemoryStore) throws -> Result { transform(try base.fetch(in: store)) }

    func statementTexts(for dialect: SQLDialect) throws -> [SQLStatementText] {
        try base.statementTexts(for: dialect)
    }
}

final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func change(by difference: Int) { lock.withLock { count += difference } }
}
