public import FetchingCore
public import Foundation
import GRDB
import GRDBSQLite

// What GRDB writes, so that both libraries read each other's rows, but without its silent conversions.

extension SQLiteColumnValue {
    /// A column declared REAL holds whole numbers as floating-point numbers.
    @usableFromInline
    func integerFromReal() throws -> Int64 {
        if type == SQLITE_FLOAT, let integer = Int64(exactly: sqlite3_value_double(handle)) { return integer }
        throw mismatch(expected: "an integer")
    }

    /// A date in the one form in which dates are bound. Another form would be read, but not found again by a condition.
    @usableFromInline
    var date: Date? {
        guard type == SQLITE_TEXT, let bytes = bytes(), bytes.count == 23 else { return nil }
        // GRDB reads the years before 1600 by the calendar of the time, as it writes them.
        return DateTextForm.dateTimeWithMilliseconds.date(from: bytes)
            ?? Date.fromDatabaseValue(String(decoding: bytes, as: UTF8.self).databaseValue)
    }

    /// The text with all of its bytes: a C string ends at a NUL.
    var text: String? { bytes().map { String(decoding: $0, as: UTF8.self) } }

    @usableFromInline
    var decimal: Decimal? {
        switch type {
        case SQLITE_INTEGER: return Decimal(sqlite3_value_int64(handle))
        case SQLITE_FLOAT:
            let number = sqlite3_value_double(handle)
            // `Decimal` traps on infinity, and makes what is too large for it not a number.
            guard number.isFinite else { return nil }
            // By the shortest text of the number, which stands for the same number where it is bound again.
            return Decimal(sqliteText: "\(number)")
        case SQLITE_TEXT: return bytes().flatMap { Decimal(sqliteText: $0) }
        default: return nil
        }
    }

    private func bytes() -> UnsafeBufferPointer<UInt8>? {
        guard let text = sqlite3_value_text(handle) else { return nil }
        return UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(handle)))
    }

    @usableFromInline
    func mismatch(expected: String) -> FetchError {
        let found =
            switch type {
            case SQLITE_NULL: "NULL"
            case SQLITE_INTEGER: "an integer"
            case SQLITE_FLOAT: "a floating-point number"
            case SQLITE_TEXT: "text"
            default: "a blob"
            }
        guard found == "NULL" else {
            return FetchError(
                .typeMismatch, reason: "the column holds \(found) where the property needs \(expected)",
                cure: "Correct the row or the property's type, or name the form of the values with '@FetchingStorage'")
        }
        return FetchError(
            .unexpectedNull, reason: "the column holds NULL, but the property is not optional",
            cure: "Make the property optional, or leave such rows out")
    }
}
