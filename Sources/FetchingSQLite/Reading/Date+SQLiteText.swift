import Foundation

extension Date {
    /// Reads "yyyy-MM-dd HH:mm:ss.SSS" in UTC, the form in which GRDB writes dates; nil for any other.
    init?(sqliteText bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count == 23, let start = bytes.baseAddress else { return nil }
        var digits = Digits(start: start)
        let year = digits.two(at: 0) * 100 + digits.two(at: 2)
        let (month, day) = (digits.two(at: 5), digits.two(at: 8))
        let (hour, minute, second) = (digits.two(at: 11), digits.two(at: 14), digits.two(at: 17))
        let millisecond = digits.two(at: 20) * 10 + digits.one(at: 22)
        guard digits.areValid, start[4] == .hyphen, start[7] == .hyphen, start[10] == .space, start[13] == .colon,
            start[16] == .colon, start[19] == .point,
            1...12 ~= month, 1...28 ~= day || 29...31 ~= day && day <= Self.days(inMonth: month, of: year),
            hour < 24, minute < 60, second < 60, year >= 1600
        else { return nil }
        let days = Self.daysSince1970(year: year, month: month, day: day)
        let seconds = ((days * 24 + hour) * 60 + minute) * 60 + second
        let secondsFrom1970To2001 = 978_307_200
        self.init(
            timeIntervalSinceReferenceDate: Double(seconds - secondsFrom1970To2001) + Double(millisecond) / 1000)
    }

    private static func days(inMonth month: Int, of year: Int) -> Int {
        guard month == 2 else { return 30 + (month + month / 8) % 2 }
        return year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    }

    /// The number of days from 1 January 1970 to a date of the Gregorian calendar: whole eras of 400 years, then the days
    /// of years that begin in March, so that the leap day comes last.
    private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}

extension UInt8 {
    fileprivate static let hyphen = UInt8(ascii: "-")
    fileprivate static let space = UInt8(ascii: " ")
    fileprivate static let colon = UInt8(ascii: ":")
    fileprivate static let point = UInt8(ascii: ".")
}

/// Reads decimal digits, and remembers whether all were.
private struct Digits {
    let start: UnsafePointer<UInt8>
    var areValid = true

    mutating func one(at index: Int) -> Int {
        let digit = start[index] &- UInt8(ascii: "0")
        areValid = areValid && digit < 10
        return Int(digit)
    }

    mutating func two(at index: Int) -> Int { one(at: index) * 10 + one(at: index + 1) }
}
