import Fetching
import FetchingSQLite
import Foundation
import Testing

@FetchableFields
private struct StoredPosition: Codable, Equatable, Sendable {
    var latitude: Double
    var label: String?
}

@FetchableFields
private struct StoredAddress: Codable, Equatable, Sendable {
    var city: String
    var floor: Int
    var position: StoredPosition?
    var tags: [String] = []

    enum CodingKeys: String, CodingKey {
        case city = "it's', $.x); DROP TABLE places; --"
        case floor, position, tags
    }
}

@Fetchable("places")
private struct StoredPlace: Equatable, Sendable {
    let id: Int
    @FetchingStorage(.json) var address: StoredAddress
    @FetchingStorage(.json) var former: StoredAddress?
    @FetchingStorage(.json) var labels: [String]
}

/// A raw value that a column of its own has in upper case.
private enum StoredGrade: String, Codable, FetchableValue {
    case high, low

    init(storedValue: String) throws {
        guard let grade = StoredGrade(rawValue: storedValue.lowercased()) else { throw CancellationError() }
        self = grade
    }

    var storedValue: String { rawValue.uppercased() }
}

@FetchableFields
private struct StoredResult: Codable, Equatable, Sendable {
    var grade: StoredGrade
    var former: StoredGrade?
    var others: [StoredGrade] = []
}

@Fetchable("tests")
private struct StoredTest: Equatable, Sendable {
    let id: Int
    @FetchingStorage(.json) var result: StoredResult
    @FetchingStorage(.json) var weights: [Double]
    @FetchingStorage(.json) var words: [String]?
}

@Suite("JSON on SQLite") struct JSONTests {
    private let queue: DatabaseQueue

    init() throws {
        queue = try DatabaseQueue()
        try StoredPlace.create(in: queue)
        let rome = StoredAddress(city: "Rome", floor: 2, position: StoredPosition(latitude: 41.9))
        let oslo = StoredAddress(city: "Oslo", floor: -1, tags: ["b", "a"])
        try StoredPlace.insert([
            StoredPlace(id: 1, address: rome, former: nil, labels: ["x"]),
            StoredPlace(id: 2, address: oslo, former: rome, labels: []),
        ]).run(in: queue)
    }

    private func write(_ sql: String) throws { try queue.write { try $0.execute(sql: sql) } }

    @Test("is text, which the check accepts, and a column of type JSON") func schema() throws {
        try StoredPlace.check(in: queue)
        #expect(
            try queue.read { try String.fetchOne($0, sql: "SELECT address FROM places WHERE id = 2") }
                == #"{"floor":-1,"it's', $.x); DROP TABLE places; --":"Oslo","tags":["b","a"]}"#)
        let other = try DatabaseQueue()
        try other.write {
            try $0.execute(
                sql:
                    "CREATE TABLE places (id INTEGER PRIMARY KEY, address JSON NOT NULL, former JSON, labels JSON NOT NULL)"
            )
        }
        try StoredPlace.check(in: other)
    }

