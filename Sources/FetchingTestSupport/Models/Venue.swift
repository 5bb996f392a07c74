import Fetching
import Foundation

/// A point, within a hall.
@FetchableFields(.columns)
struct Point: Hashable, Sendable {
    var latitude: Double
    var longitude: Double?
    @FetchingName("point label") var label: String?
}

/// A hall, each of whose properties has a column, in many a form.
@FetchableFields(.columns)
struct Hall: Hashable, Sendable {
    var city: String
    @FetchingName("post \"code\"") var zip: String?
    var floorNumber: Int
    var room: Int16?
    @FetchingStorage(.unixSeconds) var openedAt: Date
    @FetchingStorage(.unixSeconds) var closedAt: Date?
    @FetchingStorage(.letter) var isOpen: Bool
    @FetchingStorage(.inverted) var wasOpen: Bool?
    @FetchingStorage(.cents) var price: Decimal
    var kind: Address.Kind
    var rank: Address.Rank?
    @FetchingStorage(.lowercaseUUIDText) var code: UUID?
    @FetchingStorage(.columns) var point: Point
    @FetchingStorage(.columns(prefix: "alt ")) var annex: Point?
    @FetchingStorage(.json) var position: Position
    @FetchingStorage(.json) var words: [String]
    @FetchingIgnored var isSelected = false
}

/// A model with structs in columns, which refers to others of its kind.
@Projection
@Fetchable("venues", naming: .snakeCase)
@Index(\.hall.city, \.hall.floorNumber.descending)
@Unique(\.hall.code)
struct Venue: ConformanceModel, Hashable {
    let id: Int
    @FetchingStorage(.columns) var hall: Hall
    @FetchingStorage(.columns(prefix: "old \"hall\" ")) var formerHall: Hall?
    @FetchingStorage(.columns(prefix: "")) var entrance: Point
    var name: String
    var hostID: Int?

    static let host = ToOne<Venue, Venue>(\.hostID)
    static let guests = ToMany<Venue, Self>(\.hostID)
}

extension Venue {
    static let all: [Venue] = (1...20).map(drawn)

    private static func drawn(_ id: Int) -> Venue {
        let former: Hall? = id % 3 == 0 ? nil : hall(id + 7)
        let hostID: Int? = id % 4 == 0 ? nil : id * 7 % 23
        return Venue(
            id: id, hall: hall(id), formerHall: former, entrance: point(id + 2), name: cities[(id + 1) % cities.count],
            hostID: hostID)
    }

    private static let cities = ["Rome", "rome", "Rom\u{E9}", "", "a'b\"c\\d/e\n\u{7}", "🏠", "null", "12"]

    private static func point(_ id: Int) -> Point {
        let longitude: Double? = id % 2 == 0 ? nil : Double(id)
        let label: String? = id % 4 == 1 ? nil : cities[id % cities.count]
        return Point(latitude: 41.1 + 1 / Double(id), longitude: longitude, label: label)
    }

    private static func hall(_ id: Int) -> Hall {
        let zip: String? = id % 3 == 1 ? nil : cities[(id + 3) % cities.count]
        let floor: Int = id == 20 ? .max : id % 5 - 2
        let room: Int16? = id % 2 == 0 ? nil : Int16(id)
        let closed: Date? = id % 3 == 0 ? nil : date(id + 3)
        let wasOpen: Bool? = id % 3 == 0 ? nil : id % 3 == 1
        let kind: Address.Kind = id % 3 == 0 ? .house : id % 3 == 1 ? .flat : .tent
        let rank: Address.Rank? = id % 4 == 0 ? nil : id % 4 == 1 ? .low : .high
        let code: UUID? = id % 5 == 0 ? nil : Specimen.code(UInt8(id))
        let annex: Point? = id % 3 == 2 ? nil : point(id + 1)
        return Hall(
            city: cities[id % cities.count], zip: zip, floorNumber: floor, room: room, openedAt: date(id),
            closedAt: closed, isOpen: id % 3 == 0, wasOpen: wasOpen, price: Decimal(id * 105) / 100, kind: kind,
            rank: rank, code: code, point: point(id), annex: annex,
            position: Position(latitude: Double(id), longitude: nil, label: cities[id % 5]),
            words: id % 2 == 0 ? [] : ["a", cities[id % 3]])
    }

    private static func date(_ id: Int) -> Date { Date(timeIntervalSince1970: Double(id % 4) * 86_400 * 40) }

    // In plain Swift

    var isLate: Bool { id > 3 }
    var itsHost: Venue? { Self.all.first { $0.id == hostID } }
    var itsGuests: [Venue] { Self.all.filter { $0.hostID == id } }
}

extension Venue {
    /// All of them, by their keys.
    static let ordered = Venue.request().all().sorted(by: .ascending(\.id))
}
