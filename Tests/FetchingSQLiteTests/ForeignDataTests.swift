import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// Tables that somebody else wrote.
@Suite struct ForeignDataTests {
    @Fetchable("item") struct Priced {
        let id: Int
        var price: Decimal
    }
    @Fetchable("item") struct Weighed {
        let id: Int
        var price: Float
    }
    @Fetchable("item") struct Seen {
        let id: Int
        var seen: Date
    }
    @Fetchable("item") struct Identified {
        let id: Int
        var token: UUID
    }
    @Fetchable("item")
    struct Declared {
        let id: Int
        @FetchingStorage(.unixSeconds) var seen: Date
        @FetchingStorage(.uuidText) var token: UUID
        @FetchingStorage(.dayText) var day: Date
        @FetchingStorage(.iso8601Text) var start: Date
        @FetchingStorage(.dateTimeText) var end: Date
    }

    @Fetchable("item") struct Filed {
        let id: Int
        var content: Data
    }

    /// A blob is not equal to a text of the same bytes, so that no condition would find the row.
    @Test func refusesTextForData() throws {
        let text = try database("content BLOB NOT NULL", "'ab'")
        let error = #expect(throws: FetchError.self) { try Filed.request().all().fetch(in: text) }
        #expect(error?.code == .typeMismatch && error?.member == "content" && error?.key == "7")
        let blob = try database("content BLOB NOT NULL", "x'6162'")
        let bytes = Data("ab".utf8)
        #expect(try Filed.request().all().where { $0.content == bytes }.fetch(in: blob).map(\.content) == [bytes])
    }

