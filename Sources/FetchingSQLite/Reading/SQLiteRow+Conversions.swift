public import FetchingCore
import Foundation
import GRDB
import GRDBSQLite

// What GRDB writes, so that both libraries read each other's rows, but without its silent conversions.

extension SQLiteRow {
    /// A column declared REAL holds whole numbers as floating-point numbers.
    @usableFromInline
    func integer(from index: Int32) throws -> Int64 {
        if sqlite3_column_type(statement, index) == SQLITE_FLOAT,
            let integer = Int64(exactly: sqlite3_column_double(statement, index))
        {
            return integer
        }
        throw mismatch(at: index, expected: "an integer")
    }

    /// A date in the one form in which dates are bound. Another form would be read, but not found again by a condition.
    func storedDate(at index: Int32) -> Date? {
        guard sqlite3_column_type(statement, index) == SQLITE_TEXT, sqlite3_column_bytes(statement, index) == 23,
            let text = sqlite3_column_text(statement, index)
        else { return nil }
        let bytes = UnsafeBufferPointer(start: text, count: 23)
        // GRDB reads the years before 1600 by the calendar of the time, as it writes them.
        return Date(sqliteText: bytes) ?? Date.fromDatabaseValue(String(decoding: bytes, as: UTF8.self).databaseValue)
    }

    /// An identifier in the one form in which identifiers are bound.
    func storedUUID(at index: Int32) -> UUID? {
        guard sqlite3_column_type(statement, index) == SQLITE_BLOB, sqlite3_column_bytes(statement, index) == 16,
            let bytes = sqlite3_column_blob(statement, index)
        else { return nil }
        return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }

    /// The text with all of its bytes: a C string ends at a NUL.
    func text(at index: Int32) -> String? {
        guard let text = sqlite3_column_text(statement, index) else { return nil }
        let count = Int(sqlite3_column_bytes(statement, index))
        return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }

    func storedDecimal(at index: Int32) -> Decimal? {
        switch sqlite3_column_type(statement, index) {
        case SQLITE_INTEGER: return Decimal(sqlite3_column_int64(statement, index))
        case SQLITE_FLOAT:
            let number = sqlite3_column_double(statement, index)
            // `Decimal` traps on infinity, and makes what is too large for it not a number.
            guard number.isFinite else { return nil }
            let decimal = Decimal(number)
            return decimal.isNaN ? nil : decimal
        case SQLITE_TEXT: return text(at: index).flatMap(Decimal.init(sqliteText:))
        default: return nil
        }
    }

    @usableFromInline
    func mismatch(at index: Int32, expected: String) -> FetchError {
        let found =
            switch sqlite3_column_type(statement, index) {
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

extension Decimal {
    /// Nil unless the whole text is a number. Foundation's initialiser reads as far as it can.
    init?(sqliteText text: String) {
        guard text.wholeMatch(of: /[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,4})?/) != nil,
            let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")), !decimal.isNaN
        else { return nil }
        self = decimal
    }
}
