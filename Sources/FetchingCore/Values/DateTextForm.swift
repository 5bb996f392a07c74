package import Foundation

/// A form in which dates are written in UTC with a fixed number of digits, so that the texts sort as the dates do.
///
/// It is read and written in the calendar of ISO 8601, for the years 1 to 9999. GRDB's own form is so from 1600 on, where all
/// calendars that Foundation may use agree: what is before, or has another form, is left to GRDB.
package struct DateTextForm: Sendable {
    private let separator: UInt8?
    private let hasMilliseconds: Bool
    private let ending: UInt8?

    /// The first year that is read and written here.
    private var firstYear: Int { hasMilliseconds ? 1600 : 1 }

    private init(separator: UInt8?, hasMilliseconds: Bool = false, ending: UInt8? = nil) {
        self.separator = separator
        self.hasMilliseconds = hasMilliseconds
        self.ending = ending
    }

    /// `2024-05-01`
    package static var day: DateTextForm { DateTextForm(separator: nil) }

    /// `2024-05-01 10:30:00`
    package static var dateTime: DateTextForm { DateTextForm(separator: UInt8(ascii: " ")) }

    /// `2024-05-01 10:30:00.000`
    package static var dateTimeWithMilliseconds: DateTextForm {
        DateTextForm(separator: UInt8(ascii: " "), hasMilliseconds: true)
    }

    /// `2024-05-01T10:30:00Z`
    package static var iso8601: DateTextForm { DateTextForm(separator: UInt8(ascii: "T"), ending: UInt8(ascii: "Z")) }

    private var length: Int {
        separator == nil ? 10 : 19 + (hasMilliseconds ? 4 : 0) + (ending == nil ? 0 : 1)
    }
}

extension DateTextForm {
    /// The date that a text stands for, nil if it has another form.
    package func date(from text: UnsafeBufferPointer<UInt8>) -> Date? {
        guard text.count == length, let start = text.baseAddress else { return nil }
        guard let separator else {
            guard let day = day(at: start, digits: DateDigits("0000-00-", at: start)) else { return nil }
            return Date(secondsSince1970: day.daysSince1970 * 86_400, milliseconds: 0)
        }
        let first = DateDigits("0000-00-", at: start)
        let second = DateDigits(separator == UInt8(ascii: "T") ? "00T00:00" : "00 00:00", at: start + 8)
        guard second.areValid, let day = day(at: start, digits: first) else { return nil }
        let (hour, minute) = (second.two(at: 3), second.two(at: 6))
        var rest = RestOfDigits(start: start)
        let seconds = rest.two(at: 17)
        guard start[16] == UInt8(ascii: ":"), hour < 24, minute < 60, seconds < 60 else { return nil }
        var milliseconds = 0
        if hasMilliseconds {
            guard start[19] == UInt8(ascii: ".") else { return nil }
            milliseconds = rest.two(at: 20) * 10 + rest.one(at: 22)
        }
        if let ending, start[length - 1] != ending { return nil }
        guard rest.areValid else { return nil }
        return Date(
            secondsSince1970: day.daysSince1970 * 86_400 + (hour * 60 + minute) * 60 + seconds,
            milliseconds: milliseconds)
    }

    /// - Parameter digits: The year and the month.
    private func day(at start: UnsafePointer<UInt8>, digits: DateDigits) -> CalendarDay? {
        var rest = RestOfDigits(start: start)
        let (year, month, day) = (digits.two(at: 0) * 100 + digits.two(at: 2), digits.two(at: 5), rest.two(at: 8))
        guard digits.areValid, rest.areValid, year >= firstYear, 1...12 ~= month, day >= 1,
            day <= 28 || day <= CalendarDay.count(inMonth: month, of: year)
        else { return nil }
        return CalendarDay(year: year, month: month, day: day)
    }

    /// The date that a text stands for, nil if it has another form.
    package func date(from text: String) -> Date? {
        var text = text
        return text.withUTF8 { date(from: $0) }
    }

    /// The text of a date, nil if that is outside of the years of the form. What is smaller than the form can say is cut
    /// off.
    ///
    /// - Parameter milliseconds: The milliseconds since 1970, which may have a fraction.
    package func text(millisecondsSince1970 milliseconds: Double) -> String? {
        // From 1600-01-01 or 0001-01-01 up to, but not including, 10000-01-01.
        let first: Double = hasMilliseconds ? -11_676_096_000_000 : -62_135_596_800_000
        guard milliseconds >= first, milliseconds < 253_402_300_800_000 else { return nil }
        let whole = Int(milliseconds.rounded(.down))
        let (days, time) = whole.dividedDown(by: 86_400_000)
        let day = CalendarDay(daysSince1970: days)
        return String(unsafeUninitializedCapacity: length) { text in
            var digits = DigitWriter(text: text)
            digits.write(day.year, count: 4, at: 0)
            text[4] = UInt8(ascii: "-")
            digits.write(day.month, count: 2, at: 5)
            text[7] = UInt8(ascii: "-")
            digits.write(day.day, count: 2, at: 8)
            guard let separator else { return length }
            text[10] = separator
            digits.write(time / 3_600_000, count: 2, at: 11)
            text[13] = UInt8(ascii: ":")
            digits.write(time / 60_000 % 60, count: 2, at: 14)
            text[16] = UInt8(ascii: ":")
            digits.write(time / 1000 % 60, count: 2, at: 17)
            if hasMilliseconds {
                text[19] = UInt8(ascii: ".")
                digits.write(time % 1000, count: 3, at: 20)
            }
            if let ending { text[length - 1] = ending }
            return length
        }
    }
}

