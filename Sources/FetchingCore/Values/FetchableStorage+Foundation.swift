public import Foundation

/// A date as whole seconds since 1 January 1970, rounded down.
@_documentation(visibility: internal)
public struct UnixSeconds: FetchableStorage {
    public func encode(_ value: Date) throws -> Int64 {
        try Int64(rounding: value.timeIntervalSince1970)
    }

    @inlinable
    public func decode(_ storedValue: Int64) -> Date { Date(timeIntervalSince1970: Double(storedValue)) }
}

/// A date as whole milliseconds since 1 January 1970, rounded to the nearest.
@_documentation(visibility: internal)
public struct UnixMilliseconds: FetchableStorage {
    public func encode(_ value: Date) throws -> Int64 {
        try Int64(rounding: (value.timeIntervalSince1970 * 1000).rounded())
    }

    @inlinable
    public func decode(_ storedValue: Int64) -> Date { Date(timeIntervalSince1970: Double(storedValue) / 1000) }
}

/// A date as seconds and fractions of seconds since 1 January 1970.
@_documentation(visibility: internal)
public struct UnixTime: FetchableStorage {
    public func encode(_ value: Date) -> Double { value.timeIntervalSince1970 }
    @inlinable
    public func decode(_ storedValue: Double) -> Date { Date(timeIntervalSince1970: storedValue) }
}

/// A date as text of ISO 8601 in UTC, in whole seconds: `2024-05-01T10:30:00Z`.
@_documentation(visibility: internal)
public struct ISO8601Text: FetchableStorage, NonNumericText {
    private var form: DateText { DateText(.iso8601, pattern: "yyyy-MM-dd'T'HH:mm:ss'Z'") }

    /// - Throws: ``FetchError`` for a date outside of the years 1 to 9999.
    public func encode(_ value: Date) throws -> String { try form.text(of: value) }

    /// - Throws: ``FetchError`` for any other text than `encode` gives.
    public func decode(_ storedValue: String) throws -> Date { try form.date(from: storedValue) }
}

/// A date as text in UTC, in whole seconds, as SQLite's `CURRENT_TIMESTAMP` writes it: `2024-05-01 10:30:00`.
@_documentation(visibility: internal)
public struct DateTimeText: FetchableStorage, NonNumericText {
    private var form: DateText {
        DateText(.dateTime, pattern: "yyyy-MM-dd HH:mm:ss")
    }

    /// - Throws: ``FetchError`` for a date outside of the years 1 to 9999.
    public func encode(_ value: Date) throws -> String { try form.text(of: value) }

    /// - Throws: ``FetchError`` for any other text than `encode` gives.
    public func decode(_ storedValue: String) throws -> Date { try form.date(from: storedValue) }
}

/// The day of a date in UTC as text: `2024-05-01`.
@_documentation(visibility: internal)
public struct DayText: FetchableStorage, NonNumericText {
    private var form: DateText { DateText(.day, pattern: "yyyy-MM-dd") }

    /// - Throws: ``FetchError`` for a date outside of the years 1 to 9999.
    public func encode(_ value: Date) throws -> String { try form.text(of: value) }

    /// - Throws: ``FetchError`` for any other text than `encode` gives.
    public func decode(_ storedValue: String) throws -> Date { try form.date(from: storedValue) }
}

/// How a storage reads and writes the text of a date.
private struct DateText {
    private let form: DateTextForm
    private let pattern: String

    init(_ form: DateTextForm, pattern: String) { (self.form, self.pattern) = (form, pattern) }

    func text(of date: Date) throws -> String {
        // Since 2001 first: the seconds since 1970 have fewer digits for fractions, and might be rounded up.
        let seconds = date.timeIntervalSinceReferenceDate.rounded(.down) + 978_307_200
        guard let text = form.text(millisecondsSince1970: seconds * 1000) else { throw FetchError.unsortableDate }
        return text
    }

    /// Another text of the same date is rejected: no condition would find it.
    func date(from text: String) throws -> Date {
        guard let date = form.date(from: text) else {
            throw FetchError.otherForm(of: text, for: .date, needed: "a date as '\(pattern)'")
        }
        return date
    }
}

extension Date {
    /// The years that are written with four digits, so that the texts sort as the dates do.
    package static let sortableAsText =
        Date(timeIntervalSince1970: -62_135_596_800)..<Date(timeIntervalSince1970: 253_402_300_800)
}

/// An identifier as text: 36 characters in upper or lower case.
@_documentation(visibility: internal)
public struct UUIDText: FetchableStorage, NonNumericText {
    let isUppercase: Bool

    public func encode(_ value: UUID) -> String {
        isUppercase ? value.uuidString : value.uuidString.lowercased()
    }

    /// - Throws: ``FetchError`` for any other text than `encode` gives: letters in the other case are not found.
    public func decode(_ storedValue: String) throws -> UUID {
        guard isInCase(storedValue), let value = UUID(uuidString: storedValue) else {
            throw FetchError.otherForm(
                of: storedValue, for: .uuid,
                needed: "a UUID as 36 characters in \(isUppercase ? "upper" : "lower") case")
        }
        return value
    }

    func reads(_ text: String) -> Bool { isInCase(text) && UUID(uuidString: text) != nil }

    private func isInCase(_ text: String) -> Bool {
        let otherCase: ClosedRange<UInt8> =
            isUppercase ? UInt8(ascii: "a")...UInt8(ascii: "f") : UInt8(ascii: "A")...UInt8(ascii: "F")
        return text.utf8.count == 36 && !text.utf8.contains(where: otherCase.contains)
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
