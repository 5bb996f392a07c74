import Fetching
import FetchingSQLite
import Foundation
import Testing

/// `import FetchingSQLite` is enough to open a database, configure it, migrate it, write to it and fetch.
@Suite struct OpeningTests {
    enum Place: CaseIterable { case queueInMemory, queueOnFile, pool }

    private let emma = Volume(id: 1, title: "Emma", year: 1815, shelfID: 1)
    private let nana = Volume(id: 2, title: "Nana", year: nil, shelfID: 1)

    @Test(arguments: Place.allCases)
    func `a database is opened, migrated, written and fetched from`(place: Place) async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "fetching-\(UUID().uuidString).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let archive =
            switch place {
            case .queueInMemory: try Archive.inMemory()
            case .queueOnFile: try Archive.queue(at: path)
            case .pool: try Archive.pool(at: path)
            }
        try archive.fill()
        try Volume.check(in: archive.database)
        #expect(try await archive.addRoom("cellar") == 2)
        #expect(try await archive.rooms() == ["attic", "cellar"])
        #expect(try archive.firstTitle() == "Emma")
        #expect(try archive.refusal() == .SQLITE_CONSTRAINT_FOREIGNKEY)
        if place == .pool { #expect(try archive.cacheSize() == -4000) }
        try archive.rollBack()

        let request = Volume.request().all().where { !($0.year < 1900) || $0.title.hasPrefix("E") }
        #expect(try await request.fetch(in: archive.database) == [emma, nana])
        #expect(try await archive.database.read { db in try request.fetch(in: db) } == [emma, nana])
        #expect(try await archive.database.write { db in try request.delete(in: db) } == 2)
    }
}
