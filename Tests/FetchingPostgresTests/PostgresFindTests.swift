#if Postgres
import Fetching
import FetchingPostgres
import Testing

/// Models found by their keys, and members that are divided and toggled, as in memory.
@Suite("Finding and compound assignments on PostgreSQL", .onPostgres)
struct PostgresFindTests {
    @Test func findsByKeys() throws {
        let pool = try PostgresPool.withUsers(.three)
        #expect(try User.find(2).fetch(in: pool) == User.find(2).fetch(in: [User].three))
        #expect(try User.find(4).fetch(in: pool) == nil)
        let found = User.find(keys: [3, 1, 3, 9]).sorted(by: .ascending(\.id))
        #expect(try found.fetch(in: pool).map(\.id) == [1, 3])
        #expect(try User.find(keys: []).fetch(in: pool).isEmpty)
        #expect(try User.find(keys: 0...50_000).count().fetch(in: pool) == 3)
        #expect(try User.find(keys: [1, 2]).delete(in: pool) == 2)
    }

    @Test func changesAsInMemory() throws {
        let pool = try PostgresPool.withUsers(.three)
        var users = [User].three
        func assign(_ user: inout ModelUpdate<User>) {
            user.score /= 2
            user.age %= 7
            user.bossID /= 0
            user.isAdmin.toggle()
        }
        #expect(try User.request().all().update(in: pool, assign) == 3)
        #expect(try User.request().all().update(in: &users, assign) == 3)
        #expect(try User.sorted(by: .ascending(\.id)).fetch(in: pool) == users)
        #expect(throws: FetchError.self) {
            try User.request().all().update(in: pool) { $0.score /= $0.bossID.asDouble }
        }
        #expect(throws: FetchError.self) { try User.request().all().update(in: pool) { $0.age %= 0 } }
        #expect(try User.sorted(by: .ascending(\.id)).fetch(in: pool) == users)
    }
}
#endif
