#if Postgres
import Fetching
import FetchingPostgres
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
        case city = "it's'); DROP TABLE places; --"
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

@Projection
@Fetchable("lists")
private struct StoredList: Equatable, Sendable {
    let id: Int
    @FetchingStorage(.json) var labels: [String]
}

@Suite("JSON on PostgreSQL") struct PostgresJSONTests {
    private let db: PostgresConnection

    init() throws {
        db = try PostgresFixture().db
        try StoredPlace.create(in: db)
        let rome = StoredAddress(city: "Rome", floor: 2, position: StoredPosition(latitude: 41.9))
        let oslo = StoredAddress(city: "Oslo", floor: -1, tags: ["b", "a"])
        try StoredPlace.insert([
            StoredPlace(id: 1, address: rome, former: nil, labels: ["x"]),
            StoredPlace(id: 2, address: oslo, former: rome, labels: []),
        ]).run(in: db)
    }

    @Test("is jsonb, which alone the check accepts") func schema() throws {
        try StoredPlace.check(in: db)
        for type in ["json", "text"] {
            try db.run("ALTER TABLE places ALTER COLUMN former TYPE \(type) USING former::text::\(type)")
            let error = #expect(throws: FetchError.self) { try StoredPlace.check(in: db) }
            #expect(error?.code == .schemaMismatch)
            #expect("\(error.map { "\($0)" } ?? "")".contains("Declare the column jsonb"))
        }
    }

    @Test("has keys with every mark, which are never SQL") func keys() throws {
        #expect(try StoredPlace.where { $0.address.city == "Rome" }.fetch(in: db).map(\.id) == [1])
        #expect(try StoredPlace.where { $0.former.city != "Rome" }.fetch(in: db).map(\.id) == [1])
        #expect(try StoredPlace.request().all().count().fetch(in: db) == 2)
    }

