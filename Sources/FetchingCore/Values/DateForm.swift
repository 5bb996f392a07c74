package import Foundation

/// A form in which dates are stored: the engine's own, or one that a property declares.
package enum DateForm: String, CaseIterable, Sendable {
    case plain, unixSeconds, unixMilliseconds, unixTime, iso8601Text, dateTimeText, dayText

    /// The type of what is stored.
    package var type: PrimitiveType {
        switch self {
        case .plain: .date
        case .unixSeconds, .unixMilliseconds: .int64
        case .unixTime: .double
        case .iso8601Text, .dateTimeText, .dayText: .text
        }
    }

    /// Whether it holds dates outside of the years 1 to 9999, which have no form in common with those of other forms.
    package var isNumber: Bool {
        switch self {
        case .unixSeconds, .unixMilliseconds, .unixTime: true
        case .plain, .iso8601Text, .dateTimeText, .dayText: false
        }
    }

    /// How texts of the form are read and written, nil for other forms.
    package var text: DateTextForm? {
        switch self {
        case .plain, .unixSeconds, .unixMilliseconds, .unixTime: nil
        case .iso8601Text: .iso8601
        case .dateTimeText: .dateTime
        case .dayText: .day
        }
    }
}

/// A storage of dates in a form that engines can calculate with.
protocol DateStorage {
    var dateForm: DateForm { get }
}

extension UnixSeconds: DateStorage { var dateForm: DateForm { .unixSeconds } }
extension UnixMilliseconds: DateStorage { var dateForm: DateForm { .unixMilliseconds } }
extension UnixTime: DateStorage { var dateForm: DateForm { .unixTime } }
extension ISO8601Text: DateStorage { var dateForm: DateForm { .iso8601Text } }
extension DateTimeText: DateStorage { var dateForm: DateForm { .dateTimeText } }
extension DayText: DateStorage { var dateForm: DateForm { .dayText } }

/// The microseconds since 1970 in which dates are calculated: no engine stores smaller parts.
package enum DateInstant {
    /// The years 1 to 9999, in which all engines store dates.
    package static let range: Range<Int64> = -62_135_596_800_000_000..<253_402_300_800_000_000

    package static let perSecond: Int64 = 1_000_000
    package static let perDay: Int64 = 86_400_000_000

    private static let from1970To2000: Int64 = 946_684_800

    /// The date rounded to microseconds, as PostgreSQL stores it; nil for one beyond all that is stored.
    package static func microseconds(of date: Date) -> Int64? {
        let seconds = date.timeIntervalSinceReferenceDate
        guard abs(seconds) < 9_000_000_000_000 else { return nil }
        let whole = seconds.rounded(.down)
        let fraction = ((seconds - whole) * 1_000_000).rounded()
        return (Int64(whole) + 978_307_200) * perSecond + Int64(fraction)
    }

    /// The date as PostgreSQL's rows are read.
    package static func date(of microseconds: Int64) -> Date {
        let (seconds, rest) = microseconds.quotientAndRemainder(dividingBy: perSecond)
        return Date(timeIntervalSinceReferenceDate: Double(seconds - 978_307_200) + Double(rest) / 1_000_000)
    }

    /// The number of seconds as microseconds, rounded as PostgreSQL's `to_timestamp` does; nil outside of the range.
    package static func microseconds(ofUnixTime seconds: Double) -> Int64? {
        guard abs(seconds) < 300_000_000_000 else { return nil }
        let rounded = ((seconds - Double(from1970To2000)) * 1_000_000).rounded(.toNearestOrEven)
        let instant = Int64(rounded) + from1970To2000 * perSecond
        return range.contains(instant) ? instant : nil
    }

    /// Whole units as microseconds, nil outside of the range.
    package static func microseconds(of number: Int64, perUnit: Int64) -> Int64? {
        let (instant, overflow) = number.multipliedReportingOverflow(by: perUnit)
        return !overflow && range.contains(instant) ? instant : nil
    }
}
