import Fetching
import Foundation

/// A place, within an address.
@FetchableFields
struct Position: Codable, Hashable, Sendable {
    var latitude: Double
    var longitude: Double?
    var label: String?
}

/// An address, whose keys are not all the names of its properties.
@FetchableFields
struct Address: Codable, Hashable, Sendable {
    var city: String
    var zip: String?
    var floor: Int
    var room: Int16?
    var area: Double
    var isOpen: Bool
    var wasOpen: Bool?
    var kind: Kind
    var rank: Rank?
    var position: Position
    var annex: Position?
    var tags: [String] = []
    var years: [Int]?
    var rates: [Double] = []
    var kinds: [Kind] = []
    /// Stored, but no member.
    var since = Date(timeIntervalSinceReferenceDate: 0)

    enum Kind: String, Codable, FetchableValue {
        case house, flat
        case tent = "o'tent \"x\""
    }

    enum Rank: Int, Codable, FetchableValue {
        case low = -1
        case high = 0x100_0000_0000
    }

    enum CodingKeys: String, CodingKey {
        case city = "the 'city's größe.1[0]$"
        case zip = "?1 -- \u{1F3E0}"
        case floor, room, area, isOpen, wasOpen
        case kind = "$kind"
        case rank, position, annex, tags, years, rates, kinds, since
    }
}

/// A model with structs and arrays that are stored as JSON, which refers to others of its kind.
@Projection
@Fetchable("dwellings", naming: .snakeCase)
struct Dwelling: ConformanceModel, Hashable {
    let id: Int
    @FetchingStorage(.json) var address: Address
    @FetchingStorage(.json) @FetchingName("old \"address\"") var formerAddress: Address?
    @FetchingStorage(.json) var words: [String]
    @FetchingStorage(.json) var maybeWords: [String]?
    @FetchingStorage(.json) var numbers: [Int]
    @FetchingStorage(.json) var weights: [Double]
    @FetchingStorage(.json) var kinds: [Address.Kind]
    var name: String
    var hostID: Int?

    static let host = ToOne<Dwelling, Dwelling>(\.hostID)
    static let guests = ToMany<Dwelling, Self>(\.hostID)
}

extension Dwelling {
    static let all: [Dwelling] = (1...20).map(drawn)

    private static func drawn(_ id: Int) -> Dwelling {
        let numbers: [Int] = id % 5 == 0 ? [] : [id, .max - id]
        let maybeWords: [String]? = id % 4 == 0 ? nil : words[(id + 2) % words.count]
        let kinds: [Address.Kind] = id % 2 == 0 ? [.tent] : [.flat, .house]
        let hostID: Int? = id % 4 == 0 ? nil : id * 7 % 23
        return Dwelling(
            id: id, address: address(id), formerAddress: id % 3 == 0 ? nil : address(id + 7),
            words: words[id % words.count], maybeWords: maybeWords, numbers: numbers,
            weights: [0.1 * Double(id), 1e21], kinds: kinds, name: cities[(id + 1) % cities.count], hostID: hostID)
    }

    private static let cities = ["Rome", "rome", "Rom\u{E9}", "", "a'b\"c\\d/e\n\u{7}", "🏠", "null", "12"]

    private static let words = [["a", "b"], [], ["a\"b\\"], ["NULL", "a"], ["", "\u{E9}", "🏠"]]

    private static func address(_ id: Int) -> Address {
        let zip: String? = id % 3 == 1 ? nil : cities[(id + 3) % cities.count]
        let floor: Int = id == 20 ? .max : id % 5 - 2
        let room: Int16? = id % 2 == 0 ? nil : Int16(id)
        let wasOpen: Bool? = id % 3 == 0 ? nil : id % 3 == 1
        let kind: Address.Kind = id % 3 == 0 ? .house : id % 3 == 1 ? .flat : .tent
        let rank: Address.Rank? = id % 4 == 0 ? nil : id % 4 == 1 ? .low : .high
        let label: String? = id % 4 == 1 ? nil : cities[id % cities.count]
        let longitude: Double? = id % 2 == 0 ? nil : Double(id)
        let position = Position(latitude: 41.1 + 1 / Double(id), longitude: longitude, label: label)
        let annex = Position(latitude: Double(id) / 3, longitude: nil, label: cities[id % 5])
        let years: [Int]? = id % 4 == 0 ? nil : [id, 2000]
        let kinds: [Address.Kind] = id % 2 == 0 ? [.tent] : [.flat, .house]
        return Address(
            city: cities[id % cities.count], zip: zip, floor: floor, room: room, area: 0.1 * Double(id),
            isOpen: id % 3 == 0, wasOpen: wasOpen, kind: kind, rank: rank, position: position,
            annex: id % 3 == 2 ? nil : annex, tags: words[id % words.count], years: years,
            rates: [Double(id) / 7, 1e21], kinds: kinds)
    }

    // In plain Swift

    var isLate: Bool { id > 3 }
    var itsHost: Dwelling? { Self.all.first { $0.id == hostID } }
    var itsGuests: [Dwelling] { Self.all.filter { $0.hostID == id } }
}

extension Dwelling {
    /// All of them, by their keys.
    static let ordered = Dwelling.request().all().sorted(by: .ascending(\.id))
}
