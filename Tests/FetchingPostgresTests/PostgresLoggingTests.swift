#if Postgres
import Fetching
import FetchingPostgres
import Foundation
import Logging
import Testing

@Suite("The log of PostgreSQL", .onPostgres)
struct PostgresLoggingTests {
    @Test("has each request with its duration, and values only where they are asked for", arguments: [false, true])
    func queries(showsValues: Bool) throws {
        let messages = LogMessages()
        let pool = try PostgresPool.withUsers(.three, connections: 1) {
            $0.logQueries(to: messages.logger, showingValues: showsValues)
        }
        _ = try User.request().all().where { $0.name == "Bo's secret" }.fetch(in: pool)
        try User.request().all().where { $0.id == 918_273_645 }.delete(in: pool)
        try #require(messages.all.count == 2)
        #expect(messages.all[0].contains("sql=SELECT") && messages.all[0].contains("\"name\" = $1"))
        #expect(messages.all[0].contains("duration_ms="))
        #expect(messages.all[1].contains("sql=DELETE"))
        #expect(messages.all[0].contains("Bo's secret") == showsValues)
        #expect(messages.all[1].contains("918273645") == showsValues)
    }

    @Test("has insertions and changes of models, without their values")
    func changes() throws {
        let messages = LogMessages()
        let pool = try PostgresPool.withUsers(.three, connections: 1) { $0.logQueries(to: messages.logger) }
        let users = try User.request().all().fetch(in: pool)
        try User.insert(users).onConflict(.ignore).run(in: pool)
        try User.update(users[0]).run(in: pool)
        try #require(messages.all.count == 3)
        #expect(messages.all[1].contains("sql=INSERT INTO") && messages.all[1].contains("duration_ms="))
        #expect(messages.all[2].contains("sql=UPDATE"))
        #expect(messages.all.allSatisfy { message in users.allSatisfy { !message.contains($0.name) } })
    }

    @Test("leaves out what is fast, and what the logger ignores")
    func threshold() throws {
        let slow = LogMessages()
        let pool = try PostgresPool.withUsers(.three) { $0.logQueries(to: slow.logger, slowerThan: .seconds(1)) }
        _ = try User.request().all().fetch(in: pool)
        try pool.read { db in _ = try db.rows("SELECT pg_sleep(\(1.1))") { _ in } }
        #expect(slow.all.count == 1)
        let ignored = LogMessages()
        let other = try PostgresPool.withUsers(.three) { $0.logQueries(to: ignored.logger, at: .trace) }
        _ = try User.request().all().fetch(in: other)
        #expect(ignored.all.isEmpty)
    }

    @Test("has the notices of the server at their level")
    func notices() throws {
        let messages = LogMessages()
        let pool = try PostgresPool.withUsers { $0.logNotices(to: messages.logger) }
        try pool.write { db in
            try db.execute("CREATE TABLE IF NOT EXISTS users (id bigint)")
            try db.execute("DO $$ BEGIN RAISE WARNING 'be careful'; END $$")
        }
        try #require(messages.all.count == 2)
        #expect(messages.all[0].contains("notice") && messages.all[0].contains("already exists"))
        #expect(messages.all[0].contains("sqlstate=42P07"))
        #expect(messages.all[1].contains("warning") && messages.all[1].contains("be careful"))
    }
}
#endif
