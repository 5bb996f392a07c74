import Fetching
import FetchingPredicate
import FetchingSQLite
import Foundation
import GRDB
import Testing

// The models of the article "SwiftData Expressions".

@Fetchable("item")
private struct Item {
    let id: Int
    var name: String
    static let records = ToMany<Item, Record>(\.itemID)
}

@Fetchable("record")
private struct Record {
    let id: Int
    var score: Int
    var itemID: Int
}

@Suite struct FromExpressionTests {
    private let items = ["two of three", "one of three", "two of two", "none"].enumerated().map {
        Item(id: $0.offset, name: $0.element)
    }
    private let records = [(0, 90), (0, 95), (0, 10), (1, 90), (1, 89), (1, 0), (2, 100), (2, 99)].enumerated().map {
        Record(id: $0.offset, score: $0.element.1, itemID: $0.element.0)
    }

    /// It is computed from what the members stand for after the assignments before it.
    @Test func `an update assigns the value of an expression`() throws {
        let double = #Expression<Record, Int> { $0.score * 2 }
        let assign: (inout ModelUpdate<Record>) -> Void = {
            $0.score += 1
            $0.score = $0.evaluate(double)
        }
        let request = Record.request().all().where { $0.itemID == 2 }
        var updated = records
        #expect(try request.update(in: &updated, assign) == 2)
        #expect(updated.map(\.score) == [90, 95, 10, 90, 89, 0, 202, 200])
        #expect(
            try request.updateSQL(for: .sqlite, showingValues: true, assign)
                == #"UPDATE "record" SET "score" = fetching_checked_int64(fetching_checked_int64("score" + 1) * 2) "#
                + #"WHERE "itemID" = 2"#)
    }

    /// At least two passing records of three or more.
    @Test func `items by an aggregate of their records`() throws {
        let passing = #Expression<[Record], Int> { records in records.filter { $0.score >= 90 }.count }
        let request = Item.request().all().where { $0.records.count > 2 && $0.records.evaluate(passing) > 1 }

        #expect(try request.fetch(in: MemoryStore().adding(items).adding(records)).map(\.name) == ["two of three"])
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: """
                    CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
                    CREATE TABLE record (id INTEGER PRIMARY KEY, score INTEGER NOT NULL, itemID INTEGER NOT NULL);
                    """)
            for item in items {
                try db.execute(sql: "INSERT INTO item VALUES (?, ?)", arguments: [item.id, item.name])
            }
            for record in records {
                try db.execute(
                    sql: "INSERT INTO record VALUES (?, ?, ?)", arguments: [record.id, record.score, record.itemID])
            }
        }
        #expect(try request.fetch(in: database).map(\.name) == ["two of three"])
        let sql = try request.sql(for: .sqlite, showingValues: true)
        #expect(
            sql
                == #"SELECT "item"."id", "item"."name" FROM "item" WHERE "#
                + #"(SELECT COUNT(*) FROM "record" AS "records" WHERE "records"."itemID" = "item"."id") > 2 AND "#
                + #"(SELECT COUNT(*) FROM "record" AS "records" WHERE "records"."itemID" = "item"."id" "#
                + #"AND "records"."score" >= 90) > 1"#)
    }

    @Test func `members, related models and closures evaluate`() throws {
        let library = try Novelists.shared.get()
        let double = #Expression<Novelist, Int> { $0.rank * 2 }
        let long = #Expression<Novel, Bool> { $0.pages > 100 }
        let works = #Expression<Novelist, Int> { $0.works.count }
        let requests =
            [
                Novelist.request().all().where { $0.evaluate(double) > 4 }: library.writers.filter { $0.rank * 2 > 4 },
                Novelist.request().all().where { $0.mentor.evaluate(double) == 6 }:
                    library.writers.filter { $0.mentor?.rank == 3 },
                Novelist.request().all().where { $0.mentor.evaluate(works) == nil }:
                    library.writers.filter { $0.mentor == nil },
                Novelist.request().all().where { $0.works.contains { $0.evaluate(long) } }:
                    library.writers.filter { $0.works.contains { $0.pages > 100 } },
            ] as KeyValuePairs
        for (request, expected) in requests {
            #expect(try request.fetch(in: library.store).map(\.id) == expected.map(\.id))
            #expect(try request.fetch(in: library.database).map(\.id).sorted() == expected.map(\.id))
        }
        _ = try Novelist.expression(from: works)
    }

    @Test func `what has no meaning is an error of the request`() throws {
        let characters = #Expression<Novelist, Int> { $0.name.count }
        let request = Novelist.request().all().where { $0.evaluate(characters) > 4 }
        #expect(throws: FetchError.self) { try request.fetch(in: Novelists.shared.get().store) }
        #expect(throws: FetchError.self) { try Novelist.expression(from: characters) }
    }
}
