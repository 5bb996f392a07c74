import FetchingCore
import GRDB
import GRDBSQLite

/// `fetching_joined`: the texts of a group of rows, one behind the other, an empty text if there are none.
///
/// SQLite's own `group_concat` has an order since version 3.44, and no text between distinct values. The arguments are a text, what
/// stands between two of them, how they are sorted, and by which values. Equals are sorted by the texts themselves.
enum JoinedTextsFunction {
    /// The texts of a group, which are sorted where they are read.
    private final class State: SQLiteAggregateState {
        var separator = ""
        var order = JoinedTextsOrder()
        var texts: [(text: String, values: [SQLiteSortValue])] = []

        func joined() -> String {
            var texts = texts
            texts.sort { a, b in
                order.precedes(a.values, b.values) ?? a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
            }
            guard order.isDistinct else { return texts.lazy.map(\.text).joined(separator: separator) }
            // Equal texts are neighbours: distinct ones have no other order.
            var distinct: [String] = []
            for (text, _) in texts where distinct.last.map({ $0.utf8.elementsEqual(text.utf8) }) != true {
                distinct.append(text)
            }
            return distinct.joined(separator: separator)
        }
    }

    /// - Throws: `DatabaseError` if SQLite rejects it.
    static func install(in db: Database) throws {
        let code = sqlite3_create_function_v2(
            db.sqliteConnection, SQLiteFunctionName.joined.description, -1, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
            nil,
            { context, count, arguments in JoinedTextsFunction.add(Int(count), arguments, context) },
            { context in SQLiteArgument.give(State.finished(context)?.joined() ?? "", to: context) }, nil)
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    private static func add(
        _ count: Int, _ arguments: UnsafeMutablePointer<OpaquePointer?>?, _ context: OpaquePointer?
    ) {
        guard count >= 2, let arguments, let text = text(arguments[0]), let state = State.begun(context) else { return }
        // They are the same in each row.
        if state.texts.isEmpty {
            state.separator = SQLiteArgument.text(arguments[1]) ?? ""
            if count > 2 { state.order = JoinedTextsOrder(SQLiteArgument.text(arguments[2]) ?? "") }
        }
        state.texts.append((text, (3..<max(count, 3)).map { SQLiteSortValue(arguments[$0]) }))
    }

    /// The text of any value, as SQLite gives it; nil for null, and for the mark of an overflow.
    private static func text(_ value: OpaquePointer?) -> String? {
        guard let value, sqlite3_value_type(value) != SQLITE_NULL, !OverflowMark.isMark(value) else { return nil }
        guard let text = sqlite3_value_text(value) else { return nil }
        return String(
            decoding: UnsafeRawBufferPointer(start: text, count: Int(sqlite3_value_bytes(value))), as: UTF8.self)
    }
}
