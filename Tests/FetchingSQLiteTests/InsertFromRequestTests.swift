import Fetching
import FetchingCore
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Fetchable("notes")
private struct Note: Equatable {
    let id: Int
    var title: String
    var size: Int8
    @FetchingStorage(.unixSeconds) var madeAt: Date
}

@Fetchable("archives")
@Projection
private struct Archive: Equatable {
    let id: Int
    var title: String
    var size: Int8
    @FetchingStorage(.unixSeconds) var madeAt: Date
}

@Fetchable("counts")
@Projection
private struct Count: Equatable {
    @PrimaryKey var title: String
    var number: Int
}

@Fetchable("other")
@Projection
private struct Other: Equatable {
    let id: Int
    var madeAt: Date
}

@Suite struct InsertFromRequestTests {
    private let database: DatabaseQueue
    private let store: MemoryStore
    private static let notes = (1...5).map { index in
        Note(
            id: index, title: index < 4 ? "a" : "b", size: Int8(120 + index),
            madeAt: Date(timeIntervalSince1970: Double(index)))
    }

    init() throws {
        database = try DatabaseQueue()
        try database.write { db in
            try Note.create(in: db)
            try Archive.create(in: db)
            try Count.create(in: db)
            try Other.create(in: db)
            try Note.insert(Self.notes).run(in: db)
        }
        store = MemoryStore().adding(Self.notes).adding([Archive]()).adding([Count]()).adding([Other]())
    }

    private func archived(_ request: FetchableRequest<Note, [Note]>) -> InsertRequest<
        UnlistedRows<Archive>, ManyRows
    > {
        Archive.insert(
            from: request.select { Archive.selecting(id: $0.id, title: $0.title, size: $0.size, madeAt: $0.madeAt) })
    }

    private func code(_ body: () throws -> Void) -> FetchError.Code? {
        do {
            try body()
            return nil
        } catch { return (error as? FetchError)?.code }
    }

    @Test func insertsWhatIsSelected() throws {
        let request = archived(Note.request().all().where { $0.id > 1 }.sorted(by: .descending(\.id)).first(nth: 2))
        let sql = try request.sql(for: .sqlite)
        #expect(
            sql.hasPrefix(
                #"INSERT INTO "archives" ("id", "title", "size", "madeAt") SELECT "id", "title", "size", "madeAt" FROM "notes" "#
            ), "\(sql)")
        #expect(sql.contains(#"ORDER BY "id" DESC LIMIT"#), "\(sql)")
        #expect(try request.returning(\.id).run(in: database) == [5, 4])
        var memory = store
        #expect(try request.returning(\.id).run(in: &memory) == [5, 4])
        let stored = try Archive.sorted(by: .ascending(\.id)).fetch(in: database)
        #expect(try Archive.sorted(by: .ascending(\.id)).fetch(in: memory) == stored)
        #expect(stored.map(\.madeAt) == Self.notes.suffix(2).map(\.madeAt))
    }

    @Test func resolvesConflicts() throws {
        let all = archived(Note.request().all())
        var memory = store
        #expect(try all.run(in: database) == 5)
        #expect(try all.run(in: &memory) == 5)
        #expect(code { try all.run(in: database) } == .constraintViolation)
        #expect(code { try all.run(in: &memory) } == .constraintViolation)
        #expect(try all.onConflict(.ignore).run(in: database) == 0)
        #expect(try all.onConflict(.ignore).run(in: &memory) == 0)
        let updating = all.onConflict(\.id) { $0.title = $1.title }
        #expect(try updating.run(in: database) == 5)
        #expect(try updating.run(in: &memory) == 5)
        #expect(try Archive.request().all().fetch(in: database) == Archive.request().all().fetch(in: memory))
        #expect(try all.onConflictUpdateAll().run(in: database) == 5)
    }

    @Test func groups() throws {
        let request = Count.insert(
            from: Note.request().all().grouped(by: \.title).having { $0.count > 2 }
                .select { Count.selecting(title: $0.key, number: $0.count) })
        var memory = store
        #expect(try request.returning().run(in: database) == [Count(title: "a", number: 3)])
        #expect(try request.returning().run(in: &memory) == [Count(title: "a", number: 3)])
    }

    @Test func numbersOutsideOfTheirTypeAreRefused() throws {
        let request = Archive.insert(
            from: Note.request().all().select {
                Archive.selecting(id: $0.id, title: $0.title, size: $0.size + 4, madeAt: $0.madeAt)
            })
        var memory = store
        #expect(code { try request.run(in: database) } != nil)
        #expect(code { try request.run(in: &memory) } != nil)
        #expect(try Archive.request().all().fetch(in: database).isEmpty)
    }

    @Test func otherFormsAndClosuresAreRefused() throws {
        let request = Other.insert(from: Note.request().all().select { Other.selecting(id: $0.id, madeAt: $0.madeAt) })
        let mapped = Other.insert(from: Note.request().all().select(\.id).map { Other(id: $0, madeAt: Date()) })
        var memory = store
        for request in [request, mapped] {
            #expect(code { try request.run(in: database) } == .unsupported)
            #expect(code { try request.run(in: &memory) } == .unsupported)
        }
    }

    @Test func aTableIntoItself() throws {
        let request = Archive.insert(
            from: Archive.request().all().select {
                Archive.selecting(id: $0.id + 10, title: $0.title, size: $0.size, madeAt: $0.madeAt)
            })
        let archive = Archive(id: 1, title: "x", size: 1, madeAt: Date(timeIntervalSince1970: 1))
        try Archive.insert(archive).run(in: database)
        #expect(try request.run(in: database) == 1)
        var archives = [archive]
        #expect(try request.run(in: &archives) == 1)
        #expect(archives.map(\.id) == [1, 11])
        #expect(try Archive.sorted(by: .ascending(\.id)).fetch(in: database) == archives)
    }
}
