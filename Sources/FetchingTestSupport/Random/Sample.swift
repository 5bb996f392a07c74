import Fetching
import Foundation

/// A row of every kind of value, with an optional twin for each.
@Fetchable
struct Sample: ConformanceModel {
    let id: Int
    var integer: Int
    var maybeInteger: Int?
    var small: Int8
    var maybeUnsigned: UInt64?
    var number: Double
    var maybeNumber: Double?
    var maybeFloat: Float?
    var text: String
    var maybeText: String?
    var flag: Bool
    var maybeFlag: Bool?
    var date: Date
    var maybeDate: Date?
    @FetchingStorage(.unixMilliseconds) var maybeStamp: Date?
    var data: Data
    var maybeData: Data?
    var uuid: UUID
    var maybeUUID: UUID?
    @FetchingStorage(.lowercaseUUIDText) var maybeUUIDText: UUID?
    var maybeURL: URL?
    var maybeDecimal: Decimal?
    var plan: Plan
    var maybePlan: Plan?
    var maybeLevel: Level?
    var rights: Rights
    var maybeRights: Rights?
}

extension Sample {
    /// A row of values from the pools.
    static func random(id: Int, _ generator: inout SplitMix64) -> Sample {
        Sample(
            id: id, integer: Pools.integers.pick(&generator), maybeInteger: Pools.integers.pickOptional(&generator),
            small: Int8(Pools.integers.pick(&generator)),
            maybeUnsigned: Pools.unsigned.pickOptional(&generator), number: Pools.numbers.pick(&generator),
            maybeNumber: Pools.numbers.pickOptional(&generator), maybeFloat: Pools.floats.pickOptional(&generator),
            text: Pools.texts.pick(&generator), maybeText: Pools.texts.pickOptional(&generator),
            flag: Pools.flags.pick(&generator), maybeFlag: Pools.flags.pickOptional(&generator),
            date: Pools.dates.pick(&generator), maybeDate: Pools.dates.pickOptional(&generator),
            maybeStamp: Pools.dates.pickOptional(&generator), data: Pools.data.pick(&generator),
            maybeData: Pools.data.pickOptional(&generator), uuid: Pools.uuids.pick(&generator),
            maybeUUID: Pools.uuids.pickOptional(&generator), maybeUUIDText: Pools.uuids.pickOptional(&generator),
            maybeURL: Pools.urls.pickOptional(&generator), maybeDecimal: Pools.decimals.pickOptional(&generator),
            plan: Pools.plans.pick(&generator), maybePlan: Pools.plans.pickOptional(&generator),
            maybeLevel: Pools.levels.pickOptional(&generator), rights: Pools.rights.pick(&generator),
            maybeRights: Pools.rights.pickOptional(&generator))
    }
}

/// The values that rows and conditions share, so that conditions hold for some rows and not for others.
enum Pools {
    static let integers = Pool(0, [-3, -2, -1, 1, 2, 3, 7])
    static let unsigned = Pool<UInt64>(0, 1, UInt64(Int64.max))
    static let numbers = Pool(0.0, -0.0, 1, -1, 0.5, -2.5, 0.1, 3, 1e300, .infinity, -.infinity)
    static let floats = Pool<Float>(0, 0.1, -1, 16_777_216, .infinity)
    static let flags = Pool(true, false)
    static let data = Pool(Data(), Data([0]), Data([0, 1]), Data([0xFF]))
    static let plans = Pool(Plan.freemium, .premium, .trial)
    static let levels = Pool(Level.high, .middle, .low)
    static let rights = Pool(Rights(), .read, .write, [.read, .write], [.share, .everythingElse])
    static let uuids = Pool(uuid(0), uuid(1), uuid(0x7F), uuid(0x80), uuid(0xFF))
    static let decimals = Pool(Decimal(0), Decimal(1), Decimal(-1), Decimal(15) / 10, Decimal(10))

    static let texts = Pool(
        "",
        [
            "a", "A", "ab", "aB", "abc", "b", "Maria", "mario", "a%b", "a_b", "a*b", "a?b", "a\\b", "'", "\0", "a\0b",
            "\u{E9}", "e\u{301}", "\u{C9}cole", "ecole", "\u{130}", "i", "\u{DF}", "\u{3A3}", "\u{3C2}", "\u{212A}",
            "k", "\u{1F600}", "a\u{D7FF}", "a\u{E000}", "a\u{10FFFF}", "\u{10FFFF}", "a\nb", "10", "9",
        ])

    /// In whole milliseconds: what is between them is lost on the way into some databases.
    static let dates = Pool(
        Date(timeIntervalSince1970: 0),
        [0.001, 0.002, -0.001, 1_700_000_000, 1_700_000_000.123, -86_400, 946_684_799.999].map {
            Date(timeIntervalSince1970: $0)
        })

    static let urls = Pool(
        URL(fileURLWithPath: "/a"), ["https://example.org", "https://example.org/?q=%C3%A9"].compactMap(URL.init))

    private static func uuid(_ byte: UInt8) -> UUID {
        UUID(uuid: (byte, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, byte))
    }
}
