import FetchingCore
import Foundation
import GRDB
import GRDBSQLite

/// The functions of dates. What is computed is said by a text, such as `'start month 0'`, and how the date is stored by another.
enum SQLiteDateFunctions {
    /// Found again in the error that SQLite gives.
    static let overflowMessage = "fetching: a calculation takes or gives a date outside of the years 1 to 9999"

    /// Found again in the error that SQLite gives, before the name of a form.
    static let formMessage = "fetching: the stored value is not a date in the form "

    /// `fetching_date`: null for a date outside of the years 1 to 9999.
    static let date: SQLiteFunctions.Function = { context, _, arguments in
        call(context, arguments) { _ in }
    }

    /// `fetching_checked_date`: an error for a date outside of the years 1 to 9999.
    static let checkedDate: SQLiteFunctions.Function = { context, _, arguments in
        call(context, arguments) { sqlite3_result_error($0, overflowMessage, -1) }
    }

    /// `fetching_marked_date`: a mark for a date outside of the years 1 to 9999, and for a mark.
    static let markedDate: SQLiteFunctions.Function = { context, _, arguments in
        if let arguments, OverflowMark.isMark(arguments[0]) { return OverflowMark.give(to: context) }
        call(context, arguments) { OverflowMark.give(to: $0) }
    }

    private static func call(
        _ context: OpaquePointer?, _ arguments: UnsafeMutablePointer<OpaquePointer?>?,
        overflow: (OpaquePointer?) -> Void
    ) {
        guard let arguments, let value = arguments[0], sqlite3_value_type(value) != SQLITE_NULL else { return }
        let function: DateFunction? = SQLiteArgument.prepared(context) {
            SQLiteArgument.text(arguments[1]).flatMap(DateFunction.init)
        }
        guard let function, let form = SQLiteArgument.text(arguments[2]).flatMap(DateForm.init) else {
            return sqlite3_result_error(context, "fetching: there is no such function of dates", -1)
        }
        switch form.instant(of: value) {
        case .instant(let instant): give(function, of: instant, to: context, overflow: overflow)
        case .overflow: overflow(context)
        case .otherForm: sqlite3_result_error(context, formMessage + form.rawValue, -1)
        }
    }

    private static func give(
        _ function: DateFunction, of instant: Int64, to context: OpaquePointer?, overflow: (OpaquePointer?) -> Void
    ) {
        if let integer = function.integer(of: instant) { return sqlite3_result_int64(context, integer) }
        guard let date = function.date(of: instant) else { return overflow(context) }
        guard case .stored(let form) = function else { return DateForm.plain.give(date, to: context) }
        form.give(date, to: context)
    }
}

/// A date as SQLite holds it.
private enum StoredInstant {
    case instant(Int64)
    case overflow
    case otherForm

    init(_ instant: Int64?) { self = instant.map { .instant($0) } ?? .overflow }
}

extension DateForm {
    fileprivate func instant(of value: OpaquePointer) -> StoredInstant {
        switch self {
        case .unixSeconds:
            SQLiteArgument.integer(value).map {
                StoredInstant(DateInstant.microseconds(of: $0, perUnit: 1_000_000))
            } ?? .otherForm
        case .unixMilliseconds:
            SQLiteArgument.integer(value).map { StoredInstant(DateInstant.microseconds(of: $0, perUnit: 1000)) }
                ?? .otherForm
        case .unixTime:
            sqlite3_value_type(value) == SQLITE_FLOAT || sqlite3_value_type(value) == SQLITE_INTEGER
                ? StoredInstant(DateInstant.microseconds(ofUnixTime: sqlite3_value_double(value))) : .otherForm
        case .plain: SQLiteDateText.instant(of: value).map { .instant($0) } ?? .otherForm
        case .iso8601Text, .dateTimeText, .dayText:
            SQLiteArgument.text(value).flatMap { text?.date(from: $0) }.flatMap(DateInstant.microseconds).map {
                .instant($0)
            } ?? .otherForm
        }
    }

    fileprivate func give(_ instant: Int64, to context: OpaquePointer?) {
        switch self {
        case .unixSeconds: sqlite3_result_int64(context, instant.dividedDown(by: 1_000_000))
        case .unixMilliseconds: sqlite3_result_int64(context, (instant + 500).dividedDown(by: 1000))
        case .unixTime: sqlite3_result_double(context, Double(instant) / 1_000_000)
        case .plain:
            if let text = try? DateInstant.date(of: instant).sqliteText { SQLiteArgument.give(text, to: context) }
        case .iso8601Text, .dateTimeText, .dayText:
            if let text = text(of: instant) { SQLiteArgument.give(text, to: context) }
        }
    }
}

/// The text of a date as GRDB writes it, which before 1582 is one of Julius Caesar's calendar.
private enum SQLiteDateText {
    static func instant(of value: OpaquePointer) -> Int64? {
        guard let bytes = SQLiteArgument.bytes(value), bytes.count == 23 else { return nil }
        if let date = DateTextForm.dateTimeWithMilliseconds.date(from: bytes.bindMemory(to: UInt8.self)) {
            return DateInstant.microseconds(of: date)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let date = Date.fromDatabaseValue(text.databaseValue), (try? date.sqliteText) == text else { return nil }
        return DateInstant.microseconds(of: date)
    }
}

extension FetchError {
    /// The error of a stored value that a date is computed from.
    static func otherDateForm(_ form: String) -> FetchError {
        FetchError(
            .typeMismatch, reason: "a calculation takes a stored value that is not a date in the form '.\(form)'",
            cure: "Correct the row, or declare the form that it has with '@FetchingStorage'")
    }
}
