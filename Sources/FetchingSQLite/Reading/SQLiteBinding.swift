import FetchingCore
import FetchingSQL
import Foundation
import GRDB
import GRDBSQLite

/// SQLite copies what is bound: the statement may outlive the values.
let copiedBySQLite = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

extension SQLBinding {
    /// - Throws: `FetchError` if SQLite cannot hold the value.
    func bind(to statement: OpaquePointer, at index: Int32) throws {
        switch self {
        case .value(let value): try value.bind(to: statement, at: index)
        case .parameter: throw FetchError.parameterWithoutValue
        case .list(let values, _): try check(Data(ListEncoding.encode(values)).bind(to: statement, at: index))
        }
    }
}

extension PrimitiveValue {
    /// - Throws: `FetchError` if SQLite cannot hold the value.
    func bind(to statement: OpaquePointer, at index: Int32) throws {
        // Most keys are.
        if case .int64(let value) = self { return try check(sqlite3_bind_int64(statement, index, value)) }
        switch try stored() {
        case .null: try check(sqlite3_bind_null(statement, index))
        case .integer(let value): try check(sqlite3_bind_int64(statement, index, value))
        case .real(let value): try check(sqlite3_bind_double(statement, index, value))
        case .text(var value):
            // With the number of bytes, or the text would end at a NUL.
            let code = value.withUTF8 { text in
                text.withMemoryRebound(to: CChar.self) { text in
                    sqlite3_bind_text64(
                        statement, index, text.baseAddress ?? UnsafePointer(bitPattern: 1), UInt64(text.count),
                        copiedBySQLite,
                        UInt8(SQLITE_UTF8))
                }
            }
            try check(code)
        case .blob(let value): try check(value.bind(to: statement, at: index))
        }
    }
}

extension Data {
    fileprivate func bind(to statement: OpaquePointer, at index: Int32) -> Int32 {
        guard !isEmpty else { return sqlite3_bind_zeroblob(statement, index, 0) }
        return withUnsafeBytes { bytes in
            sqlite3_bind_blob64(statement, index, bytes.baseAddress, UInt64(bytes.count), copiedBySQLite)
        }
    }
}

@inline(__always)
func check(_ code: Int32) throws {
    if code != SQLITE_OK { throw FetchError.refusedValue(code) }
}

extension FetchError {
    fileprivate static func refusedValue(_ code: Int32) -> FetchError {
        FetchError(
            .databaseFailure, reason: "SQLite did not accept a value: \(String(cString: sqlite3_errstr(code)))",
            cure: "Use a smaller value", underlyingError: DatabaseError(resultCode: ResultCode(rawValue: code)))
    }
}

/// A value as SQLite stores it.
enum SQLiteValue {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

extension PrimitiveValue {
    /// The value as GRDB stores it.
    ///
    /// - Throws: `FetchError` for a date whose text would not sort among the others.
    func stored() throws -> SQLiteValue {
        switch self {
        case .null: .null
        case .bool(let value): .integer(value ? 1 : 0)
        case .int64(let value): .integer(value)
        case .double(let value): .real(value)
        case .text(let value): .text(value)
        case .data(let value): .blob(value)
        case .date(let value): .text(try value.sqliteText)
        case .uuid(let value): .blob(withUnsafeBytes(of: value.uuid) { Data($0) })
        case .decimal(let value): String.fromDatabaseValue(value.databaseValue).map(SQLiteValue.text) ?? .null
        case .array(let value): .text(value.json)
        }
    }
}

extension Date {
    /// - Throws: `FetchError` for a date whose text would not sort among the others.
    var sqliteText: String {
        get throws {
            if let text = DateTextForm.dateTimeWithMilliseconds.text(millisecondsSince1970: wholeMillisecondsSince1970)
            {
                return text
            }
            let rounded = roundedToMilliseconds
            guard Self.sortableAsText.contains(rounded), let text = String.fromDatabaseValue(rounded.databaseValue)
            else { throw FetchError.unsortableDate }
            return text
        }
    }
}
