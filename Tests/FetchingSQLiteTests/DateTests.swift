import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// Dates are written and read as GRDB writes and reads them.
@Suite struct DateTests {
    @Fetchable("event") struct Event {
        let id: Int
        var date: Date
    }

    /// Dates of the years 1 to 9999, with fractions of any length.
    static let dates: [Date] = {
        var random = SystemRandomNumberGenerator()
        return [-62_135_596_800, -1, 0, 0.0004, 0.0005, 0.0006, 0.9995, 0.9999, 951_782_400, 253_402_300_799.999].map {
            Date(timeIntervalSince1970: $0)
        }
            + (0..<2000).map { _ in
                Date(timeIntervalSince1970: Double.random(in: -62_000_000_000...253_000_000_000, using: &random))
            }
            + (0..<2000).map { _ in
                Date(timeIntervalSince1970: Double(Int.random(in: -2_000_000_000_000...4_000_000_000_000)) / 1000)
            }
    }()

    @Test func findsWhatGRDBWrote() throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(sql: "CREATE TABLE event (id INTEGER PRIMARY KEY, date DATETIME NOT NULL)")
            for (id, date) in Self.dates.enumerated() {
                try db.execute(sql: "INSERT INTO event VALUES (?, ?)", arguments: [id, date])
            }
        }
        try database.read { db in
            for (id, date) in Self.dates.enumerated() {
                let found = try Event.request().all().where { $0.date == date && $0.id == id }.fetch(in: db)
                #expect(found.count == 1, "\(date.timeIntervalSince1970)")
                let written = try Date.fetchOne(db, sql: "SELECT date FROM event WHERE id = ?", arguments: [id])
                // GRDB adds up the parts of a date, which may end a bit away from the same millisecond.
                let difference = try #require(found.first).date.timeIntervalSince(try #require(written))
                #expect(abs(difference) < 1e-4, "\(date.timeIntervalSince1970)")
            }
        }
    }

    @Test func refusesDatesThatDoNotSort() throws {
        let error = #expect(throws: FetchError.self) {
            let database = try DatabaseQueue()
            try database.write {
                try $0.execute(sql: "CREATE TABLE event (id INTEGER PRIMARY KEY, date DATETIME NOT NULL)")
            }
            _ = try Event.request().all().where { $0.date > Date(timeIntervalSince1970: 1e12) }.fetch(in: database)
        }
        #expect(error?.code == .outOfRange)
    }
}
