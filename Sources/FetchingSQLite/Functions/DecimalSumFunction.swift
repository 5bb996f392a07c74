import FetchingCore
import GRDB
import GRDBSQLite

/// `fetching_decimal_sum`: the sum of decimals, 0 if there are none, and null if it is larger than any decimal.
/// `fetching_marked_decimal_sum`: the same, with a mark in the place of null. `fetching_checked_decimal_sum`: the same, with an error.
/// `fetching_decimal_average`: their average, null if there are none.
enum DecimalSumFunction {
    /// The sum of a group of rows, which is rounded where it is read.
    private final class State {
        var sum = DecimalSum()

        /// Whether there was a mark among the values.
        var hasMark = false
    }

    /// - Throws: `DatabaseError` if SQLite rejects it.
    static func install(in db: Database) throws {
        try install(SQLiteFunctionName.decimalSum, in: db) { context in DecimalSumFunction.giveSum(context) { _ in } }
        try install(SQLiteFunctionName.markedDecimalSum, in: db) { context in
            DecimalSumFunction.giveSum(context, OverflowMark.give)
        }
        try install(SQLiteFunctionName.checkedDecimalSum, in: db) { context in
            DecimalSumFunction.giveSum(context) { sqlite3_result_error($0, SQLiteFunctions.overflowMessage, -1) }
        }
        try install(SQLiteFunctionName.decimalAverage, in: db) { context in
            guard let average = DecimalSumFunction.finish(context)?.sum.average else { return }
            SQLiteArgument.give(average.text, to: context)
        }
    }

    private static func install(
        _ name: StaticString, in db: Database, _ finish: @convention(c) (OpaquePointer?) -> Void
    ) throws {
        let code = sqlite3_create_function_v2(
            db.sqliteConnection, name.description, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil, nil,
            { context, _, arguments in DecimalSumFunction.add(arguments?[0], context) }, finish, nil)
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    /// SQLite gives the same memory for each row of a group, all zero at first.
    private static func reference(
        _ context: OpaquePointer?, size: Int
    ) -> UnsafeMutablePointer<Unmanaged<State>?>? {
        sqlite3_aggregate_context(context, Int32(size))?.assumingMemoryBound(to: Unmanaged<State>?.self)
    }

    private static func add(_ value: OpaquePointer?, _ context: OpaquePointer?) {
        guard let value, sqlite3_value_type(value) != SQLITE_NULL else { return }
        guard let reference = reference(context, size: MemoryLayout<Unmanaged<State>?>.size) else {
            return sqlite3_result_error_nomem(context)
        }
        let state = reference.pointee ?? .passRetained(State())
        reference.pointee = state
        state._withUnsafeGuaranteedRef { state in
            if OverflowMark.isMark(value) {
                state.hasMark = true
            } else if let number = SQLiteArgument.decimal(value, context) {
                state.sum.add(number)
            }
        }
    }

    /// The state of a group, which is called for once at its end, after an error too.
    private static func finish(_ context: OpaquePointer?) -> State? {
        reference(context, size: 0)?.pointee?.takeRetainedValue()
    }

    private static func giveSum(_ context: OpaquePointer?, _ overflow: (OpaquePointer?) -> Void) {
        guard let state = finish(context) else { return SQLiteArgument.give("0", to: context) }
        guard !state.hasMark, let total = state.sum.total else { return overflow(context) }
        SQLiteArgument.give(total.text, to: context)
    }
}
