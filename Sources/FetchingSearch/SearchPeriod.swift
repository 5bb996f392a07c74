import FetchingCore
import Foundation

/// A stretch of time that a person typed: a year, a month, a day, a minute, a second, or an instant.
struct SearchPeriod {
    let start: Date

    /// The first instant behind it, nil for an instant.
    let end: Date?

    /// Whether it goes up to the last date that a text can say: what is stored for a later one would be less than others.
    var isLast: Bool { end.map { $0 >= Self.storable.upperBound } ?? false }

    /// The years 1 to 9999.
    private static let storable =
        Date(
            timeIntervalSince1970: -62_135_596_800)..<Date(
            timeIntervalSince1970: 253_402_300_800)

    /// Reads `2024`, `2024-05`, `2024-05-01`, and the last with a time behind `T` or a space: `10:30`, `10:30:00` or
    /// `10:30:00.5`, each also with `Z` or an offset such as `+02:00`.
    init?(_ text: String, timeZone: TimeZone) {
        var digits = DigitReader(text)
        guard let day = TypedDay(&digits) else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        guard !digits.isAtEnd else {
            guard let start = day.start(in: calendar), let end = day.next.start(in: calendar) else { return nil }
            guard Self.storable.contains(start) else { return nil }
            (self.start, self.end) = (start, end)
            return
        }
        guard day.day != nil, let time = TypedTime(&digits), digits.isAtEnd else { return nil }
        if let offset = time.offset {
            guard let zone = TimeZone(secondsFromGMT: offset) else { return nil }
            calendar.timeZone = zone
        }
        guard let minute = day.minute(time, in: calendar) else { return nil }
        start = minute.addingTimeInterval(time.seconds ?? 0)
        end = time.hasFraction ? nil : start.addingTimeInterval(time.seconds == nil ? 60 : 1)
        guard Self.storable.contains(start) else { return nil }
    }
}

/// A year, a month of it, or a day of that.
private struct TypedDay {
    var year: Int
    var month: Int?
    var day: Int?

    init?(_ digits: inout DigitReader) {
        guard let year = digits.number(of: 4), year > 0 else { return nil }
        self.year = year
        guard digits.take("-") else { return }
        guard let month = digits.number(of: 2), 1...12 ~= month else { return nil }
        self.month = month
        guard digits.take("-") else { return }
        guard let day = digits.number(of: 2), 1...CalendarDay.count(inMonth: month, of: year) ~= day else { return nil }
        self.day = day
    }

    /// The year, month or day after it. The calendar carries a day that is one too many.
    var next: TypedDay {
        var next = self
        if let day {
            next.day = day + 1
        } else if let month, month < 12 {
            next.month = month + 1
        } else {
            next.year += 1
            if month != nil { next.month = 1 }
        }
        return next
    }

    /// Whether the calendars of Foundation count it as the Julian one does. Stored days, and the years and months of dates, are those of
    /// ISO 8601, whose calendar is the Gregorian one for all years.
    private var isBeforeGregorianCalendar: Bool { (year, month ?? 1, day ?? 1) < (1582, 10, 15) }

    /// An instant of the Gregorian calendar, where Foundation has another. There were no changes of the clock then.
    private func instant(hour: Int, minute: Int, in zone: TimeZone) -> Date {
        let day = CalendarDay(year: year, month: month ?? 1, day: day ?? 1).daysSince1970
        let date = Date(timeIntervalSince1970: Double(day * 86_400 + hour * 3600 + minute * 60))
        return date - Double(zone.secondsFromGMT(for: date))
    }

    /// The first instant. Not every day has a midnight, but each has a noon.
    func start(in calendar: Calendar) -> Date? {
        if isBeforeGregorianCalendar { return instant(hour: 0, minute: 0, in: calendar.timeZone) }
        let noon = DateComponents(year: year, month: month ?? 1, day: day ?? 1, hour: 12)
        return calendar.date(from: noon).map(calendar.startOfDay)
    }

    func minute(_ time: TypedTime, in calendar: Calendar) -> Date? {
        if isBeforeGregorianCalendar { return instant(hour: time.hour, minute: time.minute, in: calendar.timeZone) }
        return calendar.date(
            from: DateComponents(year: year, month: month, day: day, hour: time.hour, minute: time.minute))
    }
}

private struct TypedTime {
    let hour: Int
    let minute: Int
    var seconds: Double?
    var hasFraction = false

    /// The seconds by which the time zone is ahead of GMT, nil where none is typed.
    var offset: Int?

    init?(_ digits: inout DigitReader) {
        guard digits.take("T") || digits.take("t") || digits.take(" ") else { return nil }
        guard let hour = digits.number(of: 2), hour < 24, digits.take(":"), let minute = digits.number(of: 2),
            minute < 60
        else { return nil }
        (self.hour, self.minute) = (hour, minute)
        if digits.take(":") {
            guard let whole = digits.number(of: 2), whole < 60 else { return nil }
            seconds = Double(whole)
            if digits.take(".") {
                guard let fraction = digits.fraction() else { return nil }
                seconds = Double(whole) + fraction
                hasFraction = true
            }
        }
        guard !digits.isAtEnd else { return }
        guard let offset = Self.offset(&digits) else { return nil }
        self.offset = offset
    }

    private static func offset(_ digits: inout DigitReader) -> Int? {
        if digits.take("Z") || digits.take("z") { return 0 }
        let sign = digits.take("+") ? 1 : digits.take("-") ? -1 : 0
        guard sign != 0, let hours = digits.number(of: 2), hours <= 18 else { return nil }
        let hasColon = digits.take(":")
        guard !digits.isAtEnd || hasColon else { return sign * hours * 3600 }
        guard let minutes = digits.number(of: 2), minutes < 60 else { return nil }
        return sign * (hours * 60 + minutes) * 60
    }
}

/// Reads the digits 0 to 9, and nothing that only looks like them.
private struct DigitReader {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard let first = rest.first, UInt32(first) == character.value else { return false }
        rest = rest.dropFirst()
        return true
    }

    mutating func number(of count: Int) -> Int? {
        var number = 0
        for _ in 0..<count {
            guard let digit = digit() else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    /// Nine digits at most: a date has no more.
    mutating func fraction() -> Double? {
        var (value, scale, count) = (0, 1, 0)
        while count < 9, let digit = digit() {
            value = value * 10 + digit
            scale *= 10
            count += 1
        }
        return count > 0 ? Double(value) / Double(scale) : nil
    }

    private mutating func digit() -> Int? {
        guard let first = rest.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= first else { return nil }
        rest = rest.dropFirst()
        return Int(first - UInt8(ascii: "0"))
    }
}
