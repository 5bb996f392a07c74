import Fetching
import FetchingCore
import FetchingSQLite
import FetchingTestSupport
import Foundation
import GRDB
import Testing

/// A connection to SQLite that sequences of changes are made in.
private struct WrittenSQLite: WrittenDatabase {
    let db: Database

    func run<Rows: InsertedRows, Count: InsertedCount>(_ insertion: InsertRequest<Rows, Count>) throws -> Int {
        try insertion.run(in: db)
    }

    func run<Count: InsertedCount>(_ change: ModelChangeRequest<Ledger, Count>) throws -> Int {
        try change.run(in: db)
    }

    func run<Rows: InsertedRows, Result>(_ request: ReturningRequest<Rows, Result>) throws -> Result {
        try request.run(in: db)
    }

    func run(_ changes: ModelChanges<Ledger>) throws -> Int { try changes.run(in: db) }

    func update(
        _ request: FetchableRequest<Ledger, [Ledger]>, _ assign: (inout ModelUpdate<Ledger>) throws -> Void
    ) throws -> Int { try request.update(in: db, assign) }

    func delete(_ request: FetchableRequest<Ledger, [Ledger]>) throws -> Int { try request.delete(in: db) }

    func fetch(_ request: FetchableRequest<Ledger, [Ledger]>) throws -> [Ledger] { try request.fetch(in: db) }

    func transaction(_ body: () throws -> Void) throws { try db.transaction { _ in try body() } }
}

@Suite("Random sequences of changes")
struct WritingTests {
    /// `FETCHING_RANDOM_PREDICATES=1000000 FETCHING_SEED=7 swift test --filter WritingTests` makes more, or others.
    @Test("leave the same tables in memory and on SQLite, with and without failures in the middle")
    func leavesTheSameTables() throws {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["FETCHING_SEED"].flatMap { UInt64($0) } ?? 20_261_124
        let sequences = (environment["FETCHING_RANDOM_PREDICATES"].flatMap { Int($0) } ?? 20_000) / 500
        for index in 0..<UInt64(sequences) {
            let queue = try DatabaseQueue()
            try Ledger.create(in: queue)
            let difference = try queue.writeWithoutTransaction { db in
                var sequence = WritingSequence(seed: seed &+ index)
                return try sequence.difference(after: 50, in: WrittenMemory(), [("SQLite", WrittenSQLite(db: db))])
            }
            #expect(difference == nil, "seed \(seed &+ index): \(difference ?? "")")
        }
    }
}
