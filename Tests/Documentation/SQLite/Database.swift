// The database of the blocks, and what they ask it.

import Fetching
import FetchingSQLite
import Foundation

/// What a block runs.
nonisolated(unsafe) var statements: [(dialect: String, sql: String)] = []

func makeDatabase() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.prepareDatabase { db in
        db.trace { event in
            statements.append(("sqlite", event.expandedDescription))
            statements.append(("sqlite", "\(event)"))
        }
    }
    let queue = try DatabaseQueue(configuration: configuration)
    try queue.write { db in
        try SQLSchema(
            User.self, Pet.self, Vet.self, Ban.self, Game.self, Marker.self, Sale.self, Note.self, Archive.self,
            Job.self,
            Run.self, Team.self, Address.self, Depot.self
        ).create(in: db)
        try SQLSchema(
            Artist.self, Label.self, Writer.self, Album.self, Track.self, Play.self, Playlist.self, PlaylistTrack.self
        ).create(in: db)
        try SQLSchema(
            Book.self, Author.self, Item.self, Record.self, Order.self, OrderLine.self, Seat.self, Ticket.self
        )
        .create(in: db)
        try SQLSchema(Category.self, Product.self, Memo.self, Remark.self, Invoice.self, Article.self).create(in: db)
    }
    return queue
}

let dbQueue = try! makeDatabase()
let database = dbQueue
let dbPool = dbQueue

/// How many blocks have begun.
nonisolated(unsafe) private var begun = 0

/// A block that waits for ever ends the program with its name.
private func watch(_ block: String) {
    begun += 1
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { [number = begun] in
        guard number == begun else { return }
        print("\(block): error: it does not end")
        exit(1)
    }
}

func report(_ block: String, _ run: @Sendable () async throws -> Void) async {
    watch(block)
    statements = []
    do { try await run() } catch { statements.append(("error", "\(error)")) }
    for (dialect, sql) in statements {
        Swift.print(block, dialect, sql.replacing("\n", with: " "), separator: "\t")
    }
}
