import FetchingCore
import GRDBSQLite

/// The function that counts how often the words of a query stand in texts.
enum SQLiteFullTextFunctions {
    static let relevance: SQLiteFunctions.Function = { context, count, arguments in
        guard let arguments, count > 0 else { return }
        // The patterns are the same for all rows of a statement.
        let pattern: FullTextPattern? = SQLiteArgument.prepared(context, ofArgument: 0) {
            SQLiteArgument.text(arguments[0]).map { patterns in
                FullTextPattern(counting: patterns.split(separator: "\n").map(String.init))
            }
        }
        let texts = (1..<max(1, Int(count))).map { SQLiteArgument.text(arguments[$0]) }
        sqlite3_result_int64(context, Int64(pattern?.occurrences(in: texts) ?? 0))
    }
}
