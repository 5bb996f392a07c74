import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Suite struct FetchTests {
    let users = (1...5).map { User.named("Ma\($0)", id: $0) }

    @Test func fetchesFromDatabaseReaderAndBlock() throws {
        let database = try makeDatabase(users)
        let request = User.request().all().where { $0.score > 2 }.sorted(by: .descending(\.score))
        let expected = [5, 4, 3]
        #expect(try request.fetch(in: database).map(\.id) == expected)
        #expect(try database.read { try request.fetch(in: $0) }.map(\.id) == expected)
        #expect(try request.fetch(in: users).map(\.id) == expected)
    }

    @Test func fetchesAsynchronously() async throws {
        let database = try makeDatabase(users)
        let found = try await User.request().all().where { $0 == 3 }.fetch(in: database)
        #expect(found == [users[2]])
        let first = try await User.request().first().where { $0 == users[3] }.fetch(in: database)
        #expect(first == users[3])
    }

    @Test func cancellationStaysACancellation() async throws {
        let database = try makeDatabase(users)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await User.request().all().fetch(in: database)
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func limitsAndOffsets() throws {
        let database = try makeDatabase(users)
        let sort = SortTerm<User>.ascending(\.id)
        #expect(try User.request().all(after: 2).sorted(by: sort).fetch(in: database).map(\.id) == [3, 4, 5])
        #expect(try User.request().first(nth: 2).sorted(by: sort).fetch(in: database).map(\.id) == [1, 2])
        #expect(try User.request().first(nth: 2, after: 1).sorted(by: sort).fetch(in: database).map(\.id) == [2, 3])
        #expect(try User.request().first().sorted(by: .descending(\.id)).fetch(in: database)?.id == 5)
        #expect(try User.request().first().where { $0.id > 9 }.fetch(in: database) == nil)
    }

    @Test func aStatementThatIsBeingSteppedIsLeftAlone() throws {
        let database = try makeDatabase(users)
        let request = User.request().all()
        let (first, fetched, others) = try database.read { db in
            // The statement that the fetch would take from GRDB's cache.
            let rows = try Row.fetchCursor(db.cachedStatement(sql: request.sql(for: .sqlite)))
            let first: Int? = try rows.next()?["id"]
            let fetched = try request.fetch(in: db).map(\.id)
            return (first, fetched, try Array(rows.map { $0["id"] as Int }))
        }
        #expect(first == 1)
        #expect(fetched == [1, 2, 3, 4, 5])
        #expect(others == [2, 3, 4, 5])
    }

    @Test func pagesNeitherLackNorRepeatModels() throws {
        let alike = (1...30).reversed().map { User.named("Ma", id: $0) }
        let database = try makeDatabase(alike)
        for sort in [SortTerm<User>.ascending(\.name), .descending(\.name)] {
            let pages = stride(from: 0, to: 30, by: 7).map { User.request().first(nth: 7, after: $0).sorted(by: sort) }
            let ids = try pages.flatMap { try $0.fetch(in: database).map(\.id) }
            #expect(ids.sorted() == Array(1...30))
            #expect(try pages.flatMap { try $0.fetch(in: alike).map(\.id) } == ids)
        }
        let page = try User.request().first(nth: 7).sorted(by: .descending(\.name)).sql(for: .sqlite)
        #expect(page.hasSuffix(#" ORDER BY "name" COLLATE BINARY DESC, "id" DESC LIMIT ?"#))
    }

    @Test func fetchesInsideABlockOfTheSameDatabase() throws {
        let database = try makeDatabase(users)
        #expect(try database.read { _ in try User.request().all().fetch(in: database).count } == 5)
    }

    @Test func readersOfAPoolEachGetTheFunctions() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let pool = try DatabasePool(path: path)
        try await pool.write { db in
            try db.execute(
                sql: "CREATE TABLE user AS SELECT 1 AS id, 'École' AS name, NULL AS nickname, 1.0 AS score, "
                    + "1 AS isAdmin, 'premium' AS plan, 1 AS rights, '2024-01-01 00:00:00.000' AS signed_up_at")
        }
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    try await User.request().all()
                        .where { $0.name.contains("ecole", options: .diacriticAndCaseInsensitive) }.fetch(in: pool)
                        .count
                }
            }
            for try await count in group { #expect(count == 1) }
        }
    }

    @Test func valueObservationSeesTheTable() async throws {
        let database = try makeDatabase(users)
        let observation = ValueObservation.tracking { db in
            try User.request().all().where { $0.score > 4 }.fetch(in: db).count
        }
        var counts: [Int] = []
        for try await count in observation.values(in: database) {
            counts.append(count)
            if counts.count == 2 { break }
            try await database.write { try $0.execute(sql: "UPDATE user SET score = 10") }
        }
        #expect(counts == [1, 5])
    }
}
