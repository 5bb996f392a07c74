import Foundation

extension Date {
    /// Reads "yyyy-MM-dd HH:mm:ss.SSS" in UTC, the form in which GRDB writes dates; nil for any other.
    init?(sqliteText bytes: UnsafeBufferPointer<UInt8>) {
        guard bytes.count == 23, bytes[4] == .hyphen, bytes[7] == .hyphen, bytes[10] == .space, bytes[13] == .colon,
            bytes[16] == .colon, bytes[19] == .point,
            let year = bytes.number(0..<4), let month = bytes.number(5..<7), let day = bytes.number(8..<10),
            let hour = bytes.number(11..<13), let minute = bytes.number(14..<16), let second = bytes.number(17..<19),
            let millisecond = bytes.number(20..<23),
            1...12 ~= month,
            1...28 ~= day || 29...30 ~= day && month != 2 || day == 31 && [1, 3, 5, 7, 8, 10, 12].contains(month),
            hour < 24, minute < 60, second < 60, year >= 1600
        else { return nil }
        let days = Self.daysSince1970(year: year, month: month, day: day)
        let seconds = ((days * 24 + hour) * 60 + minute) * 60 + second
        let secondsFrom1970To2001 = 978_307_200
        self.init(
            timeIntervalSinceReferenceDate: Double(seconds - secondsFrom1970To2001) + Double(millisecond) / 1000)
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

extension UnsafeBufferPointer<UInt8> {
    /// The number that the digits in a range make up, nil if there is anything else.
    fileprivate func number(_ range: Range<Int>) -> Int? {
        var number = 0
        for byte in self[range] {
            guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return number
    }
}
