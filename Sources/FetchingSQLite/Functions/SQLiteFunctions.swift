import FetchingCore
import Foundation
import GRDB
import GRDBSQLite

/// The functions that Fetching adds to a connection, when a request first needs them.
enum SQLiteFunctions {
    typealias Function = @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void

    /// Found again in the error that SQLite gives.
    static let overflowMessage = "fetching: the result of a calculation does not fit 64 bits"

    /// - Throws: `DatabaseError` if SQLite rejects it.
    static func install(in db: Database) throws {
        // What the functions of a connection have in common lives as long as one of them.
        let state = SQLiteTextState()
        try add(SQLiteFunctionName.fold, arguments: 2, SQLiteTextFunctions.fold, with: state, to: db)
        try add(SQLiteFunctionName.containsAny, arguments: 3, SQLiteTextFunctions.containsAny, with: state, to: db)
        try add(SQLiteFunctionName.like, arguments: 3, SQLiteTextFunctions.like, with: state, to: db)
        // With the name of a member for its error, where there is one.
        try add(SQLiteFunctionName.matches, arguments: 3, SQLiteTextFunctions.matches, with: state, to: db)
        try add(SQLiteFunctionName.matches, arguments: 4, SQLiteTextFunctions.matches, with: state, to: db)
        try add(SQLiteFunctionName.scalarCount, arguments: 1, scalarCount, to: db)
        try add(SQLiteFunctionName.int64, arguments: 1, int64, to: db)
        try add(SQLiteFunctionName.checkedInt64, arguments: 1, checkedInt64, to: db)
        try add(SQLiteFunctionName.marked, arguments: -1, OverflowMark.marked, to: db)
        try add(SQLiteFunctionName.calculate, arguments: 3, OverflowMark.calculate, to: db)
        try SumFunction.install(in: db)
        try add(SQLiteFunctionName.decimalResult, arguments: 3, SQLiteDecimalFunctions.decimal, to: db)
        try add(SQLiteFunctionName.checkedDecimal, arguments: 3, SQLiteDecimalFunctions.checkedDecimal, to: db)
        try add(SQLiteFunctionName.markedDecimal, arguments: 3, SQLiteDecimalFunctions.markedDecimal, to: db)
        try DecimalSumFunction.install(in: db)
        try JoinedTextsFunction.install(in: db)
        try add(SQLiteFunctionName.integerWithin, arguments: 3, integerWithin, to: db)
        try add(SQLiteFunctionName.float, arguments: 1, float, to: db)
        try add(SQLiteFunctionName.decimalText, arguments: 1, decimalText, to: db)
        try add(SQLiteFunctionName.arrayIncludes, arguments: 3, SQLiteArrayFunctions.includes, to: db)
        try add(SQLiteFunctionName.arrayOverlaps, arguments: 3, SQLiteArrayFunctions.overlaps, to: db)
        try add(SQLiteFunctionName.arrayCount, arguments: 2, SQLiteArrayFunctions.count, to: db)
        try add(SQLiteFunctionName.jsonDouble, arguments: 2, SQLiteJSONFunctions.double, to: db)
        try add(SQLiteFunctionName.relevance, arguments: -1, SQLiteFullTextFunctions.relevance, to: db)
        try add(SQLiteFunctionName.trimmed, arguments: 1, SQLiteComputedTexts.trimmed, to: db)
        try add(SQLiteFunctionName.prefixOfText, arguments: 2, SQLiteComputedTexts.prefix, to: db)
        try add(SQLiteFunctionName.suffixOfText, arguments: 2, SQLiteComputedTexts.suffix, to: db)
        try add(SQLiteFunctionName.replacing, arguments: 3, SQLiteComputedTexts.replacing, to: db)
        try add(SQLiteFunctionName.lowercased, arguments: 1, SQLiteComputedTexts.lowercased, to: db)
        try add(SQLiteFunctionName.uppercased, arguments: 1, SQLiteComputedTexts.uppercased, to: db)
        try add(SQLiteFunctionName.rounded, arguments: 2, SQLiteNumberFunctions.rounded, to: db)
        try add(SQLiteFunctionName.roundedDecimal, arguments: 2, SQLiteNumberFunctions.roundedDecimal, to: db)
        try add(SQLiteFunctionName.asInt, arguments: 1, SQLiteNumberFunctions.asInt, to: db)
        try add(SQLiteFunctionName.asDouble, arguments: 1, SQLiteNumberFunctions.asDouble, to: db)
        try add(SQLiteFunctionName.asString, arguments: 1, SQLiteNumberFunctions.asString, to: db)
        try add(SQLiteFunctionName.asDecimal, arguments: 1, SQLiteNumberFunctions.asDecimal, to: db)
        try add(SQLiteFunctionName.decimalAsInt, arguments: 1, SQLiteNumberFunctions.decimalAsInt, to: db)
        try add(SQLiteFunctionName.decimalAsDouble, arguments: 1, SQLiteNumberFunctions.decimalAsDouble, to: db)
        try add(SQLiteFunctionName.decimalAsString, arguments: 1, SQLiteNumberFunctions.decimalAsString, to: db)
        try add(SQLiteFunctionName.date, arguments: 3, SQLiteDateFunctions.date, to: db)
        try add(SQLiteFunctionName.checkedDate, arguments: 3, SQLiteDateFunctions.checkedDate, to: db)
        try add(SQLiteFunctionName.markedDate, arguments: 3, SQLiteDateFunctions.markedDate, to: db)
        try check(
            sqlite3_create_module_v2(
                db.sqliteConnection, SQLiteFunctionName.list.description, ListModule.module, nil, nil))
        db.add(collation: DatabaseCollation(SQLiteFunctionName.decimal.description, function: DecimalCollation.compare))
        db.add(
            collation: DatabaseCollation(SQLiteFunctionName.array.description, function: SQLiteArrayFunctions.compare))
    }

