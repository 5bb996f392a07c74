import Fetching
import Foundation

// A model of the properties whose values have limits or forms of their own, with relationships in circles.

enum ParcelSize: Int8, FetchableValue, CaseIterable {
    case small = 1
    case large
}

enum ParcelState: String, FetchableValue, CaseIterable { case packed, sent }

struct YesOrNoText: FetchableStorage {
    func encode(_ value: Bool) -> String { value ? "yes" : "no" }
    func decode(_ storedValue: String) -> Bool { storedValue == "yes" }
}

struct HundredthsOfDecimal: FetchableStorage {
    func encode(_ value: Decimal) -> Int { NSDecimalNumber(decimal: value * 100).intValue }
    func decode(_ storedValue: Int) -> Decimal { Decimal(storedValue) / 100 }
}

/// A state as a number.
struct ParcelStateNumber: FetchableStorage {
    var isOrdered: Bool { false }
    func encode(_ value: ParcelState) -> Int { value == .packed ? 0 : 1 }
    func decode(_ storedValue: Int) -> ParcelState { storedValue == 0 ? .packed : .sent }
}

@Fetchable
struct Parcel {
    let id: UUID
    var depotID: Int?
    var lastDepotID: Int?
    var label: String
    var page: URL
    var backup: URL?
    var weight: Float
    var count: UInt16?
    var number: UInt64
    var size: ParcelSize
    var next: ParcelSize?
    var state: ParcelState?
    @FetchingStorage(ParcelStateNumber()) var stored: ParcelState
    @FetchingStorage(YesOrNoText()) var isOpen: Bool
    var isPaid: Bool?
    @FetchingStorage(HundredthsOfDecimal()) var price: Decimal
    var tax: Decimal
    @FetchingStorage(.iso8601Text) var packed: Date
    @FetchingStorage(.dayText) var due: Date?
    @FetchingStorage(.unixMilliseconds) var sent: Date?
    @FetchingStorage(.unixTime) var seen: Date
    var created: Date
    @FetchingStorage(.uuidText) var token: UUID
    var code: UUID?
    var seal: Data
    var tags: [String]

    static let depot = ToOne<Parcel, Depot>(\.depotID)
    static let lastDepot = ToOne<Parcel, Depot>(\.lastDepotID)
}

@Fetchable
struct Depot {
    let id: Int
    var name: String
    var mainID: Int?

    static let main = ToOne<Depot, Depot>(\.mainID)
    static let parcels = ToMany<Depot, Parcel>(\.depotID)
    static let branches = ToMany<Depot, Depot>(\.mainID)
}

@FetchableFields(.columns)
struct CrateSpot {
    var row: Int
    var label: String?
}

@FetchableFields(.columns)
struct CrateShelf {
    var room: String
    @FetchingStorage(.unixSeconds) var since: Date
    @FetchingStorage(.columns) var spot: CrateSpot
}

/// A model whose members are those of structs in columns.
@Fetchable
struct Crate {
    let id: Int

    /// Where it stands.
    @FetchingStorage(.columns) var shelf: CrateShelf
    @FetchingStorage(.columns) var former: CrateShelf?
    var nextID: Int?

    static let next = ToOne<Crate, Crate>(\.nextID)
    static let others = ToMany<Crate, Crate>(\.nextID)
}
