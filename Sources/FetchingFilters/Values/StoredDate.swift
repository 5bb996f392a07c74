import FetchingCore
import Foundation

/// Dates as text: ISO 8601 in UTC, with the fraction digits that are needed to read the same date again.
///
/// A date is a `Double` of seconds since 2001. Its description has the fewest digits that only this number has; the text has
/// the same decimal number, divided into calendar days and seconds, and reading puts that decimal number together again.
enum StoredDate {
    private static let secondsFrom1970To2001 = 978_307_200
    private static let secondsOfDay = 86_400

    /// The text of a date, nil where it has none: outside of the years 0 to 9999.
    static func text(of date: Date) -> String? {
        let seconds = date.timeIntervalSinceReferenceDate
        // Also excludes what is infinite or no number.
        guard seconds > -1e12, seconds < 1e12 else { return nil }
        let whole = Int(seconds.rounded(.down)) + secondsFrom1970To2001
        let (days, time) = whole.dividedDown(by: secondsOfDay)
        let day = CalendarDay(daysSince1970: days)
        guard 0...9999 ~= day.year else { return nil }
        let digits = fraction(of: seconds)
        return [padded(day.year, 4), padded(day.month, 2), padded(day.day, 2)].joined(separator: "-") + "T"
            + [padded(time / 3600, 2), padded(time / 60 % 60, 2), padded(time % 60, 2)].joined(separator: ":")
            + (digits.isEmpty ? "" : "." + digits) + "Z"
    }

    private static func padded(_ number: Int, _ count: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    /// The digits after the point of what is left when the seconds are rounded down.
    private static func fraction(of seconds: Double) -> String {
        let description = "\(seconds.magnitude)"
        let parts = description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        var digits = mantissa.count > 1 && mantissa[1] != "0" ? String(mantissa[1]) : ""
        // Only what is below 0.0001 is written with an exponent here, and with one digit before the point.
        if parts.count > 1, let exponent = Int(parts[1]) {
            digits = String(repeating: "0", count: max(0, -exponent - 1)) + mantissa[0] + digits
        }
        return seconds < 0 ? complement(digits) : digits
    }

    /// The digits of one minus a fraction. The last digit is not 0.
    private static func complement(_ digits: String) -> String {
        guard let last = digits.last?.wholeNumberValue else { return digits }
        let nines = digits.dropLast().map { String(9 - ($0.wholeNumberValue ?? 0)) }.joined()
        return nines + String(10 - last)
    }
}

extension StoredDate {
    /// The date of a text, nil if it is none.
    static func date(of text: String) -> Date? {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, bytes.last == UInt8(ascii: "Z"), bytes[4] == UInt8(ascii: "-"),
            bytes[7] == UInt8(ascii: "-"), bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
            bytes[16] == UInt8(ascii: ":"),
            let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10]),
            let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]), let second = number(bytes[17..<19]),
            1...12 ~= month, 1...CalendarDay.count(inMonth: month, of: year) ~= day,
            hour < 24, minute < 60, second < 60, let fraction = fraction(bytes[19..<(bytes.count - 1)])
        else { return nil }
        let days = CalendarDay(year: year, month: month, day: day).daysSince1970
        let seconds = days * secondsOfDay + (hour * 60 + minute) * 60 + second - secondsFrom1970To2001
        let date = self.seconds(seconds, fraction: fraction).map(Date.init(timeIntervalSinceReferenceDate:))
        // The nearest date may be the first of the year 10000, whose text is less than others.
        return date.flatMap { self.text(of: $0) == nil ? nil : $0 }
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var number = 0
        for digit in digits {
            guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }

    /// The digits after the point, without zeros at the end: there are none, or a point and at least one.
    private static func fraction(_ bytes: ArraySlice<UInt8>) -> String? {
        guard let point = bytes.first else { return "" }
        let digits = bytes.dropFirst()
        guard point == UInt8(ascii: "."), !digits.isEmpty,
            digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
        else { return nil }
        let end = digits.lastIndex { $0 != UInt8(ascii: "0") }.map { $0 + 1 } ?? digits.startIndex
        return String(decoding: digits[digits.startIndex..<end], as: UTF8.self)
    }

    /// The number that is nearest to the sum.
    private static func seconds(_ whole: Int, fraction: String) -> Double? {
        guard !fraction.isEmpty else { return Double(whole) }
        guard whole < 0 else { return Double("\(whole).\(fraction)") }
        return Double("\(-whole - 1).\(complement(fraction))").map { -$0 }
    }
}
