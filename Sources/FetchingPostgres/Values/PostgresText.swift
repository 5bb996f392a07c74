import FetchingCore
import Foundation

// Values as PostgreSQL writes them as text.

extension Data {
    /// Bytes in hexadecimal digits: `\x0aff`.
    init?(postgresHex text: UnsafeRawBufferPointer) {
        guard text.count.isMultiple(of: 2), text.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "x")]) else {
            return nil
        }
        self.init(capacity: text.count / 2 - 1)
        for index in stride(from: 2, to: text.count, by: 2) {
            guard let high = text[index].hexValue, let low = text[index + 1].hexValue else { return nil }
            append(high << 4 | low)
        }
    }
}

extension UInt8 {
    fileprivate var hexValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}

extension Decimal {
    /// - Throws: `FetchError` for a number that is infinite or has too many digits.
    init(postgresText text: String) throws {
        let digits = text.utf8.filter { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        guard !digits.isEmpty else {
            throw FetchError(
                .typeMismatch, reason: "the column holds a decimal that is infinite or not a number",
                cure: "Leave such rows out, or correct them")
        }
        // 'Decimal' would round.
        let zero = UInt8(ascii: "0")
        let significant = digits.drop { $0 == zero }.reversed().drop { $0 == zero }
        let value = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        guard significant.count <= 38, let value, !value.isNaN, value != 0 || significant.isEmpty else {
            throw FetchError(
                .outOfRange, reason: "the column holds a decimal with more digits than 'Decimal' has room for",
                cure: "Round it in the database")
        }
        self = value
    }
}

extension Date {
    /// A date as `DateStyle` ISO writes it: `2001-12-31 23:59:59.5+05:30`, `0044-03-15 BC`. Without a time zone it is one of UTC.
    init?(postgresText text: String) {
        var text = DigitScanner(text)
        guard let year = text.number(), text.skip("-"), let month = text.number(), text.skip("-"),
            let day = text.number(), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        let time = text.skip(" ") && !text.isAtEra ? text.microseconds() : nil
        let isBeforeChrist = text.skip(" BC") || text.skip("BC")
        guard text.isAtEnd, year <= 5_874_897 else { return nil }
        let days = Self.daysSince2000(year: isBeforeChrist ? 1 - year : year, month: month, day: day)
        guard let time else {
            self.init(daysSince2000: days)
            return
        }
        guard year <= 294_276 else { return nil }
        self.init(microsecondsSince2000: days * 86_400_000_000 + time)
    }

    /// The days by the proleptic Gregorian calendar, in which the year before 1 is 0. They are counted in eras of 400 years that
    /// begin with March, so that the day which some years lack is their last.
    private static func daysSince2000(year: Int64, month: Int64, day: Int64) -> Int64 {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        // From March 1 of the year 0 to the beginning of 2000.
        return era * 146_097 + dayOfEra - 730_425
    }
}

/// Reads numbers and what is between them.
private struct DigitScanner {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }
    var isAtEra: Bool { rest.first == UInt8(ascii: "B") }

    /// The next digits, nil where there is none, or more than a date has.
    mutating func number() -> Int64? { digits().flatMap { Int64($0) } }

    private mutating func digits() -> String? {
        let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        guard !digits.isEmpty, digits.count <= 7 else { return nil }
        rest = rest.dropFirst(digits.count)
        return String(Substring(digits))
    }

    mutating func skip(_ text: StaticString) -> Bool {
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        guard rest.starts(with: bytes) else { return false }
        rest = rest.dropFirst(bytes.count)
        return true
    }

    /// A time of day with its time zone, as that of UTC.
    mutating func microseconds() -> Int64? {
        guard let hours = number(), skip(":"), let minutes = number(), skip(":"), let seconds = number() else {
            return nil
        }
        var fraction: Int64 = 0
        if skip(".") {
            guard let digits = digits(), digits.utf8.count <= 6 else { return nil }
            fraction = Int64(digits + String(repeating: "0", count: 6 - digits.utf8.count)) ?? 0
        }
        let isWest = skip("-")
        var offset: Int64 = 0
        if isWest || skip("+") {
            guard let hours = number() else { return nil }
            offset = hours * 3600
            if skip(":") { offset += (number() ?? 0) * 60 }
            if skip(":") { offset += number() ?? 0 }
        }
        let time = hours * 3600 + minutes * 60 + seconds + (isWest ? offset : -offset)
        return time * 1_000_000 + fraction
    }
}