    private func database(_ column: String, _ value: String) throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(
                sql: "CREATE TABLE item (id INTEGER PRIMARY KEY, \(column)); INSERT INTO item VALUES (7, \(value))")
        }
        return database
    }

    @Test(arguments: [
        "9e999", "'12abc'", "'1.5' || char(0) || 'x'", "''", "'NaN'", "x'00'", "1e-300", "'1e-200'", "'1e200'",
        "'1.234567890123456789012345678901234567890123'", "'1234567890123456789012345678901234567890123'",
    ])
    func refusesWhatIsNoDecimal(_ value: String) throws {
        let database = try database("price BLOB NOT NULL", value)
        let error = #expect(throws: FetchError.self) { try Priced.request().all().fetch(in: database) }
        #expect(error?.code == .typeMismatch && error?.member == "price" && error?.key == "7")
    }

    @Test(arguments: [
        ("'12.50'", "12.5"), ("'-1e3'", "-1000"), ("3", "3"), ("0.5", "0.5"), ("'.5'", "0.5"),
        ("'12345678901234567890123456789012345678'", "12345678901234567890123456789012345678"),
        ("'0000000000000000000000000000000000000000001.50'", "1.5"), ("'+1.5E+2'", "150"), ("'-0.00e5'", "0"),
        ("'1500000000000000000000000000000000000000000'", "1.5e42"), ("1e20", "1e20"),
    ])
    func readsDecimals(_ value: String, _ expected: String) throws {
        let database = try database("price BLOB NOT NULL", value)
        let decimal = try #require(Decimal(string: expected))
        #expect(try Priced.request().all().fetch(in: database).map(\.price) == [decimal])
        #expect(Priced.request().all().where { $0.price == .nan }.sqlFails)
    }

    /// Beyond 2⁵³ SQLite would add to a floating-point number as to a fraction, where an integer overflows.
    @Test(arguments: ["9007199254740992.0", "-9007199254740992.0", "1e17", "9223372036854775807.0", "9e999", "2.5"])
    func refusesALargeFloatingPointNumberForAnInteger(_ value: String) throws {
        let database = try database("amount BLOB NOT NULL", value)
        let error = #expect(throws: FetchError.self) { try Counted.request().all().fetch(in: database) }
        #expect(error?.code == .typeMismatch && error?.member == "amount" && error?.key == "7")
        #expect(throws: FetchError.self) { try Counted.request().all().select(\.amount).fetch(in: database) }
        #expect(throws: FetchError.self) { try Counted.request().all().max(\.amount).fetch(in: database) }
    }

    @Test(arguments: [
        ("9007199254740991.0", 9_007_199_254_740_991), ("-9007199254740991.0", -9_007_199_254_740_991), ("3.0", 3),
    ])
    func readsAFloatingPointNumberThatIsAnInteger(_ value: String, _ expected: Int) throws {
        let database = try database("amount BLOB NOT NULL", value)
        #expect(try Counted.request().all().fetch(in: database).map(\.amount) == [expected])
        #expect(try Counted.request().all().where { $0.amount == expected }.count(in: database) == 1)
        #expect(try Counted.request().all().select { $0.amount + 1 }.fetch(in: database) == [expected + 1])
    }

    @Test func refusesANumberThatIsTooLargeForFloat() throws {
        let database = try database("price REAL NOT NULL", "1e300")
        let error = #expect(throws: FetchError.self) {
            try Weighed.request().all().fetch(in: database)
        }
        #expect(error?.code == .outOfRange)
    }

    @Test func checkFindsFormsThatDoNotCompare() throws {
        let dates = try database("seen INTEGER NOT NULL", "1700000000")
        #expect(throws: FetchError.self) { try Seen.check(in: dates) }
        let tokens = try database("token TEXT NOT NULL", "'\(UUID().uuidString)'")
        #expect(throws: FetchError.self) { try Identified.check(in: tokens) }
        let wide = try DatabaseQueue()
        try wide.write {
            try $0.execute(
                sql: "PRAGMA encoding = 'UTF-16le'; CREATE TABLE item (id INTEGER PRIMARY KEY, seen DATETIME NOT NULL)")
        }
        let error = #expect(throws: FetchError.self) { try Seen.check(in: wide) }
        #expect(error?.code == .unsupported)
    }

    @Test func declaredFormsAreFoundAndRead() throws {
        let token = UUID()
        let database = try database(
            "seen INTEGER NOT NULL, token TEXT NOT NULL, day TEXT NOT NULL, start TEXT NOT NULL, \"end\" TEXT NOT NULL",
            "1700000000, '\(token.uuidString)', '2024-05-01', '2024-05-01T10:30:00Z', '2024-05-01 11:30:00'")
        try Declared.check(in: database)
        let day = Date(timeIntervalSince1970: 1_714_521_600)
        let request = Declared.request().all().where {
            $0.seen == Date(timeIntervalSince1970: 1_700_000_000) && $0.token == token && $0.day == day
            $0.start == day + 37_800
            $0.end == day + 41_400
            $0.day >= day && $0.start > day
        }
        let found = try request.fetch(in: database)
        #expect(found.map(\.day) == [day] && found.map(\.start) == [day + 37_800] && found.map(\.end) == [day + 41_400])
        #expect(try request.fetch(in: found).count == 1)
    }

    @Test(arguments: ["'2024-05-01 10:00:00'", "'2024-05-01T10:00:00Z'", "'2024-05-01'", "1714557600", "1714557600.5"])
    func refusesDatesThatNoConditionWouldFind(_ value: String) throws {
        let database = try database("seen NOT NULL", value)
        let error = #expect(throws: FetchError.self) { try Seen.request().all().fetch(in: database) }
        #expect(error?.code == .typeMismatch && error?.description.contains("@FetchingStorage") == true)
    }

    @Fetchable("item") struct Counted {
        let id: Int
        var amount: Int
    }
    @Fetchable("item") struct Prefixed {
        let id: Int
        // swift-format-ignore: AlwaysUseLowerCamelCase
        var fetching_amount: Int
    }

    @Test func calculatesWithWholeNumbersInARealColumn() throws {
        let database = try database("amount REAL NOT NULL", "41")
        #expect(try Counted.request().all().where { $0.amount + 1 == 42 }.fetch(in: database).map(\.amount) == [41])
    }

    @Test func aMissingColumnIsNotTakenForAMissingFunction() throws {
        let database = try database("amount INTEGER NOT NULL", "41")
        let error = #expect(throws: FetchError.self) { try Prefixed.request().all().fetch(in: database) }
        #expect(error?.code == .missingColumn && error?.member == "fetching_amount")
    }

    @Test func refusesIdentifiersThatNoConditionWouldFind() throws {
        let database = try database("token NOT NULL", "'\(UUID().uuidString)'")
        let error = #expect(throws: FetchError.self) { try Identified.request().all().fetch(in: database) }
        #expect(error?.code == .typeMismatch && error?.description.contains("@FetchingStorage") == true)
    }

    @Test(arguments: [
        "2024-02-31 00:00:00.000", "2024-13-45 99:99:99.999", "2024-05-01T10:30:00.000", "2024-05-01 24:00:00.000",
        "0000-01-01 00:00:00.000", "1500-02-31 00:00:00.000", "-001-01-01 00:00:00.000", "2024-05-01 10:30:00.0 0",
    ])
    func impossibleDatesAreNotShifted(_ text: String) throws {
        let database = try database("seen TEXT NOT NULL", "'\(text)'")
        let error = #expect(throws: FetchError.self) { try Seen.request().all().fetch(in: database) }
        #expect(error?.code == .typeMismatch && error?.member == "seen" && error?.key == "7")
    }

    @Test func datesBefore1600AreReadAsTheyAreWritten() throws {
        for day in stride(from: -719_162.0, to: -135_140, by: 997) {
            let date = Date(timeIntervalSince1970: day * 86_400 + 0.123)
            let database = try database("seen TEXT NOT NULL", "'2024-01-01 00:00:00.000'")
            try Seen.request().all().update(in: database) { $0.seen = date }
            let found = try Seen.request().all().where { $0.seen == date }.fetch(in: database)
            #expect(found.count == 1)
        }
    }

    @Test(arguments: [
        ("'2024-05-01 10:00:00'", "(.dateTimeText)"), ("'2024-05-01T10:00:00Z'", "(.iso8601Text)"),
        ("'2024-05-01'", "(.dayText)"), ("1714557600", "(.unixSeconds)' or '.unixMilliseconds"),
        ("1714557600.5", "(.unixTime)"),
    ])
    func namesTheFormThatFits(_ value: String, _ form: String) throws {
        let database = try database("seen NOT NULL", value)
        let error = #expect(throws: FetchError.self) { try Seen.request().all().fetch(in: database) }
        #expect(error?.description.contains("@FetchingStorage\(form)'") == true, "\(String(describing: error))")
    }

    @Test func namesTheFormOfAnIdentifier() throws {
        let token = UUID().uuidString
        for (text, form) in [(token, ".uuidText"), (token.lowercased(), ".lowercaseUUIDText")] {
            let database = try database("token NOT NULL", "'\(text)'")
            let error = #expect(throws: FetchError.self) { try Identified.request().all().fetch(in: database) }
            #expect(error?.description.contains("@FetchingStorage(\(form))") == true)
        }
    }

    @Test(arguments: [
        ("day", "'2024-05-01 00:00:00.000'"), ("end", "'2024-05-01 11:30:00.000'"), ("start", "'2024-05-01'"),
        ("token", "'\(UUID().uuidString.lowercased())'"),
    ])
    func refusesOtherFormsThanTheDeclaredOne(_ column: String, _ value: String) throws {
        let columns = ["seen", "token", "day", "start", "end"]
        let values = [
            "1", "'\(UUID().uuidString)'", "'2024-05-01'", "'2024-05-01T10:30:00Z'", "'2024-05-01 11:30:00'",
        ]
        let database = try database(
            columns.map { "\"\($0)\" NOT NULL" }.joined(separator: ", "),
            zip(columns, values).map { $0 == column ? value : $1 }.joined(separator: ", "))
        let error = #expect(throws: FetchError.self) { try Declared.request().all().fetch(in: database) }
        #expect(error?.code == .typeMismatch && error?.member == column && error?.key == "7")
    }

    @Fetchable("item") struct Named {
        let id: Int
        var name: String
    }
    @Fetchable("item") struct Linked {
        let id: Int
        var link: URL
    }

    @Test(arguments: [
        "x'FF'", "x'61C3'", "x'F09F98'", "x'EDA080'", "x'C0AF'", "x'6162636465666768696AFF'",
        "x'616263646566676869F4908080'",
    ])
    func refusesTextThatIsNotUTF8(_ bytes: String) throws {
        let database = try database("name TEXT NOT NULL", "CAST(\(bytes) AS TEXT)")
        let error = #expect(throws: FetchError.self) { try Named.request().all().fetch(in: database) }
        #expect(error?.code == .typeMismatch && error?.member == "name" && error?.key == "7")
        #expect(error?.description.contains("UTF-8") == true)
    }

    @Test(arguments: [
        "", "a", "abcdefg", "abcdefgh", "é", "abcdefghijklmnopé", "\u{FFFD}", "\u{FEFF}x", "👩‍👩‍👧‍👦 and more text",
        String(repeating: "ab\u{300}", count: 1000),
    ])
    func readsUnicode(_ text: String) throws {
        let database = try database("name TEXT NOT NULL", "''")
        try database.write { try $0.execute(sql: "UPDATE item SET name = ?", arguments: [text]) }
        let read = try #require(try Named.request().all().fetch(in: database).first?.name)
        #expect(Array(read.utf8) == Array(text.utf8))
    }

    @Test(arguments: [" 1", "a b", "http://exämple.com/ü", "http://[", ""])
    func refusesWhatIsNoURL(_ text: String) throws {
        let database = try database("link TEXT NOT NULL", "'\(text)'")
        let error = #expect(throws: FetchError.self) { try Linked.request().all().fetch(in: database) }
        #expect(error?.code == .typeMismatch && error?.member == "link" && error?.key == "7")
    }

    @Test(arguments: ["https://example.com/a?b=%20c#d", "mailto:a@b.c", "file:///tmp/", "relative/path", "HTTP://A.b"])
    func readsURLs(_ text: String) throws {
        let database = try database("link TEXT NOT NULL", "'\(text)'")
        let read = try #require(try Linked.request().all().fetch(in: database).first?.link)
        #expect(read.absoluteString == text)
        #expect(try Linked.request().all().where { $0.link == read }.fetch(in: database).count == 1)
    }
}

extension FetchableRequest where Result == [Model] {
    /// Whether the request is refused before anything is read.
    fileprivate var sqlFails: Bool {
        do { _ = try sql(for: .sqlite) } catch { return true }
        return false
    }
}
