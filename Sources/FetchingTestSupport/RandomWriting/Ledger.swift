package import Fetching
package import Foundation

/// A model that random sequences write.
@Fetchable("ledgers")
package struct Ledger: Equatable, Sendable {
    package let id: Int
    @Unique package var code: String
    package var amount: Int
    package var note: String?
    @FetchingStorage(.unixSeconds) package var seen: Date?
    @Version package var version = 0
}

/// A database that a sequence of changes is made in.
package protocol WrittenDatabase {
    func run<Rows: InsertedRows, Count: InsertedCount>(_ insertion: InsertRequest<Rows, Count>) throws -> Int
    func run<Count: InsertedCount>(_ change: ModelChangeRequest<Ledger, Count>) throws -> Int
    func run<Rows: InsertedRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result
    func run(_ changes: ModelChanges<Ledger>) throws -> Int
    func update(
        _ request: FetchableRequest<Ledger, [Ledger]>, _ assign: (inout ModelUpdate<Ledger>) throws -> Void
    ) throws -> Int
    func delete(_ request: FetchableRequest<Ledger, [Ledger]>) throws -> Int
    func fetch(_ request: FetchableRequest<Ledger, [Ledger]>) throws -> [Ledger]

    /// Rolls back what is thrown, inside of a transaction to where it began.
    func transaction(_ body: () throws -> Void) throws
}

/// The reference.
package final class WrittenMemory: WrittenDatabase {
    private var store = MemoryStore().adding([Ledger]())

    package init() {}

    package func run<Rows: InsertedRows, Count: InsertedCount>(
        _ insertion: InsertRequest<Rows, Count>
    ) throws -> Int { try insertion.run(in: &store) }

    package func run<Count: InsertedCount>(_ change: ModelChangeRequest<Ledger, Count>) throws -> Int {
        try change.run(in: &store)
    }

    package func run<Rows: InsertedRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result {
        try request.run(in: &store)
    }

    package func run(_ changes: ModelChanges<Ledger>) throws -> Int { try changes.run(in: &store) }

    package func update(
        _ request: FetchableRequest<Ledger, [Ledger]>, _ assign: (inout ModelUpdate<Ledger>) throws -> Void
    ) throws -> Int { try request.update(in: &store, assign) }

    package func delete(_ request: FetchableRequest<Ledger, [Ledger]>) throws -> Int {
        try request.delete(in: &store)
    }

    package func fetch(_ request: FetchableRequest<Ledger, [Ledger]>) throws -> [Ledger] {
        try request.fetch(in: store)
    }

    package func transaction(_ body: () throws -> Void) throws {
        let before = store
        do {
            try body()
        } catch {
            store = before
            throw error
        }
    }
}
