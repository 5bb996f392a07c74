import Fetching
import Foundation

/// A row with a property for every type of value and every form in which it can be stored, each with an optional twin. It
/// refers to rows of its own table: by the key, and by an identifier that is stored as text.
@Fetchable("specimens")
struct Specimen: ConformanceModel {
    let id: Int
    var parentID: Int?
    @Unique @FetchingStorage(.lowercaseUUIDText) var code: UUID
    @FetchingStorage(.lowercaseUUIDText) var twinCode: UUID?

    var flag: Bool = false
    var maybeFlag: Bool?
    @FetchingStorage(.inverted) var inverted: Bool = false
    @FetchingStorage(.inverted) var maybeInverted: Bool?
    @FetchingStorage(.zeroIsTrue) var zeroIsTrue: Bool = false
    @FetchingStorage(.zeroIsTrue) var maybeZeroIsTrue: Bool?
    @FetchingStorage(.letter) var yesOrNo: Bool = false
    @FetchingStorage(.letter) var maybeYesOrNo: Bool?

    var integer: Int = 0
    var maybeInteger: Int?
    @FetchingStorage(.negated) var negated: Int = 0
    @FetchingStorage(.negated) var maybeNegated: Int?
    var number: Double = 0
    var maybeNumber: Double?
    var text: String = ""
    var maybeText: String?
    @FetchingStorage(.reversed) var reversed: String = ""
    @FetchingStorage(.reversed) var maybeReversed: String?
    var data: Data = Data()
    var maybeData: Data?

    var date: Date = Specimen.epoch
    var maybeDate: Date?
    @FetchingStorage(.unixSeconds) var seconds: Date = Specimen.epoch
    @FetchingStorage(.unixSeconds) var maybeSeconds: Date?
    @FetchingStorage(.unixMilliseconds) var milliseconds: Date = Specimen.epoch
    @FetchingStorage(.unixMilliseconds) var maybeMilliseconds: Date?
    @FetchingStorage(.unixTime) var time: Date = Specimen.epoch
    @FetchingStorage(.unixTime) var maybeTime: Date?
    @FetchingStorage(.iso8601Text) var isoText: Date = Specimen.epoch
    @FetchingStorage(.iso8601Text) var maybeISOText: Date?
    @FetchingStorage(.dateTimeText) var dateTime: Date = Specimen.epoch
    @FetchingStorage(.dateTimeText) var maybeDateTime: Date?
    @FetchingStorage(.dayText) var day: Date = Specimen.epoch
    @FetchingStorage(.dayText) var maybeDay: Date?

    var uuid: UUID = Specimen.code(0)
    var maybeUUID: UUID?
    @FetchingStorage(.uuidText) var upperUUID: UUID = Specimen.code(0)
    @FetchingStorage(.uuidText) var maybeUpperUUID: UUID?
    @FetchingStorage(.lowercaseUUIDText) var lowerUUID: UUID = Specimen.code(0)
    @FetchingStorage(.lowercaseUUIDText) var maybeLowerUUID: UUID?
    var url: URL = URL(fileURLWithPath: "/a")
    var maybeURL: URL?
    var decimal: Decimal = 0
    var maybeDecimal: Decimal?
    @FetchingStorage(.cents) var cents: Decimal = 0
    @FetchingStorage(.cents) var maybeCents: Decimal?

    var plan: Plan = .trial
    var maybePlan: Plan?
    @FetchingStorage(.planNumber) var planNumber: Plan = .trial
    @FetchingStorage(.planNumber) var maybePlanNumber: Plan?
    @FetchingStorage(.postgresEnum("specimen_plan")) var nativePlan: Plan = .trial
    @FetchingStorage(.postgresEnum("specimen_plan")) var maybeNativePlan: Plan?
    var level: Level = .low
    var maybeLevel: Level?

    @FetchingStorage(.columns) var part: SpecimenPart = SpecimenPart()

    var tags: [String] = []
    var maybeTags: [String]?
    @FetchingName("number_list") var numbers: [Int] = []
    var maybeNumbers: [Int]?
    var measures: [Double] = []
    var maybeMeasures: [Double]?
    var maybeFlags: [Bool]?
    var maybeCodes: [UUID]?
    var maybeLevels: [Level]?
    @FetchingStorage(.postgresEnum("specimen_plan")) var nativePlans: [Plan] = []
    @FetchingStorage(.postgresEnum("specimen_plan")) var maybeNativePlans: [Plan]?