    @Test("is that of others, with keys that are missing or null") func missing() throws {
        try db.run(
            #"INSERT INTO places VALUES (3, '{"floor": null, "position": null, "more": [1, {}]}', '{}', '[ "x" ]')"#)
        let places = StoredPlace.request().all().sorted(by: .ascending(\.id))
        #expect(try places.where { $0.address.city != "Rome" }.select(\.id).fetch(in: db) == [2, 3])
        #expect(try places.where { !($0.address.floor > 0) }.select(\.id).fetch(in: db) == [2, 3])
        #expect(try places.where { $0.address.position == nil }.select(\.id).fetch(in: db) == [2, 3])
        #expect(try places.select(\.former.city).fetch(in: db) == [nil, "Rome", nil])
        #expect(try places.where { $0.labels.contains("x") }.select(\.id).fetch(in: db) == [1, 3])
        let error = #expect(throws: FetchError.self) { try places.select(\.address.floor).fetch(in: db) }
        #expect(error?.code == .unexpectedNull)
    }

    @Test("is that of others, with values of other types") func otherTypes() throws {
        try db.run(
            #"UPDATE places SET address = '{"it''s''); DROP TABLE places; --": 5, "floor": "x", "tags": 3}', labels = '{}'"#
        )
        #expect(try StoredPlace.where { $0.address.city == "5" }.count().fetch(in: db) == 2)
        #expect(try StoredPlace.where { $0.address.tags.isEmpty || $0.labels.isEmpty }.count().fetch(in: db) == 0)
        #expect(throws: FetchError.self) { try StoredPlace.where { $0.address.floor == 2 }.fetch(in: db) }
    }

    @Test("is that of others, with a key twice, a number with a point, and null") func otherForms() throws {
        try db.run(#"INSERT INTO places VALUES (3, '{"floor": 7, "floor": 8}', 'null', '[]')"#)
        let places = StoredPlace.request().all().sorted(by: .ascending(\.id))
        #expect(try places.where { $0.address.floor == 8 }.select(\.id).fetch(in: db) == [3])
        #expect(try places.where { $0.former == nil }.select(\.id).fetch(in: db) == [1])
        #expect(try places.where { $0.former.floor == nil }.select(\.id).fetch(in: db) == [1, 3])
        let unread = #expect(throws: FetchError.self) { try places.where { $0.id == 3 }.select(\.former).fetch(in: db) }
        #expect(unread?.code == .typeMismatch)
        try db.run(#"INSERT INTO places VALUES (4, '{"floor": 2.0}', NULL, '[]')"#)
        #expect(throws: FetchError.self) { try places.where { $0.address.floor == 2 }.fetch(in: db) }
    }

    @Test("is asked for with parameters") func prepared() throws {
        let byCity = StoredPlace.prepared(String.self, Int.self) { city, floor in
            StoredPlace.where { $0.address.city == city && $0.address.floor > floor }
        }
        #expect(try byCity("Rome", 1).fetch(in: db).map(\.id) == [1])
        #expect(try byCity("Oslo", -5).fetch(in: db).map(\.id) == [2])
    }

    @Test("orders its texts by their bytes, where no column needs to be told") func byteOrder() throws {
        let label = #"("address"->'position'->>'label')"#
        let places = StoredPlace.request().all()
        func sql(_ request: FetchableRequest<StoredPlace, [StoredPlace]>) throws -> String {
            try request.sql(for: .postgresInByteOrder)
        }
        #expect(
            try sql(places.where { $0.address.position.label > "a" }).hasSuffix(#"WHERE \#(label) > $1 COLLATE "C""#))
        #expect(
            try sql(places.where { $0.address.position.label.isIn("a"..."b") }).hasSuffix(
                #"WHERE \#(label) COLLATE "C" BETWEEN $1 AND $2"#))
        #expect(
            try sql(places.where { $0.former.position.label < $0.address.position.label }).hasSuffix(
                #"< \#(label) COLLATE "C""#))
        #expect(
            try sql(places.sorted(by: .ascending(\.address.position.label))).contains(
                #"ORDER BY \#(label) COLLATE "C""#))
        #expect(
            try sql(places.where { $0.address.position.label.hasPrefix("a") }).hasSuffix(
                #"WHERE \#(label) >= $1 COLLATE "C" AND \#(label) < $2 COLLATE "C""#))
        #expect(
            try places.max(\.address.position.label).sql(for: .postgresInByteOrder).contains(
                #"MAX(\#(label) COLLATE "C")"#))
        #expect(!(try sql(places.where { $0.address.position.label == "a" && $0.id > 2 }).contains("COLLATE")))
    }

    @Test("is inserted from rows that are distinct") func distinctSource() throws {
        try StoredList.create(in: db)
        try StoredList.insert([StoredList(id: 1, labels: ["b"]), StoredList(id: 2, labels: [])]).run(in: db)
        let copies = StoredList.request().all().select { StoredList.selecting(id: $0.id + 10, labels: $0.labels) }
        #expect(try StoredList.insert(from: copies.distinct()).run(in: db) == 2)
        #expect(
            try StoredList.where { $0.id > 2 }.sorted(by: .ascending(\.id)).fetch(in: db)
                == [StoredList(id: 11, labels: ["b"]), StoredList(id: 12, labels: [])])
    }

    @Test("is worth an index, which explain tells") func advice() throws {
        try db.run(
            """
            INSERT INTO places SELECT n, jsonb_build_object('floor', n, 'position', jsonb_build_object('label', n::text)), NULL, '[]'
            FROM generate_series(10, 3000) AS n
            """)
        let label = #"("address"->'position'->>'label')"#
        for (request, expression, collation) in [
            (StoredPlace.where { $0.address.floor == 20 }, #"CAST(("address"->>'floor') AS int8)"#, ""),
            (StoredPlace.where { $0.address.position.label == "20" }, label, ""),
            // The index above has another order.
            (StoredPlace.where { $0.address.position.label > "998" }, label, #" COLLATE "C""#),
        ] {
            let warning = try #require(try request.explain(in: db, warningAbove: 0).warnings.first)
            #expect(warning.columns == [expression])
            let statement = try #require(warning.statement)
            #expect(statement == #"CREATE INDEX ON "places" ((\#(expression))\#(collation))"#)
            try db.run(statement)
            try db.run("ANALYZE places")
            #expect(try request.explain(in: db, warningAbove: 0).warnings == [], "\(expression)")
        }
    }

    @Test("is worth no second index") func existingIndex() throws {
        try db.run(
            """
            INSERT INTO places SELECT n, jsonb_build_object('floor', n, 'position', jsonb_build_object('latitude', 0.5)), NULL, '[]'
            FROM generate_series(10, 3000) AS n
            """)
        try db.run("ANALYZE places")
        try db.run("SET enable_indexscan = off")
        try db.run("SET enable_bitmapscan = off")
        let requests = [
            StoredPlace.where { $0.address.floor == 20 }, StoredPlace.where { $0.address.position.latitude > 0.5 },
            StoredPlace.where { $0.address.position.label == "20" },
            StoredPlace.where { $0.address.position.label > "998" }, StoredPlace.where { $0.address.city == "x" },
        ]
        for request in requests {
            let warning = try #require(try request.explain(in: db, warningAbove: 0).warnings.first)
            try db.run(try #require(warning.statement))
            try db.run("ANALYZE places")
            let plan = try request.explain(in: db, warningAbove: 0)
            #expect("\(plan)".contains("reads every row of 'places'"))
            #expect(plan.warnings.allSatisfy { $0.statement == nil && $0.columns.isEmpty }, "\(plan)")
        }
    }

    @Test("is served by an index on the expression") func index() throws {
        try db.run("CREATE INDEX by_floor ON places (CAST((\"address\"->>'floor') AS int8))")
        try db.run("SET enable_seqscan = off")
        let plan = try StoredPlace.where { $0.address.floor == 2 }.explain(in: db)
        #expect("\(plan)".contains("by_floor"))
    }
}
#endif
