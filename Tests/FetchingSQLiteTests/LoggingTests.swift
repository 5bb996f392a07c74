import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Logging
import Testing

@Suite("Logging queries") struct LoggingTests {
    @Test func eachQueryIsAMessage() throws {
        let log = LogRecorder()
        let database = try loggingDatabase { $0.logQueries(to: log.logger) }
        log.clear()
        let request = User.request().all().where { $0.name == "secret" }
        _ = try request.fetch(in: database)
        #expect(log.messages == ["Query"])
        #expect(log.levels == [.debug])
        #expect(log.sql == [try request.sql(for: .sqlite)])
        #expect(log.entries[0].metadata.keys.sorted() == ["duration_ms", "sql"])
        #expect(try #require(log.duration(at: 0)) >= 0)
    }

    @Test func valuesAreLeftOut() throws {
        let log = LogRecorder()
        let database = try loggingDatabase { $0.logQueries(to: log.logger, at: .trace) }
        try database.write { db in
            try db.execute(sql: "UPDATE user SET name = ? WHERE name = ?", arguments: ["secret1", "secret2"])
        }
        _ = try User.request().all().where { $0.name.isIn((0..<100).map { "secret\($0)" }) }.fetch(in: database)
        _ = try User.request().all().where { $0.name.isLike("secret*") && $0.score > 31337 }.fetch(in: database)
        #expect(log.sql.count == 3)
        #expect(!log.everything.contains("secret"))
        #expect(!log.everything.contains("31337"))
    }

    @Test func valuesAreShownOnDemand() throws {
        let log = LogRecorder()
        let database = try loggingDatabase { $0.logQueries(to: log.logger, at: .info, showingValues: true) }
        log.clear()
        _ = try User.request().all().where { $0.name == "it's" && $0.score > 7 }.fetch(in: database)
        #expect(log.levels == [.info])
        #expect(log.sql[0].hasSuffix(#""name" = 'it''s' COLLATE BINARY AND "score" > 7.0"#))
    }

    @Test func longValuesAreCut() throws {
        let log = LogRecorder()
        let database = try loggingDatabase { $0.logQueries(to: log.logger, showingValues: true) }
        log.clear()
        let long = String(repeating: "é", count: 99) + "ab" + String(repeating: "c", count: 1_000_000)
        _ = try User.request().all().where { $0.name == long && $0.nickname == "short" }.fetch(in: database)
        let text = "'" + String(repeating: "é", count: 99) + "a…' COLLATE BINARY AND"
        #expect(log.sql[0].contains(text))
        #expect(log.sql[0].hasSuffix("'short' COLLATE BINARY"))
        #expect(log.sql[0].count < 500)
        try database.read { db in
            _ = try Data.fetchOne(db, sql: "SELECT ?", arguments: [Data(repeating: 7, count: 100_000)])
        }
        #expect(log.sql[1] == "SELECT x'" + String(repeating: "07", count: 50) + "…'")
    }

    @Test(arguments: ["sqlite_master", "sqlite_schema", "sqlite_temp_master", "sqlite_temp_schema"])
    func whatIsAskedOfTheSchemaIsNotLogged(table: String) throws {
        let log = LogRecorder()
        let database = try loggingDatabase { $0.logQueries(to: log.logger) }
        try database.write { db in
            try db.execute(sql: "CREATE TABLE ssqlite_mas (sqlite_maste TEXT)")
            log.clear()
            _ = try String.fetchAll(db, sql: "SELECT 'sqsqlite_' || name FROM \(table)")
            _ = try String.fetchAll(db, sql: "SELECT sqlite_maste FROM ssqlite_mas")
        }
        #expect(log.sql == ["SELECT sqlite_maste FROM ssqlite_mas"])
    }

    @Test func onlyQueriesAreLogged() throws {
        let log = LogRecorder()
        let database = try loggingDatabase { $0.logQueries(to: log.logger) }
        log.clear()
        try database.write { db in
            try db.execute(sql: "PRAGMA user_version; CREATE TABLE a (b); CREATE TABLE c (b)")
            try db.execute(sql: "CREATE TRIGGER t AFTER INSERT ON a BEGIN INSERT INTO c VALUES (new.b); END")
            _ = try db.tableExists("c")
            _ = try db.columns(in: "c")
            _ = try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN SELECT b FROM c")
            try db.execute(sql: "INSERT INTO a VALUES (1)")
            try db.inSavepoint {
                try db.execute(sql: "-- why it is done\n DELETE FROM a; \n")
                return .commit
            }
            _ = try Int.fetchAll(db, sql: "WITH x AS (SELECT 1) SELECT * FROM x")
            try db.execute(sql: "DROP TABLE a")
        }
        #expect(log.sql == ["INSERT INTO a VALUES (1)", "DELETE FROM a", "WITH x AS (SELECT 1) SELECT * FROM x"])
    }