    static let parent = ToOne<Specimen, Specimen>(\.parentID)
    static let children = ToMany<Specimen, Self>(\.parentID)
    static let twin = ToOne<Specimen, Specimen>(\.twinCode, to: \.code)
    static let followers = ToMany<Specimen, Specimen>(\.twinCode, to: \.code)
}

/// A part of a specimen, whose properties have columns of their own.
@FetchableFields(.columns)
struct SpecimenPart: Sendable {
    @FetchingStorage(.letter) var yesOrNo: Bool = false
    var maybeInteger: Int?
    var number: Double = 0
    var text: String = ""
    @FetchingStorage(.columns) var core: SpecimenCore = SpecimenCore()
}

/// A part of a part.
@FetchableFields(.columns)
struct SpecimenCore: Sendable {
    @FetchingStorage(.unixSeconds) var seconds: Date = Specimen.epoch
    @FetchingStorage(.cents) var maybeCents: Decimal?
    @FetchingStorage(.lowercaseUUIDText) var lowerUUID: UUID = Specimen.code(0)
}

extension Specimen {
    static let epoch = Date(timeIntervalSince1970: 0)

    init(id: Int) { self.init(id: id, code: Specimen.code(UInt8(truncatingIfNeeded: id))) }

    /// An identifier with letters, so that upper and lower case differ.
    static func code(_ byte: UInt8) -> UUID {
        UUID(uuid: (byte, 0xAB, 0xCD, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xEF, byte))
    }
}

// Forms of one's own

/// The opposite, in the type of the value itself.
struct InvertedBool: FetchableStorage {
    var isOrdered: Bool { false }

    func encode(_ value: Bool) -> Bool { !value }
    func decode(_ storedValue: Bool) -> Bool { !storedValue }
}

/// True as 0 and false as 1, as in columns named after what is switched off.
struct ZeroIsTrue: FetchableStorage {
    var isOrdered: Bool { false }

    func encode(_ value: Bool) -> Int { value ? 0 : 1 }

    func decode(_ storedValue: Int) throws -> Bool {
        guard storedValue == 0 || storedValue == 1 else { throw NoSuchValue() }
        return storedValue == 0
    }
}

/// `Y` or `N`.
struct LetterTruth: FetchableStorage {
    func encode(_ value: Bool) -> String { value ? "Y" : "N" }

    func decode(_ storedValue: String) throws -> Bool {
        guard storedValue == "Y" || storedValue == "N" else { throw NoSuchValue() }
        return storedValue == "Y"
    }
}

/// A number with the other sign.
struct NegatedInteger: FetchableStorage {
    var isOrdered: Bool { false }

    func encode(_ value: Int) throws -> Int {
        guard value != .min else { throw NoSuchValue() }
        return -value
    }

    func decode(_ storedValue: Int) throws -> Int { try encode(storedValue) }
}

/// The cases of an enum as numbers, in an order of their own.
struct PlanNumber: FetchableStorage {
    var isOrdered: Bool { false }

    private static let plans = [Plan.trial, .freemium, .premium]

    func encode(_ value: Plan) -> Int { Self.plans.firstIndex(of: value) ?? 0 }

    func decode(_ storedValue: Int) throws -> Plan {
        guard Self.plans.indices.contains(storedValue) else { throw NoSuchValue() }
        return Self.plans[storedValue]
    }
}

struct NoSuchValue: Error {}

extension FetchableStorage where Self == InvertedBool {
    static var inverted: InvertedBool { InvertedBool() }
}

extension FetchableStorage where Self == ZeroIsTrue {
    static var zeroIsTrue: ZeroIsTrue { ZeroIsTrue() }
}

extension FetchableStorage where Self == LetterTruth {
    static var letter: LetterTruth { LetterTruth() }
}

extension FetchableStorage where Self == NegatedInteger {
    static var negated: NegatedInteger { NegatedInteger() }
}

extension FetchableStorage where Self == PlanNumber {
    static var planNumber: PlanNumber { PlanNumber() }
}
