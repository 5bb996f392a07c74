import FetchingCore
import GRDBSQLite

/// The functions that round numbers, and convert them and texts into each other. They give null for null, and for what cannot be converted.
enum SQLiteNumberFunctions {
    /// `fetching_rounded`: a floating-point number by a rule, such as `'up'`.
    static let rounded: SQLiteFunctions.Function = { context, _, arguments in
        guard let rule = rule(arguments?[1]), let number = number(arguments?[0]) else { return }
        sqlite3_result_double(context, number.rounded(rule))
    }

    /// `fetching_rounded_decimal`: a decimal by a rule, as a text.
    static let roundedDecimal: SQLiteFunctions.Function = { context, _, arguments in
        guard let rule = rule(arguments?[1]), let decimal = SQLiteArgument.decimal(arguments?[0], context) else {
            return
        }
        SQLiteArgument.give(DecimalNumber(decimal.decimal.rounded(by: rule)).text, to: context)
    }

    /// `fetching_as_int`: the integer that a number is, or that a text writes.
    static let asInt: SQLiteFunctions.Function = { context, _, arguments in
        let integer =
            if let text = SQLiteArgument.text(arguments?[0]) {
                NumberText.integer(text)
            } else {
                number(arguments?[0]).flatMap { Int64(exactly: $0) }
            }
        if let integer { sqlite3_result_int64(context, integer) }
    }

    /// `fetching_as_double`: the number that a text writes.
    static let asDouble: SQLiteFunctions.Function = { context, _, arguments in
        guard let number = SQLiteArgument.text(arguments?[0]).flatMap(NumberText.double) else { return }
        sqlite3_result_double(context, number)
    }

    /// `fetching_as_string`: a floating-point number as Swift describes it.
    static let asString: SQLiteFunctions.Function = { context, _, arguments in
        guard let text = number(arguments?[0]).flatMap(NumberText.text(of:)) else { return }
        SQLiteArgument.give(text, to: context)
    }

    private static func rule(_ value: OpaquePointer?) -> FloatingPointRoundingRule? {
        let name = SQLiteArgument.text(value)
        return ValueFunction.roundings.first { $0.name == name }?.rule
    }

    private static func number(_ value: OpaquePointer?) -> Double? {
        guard let value else { return nil }
        let type = sqlite3_value_type(value)
        return type == SQLITE_FLOAT || type == SQLITE_INTEGER ? sqlite3_value_double(value) : nil
    }
}