/// Eight bytes of a text, some of which are decimal digits and the others what they have to be, looked at all at once.
private struct DateDigits {
    /// The difference of the bytes from the template: the digits themselves, and zero for all else.
    private let values: UInt64
    private let limits: UInt64

    /// - Parameter template: Eight bytes, with a zero for each digit.
    @inline(__always)
    init(_ template: StaticString, at start: UnsafePointer<UInt8>) {
        let expected = UnsafeRawPointer(template.utf8Start).loadUnaligned(as: UInt64.self).littleEndian
        values = UnsafeRawPointer(start).loadUnaligned(as: UInt64.self).littleEndian ^ expected
        // What, added to a byte, reaches its highest bit where the byte is no digit, or not what it has to be.
        let isDigit = Self.lowBits(where: expected, equals: UInt8(ascii: "0"))
        limits = 0x7F7F_7F7F_7F7F_7F7F - isDigit * 9
    }

    /// A one in each byte that equals a given one.
    @inline(__always)
    private static func lowBits(where bytes: UInt64, equals byte: UInt8) -> UInt64 {
        let difference = bytes ^ (UInt64(byte) * 0x0101_0101_0101_0101)
        // All bytes of a template are below 0x80, so that no sum carries over into the next byte.
        return (~(difference + 0x7F7F_7F7F_7F7F_7F7F) & 0x8080_8080_8080_8080) >> 7
    }

    @inline(__always)
    var areValid: Bool { ((values &+ limits) | values) & 0x8080_8080_8080_8080 == 0 }

    @inline(__always)
    func two(at index: Int) -> Int {
        let pair = values >> UInt64(index * 8)
        return Int(pair & 0xFF) * 10 + Int(pair >> 8 & 0xFF)
    }
}

/// Reads single decimal digits, and remembers whether all were.
private struct RestOfDigits {
    let start: UnsafePointer<UInt8>
    var areValid = true

    mutating func one(at index: Int) -> Int {
        let digit = start[index] &- UInt8(ascii: "0")
        areValid = areValid && digit < 10
        return Int(digit)
    }

    mutating func two(at index: Int) -> Int { one(at: index) * 10 + one(at: index + 1) }
}

extension Date {
    fileprivate init(secondsSince1970 seconds: Int, milliseconds: Int) {
        let secondsFrom1970To2001 = 978_307_200
        self.init(
            timeIntervalSinceReferenceDate: Double(seconds - secondsFrom1970To2001) + Double(milliseconds) / 1000)
    }
}

private struct DigitWriter {
    let text: UnsafeMutableBufferPointer<UInt8>

    mutating func write(_ number: Int, count: Int, at index: Int) {
        var rest = number
        for position in (index..<(index + count)).reversed() {
            text[position] = UInt8(ascii: "0") + UInt8(rest % 10)
            rest /= 10
        }
    }
}

/// A day of the Gregorian calendar.
package struct CalendarDay {
    package let year: Int
    package let month: Int
    package let day: Int

    package init(year: Int, month: Int, day: Int) {
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Counts whole eras of 400 years, then the days of years that begin in March, so that the leap day comes last.
    package init(daysSince1970 days: Int) {
        let (era, dayOfEra) = (days + Self.daysFromYear0To1970).dividedDown(by: Self.daysOfEra)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    }

    package var daysSince1970: Int {
        let yearFromMarch = month <= 2 ? year - 1 : year
        let (era, yearOfEra) = yearFromMarch.dividedDown(by: 400)
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * Self.daysOfEra + dayOfEra - Self.daysFromYear0To1970
    }

    package static func count(inMonth month: Int, of year: Int) -> Int {
        guard month == 2 else { return 30 + (month + month / 8) % 2 }
        return year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    }

    private static let daysOfEra = 146_097
    private static let daysFromYear0To1970 = 719_468
}

extension Int {
    /// The quotient, rounded down, and what is left, which is never negative.
    package func dividedDown(by divisor: Int) -> (quotient: Int, rest: Int) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
