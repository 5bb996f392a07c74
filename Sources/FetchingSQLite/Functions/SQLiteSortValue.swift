import Foundation
import GRDBSQLite

/// A value by which rows are sorted outside of SQLite, in SQLite's order: numbers, texts, and what is neither.
/// Source: https://www.sqlite.org/datatype3.html#sort_order
enum SQLiteSortValue: Equatable {
    case null
    case integer(Int64)
    case number(Double)
    case text(String)
    case data([UInt8])

    init(_ value: OpaquePointer?) {
        guard let value else {
            self = .null
            return
        }
        switch sqlite3_value_type(value) {
        case SQLITE_INTEGER: self = .integer(sqlite3_value_int64(value))
        case SQLITE_FLOAT: self = .number(sqlite3_value_double(value))
        case SQLITE_TEXT: self = .text(SQLiteArgument.text(value) ?? "")
        case SQLITE_BLOB:
            let count = Int(sqlite3_value_bytes(value))
            self = .data(Array(UnsafeRawBufferPointer(start: sqlite3_value_blob(value), count: count)))
        // The only other type.
        default: self = .null
        }
    }

    func precedes(_ other: SQLiteSortValue, _ collation: JoinedTextsOrder.Collation) -> Bool {
        switch (self, other) {
        case (.integer(let a), .integer(let b)): a < b
        case (.number(let a), .number(let b)): a < b
        case (.integer(let a), .number(let b)): Double(a) < b
        case (.number(let a), .integer(let b)): a < Double(b)
        case (.text(let a), .text(let b)):
            switch collation {
            case .binary: a.utf8.lexicographicallyPrecedes(b.utf8)
            case .decimal: DecimalCollation.compare(a, b) == .orderedAscending
            case .array: SQLiteArrayFunctions.compare(a, b) == .orderedAscending
            case .locale(let locale): locale.order(a, b) == .less
            }
        case (.data(let a), .data(let b)): a.lexicographicallyPrecedes(b)
        case (.null, _), (.integer, _), (.number, _), (.text, _), (.data, _): typeOrder < other.typeOrder
        }
    }

    private var typeOrder: Int {
        switch self {
        case .null: 0
        case .integer, .number: 1
        case .text: 2
        case .data: 3
        }
    }
}
