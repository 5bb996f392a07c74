#if Postgres
import Fetching
import FetchingPostgres
import Testing

/// Prepared requests give what the requests give that are written with the values. `PostgresConformanceTests` and
/// `RandomPostgresTests` compare the others.
@Suite("A prepared request on PostgreSQL", .onPostgres)
struct PreparedRequestTests {
    private static let users: [User] = (1...9).map { id in
        var user = User.named("user \(id)", id: id, boss: id > 1 ? id / 2 : nil)
        user.nickname = id % 3 == 0 ? nil : "nick \(id % 3)"
        return user
    }

    @Test("computes a text of a parameter in the database")
    func computedParameter() throws {
        let pool = try PostgresPool.withUsers(.three)
        let byName = User.prepared(String.self) { name in
            User.where { $0.name.uppercased() == name.uppercased() && name.lowercased() == "bo" }
        }
        #expect(try byName("bO").fetch(in: pool).map(\.id) == [2])
        #expect(try byName("Ann").fetch(in: pool).isEmpty)
    }

    @Test("takes nil for NULL, and an index for what is not nil")
    func nilIsNull() throws {
        let byNickname = User.prepared(String?.self, Int.self) { nickname, age in
            User.where { $0.nickname == nickname && $0.age > age }.sorted(by: .ascending(\.id))
        }
        #expect(try byNickname.sql(for: .postgres)[0].contains(#"WHERE "nickname" = $1 AND "age" > $2"#))
        let pool = try PostgresPool.withUsers(Self.users)
        for nickname in [nil, "nick 1", "nobody"] {
            let users = Self.users.filter { $0.nickname == nickname && $0.age > 22 }
            #expect(try byNickname(nickname, 22).fetch(in: pool) == users)
        }
    }

    @Test("selects, computes and follows relationships")
    func values() throws {
        let pool = try PostgresPool.withUsers(Self.users)
        let names = User.prepared(Int.self) { age in
            User.where { $0.staff.contains { $0.age > age } }.sorted(by: .ascending(\.id)).select(
                \.name, { $0.age + age })
        }
        for age in [20, 26, 28, 40] {
            let rows = try names(age).fetch(in: pool)
            let bosses = Self.users.filter { boss in Self.users.contains { $0.bossID == boss.id && $0.age > age } }
            #expect(rows.map(\.0) == bosses.map(\.name) && rows.map(\.1) == bosses.map { $0.age + age })
        }
        let count = User.prepared([Int].self) { ids in User.where { user in ids.condition { user.id.isIn($0) } }.count()
        }
        #expect(try count([1, 2, 30]).fetch(in: pool) == 2)
        #expect(try count([]).fetch(in: pool) == 0)
    }

    @Test("goes on after a column was added or has another type")
    func schemaChanges() throws {
        let byID = User.prepared(Int.self) { id in User.where { $0.id == id }.first() }
        let pool = try PostgresPool.withUsers(Self.users)
        #expect(try byID(3).fetch(in: pool)?.name == "user 3")
        try pool.write { db in
            try db.execute("ALTER TABLE users ADD COLUMN more text")
            try db.execute("ALTER TABLE users ALTER COLUMN name TYPE varchar(80)")
        }
        #expect(try byID(4).fetch(in: pool)?.name == "user 4")
    }

    @Test("is used by many tasks, with two pools", .timeLimit(.minutes(15)))
    func manyTasks() async throws {
        let byName = User.prepared(String.self, String?.self) { name, nickname in
            User.where { $0.name == name && $0.nickname == nickname }.first()
        }
        let pools = [
            try PostgresPool.withUsers(Self.users),
            try PostgresPool.withUsers((1...9).map { User.named("other \($0)", id: $0) }),
        ]
        let wrong = try await withThrowingTaskGroup(of: Int.self) { group in
            for task in 0..<8 {
                group.addTask {
                    var wrong = 0
                    for step in 0..<50 {
                        let id = (task + step) % 9 + 1
                        let name = step % 2 == 0 ? "user \(id)" : "other \(id)"
                        let nickname = step % 2 == 0 && id % 3 != 0 ? "nick \(id % 3)" : nil
                        let user = try await byName(name, nickname).fetch(in: pools[step % 2])
                        if user?.id != id { wrong += 1 }
                    }
                    return wrong
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(wrong == 0)
    }
}
#endif
