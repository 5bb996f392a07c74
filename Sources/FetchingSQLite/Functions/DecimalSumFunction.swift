import FetchingCore
import GRDB
import GRDBSQLite

/// `fetching_decimal_sum`: the sum of decimals, 0 if there are none, and null if it is larger than any decimal.
/// `fetching_marked_decimal_sum`: the same, with a mark in the place of null. `fetching_checked_decimal_sum`: the same, with an error.
/// `fetching_decimal_average`: their average, null if there are none.
enum DecimalSumFunction {
    /// The sum of a group of rows, which is rounded where it is read.
    private final class State: SQLiteAggregateState {
        var sum = DecimalSum()

        /// The number of marks among the values.
        var marks = 0
    }

    /// - Throws: `DatabaseError` if SQLite rejects it.
    static func install(in db: Database) throws {
        try install(
            SQLiteFunctionName.decimalSum, in: db,
            atEnd: { context in DecimalSumFunction.giveSum(State.finished(context), context) { _ in } },
            soFar: { context in DecimalSumFunction.giveSum(State.soFar(context), context) { _ in } })
        try install(
            SQLiteFunctionName.markedDecimalSum, in: db,
            atEnd: { context in
                DecimalSumFunction.giveSum(State.finished(context), context, OverflowMark.give)
            },
            soFar: { context in
                DecimalSumFunction.giveSum(State.soFar(context), context, OverflowMark.give)
            })
        try install(
            SQLiteFunctionName.checkedDecimalSum, in: db,
            atEnd: { context in
                DecimalSumFunction.giveSum(State.finished(context), context, DecimalSumFunction.fail)
            },
            soFar: { context in
                DecimalSumFunction.giveSum(State.soFar(context), context, DecimalSumFunction.fail)
            })
        try install(
            SQLiteFunctionName.decimalAverage, in: db,
            atEnd: { context in DecimalSumFunction.giveAverage(State.finished(context), context) },
            soFar: { context in DecimalSumFunction.giveAverage(State.soFar(context), context) })
    }

    /// - Parameters:
    ///   - finish: Gives the result of all rows, and releases the state.
    ///   - give: Gives that of the rows of a window, to which others come.
    private static func install(
        _ name: StaticString, in db: Database, atEnd finish: @convention(c) (OpaquePointer?) -> Void,
        soFar give: @convention(c) (OpaquePointer?) -> Void
    ) throws {
        let code = sqlite3_create_window_function(
            db.sqliteConnection, name.description, 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
            { context, _, arguments in DecimalSumFunction.add(arguments?[0], context, isRemoved: false) }, finish, give,
            { context, _, arguments in DecimalSumFunction.add(arguments?[0], context, isRemoved: true) }, nil)
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    private static func fail(_ context: OpaquePointer?) {
        sqlite3_result_error(context, SQLiteFunctions.overflowMessage, -1)
    }

    /// - Parameter isRemoved: Whether the value is taken out, being before the rows of a window.
    private static func add(_ value: OpaquePointer?, _ context: OpaquePointer?, isRemoved: Bool) {
        guard let value, sqlite3_value_type(value) != SQLITE_NULL else { return }
        guard let state = State.begun(context) else { return }
        if OverflowMark.isMark(value) {
            state.marks += isRemoved ? -1 : 1
        } else if let number = SQLiteArgument.decimal(value, context) {
            if isRemoved { state.sum.remove(number) } else { state.sum.add(number) }
        }
    }

    private static func giveSum(
        _ state: State?, _ context: OpaquePointer?, _ overflow: (OpaquePointer?) -> Void
    ) {
        guard let state else { return SQLiteArgument.give("0", to: context) }
        guard state.marks == 0, let total = state.sum.total else { return overflow(context) }
        SQLiteArgument.give(total.text, to: context)
    }

    private static func giveAverage(_ state: State?, _ context: OpaquePointer?) {
        guard let average = state?.sum.average else { return }
        SQLiteArgument.give(average.text, to: context)
    }
}
