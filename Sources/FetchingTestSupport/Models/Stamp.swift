import Fetching
import Foundation

/// A model whose fields are stored in forms of their own.
@Fetchable("stamps", naming: .snakeCase)
struct Stamp: ConformanceModel {
    let id: Int
    @FetchingStorage(.unixSeconds) var wholeSecond: Date
    @FetchingStorage(.unixSeconds) var maybeWholeSecond: Date?
    @FetchingStorage(.unixMilliseconds) var millisecond: Date
    @FetchingStorage(.unixTime) var exactTime: Date
    @FetchingStorage(.unixTime) var maybeExactTime: Date?
    @FetchingStorage(.uuidText) var upper: UUID
    @FetchingStorage(.lowercaseUUIDText) var lower: UUID
    @FetchingStorage(.lowercaseUUIDText) var maybeLower: UUID?
    @FetchingStorage(.cents) @FetchingName("price_in_cents") var price: Decimal
    @FetchingStorage(.reversed) var secret: String
    @FetchingStorage(.reversed) var maybeSecret: String?
    var plainDate: Date
    var plainUUID: UUID
}

/// An amount as a whole number of cents.
struct Cents: FetchableStorage {
    func encode(_ value: Decimal) throws -> Int {
        let cents = NSDecimalNumber(decimal: value * 100)
        guard Decimal(cents.intValue) == value * 100 else { throw Fraction() }
        return cents.intValue
    }

    func decode(_ storedValue: Int) -> Decimal { Decimal(storedValue) / 100 }

    /// An amount that is not a whole number of cents.
    struct Fraction: Error {}
}

/// A text written backwards, which has no order.
struct ReversedText: FetchableStorage {
    var isOrdered: Bool { false }

    func encode(_ value: String) -> String { reversed(value) }
    func decode(_ storedValue: String) -> String { reversed(storedValue) }

    private func reversed(_ text: String) -> String { String(String.UnicodeScalarView(text.unicodeScalars.reversed())) }
}

extension FetchableStorage where Self == Cents {
    static var cents: Cents { Cents() }
}

extension FetchableStorage where Self == ReversedText {
    static var reversed: ReversedText { ReversedText() }
}

extension Stamp {
    init(id: Int, seconds: Double, uuid: UUID, price: Decimal = 0, secret: String = "", isComplete: Bool = true) {
        let date = Date(timeIntervalSince1970: seconds)
        self.init(
            id: id, wholeSecond: date, maybeWholeSecond: isComplete ? date : nil, millisecond: date, exactTime: date,
            maybeExactTime: isComplete ? date : nil, upper: uuid, lower: uuid, maybeLower: isComplete ? uuid : nil,
            price: price, secret: secret, maybeSecret: isComplete ? secret : nil, plainDate: date, plainUUID: uuid)
    }
}
