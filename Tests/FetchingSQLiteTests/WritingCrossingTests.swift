import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Fetchable("boxes")
@Projection
private struct Box: Equatable {
    let id: Int
    var name: String
    var size = 1
}

/// Changes beside what else a table and a request can be.
@Suite struct WritingCrossingTests {
    private let database: DatabaseQueue

    init() throws {
        database = try DatabaseQueue()
    }

    private func error(_ body: () throws -> Void) -> FetchError? {
        do {
            try body()
            return nil
        } catch { return error as? FetchError }
    }

    /// A view whose triggers count keys on.
    private func makeView() throws {
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE stored (id INTEGER PRIMARY KEY, name TEXT NOT NULL, size INTEGER NOT NULL);
                    CREATE VIEW boxes AS SELECT * FROM stored;
                    CREATE TRIGGER inserts INSTEAD OF INSERT ON boxes BEGIN
                        INSERT INTO stored VALUES (new.id, new.name, new.size);
                    END;
                    CREATE TRIGGER updates INSTEAD OF UPDATE ON boxes BEGIN
                        UPDATE stored SET name = new.name, size = new.size WHERE id = new.id;
                    END;
                    CREATE TRIGGER deletes INSTEAD OF DELETE ON boxes BEGIN DELETE FROM stored WHERE id = old.id; END;
                    """)
        }
    }

    @Test func viewsTakeDraftsAndReturnWhatTheyAreGiven() throws {
        try makeView()
        #expect(try Box.insert([Box.Draft(name: "a"), Box.Draft(name: "b")]).run(in: database) == 2)
        #expect(try Box.insert([Box.Draft(name: "c")]).returning(\.name).run(in: database) == ["c"])
        // The view knows nothing of the key that its trigger gives.
        let missing = error { try Box.insert(Box.Draft(name: "d")).returning(\.id).run(in: database) }
        #expect(missing?.code == .unexpectedNull && missing?.member == "id")
        let rows = [Box(id: 1, name: "x"), Box(id: 3, name: "y", size: 5)]
        #expect(try Box.update(rows).run(in: database) == 2)
        #expect(try Box.update(rows).returning(\.size).run(in: database) == [1, 5])
        #expect(try Box.delete(rows[0]).returning(\.name).run(in: database) == "x")
        #expect(try Box.request().all().select(\.name).fetch(in: database) == ["b", "y"])
        #expect(error { try Box.update(Box(id: 9, name: "z")).run(in: database) }?.code == .missingModel)
        #expect(error { try Box.save(rows[1]).run(in: database) } != nil)
    }

    @Test func viewsWithoutTriggersRefuseEveryChange() throws {
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE stored (id INTEGER PRIMARY KEY, name TEXT NOT NULL, size INTEGER NOT NULL);
                    INSERT INTO stored VALUES (1, 'a', 1);
                    CREATE VIEW boxes AS SELECT * FROM stored;
                    """)
        }
        let box = Box(id: 1, name: "b")
        let all = Box.request().all().where { $0.id == 1 }
        let changes: [() throws -> Void] = [
            { try Box.insert(box).run(in: database) }, { try Box.insert([box, box]).run(in: database) },
            { try Box.insert(Box.Draft(name: "b")).returning(\.name).run(in: database) },
            { try Box.update(box).run(in: database) }, { try Box.update(box).returning(\.name).run(in: database) },
            { try Box.delete(box).run(in: database) }, { try Box.delete(box).returning(\.name).run(in: database) },
            { try all.update(in: database) { $0.name = "c" } }, { try all.delete(in: database) },
            { try all.updating(returning: \.name) { $0.name = "c" }.run(in: database) },
            { try all.deleting(returning: \.name).run(in: database) },
            {
                try Box.insert(from: all.select { Box.selecting(id: $0.id + 1, name: $0.name, size: $0.size) }).run(
                    in: database)
            },
        ]
        for (index, change) in changes.enumerated() {
            let found = error(change)
            #expect(found?.reason.contains("view") == true, "\(index): \(found?.reason ?? "no error")")
        }
    }

    @Test func generatedColumnsAreNamed() throws {
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE boxes (id INTEGER PRIMARY KEY, name TEXT NOT NULL, size INTEGER AS (length(name)) STORED NOT NULL);
                    INSERT INTO boxes (id, name) VALUES (1, 'a');
                    """)
        }
        let box = Box(id: 1, name: "b")
        for change in [
            { try Box.insert(Box(id: 2, name: "b")).run(in: database) }, { try Box.save(box).run(in: database) },
            { try Box.update(box).run(in: database) }, { try Box.insert(Box.Draft(name: "b")).run(in: database) },
        ] {
            let found = error { _ = try change() }
            #expect(found?.code == .schemaMismatch && found?.member == "size", "\(found as Any)")
        }
        // What differs alone is written, and what is generated is read.
        #expect(try Box.changes(from: Box(id: 1, name: "a"), to: Box(id: 1, name: "bcd")).run(in: database) == 1)
        #expect(try Box.request().all().fetch(in: database) == [Box(id: 1, name: "bcd", size: 3)])
    }

    @Test func aRequestThatLocksIsRejected() throws {
        try database.write { try Box.create(in: $0) }
        let locked = Box.insert(
            from: Box.request().all().locked().select { Box.selecting(id: $0.id + 50, name: $0.name, size: $0.id) })
        #expect(error { try locked.run(in: database) }?.code == .unsupported)
    }
}
