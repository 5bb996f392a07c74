package import Foundation

extension Date {
    /// The date in UTC as ISO 8601 writes it, such as `2024-05-01T10:30:00.000Z`, with microseconds where it has some. What no
    /// engine stores is the number of seconds since 2001, such as `inf`.
    package func text(separator: String = "T") -> String {
        guard let microseconds = DateInstant.microseconds(of: self) else { return "\(timeIntervalSinceReferenceDate)" }
        let (days, time) = Int(microseconds).dividedDown(by: Int(DateInstant.perDay))
        let (day, seconds) = (CalendarDay(daysSince1970: days), time / 1_000_000)
        let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { Self.digits(2, of: $0) }
        let fraction =
            time.isMultiple(of: 1000)
            ? Self.digits(3, of: time / 1000 % 1000) : Self.digits(6, of: time % 1_000_000)
        return [Self.digits(4, of: day.year), Self.digits(2, of: day.month), Self.digits(2, of: day.day)]
            .joined(separator: "-") + separator + clock.joined(separator: ":") + ".\(fraction)Z"
    }

    private static func digits(_ count: Int, of number: Int) -> String {
        let text = String(number.magnitude)
        return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - text.count)) + text
    }
}
