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
            } else if let value = arguments?[0], sqlite3_value_type(value) == SQLITE_INTEGER {
                sqlite3_value_int64(value)
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

    /// `fetching_as_decimal`: a floating-point number, or the number that a text writes, as the text of a decimal.
    static let asDecimal: SQLiteFunctions.Function = { context, _, arguments in
        let decimal =
            if let text = SQLiteArgument.text(arguments?[0]) {
                NumberText.decimal(text)
            } else {
                number(arguments?[0]).flatMap(DecimalNumber.init(shortest:))
            }
        if let decimal { SQLiteArgument.give(decimal.text, to: context) }
    }

    /// `fetching_decimal_as_int`: the integer that a decimal is.
    static let decimalAsInt: SQLiteFunctions.Function = { context, _, arguments in
        guard let integer = SQLiteArgument.decimal(arguments?[0], context)?.integer else { return }
        sqlite3_result_int64(context, integer)
    }

    /// `fetching_decimal_as_double`: the floating-point number nearest to a decimal.
    static let decimalAsDouble: SQLiteFunctions.Function = { context, _, arguments in
        guard let decimal = SQLiteArgument.decimal(arguments?[0], context) else { return }
        sqlite3_result_double(context, decimal.double)
    }

    /// `fetching_decimal_as_string`: a decimal as Swift describes it.
    static let decimalAsString: SQLiteFunctions.Function = { context, _, arguments in
        guard let decimal = SQLiteArgument.decimal(arguments?[0], context) else { return }
        SQLiteArgument.give(decimal.text, to: context)
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
