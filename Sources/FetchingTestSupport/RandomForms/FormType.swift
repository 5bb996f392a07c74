import Fetching
import FetchingCore
import Foundation

/// A type of value in one of the forms in which it is stored.
struct FormType<Base: FetchableValue>: Sendable where Base.Base == Base {
    /// The name that distinguishes this form from all others: members of one form compare with each other.
    let name: String

    /// Whether rows can be sorted by it.
    let isOrdered: Bool

    /// The operators of order, where there are any.
    let ordering: FormOrdering<Base>?

    /// Draws a value to store.
    let draw: @Sendable (inout SplitMix64) -> Base

    /// Draws a value to compare with, which may be beside what is stored.
    let drawLiteral: @Sendable (inout SplitMix64) -> Base

    /// The part of a value that is left where it is stored.
    let key: @Sendable (Base) -> FormKey

    /// The value that is read for a key.
    let base: @Sendable (FormKey) -> Base?

    /// Draws a question about the elements of an array; nil for a type that is not one.
    var elementTest: (@Sendable (inout SplitMix64) -> FormTest)?
}

extension FormType {
    /// A type whose form has no operators of order.
    init(
        _ name: String, _ pool: Pool<Base>, isOrdered: Bool = true,
        literals: (@Sendable (inout SplitMix64) -> Base)? = nil,
        key: @escaping @Sendable (Base) -> FormKey, base: @escaping @Sendable (FormKey) -> Base?
    ) {
        self.init(
            name: name, isOrdered: isOrdered, ordering: nil, draw: { pool.pick(&$0) },
            drawLiteral: literals ?? { pool.pick(&$0) }, key: key, base: base)
    }
}

extension FormType where Base: Comparable {
    /// A type that compares.
    init(
        comparable name: String, _ pool: Pool<Base>, isOrdered: Bool = true,
        literals: (@Sendable (inout SplitMix64) -> Base)? = nil,
        key: @escaping @Sendable (Base) -> FormKey, base: @escaping @Sendable (FormKey) -> Base?
    ) {
        self.init(
            name: name, isOrdered: isOrdered, ordering: isOrdered ? FormOrdering() : nil, draw: { pool.pick(&$0) },
            drawLiteral: literals ?? { pool.pick(&$0) }, key: key, base: base)
    }
}

/// All forms.
enum FormTypes {
    static let bool = makeBool("Bool")
    static let invertedBool = makeBool("Bool inverted", isOrdered: false)
    static let zeroIsTrue = makeBool("Bool zeroIsTrue", isOrdered: false)
    static let yesOrNo = makeBool("Bool yesOrNo")

    private static func makeBool(_ name: String, isOrdered: Bool = true) -> FormType<Bool> {
        FormType(name, Pool(true, false), isOrdered: isOrdered, key: { .int($0 ? 1 : 0) }, base: { $0.int == 1 })
    }

    static let integer = FormType<Int>(
        comparable: "Int", FormPools.integers, key: { .int($0) }, base: \.int)
    static let negated = FormType<Int>(
        comparable: "Int negated", FormPools.negatedIntegers, isOrdered: false, key: { .int($0) }, base: \.int)
    static let number = FormType<Double>(
        comparable: "Double", FormPools.numbers, key: { .number($0) },
        base: { if case .number(let value) = $0 { value } else { nil } })
    static let text = FormType<String>(
        comparable: "String", FormPools.texts, key: { .text($0) }, base: \.text)
    static let reversed = FormType<String>(
        comparable: "String reversed", FormPools.texts, isOrdered: false, key: { .text($0) }, base: \.text)
    static let data = FormType<Data>(
        "Data", FormPools.data, key: { .bytes(Array($0)) },
        base: { if case .bytes(let bytes) = $0 { Data(bytes) } else { nil } })
    static let url = FormType<URL>(
        "URL", FormPools.urls, key: { .text($0.absoluteString) }, base: { $0.text.flatMap { URL(string: $0) } })
    static let decimal = FormType<Decimal>(
        comparable: "Decimal", FormPools.decimals, key: { .decimal($0) }, base: decimalBase)
    static let cents = FormType<Decimal>(
        comparable: "Decimal cents", FormPools.decimals, key: { .decimal($0) }, base: decimalBase)

    private static let decimalBase: @Sendable (FormKey) -> Decimal? = {
        if case .decimal(let value) = $0 { value } else { nil }
    }

    static let plan = FormType<Plan>(comparable: "Plan", FormPools.plans, key: { .text($0.rawValue) }, base: planBase)
    static let nativePlan = FormType<Plan>(
        comparable: "Plan enum", FormPools.plans, key: { .text($0.rawValue) }, base: planBase)
    static let planNumber = FormType<Plan>(
        comparable: "Plan number", FormPools.plans, isOrdered: false, key: { .text($0.rawValue) }, base: planBase)
    static let level = FormType<Level>(
        comparable: "Level", Pool(Level.high, .middle, .low), key: { .int($0.rawValue) },
        base: { $0.int.flatMap(Level.init) })

    private static let planBase: @Sendable (FormKey) -> Plan? = { $0.text.flatMap(Plan.init) }

    static let uuid = makeUUID("UUID")
    static let upperUUID = makeUUID("UUID upper")
    static let lowerUUID = makeUUID("UUID lower")

