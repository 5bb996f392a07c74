import ConformanceEngines
import Fetching
import FetchingCore
import FetchingSQLite
import Foundation
import GRDB
import Testing

@testable import FetchingTestSupport

/// The tables that SQLite creates from the models of the suite. PostgreSQL's are under test in `FetchingPostgresTests`.
@Suite struct ModelTableTests {
    private static let models: [any Fetchable.Type] = [
        Team.self, Player.self, Seat.self, Tag.self, Tagging.self, Match.self, Person.self, Specimen.self, Stamp.self,
        Switch.self, Sample.self, Holder<UInt8>.self, Dwelling.self, Venue.self,
    ]

    @Test func fitEachModel() throws {
        let queue = try DatabaseQueue()
        try SQLSchema(Self.models).create(in: queue)
        for model in Self.models {
            try model.check(in: queue)
            #expect(try queue.read { try model.migrationSQL(in: $0) } == [], "\(model)")
        }
    }

    @Test func holdEveryFormOfStorage() throws {
        let queue = try DatabaseQueue()
        try Specimen.create(in: queue)
        let row = try StoredRow(Specimen(id: 1))
        try queue.write { db in
            let places = row.values.map { _ in "?" }.joined(separator: ", ")
            try RawStatement("INSERT INTO specimens VALUES (\(places))", in: db).run(row.values.map(\.value))
        }
        let found = try #require(try Specimen.request().first().fetch(in: queue))
        #expect(try StoredRow(found).values.map(\.value) == row.values.map(\.value))
    }
}
