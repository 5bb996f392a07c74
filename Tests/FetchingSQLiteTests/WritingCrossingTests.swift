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

@Fetchable("labels")
private struct Label: Equatable {
    let id: Int
    var name: String
    var boxID: Int?

    static let box = ToOne<Label, Box>(\.boxID)
}

/// Tables that are called as the rows of a statement are.
@Fetchable("new")
private struct New: Equatable {
    let id: Int
    @Unique var name: String
    @Version var version = 0
}

@Fetchable("excluded")
private struct Excluded: Equatable {
    let id: Int
    @Unique var name: String
    @Version var version = 0
}

@Fetchable("old")
private struct Old: Equatable {
    let id: Int
    @Unique var name: String
    @Version var version = 0
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

    @Test func tablesCalledAsRowsCountVersions() throws {
        try database.write { db in
            try New.create(in: db)
            try Excluded.create(in: db)
            try Old.create(in: db)
        }
        let rows = [New(id: 1, name: "a"), New(id: 2, name: "b")]
        try New.insert(rows).run(in: database)
        #expect(
            try New.update([New(id: 2, name: "c"), New(id: 1, name: "b")]).returning(\.version).run(in: database) == [
                1, 1,
            ])
        #expect(error { try New.update(rows).run(in: database) }?.code == .staleModel)
        #expect(
            try New.save([New(id: 1, name: "d", version: 1), New(id: 3, name: "e")]).returning(\.version).run(
                in: database) == [2, 0])
        let others = [Excluded(id: 1, name: "a"), Excluded(id: 2, name: "b")]
        try Excluded.insert(others).run(in: database)
        #expect(
            try Excluded.save([Excluded(id: 2, name: "c"), Excluded(id: 1, name: "b")]).returning(\.version).run(
                in: database) == [1, 1])
        #expect(error { try Excluded.save(others).run(in: database) }?.code == .staleModel)
        #expect(try Excluded.delete([Excluded(id: 1, name: "", version: 1)]).run(in: database) == 1)
        try Old.insert(Old(id: 1, name: "a")).run(in: database)
        #expect(try Old.save(Old(id: 1, name: "b")).returning(\.version).run(in: database) == 1)
        #expect(error { try Old.delete(Old(id: 1, name: "b")).run(in: database) }?.code == .staleModel)
    }

    @Test func whatIsInsertedFromMayBeAnyRequestOfValues() throws {
        try database.write { db in
            try Box.create(in: db)
            try Label.create(in: db)
        }
        let boxes = (1...4).map { Box(id: $0, name: "box \($0)", size: $0) }
        let labels = (1...6).map { Label(id: $0, name: "\($0)", boxID: $0 > 4 ? nil : $0) }
        try Box.insert(boxes).run(in: database)
        try Label.insert(labels).run(in: database)
        var store = MemoryStore().adding(boxes).adding(labels)
        let joined = Label.request().all().where { $0.box.size > 1 }.sorted(by: .descending(\.box.size))
        let requests = [
            Box.insert(from: joined.select { Box.selecting(id: $0.id + 10, name: $0.name, size: $0.id) }),
            Box.insert(
                from: joined.limit(1, offset: 1).select { Box.selecting(id: $0.id + 20, name: $0.name, size: $0.id) }),
            Box.insert(
                from: Label.request().all().select { Box.selecting(id: $0.id + 30, name: $0.name, size: $0.id) }
                    .distinct()),
            Box.insert(
                from: Label.request().all().where { $0.boxID == nil }.select {
                    Box.selecting(id: $0.id + 40, name: $0.name, size: $0.id)
                }),
        ]
        for request in requests {
            #expect(try request.run(in: database) == request.run(in: &store))
            let all = Box.request().all().sorted(by: .ascending(\.id))
            #expect(try all.fetch(in: database) == all.fetch(in: store))
        }
        let locked = Box.insert(
            from: Label.request().all().locked().select { Box.selecting(id: $0.id + 50, name: $0.name, size: $0.id) })
        #expect(error { try locked.run(in: database) }?.code == .unsupported)
    }
}
