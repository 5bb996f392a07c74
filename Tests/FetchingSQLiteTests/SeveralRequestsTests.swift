import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// Several requests in one call see one state of the database.
@Suite("Several requests in one call on SQLite") struct SeveralRequestsTests {
    private let all = User.sorted(by: .ascending(\.id))

    @Test func givesEachItsResult() async throws {
        let queue = try makeDatabase((1...3).map { .named("user \($0)", id: $0) })
        let byName = User.prepared(String.self) { name in User.where { $0.name == name }.first() }
        let (users, count, names, one, best, some) = try await queue.fetch(
            all, User.request().all().count(), all.where { $0.id > 1 }.select(\.name), byName("user 2"),
            User.request().all().max(\.score), User.where { $0.id.isIn([1, 3]) })
        #expect(users.count == 3 && count == 3 && names == ["user 2", "user 3"])
        #expect(one?.id == 2 && best == 3 && some.count == 2)
        let (first, last) = try await queue.read { [all] db in try db.fetch(all.first(), all.select(\.id)) }
        #expect(first?.id == 1 && last == [1, 2, 3])
    }

    @Test(.forWaiting) func seesOneStateWhileOthersWrite() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let pool = try DatabasePool(path: path)
        try makeDatabase((1...2).map { .named("user", id: $0) }).backup(to: pool)
        try await pool.write { db in try db.execute(sql: "UPDATE user SET score = 0") }
        let writer = Task {
            for _ in 0..<300 { try await pool.write { db in try db.execute(sql: "UPDATE user SET score = score + 1") } }
        }
        let first = User.where { $0.id == 1 }.select(\.score)
        let second = User.where { $0.id == 2 }.select(\.score)
        var differences = 0
        for _ in 0..<300 {
            let (one, other) = try await pool.fetch(first, second)
            if one != other { differences += 1 }
        }
        try await writer.value
        #expect(differences == 0)
        try pool.close()
        let error = try #require(throws: FetchError.self) { _ = try pool.fetch(first, second) }
        #expect(error.code == .databaseFailure && error.model == "User")
    }

    @Test func throwsTheErrorOfOne() throws {
        let queue = try makeDatabase((1...3).map { .named("user \($0)", id: $0) })
        let error = try #require(throws: FetchError.self) {
            _ = try queue.fetch(all, ErrorTests.Lost.request().all(), all)
        }
        #expect(error.code == .missingTable && error.model == "Lost")
        #expect(try queue.fetch(all, all).1.count == 3)
    }
}