    @Test func insertionsAreLoggedWithoutTheirValues() throws {
        let log = LogRecorder()
        let database = try loggingDatabase { $0.logQueries(to: log.logger) }
        log.clear()
        let user = User.named("secret", id: 9)
        try User.insert(user).onConflict(.ignore).run(in: database)
        try User.update(user).run(in: database)
        #expect(log.sql.count == 2, "\(log.sql)")
        #expect(log.sql.first?.hasPrefix(#"INSERT INTO "user" ("id","#) ?? false, "\(log.sql)")
        #expect(log.sql.last?.hasPrefix(#"UPDATE "user" SET"#) ?? false, "\(log.sql)")
        #expect(!log.everything.contains("secret"))
    }

    @Test func whatAVirtualTableDoesIsNotLogged() throws {
        let log = LogRecorder()
        let database = try loggingDatabase { $0.logQueries(to: log.logger) }
        try database.write { db in
            try db.execute(sql: "CREATE VIRTUAL TABLE docs USING fts4(body)")
            log.clear()
            try db.execute(sql: "INSERT INTO docs VALUES ('one two')")
            _ = try String.fetchAll(db, sql: "SELECT body FROM docs WHERE docs MATCH 'two'")
        }
        #expect(log.sql == ["INSERT INTO docs VALUES ('one two')", "SELECT body FROM docs WHERE docs MATCH 'two'"])
    }

    @Test func onlySlowQueriesAreLoggedOnDemand() throws {
        let log = LogRecorder()
        let database = try loggingDatabase { $0.logQueries(to: log.logger, slowerThan: .milliseconds(500)) }
        _ = try User.request().all().fetch(in: database)
        #expect(log.sql.isEmpty)
        try database.read { db in
            let cursor = try Int.fetchCursor(db, sql: "SELECT 1 UNION ALL SELECT 2")
            while try cursor.next() != nil { Thread.sleep(forTimeInterval: 0.3) }
        }
        #expect(log.sql == ["SELECT 1 UNION ALL SELECT 2"])
        #expect(try #require(log.duration(at: 0)) >= 500)
    }

    @Test func queriesWithinQueriesAreEachMeasured() throws {
        let log = LogRecorder()
        let database = try loggingDatabase { $0.logQueries(to: log.logger) }
        log.clear()
        try database.read { db in
            let outer = try Int.fetchCursor(db, sql: "SELECT 1")
            while try outer.next() != nil {
                let inner = try Int.fetchCursor(db, sql: "SELECT 2")
                while try inner.next() != nil { Thread.sleep(forTimeInterval: 0.02) }
            }
        }
        #expect(log.sql == ["SELECT 2", "SELECT 1"])
        #expect(try #require(log.duration(at: 1)) >= 20)
    }

    @Test func anIgnoredLevelIsNotLogged() throws {
        let log = LogRecorder()
        var logger = log.logger
        logger.logLevel = .info
        let database = try loggingDatabase { [logger] in $0.logQueries(to: logger) }
        _ = try User.request().all().fetch(in: database)
        #expect(log.entries.isEmpty)
    }

    @Test func oneConnectionIsLogged() throws {
        let log = LogRecorder()
        let database = try makeDatabase()
        try database.write { db in
            db.logQueries(to: log.logger)
            _ = try User.request().all().fetch(in: db)
            #expect(log.entries.count == 1)
            db.trace()
            _ = try User.request().all().fetch(in: db)
        }
        #expect(log.entries.count == 1)
    }

    @Test func everyConnectionOfAPoolIsLogged() throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let log = LogRecorder()
        var configuration = Configuration()
        configuration.logQueries(to: log.logger)
        let pool = try DatabasePool(path: folder.appendingPathComponent("db").path, configuration: configuration)
        try pool.write { try $0.execute(sql: "CREATE TABLE a (b); INSERT INTO a VALUES (1)") }
        log.clear()
        try pool.read { _ = try Int.fetchAll($0, sql: "SELECT 1") }
        try pool.writeWithoutTransaction { _ = try Int.fetchAll($0, sql: "SELECT 2") }
        #expect(log.sql == ["SELECT 1", "SELECT 2"])
    }

    @Test func includedModelsAreLoggedToo() throws {
        let log = LogRecorder()
        let library = try MusicLibrary()
        try library.database.read { db in
            db.logQueries(to: log.logger)
            _ = try Album.request().all().including(\.tracks).including(\.artist).fetch(in: db)
        }
        #expect(log.sql.count == 3)
    }

    private func loggingDatabase(_ prepare: @escaping @Sendable (inout Configuration) -> Void) throws -> DatabaseQueue {
        var configuration = Configuration()
        prepare(&configuration)
        let database = try DatabaseQueue(configuration: configuration)
        try makeDatabase([.named("a", id: 1)]).backup(to: database)
        return database
    }
}
