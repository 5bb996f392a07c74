import FetchingCore
import GRDBSQLite

/// The functions that fold texts or compare them with patterns. A pattern is prepared once for a statement.
enum SQLiteTextFunctions {
    /// Found again in the error that SQLite gives, before the name of a member.
    static let abandonedMessage = "fetching: a regular expression takes too long on the texts of "

    static let fold: SQLiteFunctions.Function = { context, _, arguments in
        let options = SQLiteArgument.options(arguments?[1])
        guard let text = SQLiteTextState.of(context)?.fold(arguments?[0], options) else {
            return sqlite3_result_null(context)
        }
        SQLiteArgument.give(text, to: context)
    }

    static let like: SQLiteFunctions.Function = { context, _, arguments in
        call(.isLike, context, arguments, member: nil)
    }

    static let matches: SQLiteFunctions.Function = { context, count, arguments in
        call(.matches, context, arguments, member: count > 3 ? arguments?[3] : nil)
    }

    private static func call(
        _ operation: TextOperator, _ context: OpaquePointer?, _ arguments: UnsafeMutablePointer<OpaquePointer?>?,
        member: OpaquePointer?
    ) {
        guard let arguments, let state = SQLiteTextState.of(context) else { return }
        let matcher: TextMatcher? = SQLiteArgument.prepared(context) {
            SQLiteArgument.text(arguments[1]).flatMap { pattern in
                try? TextMatcher(
                    operation, pattern: pattern, options: SQLiteArgument.options(arguments[2]), effort: state.effort)
            }
        }
        guard let matcher else {
            return sqlite3_result_error(context, "fetching: the pattern is not a regular expression", -1)
        }
        guard let text = state.fold(arguments[0], matcher.folding) else { return sqlite3_result_null(context) }
        do {
            sqlite3_result_int(context, try matcher.matches(folded: text) ? 1 : 0)
        } catch {
            sqlite3_result_error(context, abandonedMessage + (SQLiteArgument.text(member) ?? ""), -1)
        }
    }

    static let containsAny: SQLiteFunctions.Function = { context, _, arguments in
        guard let arguments, let state = SQLiteTextState.of(context) else { return }
        let finder: TextList? = SQLiteArgument.prepared(context) { TextList(arguments[1]) }
        guard let text = state.fold(arguments[0], SQLiteArgument.options(arguments[2])) else {
            return sqlite3_result_null(context)
        }
        sqlite3_result_int(context, finder?.isFound(in: text) ?? false ? 1 : 0)
    }
}

/// Texts to look for, as ``ListEncoding`` writes them.
private struct TextList {
    private let texts: [String]
    private let finder: AnyTextFinder?

    init(_ list: OpaquePointer?) {
        var texts: [String] = []
        if let list, let start = sqlite3_value_blob(list) {
            let bytes = UnsafeRawBufferPointer(start: start, count: Int(sqlite3_value_bytes(list)))
            var position = 0
            while let element = ListEncoding.element(of: bytes, at: position) {
                texts.append(String(decoding: element.content, as: UTF8.self))
                position = element.next
            }
        }
        self.texts = texts
        finder = AnyTextFinder(texts)
    }

    func isFound(in text: String) -> Bool {
        guard let finder else { return texts.contains { text.containsBytes(of: $0) } }
        return finder.isFound(in: text)
    }
}
