import FetchingCore
import Foundation
import GRDB
import GRDBSQLite

/// What Fetching adds to a connection, the first time that a request needs it.
enum SQLiteFunctions {
    private typealias Function = @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void

    /// Found again in the error that SQLite gives.
    static let overflowMessage = "fetching: the result of a calculation does not fit 64 bits"

    /// - Throws: `DatabaseError` if SQLite refuses.
    static func install(in db: Database) throws {
        try add("fetching_fold", arguments: 2, fold, to: db)
        try add("fetching_scalar_count", arguments: 1, scalarCount, to: db)
        try add("fetching_int64", arguments: 1, int64, to: db)
        try add("fetching_checked_int64", arguments: 1, checkedInt64, to: db)
        try SumFunction.install(in: db)
        try add("fetching_integer_within", arguments: 3, integerWithin, to: db)
        try add("fetching_decimal_text", arguments: 1, decimalText, to: db)
        try add("fetching_like", arguments: 3, like, to: db)
        try add("fetching_matches", arguments: 3, matches, to: db)
        try check(sqlite3_create_module_v2(db.sqliteConnection, ListModule.name, ListModule.module, nil, nil))
        db.add(collation: DatabaseCollation("fetching_decimal", function: DecimalCollation.compare))
    }

    /// Whether a statement could not be prepared because the connection does not have the functions yet.
    static func areMissing(_ error: DatabaseError) -> Bool {
        let beginnings = [
            "no such function: fetching_", "no such table: fetching_list", "no such collation sequence: fetching_",
        ]
        return beginnings.contains { error.message?.hasPrefix($0) ?? false }
    }

    private static func add(_ name: String, arguments: Int32, _ function: Function, to db: Database) throws {
        try check(
            sqlite3_create_function_v2(
                db.sqliteConnection, name, arguments, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil, function, nil, nil, nil))
    }

    private static func check(_ code: Int32) throws {
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    private static let fold: Function = { context, _, arguments in
        guard let text = SQLiteArgument.text(arguments?[0]) else { return sqlite3_result_null(context) }
        SQLiteArgument.give(SQLiteArgument.options(arguments?[1]).fold(text), to: context)
    }

    private static let scalarCount: Function = { context, _, arguments in
        guard let text = SQLiteArgument.text(arguments?[0]) else { return sqlite3_result_null(context) }
        sqlite3_result_int64(context, Int64(text.unicodeScalars.count))
    }

    private static let int64: Function = { context, _, arguments in
        // A result that does not fit is null, which is what a function gives that gives nothing.
        guard let integer = SQLiteArgument.integer(arguments?[0]) else { return }
        sqlite3_result_int64(context, integer)
    }

    private static let checkedInt64: Function = { context, _, arguments in
        if let integer = SQLiteArgument.integer(arguments?[0]) { return sqlite3_result_int64(context, integer) }
        guard let value = arguments?[0], sqlite3_value_type(value) != SQLITE_NULL else { return }
        sqlite3_result_error(context, SQLiteFunctions.overflowMessage, -1)
    }

    private static let decimalText: Function = { context, _, arguments in
        guard let value = arguments?[0] else { return }
        guard sqlite3_value_type(value) == SQLITE_FLOAT else {
            return sqlite3_value_type(value) == SQLITE_INTEGER
                ? SQLiteArgument.give("\(sqlite3_value_int64(value))", to: context)
                : sqlite3_result_value(context, value)
        }
        SQLiteArgument.give("\(sqlite3_value_double(value))", to: context)
    }

    /// The error of a result that the type of a member cannot hold.
    static let rangeMessage = "fetching: the result of a calculation does not fit the member"

    private static let integerWithin: Function = { context, _, arguments in
        guard let arguments, let value = arguments[0] else { return }
        guard sqlite3_value_type(value) == SQLITE_INTEGER else { return sqlite3_result_value(context, value) }
        let number = sqlite3_value_int64(value)
        guard number >= sqlite3_value_int64(arguments[1]), number <= sqlite3_value_int64(arguments[2]) else {
            return sqlite3_result_error(context, SQLiteFunctions.rangeMessage, -1)
        }
        sqlite3_result_int64(context, number)
    }

    private static let like: Function = { context, _, arguments in TextMatching.call(.isLike, context, arguments) }
    private static let matches: Function = { context, _, arguments in TextMatching.call(.matches, context, arguments) }
}

/// What a function is given and gives back.
enum SQLiteArgument {
    /// The text, with all of its NULs; nil for anything else.
    static func text(_ value: OpaquePointer?) -> String? {
        guard let value, sqlite3_value_type(value) == SQLITE_TEXT, let text = sqlite3_value_text(value) else {
            return nil
        }
        let count = Int(sqlite3_value_bytes(value))
        return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }

