import Fetching
import FetchingSQLite
import GRDB
import Testing

/// Changes by key of rows whose shard key is not a part of it: the shard key is asked for as well.
@Suite("Changes of rows with a shard key") struct ShardKeyChangeTests {
    private static let notes = [Note(id: 1, tenantID: 7, title: "a"), Note(id: 2, tenantID: 7, title: "b")]

    private func database() throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try database.write { db in
            try Note.create(in: db)
            try Note.insert(Self.notes).run(in: db)
        }
        return database
    }

    @Test("have one meaning in memory and on SQLite") func oneMeaning() throws {
        let database = try database()
        var (notes, store) = (Self.notes, MemoryStore().adding(Self.notes))
        var changed = Note(id: 1, tenantID: 7, title: "c")
        #expect(try Note.update(changed).run(in: database) == 1)
        #expect(try Note.update(changed).run(in: &notes) == 1)
        #expect(try Note.update(changed).run(in: &store) == 1)
        let renamed = Note(id: 1, tenantID: 7, title: "d")
        #expect(try Note.changes(from: changed, to: renamed).run(in: database) == 1)
        #expect(try Note.changes(from: changed, to: renamed).run(in: &notes) == 1)
        #expect(try Note.changes(from: changed, to: renamed).run(in: &store) == 1)
        changed = renamed
        #expect(try Note.delete(Self.notes[1]).run(in: database) == 1)
        #expect(try Note.delete(Self.notes[1]).run(in: &notes) == 1)
        #expect(try Note.delete(Self.notes[1]).run(in: &store) == 1)
        #expect(try Note.request().all().fetch(in: database) == [changed])
        #expect(notes == [changed])
        #expect(try Note.request().all().fetch(in: store) == [changed])
    }

    @Test("find no row of another shard") func otherShard() throws {
        let database = try database()
        var notes = Self.notes
        let other = Note(id: 1, tenantID: 8, title: "c")
        for error in [
            #expect(throws: FetchError.self, performing: { try Note.update(other).run(in: database) }),
            #expect(throws: FetchError.self, performing: { try Note.update(other).run(in: &notes) }),
        ] { #expect(error?.code == .missingModel) }
        #expect(try Note.delete(other).run(in: database) == 0)
        #expect(try Note.delete(other).run(in: &notes) == 0)
        #expect(notes == Self.notes)
    }
}

@Fetchable
private struct Note: Equatable {
    let id: Int
    @ShardKey var tenantID: Int
    var title: String
}