    private static func makeUUID(_ name: String) -> FormType<UUID> {
        FormType(
            name, FormPools.uuids, key: { .text($0.uuidString) }, base: { $0.text.flatMap { UUID(uuidString: $0) } })
    }
}

// Dates: the key is the number of units that the form stores.

extension FormTypes {
    static let date = makeDate("Date", .milliseconds)
    static let seconds = makeDate("Date seconds", .seconds)
    static let milliseconds = makeDate("Date milliseconds", .milliseconds)
    static let isoText = makeDate("Date isoText", .seconds)
    static let dateTime = makeDate("Date dateTime", .seconds)
    static let day = makeDate("Date day", .days)
    /// A date that is read may differ from what was written by the last bit of the number.
    static let time = FormType<Date>(
        comparable: "Date time", FormPools.dates, literals: { FormPools.dates.pick(&$0) },
        key: { .int(Int(($0.timeIntervalSince1970 * 1_000_000).rounded())) },
        base: { $0.int.map { Date(timeIntervalSince1970: Double($0) / 1_000_000) } })

    /// The unit of a form: milliseconds to the nearest, larger units rounded down.
    private enum Unit {
        case milliseconds, seconds, days

        func count(_ date: Date) -> Int {
            let seconds = date.timeIntervalSince1970
            switch self {
            case .milliseconds: return Int((seconds * 1_000).rounded())
            case .seconds: return Int(seconds.rounded(.down))
            case .days: return Int((seconds / 86_400).rounded(.down))
            }
        }

        func date(_ count: Int) -> Date {
            switch self {
            case .milliseconds: Date(timeIntervalSince1970: Double(count) / 1_000)
            case .seconds: Date(timeIntervalSince1970: Double(count))
            case .days: Date(timeIntervalSince1970: Double(count) * 86_400)
            }
        }
    }

    private static func makeDate(_ name: String, _ unit: Unit) -> FormType<Date> {
        FormType(
            comparable: name, FormPools.dates, literals: { FormPools.drawDate(&$0) }, key: { .int(unit.count($0)) },
            base: { $0.int.map(unit.date) })
    }
}

/// Values that rows and conditions share, so that conditions hold for some rows and not for others.
enum FormPools {
    /// Small ones more often than those near the limits.
    static let integers = Pool(0, negatedIntegerValues + [.min])
    /// The smallest one has no other sign.
    static let negatedIntegers = Pool(0, negatedIntegerValues)
    private static let negatedIntegerValues =
        [-3, -2, -1, 1, 2, 3, 7, -3, -2, -1, 1, 2, 3, 7] + [.max, .max - 1, .min + 1, 1 << 62, 3_037_000_500]
    /// Those whose sums are exact.
    static let numbers = Pool(0.0, -0.0, 1, -1, 0.5, -2.5, 3)
    static let data = Pool(Data(), Data([0]), Data([0, 1]), Data([0xFF]), Data([0xEF, 0xBB, 0xBF, 0x61]))
    static let plans = Pool(Plan.freemium, .premium, .trial)
    static let uuids = Pool(Specimen.code(0), Specimen.code(1), Specimen.code(0x7F), Specimen.code(0xFF))
    static let decimals = Pool(Decimal(0), Decimal(1), Decimal(-1), Decimal(15) / 10, Decimal(10), Decimal(9))
    static let urls = Pool(
        URL(fileURLWithPath: "/a"), ["https://example.org", "https://example.org/?q=%C3%A9"].compactMap(URL.init))

    /// Among them the mark at the beginning, letters composed and decomposed, and those whose case is not another letter.
    static let texts = Pool(
        "",
        [
            "a", "A", "ab", "b", "a%b", "'", "\0", "a\0b", "\u{FEFF}", "\u{FEFF}a", "\u{FEFF}b", "a\u{FEFF}", "\u{E9}",
            "e\u{301}", "\u{C9}", "e", "\u{130}", "i", "I", "\u{131}", "\u{3A3}", "\u{3C2}", "\u{3C3}", "\u{DF}",
            "\u{1F600}", "\u{FFFF}", "10", "9",
        ])

    /// Regular expressions, and what they mean.
    static let expressions = Pool<(String, @Sendable (String) -> Bool)>(
        (".*", { _ in true }), (".", { $0.unicodeScalars.count == 1 }),
        ("[a-c]+", { !$0.isEmpty && $0.unicodeScalars.allSatisfy { "a"..."c" ~= $0 } }),
        ("a|ab", { ["a", "ab"].contains($0) }),
        ("\\uFEFF.?", { $0.unicodeScalars.first == "\u{FEFF}" && $0.unicodeScalars.count <= 2 }),
        (
            "\\d+",
            { !$0.isEmpty && $0.unicodeScalars.allSatisfy { $0.properties.generalCategory == .decimalNumber } }
        ),
        ("[^a]*", { !$0.unicodeScalars.contains("a") }))

    static let dates = Pool(
        Date(timeIntervalSince1970: 0),
        [1, 1.25, 86_399, 86_400, -1, -0.75, 1_700_000_000, 1_700_000_000.123, 946_684_799.999].map {
            Date(timeIntervalSince1970: $0)
        })

    /// A date of the pool, or one beside it.
    static func drawDate(_ generator: inout SplitMix64) -> Date {
        dates.pick(&generator)
            + (generator.isOne(in: 2) ? 0 : generator.drawDateDeviation())
    }
}
