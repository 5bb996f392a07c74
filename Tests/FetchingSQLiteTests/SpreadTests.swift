import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

@FetchableFields(.columns)
private struct SpreadPoint: Equatable, Sendable {
    var latitude: Double
    var label: String?
}

@FetchableFields(.columns)
private struct SpreadAddress: Equatable, Sendable {
    var city: String
    var zipCode: String?
    @FetchingStorage(.unixSeconds) var since: Date
    @FetchingStorage(.columns) var point: SpreadPoint
    @FetchingStorage(.columns(prefix: "alt_")) var annex: SpreadPoint?
}

/// Whether each of its properties is nil, it is there.
@FetchableFields(.columns)
private struct SpreadNote: Equatable, Sendable {
    var text: String?
    var tag: Tag?

    enum Tag: String, FetchableValue { case new, old }
}

/// In both forms.
@FetchableFields(.json, .columns)
private struct SpreadSize: Codable, Equatable, Sendable {
    var width: Int
    var unit: String
}

@Fetchable("spread_shops", naming: .snakeCase)
@Index(\.address.city, \.former.point.latitude.descending)
@Unique(\.address.zipCode)
private struct SpreadShop: Equatable, Sendable {
    let id: Int
    @FetchingStorage(.columns) var address: SpreadAddress
    @FetchingStorage(.columns(prefix: "old_")) var former: SpreadAddress?
    @FetchingStorage(.columns) var note: SpreadNote
    @FetchingStorage(.columns) var size: SpreadSize
    @FetchingStorage(.json) var formerSize: SpreadSize?
    var name: String

    static let open = Scope<SpreadShop> { $0.address.city != "closed" }
}

@Fetchable("parts", naming: .upperCamelCase(acronyms: "ID"))
private struct SpreadPart {
    struct Owner: Equatable {
        var ownerID: Int
    }

    let id: Int
    @FetchingStorage(.columns) var mainOwner: Inner

    @FetchableFields(.columns)
    struct Inner {
        var ownerID: Int
        var since: Self.Age
        @FetchingIgnored var note = "new"

        enum Age: Int, FetchableValue { case young, old }
    }
}

@Suite("Structs in columns on SQLite") struct SpreadTests {
    private let queue: DatabaseQueue
    private let rome = SpreadAddress(
        city: "Rome", zipCode: "00100", since: Date(timeIntervalSince1970: 60), point: SpreadPoint(latitude: 41.9),
        annex: nil)
    private let oslo = SpreadAddress(
        city: "Oslo", zipCode: nil, since: Date(timeIntervalSince1970: 0),
        point: SpreadPoint(latitude: 59.9, label: "x"),
        annex: SpreadPoint(latitude: 1))
    private let shops: [SpreadShop]

    init() throws {
        queue = try DatabaseQueue()
        shops = [
            SpreadShop(
                id: 1, address: rome, former: nil, note: SpreadNote(), size: SpreadSize(width: 3, unit: "m"),
                formerSize: nil, name: "a"),
            SpreadShop(
                id: 2, address: oslo, former: rome, note: SpreadNote(text: "n", tag: .old),
                size: SpreadSize(width: 4, unit: "km"), formerSize: SpreadSize(width: 5, unit: "m"), name: "b"),
        ]
        try SpreadShop.create(in: queue)
        try SpreadShop.insert(shops).run(in: queue)
    }

