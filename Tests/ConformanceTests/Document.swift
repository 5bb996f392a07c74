import Fetching
import Foundation
import GRDB

/// A record of GRDB with every type of value, which GRDB writes and reads by itself.
struct Document: Codable, Equatable, Sendable, FetchableRecord, PersistableRecord {
    var id: Int64
    var text: String
    var maybeText: String?
    var integer: Int
    var small: Int8
    var unsigned: UInt32
    var number: Double
    var float: Float
    var flag: Bool
    var maybeFlag: Bool?
    var date: Date
    var maybeDate: Date?
    var data: Data
    var uuid: UUID
    var url: URL
    var decimal: Decimal
    var maybeDecimal: Decimal?
    var color: Color

    enum Color: String, Codable, FetchableValue { case red, blue }

    static func queue() throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try queue.write { db in
            try db.create(table: databaseTableName) { table in
                table.column("id", .integer).notNull()
                table.column("text", .text).notNull()
                table.column("maybeText", .text)
                table.column("integer", .integer).notNull()
                table.column("small", .integer).notNull()
                table.column("unsigned", .integer).notNull()
                table.column("number", .double).notNull()
                table.column("float", .double).notNull()
                table.column("flag", .boolean).notNull()
                table.column("maybeFlag", .boolean)
                table.column("date", .datetime).notNull()
                table.column("maybeDate", .datetime)
                table.column("data", .blob).notNull()
                table.column("uuid", .blob).notNull()
                table.column("url", .text).notNull()
                table.column("decimal", .text).notNull()
                table.column("maybeDecimal", .text)
                table.column("color", .text).notNull()
            }
        }
        return queue
    }
}

extension Document {
    static let samples: [Document] = [
        Document(
            id: 1, text: "caf\u{E9}", maybeText: "e\u{301}", integer: .max, small: .min, unsigned: .max, number: 0.1,
            float: 0.1, flag: true, maybeFlag: false, date: date(1_700_000_000.123), maybeDate: date(946_684_799.999),
            data: Data([0, 0xFF]), uuid: uuid(0xFF), url: url("https://example.org/?q=%C3%A9#a"),
            decimal: Decimal(15) / 10, maybeDecimal: Decimal(-1) / 3, color: .blue),
        Document(
            id: .min, text: "", integer: .min, small: .max, unsigned: 0, number: -.infinity, float: 3, flag: false,
            date: date(-0.001), data: Data(), uuid: uuid(0), url: url("a"), decimal: 0, color: .red),
        Document(
            id: 3, text: "'\"%_*?\\\u{10FFFF}", maybeText: "", integer: 0, small: 0, unsigned: 1, number: 3,
            float: .infinity, flag: true, maybeFlag: true, date: date(0), maybeDate: date(-62_135_596_800),
            data: Data([0]), uuid: uuid(0x80), url: url("file:///tmp/a%20b"),
            decimal: Decimal(sign: .plus, exponent: 30, significand: 1),
            maybeDecimal: Decimal(sign: .minus, exponent: -20, significand: 123), color: .red),
    ]

    private static func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

    private static func url(_ text: String) -> URL { URL(string: text) ?? URL(fileURLWithPath: text) }

    private static func uuid(_ byte: UInt8) -> UUID {
        UUID(uuid: (byte, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, byte))
    }
}