    /// The result of a calculation with integers; nil for null, and for one that does not fit 64 bits.
    static func integer(_ value: OpaquePointer?) -> Int64? {
        guard let value else { return nil }
        switch sqlite3_value_type(value) {
        case SQLITE_INTEGER: return sqlite3_value_int64(value)
        case SQLITE_NULL: return nil
        default: break
        }
        // A column declared REAL holds whole numbers as floating-point numbers. An overflow is larger than these.
        let number = sqlite3_value_double(value)
        return abs(number) < 0x1p53 ? Int64(exactly: number) : nil
    }

    static func options(_ value: OpaquePointer?) -> TextOptions {
        TextOptions(rawValue: value.map { Int(sqlite3_value_int64($0)) } ?? 0)
    }

    static func give(_ text: String, to context: OpaquePointer?) {
        var text = text
        text.withUTF8 { text in
            text.withMemoryRebound(to: CChar.self) { text in
                sqlite3_result_text64(
                    context, text.baseAddress ?? UnsafePointer(bitPattern: 1), UInt64(text.count), copiedBySQLite,
                    UInt8(SQLITE_UTF8))
            }
        }
    }
}

/// `fetching_like` and `fetching_matches`: a text, a pattern and options. The pattern is prepared once for a statement.
private enum TextMatching {
    private final class Prepared {
        let matcher: TextMatcher
        init(_ matcher: TextMatcher) { self.matcher = matcher }
    }

    static func call(
        _ operation: TextOperator, _ context: OpaquePointer?, _ arguments: UnsafeMutablePointer<OpaquePointer?>?
    ) {
        guard let text = SQLiteArgument.text(arguments?[0]) else { return sqlite3_result_null(context) }
        guard let matcher = matcher(operation, context, arguments) else {
            return sqlite3_result_error(context, "fetching: the pattern is no regular expression", -1)
        }
        sqlite3_result_int(context, matcher.matches(text) ? 1 : 0)
    }

    private static func matcher(
        _ operation: TextOperator, _ context: OpaquePointer?, _ arguments: UnsafeMutablePointer<OpaquePointer?>?
    ) -> TextMatcher? {
        if let prepared = sqlite3_get_auxdata(context, 1) {
            return Unmanaged<Prepared>.fromOpaque(prepared).takeUnretainedValue().matcher
        }
        guard let pattern = SQLiteArgument.text(arguments?[1]),
            let matcher = try? TextMatcher(
                operation, pattern: pattern, options: SQLiteArgument.options(arguments?[2]))
        else { return nil }
        sqlite3_set_auxdata(context, 1, Unmanaged.passRetained(Prepared(matcher)).toOpaque()) { prepared in
            prepared.map { Unmanaged<Prepared>.fromOpaque($0).release() }
        }
        return matcher
    }
}

/// Decimals that are stored as text, in the order of the numbers. What is no number comes first, by its bytes.
private enum DecimalCollation {
    @Sendable static func compare(_ a: String, _ b: String) -> ComparisonResult {
        switch (Decimal(sqliteText: a), Decimal(sqliteText: b)) {
        case (let a?, let b?): a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
        case (nil, _?): .orderedAscending
        case (_?, nil): .orderedDescending
        case (nil, nil): a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
        }
    }
}