    /// Whether a statement could not be prepared because the connection does not have the functions yet.
    static func areMissing(_ error: DatabaseError) -> Bool {
        let beginnings = [
            "no such function: \(SQLiteFunctionName.prefix)", "no such table: \(SQLiteFunctionName.list)",
            "no such collation sequence: \(SQLiteFunctionName.prefix)",
        ]
        return beginnings.contains { error.message?.hasPrefix($0) ?? false }
    }

    private static func add(
        _ name: StaticString, arguments: Int32, _ function: Function, with state: SQLiteTextState? = nil,
        to db: Database
    ) throws {
        // SQLite releases it, even where it refuses the function.
        let state = state.map { Unmanaged.passRetained($0).toOpaque() }
        try check(
            sqlite3_create_function_v2(
                db.sqliteConnection, name.description, arguments, SQLITE_UTF8 | SQLITE_DETERMINISTIC, state, function,
                nil, nil,
                { state in state.map { Unmanaged<SQLiteTextState>.fromOpaque($0).release() } }))
    }

    private static func check(_ code: Int32) throws {
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
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

    private static let float: Function = { context, _, arguments in
        guard let value = arguments?[0] else { return }
        guard sqlite3_value_type(value) == SQLITE_FLOAT else { return sqlite3_result_value(context, value) }
        let number = sqlite3_value_double(value)
        let float = Float(number)
        guard float.isFinite || !number.isFinite else {
            return sqlite3_result_error(context, SQLiteFunctions.rangeMessage, -1)
        }
        sqlite3_result_double(context, Double(float))
    }
}

/// An argument or a result of a function.
enum SQLiteArgument {
    /// The text, with all of its NULs; nil for anything else.
    static func text(_ value: OpaquePointer?) -> String? { bytes(value).map { String(decoding: $0, as: UTF8.self) } }

    /// The bytes of a text, which are there until the function is left.
    static func bytes(_ value: OpaquePointer?) -> UnsafeRawBufferPointer? {
        guard let value, sqlite3_value_type(value) == SQLITE_TEXT, let text = sqlite3_value_text(value) else {
            return nil
        }
        return UnsafeRawBufferPointer(start: text, count: Int(sqlite3_value_bytes(value)))
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

/// Decimals that are stored as text, in the order of the numbers. What is not a number comes first, by its bytes.
enum DecimalCollation {
    @Sendable static func compare(_ a: String, _ b: String) -> ComparisonResult {
        switch (Decimal(sqliteText: a), Decimal(sqliteText: b)) {
        case (let a?, let b?): a < b ? .orderedAscending : a == b ? .orderedSame : .orderedDescending
        case (nil, _?): .orderedAscending
        case (_?, nil): .orderedDescending
        case (nil, nil):
            a.utf8.elementsEqual(b.utf8)
                ? .orderedSame
                : a.utf8.lexicographicallyPrecedes(b.utf8) ? .orderedAscending : .orderedDescending
        }
    }
}
