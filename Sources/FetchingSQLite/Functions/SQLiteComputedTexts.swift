import FetchingCore
import GRDBSQLite

/// The functions of texts that give texts, with all of their NULs.
enum SQLiteComputedTexts {
    static let trimmed: SQLiteFunctions.Function = { context, _, arguments in
        give(.trimmed, of: arguments?[0], to: context)
    }

    static let lowercased: SQLiteFunctions.Function = { context, _, arguments in
        give(.lowercased, of: arguments?[0], to: context)
    }

    static let uppercased: SQLiteFunctions.Function = { context, _, arguments in
        give(.uppercased, of: arguments?[0], to: context)
    }

    static let prefix: SQLiteFunctions.Function = { context, _, arguments in
        give(.prefix(count(arguments?[1])), of: arguments?[0], to: context)
    }

    static let suffix: SQLiteFunctions.Function = { context, _, arguments in
        give(.suffix(count(arguments?[1])), of: arguments?[0], to: context)
    }

    static let replacing: SQLiteFunctions.Function = { context, _, arguments in
        guard let text = SQLiteArgument.text(arguments?[1]), let replacement = SQLiteArgument.text(arguments?[2])
        else { return }
        give(
            .replacing(ExactText(text: text), with: ExactText(text: replacement)), of: arguments?[0], to: context)
    }

    private static func count(_ value: OpaquePointer?) -> Int { max(0, Int(value.map(sqlite3_value_int64) ?? 0)) }

    private static func give(_ function: TextFunction, of value: OpaquePointer?, to context: OpaquePointer?) {
        guard let text = SQLiteArgument.text(value) else { return }
        SQLiteArgument.give(function.apply(to: text), to: context)
    }
}