    @Test("has keys with every mark, which are never SQL") func keys() throws {
        #expect(try StoredPlace.where { $0.address.city == "Rome" }.fetch(in: queue).map(\.id) == [1])
        #expect(try StoredPlace.where { $0.former.city != "Rome" }.fetch(in: queue).map(\.id) == [1])
        #expect(try StoredPlace.request().all().count().fetch(in: queue) == 2)
        #expect(
            try StoredPlace.where { $0.address.city == "x" }.sql(for: .sqlite).hasSuffix(
                #"WHERE json_extract("address", '$."it''s'', $.x); DROP TABLE places; --"') = ? COLLATE BINARY"#))
    }

    @Test("is that of others, with keys that are missing or null") func missing() throws {
        try write(#"INSERT INTO places VALUES (3, '{"floor": null, "more": [1, {}]}', '{}', '[ "x" ]')"#)
        let places = StoredPlace.request().all().sorted(by: .ascending(\.id))
        #expect(try places.where { $0.former.floor == nil }.select(\.id).fetch(in: queue) == [1, 3])
        #expect(try places.where { $0.address.city != "Rome" }.select(\.id).fetch(in: queue) == [2, 3])
        #expect(try places.where { !($0.address.floor > 0) }.select(\.id).fetch(in: queue) == [2, 3])
        #expect(try places.select(\.former.city).fetch(in: queue) == [nil, "Rome", nil])
        #expect(try places.where { $0.labels.contains("x") }.select(\.id).fetch(in: queue) == [1, 3])
        let error = #expect(throws: FetchError.self) { try places.select(\.address.floor).fetch(in: queue) }
        #expect(error?.code == .unexpectedNull)
        #expect(error?.member == "address.floor")
        let unread = #expect(throws: FetchError.self) { try places.fetch(in: queue) }
        #expect(unread?.code == .typeMismatch)
        #expect(unread?.member == "address")
    }

    @Test("is that of others, with values of other types") func otherTypes() throws {
        try write(
            #"UPDATE places SET address = '{"it''s'', $.x); DROP TABLE places; --": 5, "floor": "2", "position": 3}'"#)
        let places = StoredPlace.request().all().sorted(by: .ascending(\.id))
        #expect(try places.where { $0.address.city == "5" || $0.address.floor == 2 }.count().fetch(in: queue) == 0)
        #expect(try places.where { $0.address.position.latitude > 0 }.count().fetch(in: queue) == 0)
        #expect(throws: FetchError.self) { try places.select(\.address.floor).fetch(in: queue) }
    }

    @Test("is that of others, with a key twice, a number with a point, and null") func otherForms() throws {
        try write(
            #"INSERT INTO places VALUES (3, '{"floor": 7, "floor": 8}', 'null', '[]'), (4, '{"floor": 2.0}', 'null', '[]')"#
        )
        let places = StoredPlace.request().all().sorted(by: .ascending(\.id))
        #expect(try places.where { $0.address.floor == 7 }.select(\.id).fetch(in: queue) == [3])
        #expect(try places.where { $0.address.floor == 8 }.select(\.id).fetch(in: queue) == [])
        #expect(try places.where { $0.address.floor == 2 }.select(\.id).fetch(in: queue) == [1, 4])
        #expect(try places.where { $0.id == 4 }.select(\.address.floor).fetch(in: queue) == [2])
        #expect(try places.where { $0.former == nil }.select(\.id).fetch(in: queue) == [1])
        #expect(try places.where { $0.former.floor == nil }.select(\.id).fetch(in: queue) == [1, 3, 4])
        let unread = #expect(throws: FetchError.self) {
            try places.where { $0.id == 3 }.select(\.former).fetch(in: queue)
        }
        #expect(unread?.code == .typeMismatch)
    }

    @Test("is an error where it is none") func malformed() throws {
        try write("UPDATE places SET address = 'Rome'")
        #expect(throws: FetchError.self) { try StoredPlace.where { $0.address.city == "Rome" }.fetch(in: queue) }
        #expect(throws: FetchError.self) { try StoredPlace.where { $0.address.position.latitude > 1 }.fetch(in: queue) }
    }

    @Test("does not take a NUL, or an infinite number") func unstorable() throws {
        var place = try #require(try StoredPlace.request().first().fetch(in: queue))
        place.address.city = "a\0b"
        #expect(throws: FetchError.self) { try StoredPlace.save(place).run(in: queue) }
        place.address.city = #"a\u0000b"#
        try StoredPlace.save(place).run(in: queue)
        #expect(try StoredPlace.where { $0.address.city == #"a\u0000b"# }.fetch(in: queue) == [place])
        place.address.position = StoredPosition(latitude: .infinity)
        #expect(throws: FetchError.self) { try StoredPlace.save(place).run(in: queue) }
    }

    @Test("has raw values, where a type stores something else in a column") func rawValues() throws {
        let tests = [StoredGrade.low, .high, .low].enumerated().map { id, grade in
            StoredTest(id: id, result: StoredResult(grade: grade, former: id == 0 ? nil : grade), weights: [])
        }
        try StoredTest.create(in: queue)
        try StoredTest.insert(tests).run(in: queue)
        let sorted = StoredTest.request().all().sorted(by: .ascending(\.result.grade), .ascending(\.id))
        #expect(try sorted.fetch(in: queue).map(\.id) == [1, 0, 2])
        #expect(try sorted.fetch(in: tests).map(\.id) == [1, 0, 2])
        #expect(try sorted.select(\.result.grade).fetch(in: queue) == [.high, .low, .low])
        #expect(try sorted.select(\.result.grade).fetch(in: tests) == [.high, .low, .low])
        let same = StoredTest.where { $0.result.grade == $0.result.former }
        #expect(try same.count().fetch(in: queue) == 2)
        #expect(try same.count().fetch(in: tests) == 2)
        for request in [
            StoredTest.where { $0.result.grade == .low }, StoredTest.where { $0.result.former != .low },
            StoredTest.where { $0.result.grade.isIn([.high]) }, StoredTest.where { $0.result.others.contains(.low) },
            StoredTest.where { ($0.result.former ?? .low) == $0.result.grade },
        ] {
            for fetch in [{ try request.fetch(in: queue) }, { try request.fetch(in: tests) }] {
                let error = #expect(throws: FetchError.self) { try fetch() }
                #expect(error?.code == .unsupported)
                #expect(error?.reason.contains("something else than its raw value") == true)
            }
        }
        let prepared = StoredTest.prepared(StoredGrade.self) { grade in StoredTest.where { $0.result.grade == grade } }
        let error = #expect(throws: FetchError.self) { try prepared(.low).fetch(in: queue) }
        #expect(error?.code == .unsupported)
    }

    @Test("is an array without NUL and infinite numbers, however it is written") func unstorableArrays() throws {
        try StoredTest.create(in: queue)
        let test = StoredTest(id: 1, result: StoredResult(grade: .low), weights: [1])
        try StoredTest.insert(test).run(in: queue)
        let all = StoredTest.request().all()
        for (reason, write) in [
            ("infinite", { try all.update(in: queue) { $0.weights = [.infinity] } }),
            (
                "infinite",
                {
                    try all.update(in: queue) {
                        $0.weights = choose(if: $0.id > 0, then: [.infinity], else: $0.weights)
                    }
                }
            ),
            ("NUL", { try all.update(in: queue) { $0.words = ["a", "b\0"] } }),
            (
                "infinite",
                {
                    try StoredTest.insert(test).onConflict(\.id) { row, _ in row.weights = [-.infinity] }.run(in: queue)
                }
            ),
        ] as [(String, () throws -> Any)] {
            let error = #expect(throws: FetchError.self) { try write() }
            #expect(error?.code == .invalidValue)
            #expect(error?.reason.contains(reason) == true)
        }
        #expect(try all.fetch(in: queue) == [test])
    }

    @Test("is a struct as it is stored, without an order") func structs() throws {
        let rome = StoredAddress(city: "Rome", floor: 2)
        #expect(
            try StoredPlace.fetchableMembers.address.encode(rome)
                == .text(#"{"floor":2,"it's', $.x); DROP TABLE places; --":"Rome","tags":[]}"#))
        let error = #expect(throws: FetchError.self) {
            try StoredPlace.request().all().sorted(by: .ascending(\.address)).fetch(in: queue)
        }
        #expect(error?.reason == "a struct that is stored as JSON has no order")
        let substituted = #expect(throws: FetchError.self) {
            try StoredPlace.request().all().select { $0.former ?? rome }.fetch(in: queue)
        }
        #expect(substituted?.reason.contains("given as a constant") == true)
    }

    @Test("is asked for with parameters") func prepared() throws {
        let byCity = StoredPlace.prepared(String.self, Int.self) { city, floor in
            StoredPlace.where { $0.address.city == city && $0.address.floor > floor }
        }
        #expect(try byCity("Rome", 1).fetch(in: queue).map(\.id) == [1])
        #expect(try byCity("Rome", 2).fetch(in: queue).map(\.id) == [])
        #expect(try byCity("Oslo", -5).fetch(in: queue).map(\.id) == [2])
    }

    @Test("is not read after it was assigned to") func assigned() throws {
        let rome = StoredAddress(city: "Rome", floor: 2)
        let error = #expect(throws: FetchError.self) {
            try StoredPlace.request().all().update(in: queue) {
                $0.address = rome
                $0.labels = $0.address.tags
            }
        }
        #expect(error?.code == .unsupported)
    }

    @Test("is worth an index, which explain tells") func advice() throws {
        let request = StoredPlace.where { $0.address.floor == 2 }
        let warning = try #require(try request.explain(in: queue, warningAbove: 0).warnings.first)
        #expect(warning.columns == [#"json_extract("address", '$.floor')"#])
        let statement = try #require(warning.statement)
        #expect(statement == #"CREATE INDEX "places_json" ON "places" (json_extract("address", '$.floor'))"#)
        try write(statement)
        #expect(try request.explain(in: queue, warningAbove: 0).warnings == [])
        #expect(try request.fetch(in: queue).map(\.id) == [1])
    }

    @Test("is served by an index on the expression") func index() throws {
        try write(
            #"CREATE INDEX byCity ON places (json_extract("address", '$."it''s'', $.x); DROP TABLE places; --"'))"#)
        let plan = try StoredPlace.where { $0.address.city == "Rome" }.explain(in: queue)
        #expect("\(plan)".contains("byCity"))
    }
}
