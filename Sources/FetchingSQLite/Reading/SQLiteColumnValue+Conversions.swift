public import FetchingCore
public import Foundation
import GRDB
import GRDBSQLite

// What GRDB writes, so that both libraries read each other's rows, but without its silent conversions.

extension SQLiteColumnValue {
    /// A column declared REAL holds whole numbers as floating-point numbers.
    @usableFromInline
    func integerFromReal() throws -> Int64 {
        guard type == SQLITE_FLOAT else { throw mismatch(expected: "an integer") }
        let number = sqlite3_value_double(handle)
        // Beyond, SQLite calculates with a floating-point number, where an integer would overflow.
        guard abs(number) < 0x1p53, let integer = Int64(exactly: number) else {
            throw mismatch(expected: "an integer")
        }
        return integer
    }

    /// A date in the one form in which dates are bound. Another form would be read, but not found again by a condition.
    @usableFromInline
    var date: Date? {
        guard type == SQLITE_TEXT, let bytes = bytes(), bytes.count == 23 else { return nil }
        if let date = DateTextForm.dateTimeWithMilliseconds.date(from: bytes) { return date }
        // GRDB reads the years before 1600 by the calendar of the time, as it writes them, and much else besides.
        let text = String(decoding: bytes, as: UTF8.self)
        guard let date = Date.fromDatabaseValue(text.databaseValue), (try? date.sqliteText) == text else { return nil }
        return date
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

    /// An array that is stored as JSON.
    ///
    /// - Throws: `FetchError` for any other text, and for an array that holds null or values of another kind.
    @usableFromInline
    func array(of element: PrimitiveArray.Element) throws -> PrimitiveArray {
        guard type == SQLITE_TEXT, let bytes = bytes() else { throw mismatch(expected: "an array as JSON text") }
        guard let array = try PrimitiveArray(json: UnsafeRawBufferPointer(bytes), of: element) else {
            throw FetchError(
                .typeMismatch, reason: "the column holds another text where the property needs \(element.jsonName)",
                cure: "Correct the row, such as to '[]'")
        }
        return array
    }

    /// Text that is not in ASCII alone.
    ///
    /// - Throws: `FetchError` if it is not valid UTF-8, in the place of which other text would be read.
    @usableFromInline
    func unicodeText(_ bytes: UnsafeBufferPointer<UInt8>) throws -> String {
        var text = String(decoding: bytes, as: UTF8.self)
        guard text.withUTF8({ $0.count == bytes.count && $0.elementsEqual(bytes) }) else {
            throw FetchError(
                .typeMismatch, reason: "the column holds text that is not valid UTF-8",
                cure: "Correct the row, or store it as a blob and read the column as 'Data'")
        }
        return text
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
                cure: FetchError.cure(declaring: fittingStorages(for: expected))
                    ?? "Correct the row or the property's type, or name the form of the values with '@FetchingStorage'")
        }
        return FetchError(
            .unexpectedNull, reason: "the column holds NULL, but the property is not optional",
            cure: "Make the property optional, or leave such rows out")
    }

    /// The storages that would read the value as a date or an identifier.
    private func fittingStorages(for expected: String) -> [String] {
        switch type {
        case SQLITE_TEXT where expected == Self.expectedDate: text?.fittingStorages(for: .date) ?? []
        case SQLITE_TEXT where expected == Self.expectedUUID: text?.fittingStorages(for: .uuid) ?? []
        case SQLITE_INTEGER where expected == Self.expectedDate: [".unixSeconds", ".unixMilliseconds"]
        case SQLITE_FLOAT where expected == Self.expectedDate: [".unixTime"]
        default: []
        }
    }

    @usableFromInline static var expectedDate: String { "a date as 'yyyy-MM-dd HH:mm:ss.SSS'" }
    @usableFromInline static var expectedUUID: String { "a UUID as 16 bytes" }
}
