public import Foundation

/// A date as whole seconds since 1 January 1970, rounded down.
public struct UnixSeconds: FetchableStorage {
    public func encode(_ value: Date) throws -> Int64 {
        try Int64(rounding: value.timeIntervalSince1970)
    }

    @inlinable
    public func decode(_ storedValue: Int64) -> Date { Date(timeIntervalSince1970: Double(storedValue)) }
}

/// A date as whole milliseconds since 1 January 1970, rounded to the nearest.
public struct UnixMilliseconds: FetchableStorage {
    public func encode(_ value: Date) throws -> Int64 {
        try Int64(rounding: (value.timeIntervalSince1970 * 1000).rounded())
    }

    @inlinable
    public func decode(_ storedValue: Int64) -> Date { Date(timeIntervalSince1970: Double(storedValue) / 1000) }
}

/// A date as seconds and fractions of seconds since 1 January 1970.
public struct UnixTime: FetchableStorage {
    public func encode(_ value: Date) -> Double { value.timeIntervalSince1970 }
    @inlinable
    public func decode(_ storedValue: Double) -> Date { Date(timeIntervalSince1970: storedValue) }
}

/// A date as text of ISO 8601 in UTC, in whole seconds: `2024-05-01T10:30:00Z`.
public struct ISO8601Text: FetchableStorage {
    public func encode(_ value: Date) -> String {
        DateTextForm.iso8601.text(cutting: value) ?? value.formatted(.iso8601)
    }

    public func decode(_ storedValue: String) throws -> Date {
        if let date = DateTextForm.iso8601.date(from: storedValue) { return date }
        guard let date = try? Date(storedValue, strategy: .iso8601) else {
            throw FetchError.malformed("date of ISO 8601")
        }
        return date
    }
}

/// A date as text in UTC, in whole seconds, as SQLite's `CURRENT_TIMESTAMP` writes it: `2024-05-01 10:30:00`.
public struct DateTimeText: FetchableStorage {
    private var style: Date.ISO8601FormatStyle {
        .iso8601.year().month().day().dateTimeSeparator(.space).time(includingFractionalSeconds: false)
    }

    public func encode(_ value: Date) -> String {
        DateTextForm.dateTime.text(cutting: value) ?? value.formatted(style)
    }

    public func decode(_ storedValue: String) throws -> Date {
        if let date = DateTextForm.dateTime.date(from: storedValue) { return date }
        guard let date = try? Date(storedValue, strategy: style) else { throw FetchError.malformed("date and time") }
        return date
    }
}

/// The day of a date in UTC as text: `2024-05-01`.
public struct DayText: FetchableStorage {
    private var style: Date.ISO8601FormatStyle { .iso8601.year().month().day() }

    public func encode(_ value: Date) -> String {
        DateTextForm.day.text(cutting: value) ?? value.formatted(style)
    }

    public func decode(_ storedValue: String) throws -> Date {
        if let date = DateTextForm.day.date(from: storedValue) { return date }
        guard let date = try? Date(storedValue, strategy: style) else { throw FetchError.malformed("day") }
        return date
    }
}

extension DateTextForm {
    /// The text of a date, without what is smaller than the form can say; nil outside of the years 1600 to 9999.
    fileprivate func text(cutting date: Date) -> String? {
        // Since 2001 first: the seconds since 1970 have fewer digits for fractions, and might be rounded up.
        text(millisecondsSince1970: (date.timeIntervalSinceReferenceDate.rounded(.down) + 978_307_200) * 1000)
    }
}

/// An identifier as text: 36 characters in upper or lower case.
public struct UUIDText: FetchableStorage {
    let isUppercase: Bool

    public func encode(_ value: UUID) -> String {
        isUppercase ? value.uuidString : value.uuidString.lowercased()
    }

    public func decode(_ storedValue: String) throws -> UUID {
        guard let value = UUID(uuidString: storedValue) else { throw FetchError.malformed("UUID") }
        return value
    }
}

extension FetchableStorage where Self == UnixSeconds {
    /// A date as whole seconds since 1 January 1970, rounded down.
    public static var unixSeconds: UnixSeconds { UnixSeconds() }
}

extension FetchableStorage where Self == UnixMilliseconds {
    /// A date as whole milliseconds since 1 January 1970.
    public static var unixMilliseconds: UnixMilliseconds { UnixMilliseconds() }
}

extension FetchableStorage where Self == UnixTime {
    /// A date as seconds and fractions of seconds since 1 January 1970.
    public static var unixTime: UnixTime { UnixTime() }
}

extension FetchableStorage where Self == ISO8601Text {
    /// A date as text of ISO 8601 in UTC, in whole seconds: `2024-05-01T10:30:00Z`.
    public static var iso8601Text: ISO8601Text { ISO8601Text() }
}

extension FetchableStorage where Self == DateTimeText {
    /// A date as text in UTC, in whole seconds, as SQLite's `CURRENT_TIMESTAMP` writes it: `2024-05-01 10:30:00`.
    public static var dateTimeText: DateTimeText { DateTimeText() }
}

extension FetchableStorage where Self == DayText {
    /// The day of a date in UTC as text: `2024-05-01`.
    public static var dayText: DayText { DayText() }
}

extension FetchableStorage where Self == UUIDText {
    /// An identifier as text in upper case, as `UUID.uuidString` writes it.
    public static var uuidText: UUIDText { UUIDText(isUppercase: true) }

    /// An identifier as text in lower case, as most other systems write it.
    public static var lowercaseUUIDText: UUIDText { UUIDText(isUppercase: false) }
}

extension Int64 {
    /// - Throws: ``FetchError`` if the number is not finite or outside of the type.
    fileprivate init(rounding value: Double) throws {
        guard let integer = Int64(exactly: value.rounded(.down)) else { throw FetchError.outOfRange(for: Int64.self) }
        self = integer
    }
}
