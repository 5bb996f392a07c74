import Fetching
import FetchingSQLite
import FetchingSQLiteTestSupport
import GRDB
import Testing
import XCTest

@Fetchable("shelf")
private struct Shelf {
    let id: Int
    var room: String

    static let volumes = ToMany<Shelf, Volume>(\.shelfID)
}

@Fetchable("volume")
private struct Volume {
    let id: Int
    var title: String
    var shelfID: Int

    static let pages = ToMany<Volume, Page>(\.volumeID)
}

@Fetchable("page")
private struct Page {
    let id: Int
    var volumeID: Int
}

private func makeShelves() throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
    try queue.write { db in
        try db.execute(
            sql: """
                CREATE TABLE shelf (id INTEGER PRIMARY KEY, room TEXT NOT NULL);
                CREATE TABLE volume (id INTEGER PRIMARY KEY, title TEXT NOT NULL, shelfID INTEGER NOT NULL);
                CREATE TABLE page (id INTEGER PRIMARY KEY, volumeID INTEGER NOT NULL);
                INSERT INTO shelf VALUES (1, 'north'), (2, 'south');
                INSERT INTO volume VALUES (1, 'A', 1), (2, 'B', 2);
                INSERT INTO page VALUES (1, 1), (2, 2);
                """)
    }
    return queue
}

@Suite("The number of queries") struct QueryCountTests {
    @Test func countsWhatIncludingLoads() throws {
        let queue = try makeShelves()
        let shelves = try queue.read { db in
            try requireQueryCount(3, in: db) {
                try Shelf.request().all().including { $0.volumes.including(\.pages) }.fetch(in: db)
            }
        }
        #expect(shelves.count == 2)
        let count = try requireQueryCount(2, in: queue) { db in
            try Shelf.request().all().including(\.volumes).fetch(in: db).count
        }
        #expect(count == 2)
    }

    @Test func aRequestForEachRowIsFound() throws {
        let queue = try makeShelves()
        #expect {
            try requireQueryCount(2, in: queue) { db in
                for shelf in try Shelf.request().all().fetch(in: db) {
                    _ = try Volume.request().all().where { $0.shelfID == shelf.id }.fetch(in: db)
                }
            }
        } throws: { error in
            "\(error)" == """
                Expected 2 queries, but there were 3:
                1. SELECT "id", "room" FROM "shelf"
                2. SELECT "id", "title", "shelfID" FROM "volume" WHERE "shelfID" = ?
                3. SELECT "id", "title", "shelfID" FROM "volume" WHERE "shelfID" = ?
                """
        }
    }

    @Test func theDescriptionIsGoodEnglish() throws {
        let queue = try makeShelves()
        #expect {
            try requireQueryCount(1, in: queue) { _ in }
        } throws: {
            "\($0)" == "Expected 1 query, but there was none"
        }
        #expect {
            try requireQueryCount(0, in: queue) { _ = try Int.fetchAll($0, sql: "SELECT ?", arguments: [42]) }
        } throws: {
            "\($0)" == "Expected 0 queries, but there was 1:\n1. SELECT ?"
        }
    }

    @Test func nothingElseIsCounted() throws {
        let queue = try makeShelves()
        try queue.writeWithoutTransaction { db in
            try requireQueryCount(2, in: db) {
                try db.inTransaction {
                    _ = try db.columns(in: "page")
                    _ = try db.tableExists("page")
                    try db.execute(sql: "PRAGMA user_version; CREATE TABLE log (page)")
                    try db.execute(
                        sql: "CREATE TRIGGER t AFTER INSERT ON page BEGIN INSERT INTO log VALUES (new.id); END")
                    try db.execute(sql: "INSERT INTO page VALUES (9, 1)")
                    try db.inSavepoint {
                        _ = try Int.fetchAll(db, sql: "SELECT page FROM log")
                        return .commit
                    }
                    return .rollback
                }
            }
            // The functions that a request needs are installed without a query.
            try requireQueryCount(1, in: db) {
                _ = try Shelf.request().all().where { $0.room.contains("N", options: .caseInsensitive) }.fetch(in: db)
            }
            try requireQueryCount(0, in: db) { try Shelf.check(in: db) }
        }
    }

    @Test func countsMayBeNested() throws {
        let queue = try makeShelves()
        try requireQueryCount(3, in: queue) { db in
            _ = try Shelf.request().all().fetch(in: db)
            try requireQueryCount(1, in: queue) { db in _ = try Page.request().all().fetch(in: db) }
            _ = try Shelf.request().all().fetch(in: queue)
        }
        // An inner one that fails does not keep the outer one from counting.
        try requireQueryCount(2, in: queue) { db in
            #expect(throws: UnexpectedQueryCount.self) {
                try requireQueryCount(0, in: db) { _ = try Shelf.request().all().fetch(in: db) }
            }
            _ = try Shelf.request().all().fetch(in: db)
        }
    }

    @Test func theErrorOfTheBlockIsThrown() throws {
        let queue = try makeShelves()
        #expect(throws: FetchError.self) {
            try requireQueryCount(0, in: queue) { try Shelf.request().first(nth: -1).fetch(in: $0) }
        }
        // The count has ended.
        try requireQueryCount(1, in: queue) { _ = try Shelf.request().first().fetch(in: $0) }
        try queue.close()
        #expect(throws: DatabaseError.self) { try requireQueryCount(0, in: queue) { _ in } }
    }

    @Test func connectionsAreCountedApart() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for count in 0..<20 {
                group.addTask {
                    let queue = try makeShelves()
                    try requireQueryCount(count, in: queue) { db in
                        for _ in 0..<count { _ = try Shelf.request().first().fetch(in: db) }
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}

final class QueryCountXCTests: XCTestCase {
    func testItThrowsInXCTest() throws {
        let queue = try makeShelves()
        let shelves = try requireQueryCount(1, in: queue) { try Shelf.request().all().fetch(in: $0) }
        XCTAssertEqual(shelves.count, 2)
        XCTAssertThrowsError(try requireQueryCount(1, in: queue) { _ in })
    }
}
