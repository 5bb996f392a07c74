import FetchingCore
import Foundation
import GRDBSQLite

/// The functions of two decimals: an operator, such as `'+'`, and its operands. They give the text of a decimal, or null for null and for a
/// division by zero.
enum SQLiteDecimalFunctions {
    /// Found again in the error that SQLite gives.
    static let formMessage = "fetching: the stored value is not a decimal number"

    /// `fetching_decimal`: null for a result that is larger than any decimal.
    static let decimal: SQLiteFunctions.Function = { context, _, arguments in
        call(context, arguments) { _ in }
    }

    /// `fetching_checked_decimal`: an error for a result that is larger than any decimal.
    static let checkedDecimal: SQLiteFunctions.Function = { context, _, arguments in
        call(context, arguments) { sqlite3_result_error($0, SQLiteFunctions.overflowMessage, -1) }
    }

    /// `fetching_marked_decimal`: a mark for a result that is larger than any decimal, and for a mark.
    static let markedDecimal: SQLiteFunctions.Function = { context, _, arguments in
        if let arguments, OverflowMark.isMark(arguments[1]) || OverflowMark.isMark(arguments[2]) {
            return OverflowMark.give(to: context)
        }
        call(context, arguments) { OverflowMark.give(to: $0) }
    }

    private static func call(
        _ context: OpaquePointer?, _ arguments: UnsafeMutablePointer<OpaquePointer?>?,
        overflow: (OpaquePointer?) -> Void
    ) {
        guard let arguments, let operation = SQLiteArgument.text(arguments[0]).flatMap(ArithmeticOperator.init),
            let lhs = SQLiteArgument.decimal(arguments[1], context),
            let rhs = SQLiteArgument.decimal(arguments[2], context)
        else { return }
        let (result, isOverflow) = operation.applyReportingOverflow(lhs, rhs)
        if isOverflow { return overflow(context) }
        if let result { SQLiteArgument.give(result.text, to: context) }
    }
}

extension SQLiteArgument {
    /// A number in any form in which a column of decimals holds one; nil for null, and for anything else, which is an error.
    static func decimal(_ value: OpaquePointer?, _ context: OpaquePointer?) -> DecimalNumber? {
        guard let value else { return nil }
        switch sqlite3_value_type(value) {
        case SQLITE_NULL: return nil
        case SQLITE_INTEGER: return .small(sqlite3_value_int64(value), exponent: 0)
        case SQLITE_FLOAT:
            // As it is read: the shortest text that is this number.
            if let decimal = Decimal(sqliteText: "\(sqlite3_value_double(value))") { return DecimalNumber(decimal) }
        case SQLITE_TEXT:
            if let number = bytes(value).flatMap({ DecimalNumber(sqliteText: $0.bindMemory(to: UInt8.self)) }) {
                return number
            }
        // What does not fit is given on, and any other blob is not a number.
        default: if OverflowMark.isMark(value) { return nil }
        }
        sqlite3_result_error(context, SQLiteDecimalFunctions.formMessage, -1)
        return nil
    }
}

extension FetchError {
    /// The error of a stored value that a calculation with decimals takes.
    static var otherDecimalForm: FetchError {
        FetchError(
            .typeMismatch, reason: "a calculation takes a stored value that is not a decimal number",
            cure: "Correct the row, or leave it out with a condition on its text")
    }
}
