import GRDB
import GRDBSQLite

/// `fetching_sum`: the sum of integers, 0 if there are none, and null if it does not fit 64 bits.
/// `fetching_marked_sum`: the same, with a mark in the place of null. `fetching_exact_sum`: the same, with an error.
///
/// SQLite's own `SUM` is an error also where the sum fits, if it did not with only some of the rows.
enum SumFunction {
    /// The state that SQLite keeps for each group of rows, all zero at first.
    private struct State {
        var sum: Int64

        /// How often the sum has passed the largest number, less how often the smallest.
        var carry: Int64

        /// The number of values that are no integers.
        var others: Int64

        var fits: Bool { carry == 0 && others == 0 }
    }

    /// - Throws: `DatabaseError` if SQLite rejects it.
    static func install(in db: Database) throws {
        try install(SQLiteFunctionName.sum, in: db) { context in
            guard SumFunction.give(context) else { return sqlite3_result_null(context) }
        }
        try install(SQLiteFunctionName.markedSum, in: db) { context in
            guard SumFunction.give(context) else { return OverflowMark.give(to: context) }
        }
        try install(SQLiteFunctionName.exactSum, in: db) { context in
            guard SumFunction.give(context) else {
                return sqlite3_result_error(context, SQLiteFunctions.overflowMessage, -1)
            }
        }
    }

    private static func install(
        _ name: StaticString, in db: Database, _ finish: @convention(c) (OpaquePointer?) -> Void
    ) throws {
        // The sum so far is had of the same state as that of all, which stays.
        let code = sqlite3_create_window_function(
            db.sqliteConnection, name.description, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
            { context, _, arguments in SumFunction.add(arguments?[0], context) }, finish, finish,
            { context, _, arguments in SumFunction.remove(arguments?[0], context) }, nil)
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    private static func add(_ value: OpaquePointer?, _ context: OpaquePointer?) {
        change(value, context) { state, integer in
            guard let integer else {
                state.others += 1
                return
            }
            let (sum, overflow) = state.sum.addingReportingOverflow(integer)
            if overflow { state.carry += integer < 0 ? -1 : 1 }
            state.sum = sum
        }
    }

    /// Takes a value out that is before the rows of a window.
    private static func remove(_ value: OpaquePointer?, _ context: OpaquePointer?) {
        change(value, context) { state, integer in
            guard let integer else {
                state.others -= 1
                return
            }
            let (sum, overflow) = state.sum.subtractingReportingOverflow(integer)
            if overflow { state.carry += integer < 0 ? 1 : -1 }
            state.sum = sum
        }
    }

    /// - Parameter change: Gets the integer, nil for a value that is none.
    private static func change(
        _ value: OpaquePointer?, _ context: OpaquePointer?, _ change: (inout State, Int64?) -> Void
    ) {
        guard let value, sqlite3_value_type(value) != SQLITE_NULL else { return }
        guard let memory = sqlite3_aggregate_context(context, Int32(MemoryLayout<State>.size)) else {
            return sqlite3_result_error_nomem(context)
        }
        let state = memory.assumingMemoryBound(to: State.self)
        change(&state.pointee, OverflowMark.isMark(value) ? nil : SQLiteArgument.integer(value))
    }

    /// Gives the sum, unless it does not fit.
    private static func give(_ context: OpaquePointer?) -> Bool {
        guard let memory = sqlite3_aggregate_context(context, 0) else {
            sqlite3_result_int64(context, 0)
            return true
        }
        let state = memory.assumingMemoryBound(to: State.self).pointee
        if state.fits { sqlite3_result_int64(context, state.sum) }
        return state.fits
    }
}