    @Test("have the columns that their prefixes say, in the naming of the model") func columns() {
        #expect(
            SpreadShop.fetchableEntity.columns.map(\.name) == [
                "id", "address_city", "address_zip_code", "address_since", "address_point_latitude",
                "address_point_label", "address_alt_latitude", "address_alt_label", "old_city", "old_zip_code",
                "old_since", "old_point_latitude", "old_point_label", "old_alt_latitude", "old_alt_label", "note_text",
                "note_tag", "size_width", "size_unit", "former_size", "name",
            ])
        #expect(SpreadPart.fetchableEntity.columns.map(\.name) == ["ID", "MainOwner_OwnerID", "MainOwner_Since"])
        #expect(
            SpreadShop.fetchableEntity.columns.filter(\.isOptional).map(\.property) == [
                "address.zipCode", "address.point.label", "address.annex.latitude", "address.annex.label",
                "former.city", "former.zipCode", "former.since", "former.point.latitude", "former.point.label",
                "former.annex.latitude", "former.annex.label", "note.text", "note.tag", "formerSize",
            ])
    }

    @Test("are what the table is created, checked and migrated with") func schema() throws {
        try SpreadShop.check(in: queue)
        #expect(try queue.read { try SpreadShop.migrationSQL(in: $0) } == [])
        let indexes = try queue.read { db in
            try Row.fetchAll(
                db, sql: "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name"
            )
            .map { $0["name"] as String }
        }
        #expect(
            indexes == [
                "spread_shops_address_city_old_point_latitude_desc_idx", "spread_shops_address_zip_code_key",
            ])
        try queue.write { try $0.execute(sql: "ALTER TABLE spread_shops DROP COLUMN old_alt_label") }
        let difference = try #require(try queue.read { try SpreadShop.schemaDifferences(in: $0) }.first)
        #expect("\(difference)".contains("former.annex.label"))
        #expect(
            try queue.read { try SpreadShop.migrationSQL(in: $0) } == [
                "ALTER TABLE \"spread_shops\" ADD COLUMN \"old_alt_label\" TEXT"
            ])
    }

    @Test("are found by plain columns, which an index serves") func plans() throws {
        let request = SpreadShop.request().all().where { $0.address.city == "Rome" && $0.former == nil }
        #expect(try request.fetch(in: queue) == [shops[0]])
        let plan = try queue.read { db in
            try Row.fetchAll(
                db, sql: "EXPLAIN QUERY PLAN SELECT id FROM spread_shops WHERE address_city = 'Rome' COLLATE BINARY"
            ).map { $0["detail"] as String }
        }
        #expect(plan.joined().contains("spread_shops_address_city_old_point_latitude_desc_idx"))
    }

    @Test("are read back as they were written") func models() throws {
        #expect(try SpreadShop.request().all().sorted(by: .ascending(\.id)).fetch(in: queue) == shops)
        #expect(try SpreadShop.request().all().sorted(by: .ascending(\.id)).fetch(in: shops.reversed()) == shops)
    }

    @Test("that may be nil are nil where all columns are null") func missing() throws {
        try queue.write {
            try $0.execute(sql: "UPDATE spread_shops SET address_alt_latitude = NULL, address_alt_label = NULL")
        }
        let annexes = try SpreadShop.request().all().sorted(by: .ascending(\.id)).select(\.address.annex).fetch(
            in: queue)
        #expect(annexes == [nil, nil])
        #expect(try SpreadShop.request().all().where { $0.address.annex == nil }.count().fetch(in: queue) == 2)
        #expect(try SpreadShop.request().all().where { $0.former.annex != nil }.count().fetch(in: queue) == 0)
    }

    @Test("are there where each member is nil, if they may not be nil themselves") func allNil() throws {
        #expect(
            try SpreadShop.request().all().sorted(by: .ascending(\.id)).select(\.note).fetch(in: queue)
                == shops.map(\.note))
    }

    @Test("that lack a column name the member and the key of the row") func errors() throws {
        try queue.write {
            try $0.execute(sql: "UPDATE spread_shops SET old_city = NULL, old_point_label = 'y' WHERE id = 2")
        }
        let error = #expect(throws: FetchError.self) { try SpreadShop.request().all().fetch(in: queue) }
        #expect(error?.member == "former.city")
        #expect(error?.key == "2")
        #expect(error?.code == .unexpectedNull)
        try queue.write {
            try $0.execute(sql: "UPDATE spread_shops SET old_city = 'x', address_since = 'never' WHERE id = 2")
        }
        let other = #expect(throws: FetchError.self) {
            try SpreadShop.request().all().select(\.id, \.address).fetch(in: queue)
        }
        #expect(other?.member == "address.since")
        #expect(other?.key == "2")
    }

    @Test("are both, a column of JSON and columns") func bothForms() throws {
        let request = SpreadShop.request().all().where { $0.size.width == 4 && $0.formerSize.width == 5 }
        #expect(try request.fetch(in: queue) == [shops[1]])
        #expect(try request.fetch(in: shops) == [shops[1]])
        let text = try queue.read { try String.fetchOne($0, sql: "SELECT former_size FROM spread_shops WHERE id = 2") }
        #expect(text == #"{"unit":"m","width":5}"#)
    }

    @Test("are written by drafts") func drafts() throws {
        let id = try SpreadShop.insert(
            SpreadShop.Draft(
                address: oslo, former: oslo, note: SpreadNote(), size: SpreadSize(width: 1, unit: "m"), name: "c")
        ).returning(\.id).run(in: queue)
        let found = try SpreadShop.request().first().where { $0.id == id }.fetch(in: queue)
        #expect(found?.former == oslo)
        #expect(found?.formerSize == nil)
    }

    @Test("are in prepared requests and scopes") func prepared() throws {
        let inCity = SpreadShop.prepared(String.self) { city in SpreadShop.where { $0.address.city == city } }
        #expect(try inCity("Oslo").fetch(in: queue) == [shops[1]])
        #expect(try inCity("Oslo").fetch(in: shops) == [shops[1]])
        try SpreadShop.where { $0.id == 1 }.update(in: queue) { $0.address.city = "closed" }
        #expect(try SpreadShop.request().all().select(\.address.city).fetch(in: queue) == ["Oslo"])
    }

    @Test("assigned to a member that the database refuses name it") func violations() throws {
        var twin = shops[1]
        twin.address.zipCode = "00100"
        let error = #expect(throws: FetchError.self) { try SpreadShop.update(twin).run(in: queue) }
        #expect(error?.violation?.members == ["address.zipCode"])
    }

    @Test("that cannot be stored name the member") func unstorable() throws {
        var shop = shops[0]
        shop.address.point.latitude = .nan
        let error = #expect(throws: FetchError.self) { try SpreadShop.save(shop).run(in: queue) }
        #expect(error?.member == "address.point.latitude")
        let assigned = #expect(throws: FetchError.self) {
            try SpreadShop.request().all().update(in: queue) {
                $0.former = SpreadAddress(
                    city: "x", zipCode: nil, since: Date(timeIntervalSince1970: 0), point: SpreadPoint(latitude: .nan),
                    annex: nil)
            }
        }
        #expect(assigned?.member == "former.point.latitude")
    }

    @Test("are described by the names of their properties") func description() {
        let request = SpreadShop.request().all().where { $0.address.point.label == "x" && $0.former == nil }
        #expect("\(request)".contains("address.point.label == "))
    }
}
