import FetchingCore
import GRDBSQLite

/// The value that stands in a row for the result of a calculation that does not fit 64 bits.
///
/// An error of SQLite's would end the statement, though the row or the group may be one that is not asked for. A mark is
/// an error only where it is read.
enum OverflowMark {
    private static let bytes = Array(SQLiteFunctions.overflowMessage.utf8)

    static func give(to context: OpaquePointer?) {
        bytes.withUnsafeBytes { bytes in
            sqlite3_result_blob64(context, bytes.baseAddress, UInt64(bytes.count), copiedBySQLite)
        }
    }

    static func isMark(_ value: OpaquePointer?) -> Bool {
        guard let value, sqlite3_value_type(value) == SQLITE_BLOB, sqlite3_value_bytes(value) == bytes.count,
            let blob = sqlite3_value_blob(value)
        else { return false }
        return UnsafeRawBufferPointer(start: blob, count: bytes.count).elementsEqual(bytes)
    }

    /// `fetching_marked`: the first argument, or a mark that is among the others.
    static let marked: SQLiteFunctions.Function = { context, count, arguments in
        guard let arguments else { return }
        for index in 1..<max(Int(count), 1) where OverflowMark.isMark(arguments[index]) {
            return OverflowMark.give(to: context)
        }
        sqlite3_result_value(context, arguments[0])
    }

    /// `fetching_calculate`: the result of an operator, such as `'+'`, on two integers; null for null and for a division by
    /// zero, a mark where an operand is one or the result does not fit.
    static let calculate: SQLiteFunctions.Function = { context, _, arguments in
        guard let arguments else { return }
        if OverflowMark.isMark(arguments[1]) || OverflowMark.isMark(arguments[2]) {
            return OverflowMark.give(to: context)
        }
        guard let name = SQLiteArgument.text(arguments[0]), let operation = ArithmeticOperator(rawValue: name),
            let lhs = SQLiteArgument.integer(arguments[1]), let rhs = SQLiteArgument.integer(arguments[2])
        else { return }
        let (result, overflow) = operation.applyReportingOverflow(lhs, rhs)
        if overflow { return OverflowMark.give(to: context) }
        if let result { sqlite3_result_int64(context, result) }
    }
}
