import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// Models are found by their keys, of every kind.
@Suite struct FindTests {
    private let users = (1...5).map { User.named("Ma\($0)", id: $0) }

    @Test func findsOneWithoutBlocking() async throws {
        let database = try makeDatabase(users)
        #expect(try await User.find(2).fetch(in: database) == users[1])
    }

    @Test func findsOne() throws {
        let database = try makeDatabase(users)
        #expect(
            try User.find(3).sql(for: .sqlite, showingValues: true)
                == User.request().first().where { $0 == 3 }.sql(for: .sqlite, showingValues: true))
        #expect(try User.find(3).fetch(in: database) == users[2])
        #expect(try User.find(3).fetch(in: users) == users[2])
        #expect(try User.find(6).fetch(in: database) == nil)
        #expect(try User.find(6).fetch(in: users) == nil)
    }

    @Test func findsSeveral() throws {
        let database = try makeDatabase(users)
        #expect(
            try User.find(keys: [1, 3]).sql(for: .sqlite, showingValues: true)
                == User.where { $0.id.isIn([1, 3]) }.sql(for: .sqlite, showingValues: true))
        for keys in [[], [2], [4, 1, 4, 9]] {
            let request = User.find(keys: keys).sorted(by: .ascending(\.id))
            let expected = users.filter { keys.contains($0.id) }
            #expect(try request.fetch(in: database) == expected)
            #expect(try request.fetch(in: users) == expected)
            #expect(try request.count(in: database) == expected.count)
        }
        #expect(try User.find(keys: Set(0...200_000)).count(in: database) == 5)
        #expect(try User.find(keys: 2..<4).update(in: database) { $0.nickname = "Jo" } == 2)
        #expect(try User.find(keys: [2, 5]).delete(in: database) == 2)
        #expect(try User.sorted(by: .ascending(\.id)).fetch(in: database).map(\.nickname) == [nil, "Jo", nil])
    }

    @Fetchable("seat")
    struct Seat: Equatable {
        @PrimaryKey let row: Int
        @PrimaryKey let number: String
    }

    @Test func findsByKeysOfSeveralColumns() throws {
        let database = try DatabaseQueue()
        try Seat.create(in: database)
        let seats = [Seat(row: 1, number: "a"), Seat(row: 1, number: "b"), Seat(row: 2, number: "a")]
        try Seat.insert(seats).run(in: database)
        #expect(try Seat.find(.init(row: 1, number: "b")).fetch(in: database) == seats[1])
        #expect(try Seat.find(.init(row: 2, number: "b")).fetch(in: database) == nil)
        let keys = [(2, "a"), (1, "a"), (7, "a"), (2, "a")].map { Seat.PrimaryKey(row: $0.0, number: $0.1) }
        let some = Seat.find(keys: keys).sorted(by: .ascending(\.row))
        #expect(try some.fetch(in: database) == [seats[0], seats[2]])
        #expect(try some.fetch(in: seats) == [seats[0], seats[2]])
        #expect(try Seat.find(keys: []).fetch(in: database).isEmpty)
    }

    @Fetchable("device")
    struct Device: Equatable {
        @PrimaryKey @FetchingStorage(.uuidText) let token: UUID
        var name: String
    }

    @Fetchable("reading")
    struct Reading: Equatable {
        @PrimaryKey @FetchingStorage(.unixSeconds) let at: Date
        var value: Double
    }

    @Fetchable("sheet")
    struct Sheet: Equatable {
        let id: Int?
        var name: String
    }

    @Test func findsByKeysInAFormOfTheirOwn() throws {
        let database = try DatabaseQueue()
        try Device.create(in: database)
        let devices = (1...3).map { Device(token: UUID(), name: "\($0)") }
        try Device.insert(devices).run(in: database)
        #expect(try Device.find(devices[1].token).fetch(in: database) == devices[1])
        #expect(try Device.find(keys: devices.dropFirst().map(\.token)).count(in: database) == 2)
        #expect(
            try Device.find(keys: devices.dropFirst().map(\.token)).fetch(in: devices) == Array(devices.dropFirst()))

        try Reading.create(in: database)
        let readings = (1...3).map { Reading(at: Date(timeIntervalSince1970: Double($0)), value: Double($0)) }
        try Reading.insert(readings).run(in: database)
        #expect(try Reading.find(readings[0].at).fetch(in: database) == readings[0])
        #expect(try Reading.find(keys: readings.map(\.at)).count(in: database) == 3)
        let error = #expect(throws: FetchError.self) {
            try Reading.find(Date(timeIntervalSince1970: .nan)).fetch(in: database)
        }
        #expect(error?.code == .outOfRange, "\(String(describing: error))")
        #expect(throws: FetchError.self) {
            try Reading.find(keys: [Date(timeIntervalSince1970: .infinity)]).fetch(in: database)
        }
    }

    @Test func anOptionalKeyMayBeNil() throws {
        let sheets = [Sheet(id: nil, name: "new"), Sheet(id: 1, name: "old")]
        #expect(try Sheet.find(nil).fetch(in: sheets) == sheets[0])
        #expect(try Sheet.find(keys: [1, nil]).fetch(in: sheets) == sheets)
        #expect(try Sheet.find(keys: [nil]).sql(for: .sqlite).hasSuffix("WHERE \"id\" IS NULL"))
    }
}
