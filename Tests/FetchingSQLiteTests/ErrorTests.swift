import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// What is wrong is told by name, and nothing traps.
@Suite struct ErrorTests {
    @Fetchable("nowhere") struct Lost { let id: Int }
    @Fetchable("user") struct Misnamed {
        let id: Int
        var surname: String
    }
    @Fetchable("user") struct Demanding {
        let id: Int
        var nickname: String
    }
    @Fetchable("user") struct Confused {
        let id: Int
        var name: Int
    }
    @Fetchable("user") struct Narrow { let id: Int8 }
    @Fetchable("user") struct Large { let id: UInt64 }

    private func error(_ fetch: () throws -> Void) throws -> FetchError {
        try #require(#expect(throws: FetchError.self) { try fetch() })
    }

    @Test func missingTable() throws {
        let error = try error { _ = try Lost.request().all().fetch(in: makeDatabase()) }
        #expect(error.code == .missingTable)
        #expect(
            error.description == """
                'Lost' on SQLite: the database has no table 'nowhere'. Create it with a migration, or name the right one in \
                '@Fetchable("…")'
                """)
    }

    @Test func missingColumn() throws {
        let error = try error { _ = try Misnamed.request().all().fetch(in: makeDatabase()) }
        #expect(error.code == .missingColumn)
        #expect(error.description.hasPrefix("'Misnamed.surname' on SQLite: the table 'user' has no column 'surname'"))
    }

    @Test func missingColumnWhereQuotedNamesCanBeTexts() throws {
        var configuration = Configuration()
        configuration.acceptsDoubleQuotedStringLiterals = true
        let database = try DatabaseQueue(configuration: configuration)
        try database.write {
            try $0.execute(sql: "CREATE TABLE user (id INTEGER PRIMARY KEY); INSERT INTO user VALUES (1)")
        }
        #expect(try error { _ = try Misnamed.request().all().fetch(in: database) }.code == .missingColumn)
    }

    @Test func nullInANonOptionalColumn() throws {
        let database = try makeDatabase([.named("Joe", id: 7)])
        let error = try error { _ = try Demanding.request().all().fetch(in: database) }
        #expect(
            error.description == """
                'Demanding.nickname' in the row with key 7 on SQLite: the column holds NULL, but the property is not \
                optional. Make the property optional, or leave such rows out
                """)
    }

    @Test func valueOfAnotherType() throws {
        let database = try makeDatabase([.named("Joe", id: 7)])
        let error = try error { _ = try Confused.request().all().fetch(in: database) }
        #expect(error.code == .typeMismatch)
        #expect(
            error.description.hasPrefix(
                "'Confused.name' in the row with key 7 on SQLite: the column holds text where the property needs an integer"
            ))
    }

    @Test func numberThatDoesNotFit() throws {
        let database = try makeDatabase([.named("Joe", id: 1000)])
        let error = try error { _ = try Narrow.request().all().fetch(in: database) }
        #expect(error.code == .outOfRange)
        #expect(error.member == "id" && error.key == "1000")
    }

    @Test func unknownRawValue() throws {
        let database = try makeDatabase([.named("Joe", id: 7)])
        try database.write { try $0.execute(sql: "UPDATE user SET plan = 'gold'") }
        let error = try error { _ = try User.request().all().fetch(in: database) }
        #expect(
            error.description == """
                'User.plan' in the row with key 7 on SQLite: 'Plan' has no case with the raw value 'gold'. Add the case, or \
                leave such rows out with a condition
                """)
        #expect(try User.request().all().where { $0.plan == .premium }.fetch(in: database).isEmpty)
    }

    @Test func boundNumberThatDoesNotFit() throws {
        let error = try error { _ = try Large.request().all().where { $0.id == .max }.fetch(in: makeDatabase()) }
        #expect(error.code == .outOfRange && error.member == "id" && error.operation == "==")
        #expect(!error.description.contains("18446744073709551615"))
    }

    @Test func notANumber() throws {
        let error = try error { _ = try User.request().all().where { $0.score > .nan }.fetch(in: makeDatabase()) }
        #expect(error.description.hasPrefix("'User.score' in '>' on SQLite: NaN is not a number"))
    }

    @Test func invalidPattern() throws {
        let error = try error { _ = try User.request().all().where { $0.name.matches("a(") }.fetch(in: makeDatabase()) }
        #expect(
            error.description.hasPrefix("'User.name' in 'matches' on SQLite: the pattern is not a regular expression"))
    }

    @Test func negativeLimit() throws {
        #expect(try error { _ = try User.request().first(nth: -1).fetch(in: makeDatabase()) }.code == .invalidLimit)
        #expect(try error { _ = try User.request().all(after: -1).fetch(in: makeDatabase()) }.code == .invalidLimit)
    }

    @Test func overflow() throws {
        let database = try makeDatabase([.named("Joe", id: .max)])
        let request = User.request().all().select { $0.id + 1 }
        #expect(try error { _ = try request.fetch(in: database) }.code == .arithmeticOverflow)
        #expect(try error { _ = try request.fetch(in: [.named("Joe", id: .max)]) }.code == .arithmeticOverflow)
    }

    @Test func closedDatabase() throws {
        let database = try makeDatabase()
        try database.close()
        let error = try error { _ = try User.request().all().fetch(in: database) }
        #expect(error.code == .databaseFailure)
        #expect(error.description.contains("Fetch while the database is open"))
    }

    @Test func busyDatabase() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sqlite").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let (first, second) = (try DatabaseQueue(path: path), try DatabaseQueue(path: path))
        try first.write { try $0.execute(sql: "CREATE TABLE nowhere (id INTEGER PRIMARY KEY)") }
        #expect(try Lost.request().all().fetch(in: second).isEmpty)
        try first.writeWithoutTransaction { db in
            try db.execute(sql: "BEGIN EXCLUSIVE")
            let error = try error { _ = try Lost.request().all().fetch(in: second) }
            #expect(error.description.contains("Try again"))
            try db.execute(sql: "COMMIT")
        }
    }

    @Test func checkTellsAllDifferences() throws {
        let database = try makeDatabase()
        try User.check(in: database)
        #expect(try error { try Lost.check(in: database) }.description.contains("table 'nowhere' does not exist"))
        #expect(try database.read { try Misnamed.schemaDifferences(in: $0).map(\.kind) } == [.missingColumn])
        #expect(try database.read { try Demanding.schemaDifferences(in: $0).map(\.kind) } == [.nullable])
        #expect(
            try database.read { try Confused.schemaDifferences(in: $0).map(\.kind) }
                == [.differentType(declared: "TEXT")])
    }
}
