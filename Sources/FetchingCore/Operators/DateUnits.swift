/// A part of a date, as an integer.
///
/// ```swift
/// $0.signupDate.part(.hour, in: .offset(hours: 2)) < 12
/// ```
public struct FetchDatePart: Sendable, Hashable {
    let part: DatePart

    /// The year. The one before 1 is -1.
    public static let year = FetchDatePart(part: .year)
    /// The month, from 1 to 12.
    public static let month = FetchDatePart(part: .month)
    /// The day of the month, from 1 to 31.
    public static let day = FetchDatePart(part: .day)
    /// The hour, from 0 to 23.
    public static let hour = FetchDatePart(part: .hour)
    /// The minute, from 0 to 59.
    public static let minute = FetchDatePart(part: .minute)
    /// The whole second, from 0 to 59.
    public static let second = FetchDatePart(part: .second)
    /// The day of the week, from 1 for Sunday to 7 for Saturday.
    public static let weekday = FetchDatePart(part: .weekday)
}

/// A unit of the calendar that a date is in.
///
/// ```swift
/// $0.signupDate.start(of: .month)
/// ```
public struct FetchDateUnit: Sendable, Hashable {
    let unit: DateUnit

    /// A year, from 1 January.
    public static let year = FetchDateUnit(unit: .year)
    /// A month, from its first day.
    public static let month = FetchDateUnit(unit: .month)
    /// A day, from midnight.
    public static let day = FetchDateUnit(unit: .day)
    /// An hour.
    public static let hour = FetchDateUnit(unit: .hour)
    /// A minute.
    public static let minute = FetchDateUnit(unit: .minute)
    /// A second.
    public static let second = FetchDateUnit(unit: .second)
}

/// A number of seconds, days, months or other units to add to a date.
///
/// ```swift
/// $0.signupDate.adding(.days(3))
/// ```
public struct FetchDateStep: Sendable, Hashable {
    let step: DateStep

    private init(_ count: Int, _ unit: DateStep.Unit) { step = DateStep(count, unit) }

    /// A number of seconds.
    public static func seconds(_ count: Int) -> FetchDateStep { FetchDateStep(count, .seconds) }

    /// A number of minutes.
    public static func minutes(_ count: Int) -> FetchDateStep { FetchDateStep(count, .minutes) }

    /// A number of hours.
    public static func hours(_ count: Int) -> FetchDateStep { FetchDateStep(count, .hours) }

    /// A number of days of 24 hours.
    public static func days(_ count: Int) -> FetchDateStep { FetchDateStep(count, .days) }

    /// A number of weeks of seven days.
    public static func weeks(_ count: Int) -> FetchDateStep { FetchDateStep(count, .weeks) }

    /// A number of months. The day is that of the date, or the last day of a shorter month.
    public static func months(_ count: Int) -> FetchDateStep { FetchDateStep(count, .months) }

    /// A number of years. The 29 February becomes the 28th where there is none.
    public static func years(_ count: Int) -> FetchDateStep { FetchDateStep(count, .years) }
}

/// A zone with a fixed difference from UTC, in which parts of dates are read.
///
/// ```swift
/// $0.signupDate.start(of: .day, in: .offset(hours: -5))
/// ```
///
/// There are no zones with names: engines have different tables of when their clocks change.
public struct FetchTimeZone: Sendable, Hashable {
    let seconds: Int

    /// UTC, which is also called Greenwich Mean Time.
    public static let gmt = FetchTimeZone(seconds: 0)

    /// The zone a number of seconds east of Greenwich, up to 18 hours.
    ///
    /// - Parameter seconds: Negative for the west. More than 18 hours is an error when the request runs.
    public static func offset(seconds: Int) -> FetchTimeZone { FetchTimeZone(seconds: seconds) }

    /// The zone a number of hours and minutes east of Greenwich, up to 18 hours.
    ///
    /// - Parameters:
    ///   - hours: Negative for the west. More than 18 is an error when the request runs.
    ///   - minutes: Minutes in the same direction: `.offset(hours: -3, minutes: -30)`.
    public static func offset(hours: Int, minutes: Int = 0) -> FetchTimeZone {
        // What is too large stays so.
        let (hours, minutes) = (min(max(hours, -1000), 1000), min(max(minutes, -60_000), 60_000))
        return FetchTimeZone(seconds: hours * 3600 + minutes * 60)
    }
}

extension FetchTimeZone {
    /// The seconds that a zone can be away from UTC.
    package static let offsets = -64_800...64_800

    func function(of operand: ExpressionTree, _ function: (Int) -> DateFunction) -> ExpressionTree {
        guard Self.offsets.contains(seconds) else {
            return operand.building(function(0).member) { throw FetchError.zoneOutOfRange }
        }
        return .date(function(seconds), of: operand)
    }
}
