import FetchingCommands
import FetchingCore
import FetchingSearch
import Foundation

/// A search of the command line: the grammar of the search box, and an order.
///
/// `author:zola pages:>300 sort:-pages,title`
struct TableSearch {
    /// The search without its orders.
    let text: String

    /// The names of columns to sort by, each with `-` before it for the greatest value first.
    let orders: [String]

    /// - Parameter table: A table with a column 'sort' is searched by it.
    init(_ text: String, in table: OpenTable) {
        guard table.column(named: "sort") == nil else {
            (self.text, orders) = (text, [])
            return
        }
        var orders: [String] = []
        let words = Self.words(of: text).filter { word in
            guard word.lowercased().hasPrefix("sort:") else { return true }
            orders += word.dropFirst(5).split(separator: ",").map(String.init)
            return false
        }
        (self.text, self.orders) = (words.joined(separator: " "), orders)
    }

    /// The parts between spaces. Those within quotes part nothing. A quote within a word, as in `size:5"`, is one of its letters:
    /// a phrase begins where a word or a value may, or after another phrase.
    private static func words(of text: String) -> [String] {
        var (words, word, isQuoted, isEscaped, endsPhrase) = ([String](), "", false, false, false)
        for character in text {
            if character.isWhitespace, !isQuoted {
                words.append(word)
                word = ""
                continue
            }
            let isQuote = "\"“”„".contains(character) && !isEscaped
            let opens =
                endsPhrase || word.allSatisfy { "(-".contains($0) } || word.hasSuffix("..")
                || word.last.map { ":：,<>=)".contains($0) } ?? true
            endsPhrase = isQuote && isQuoted
            if isQuote, isQuoted || opens { isQuoted.toggle() }
            isEscaped = character == "\\" && isQuoted && !isEscaped
            word.append(character)
        }
        return (words + [word]).filter { !$0.isEmpty }
    }

    /// The request for the rows of a table.
    ///
    /// - Throws: `SearchError` for a search that is not valid, ``ToolError`` for an order by a column that there is not.
    func request(on table: OpenTable, limit: Int?) throws -> FetchableRequest<TableRow, [TableRow]> {
        let texts = table.columns.filter(\.isText).map {
            column -> (TableRow.FetchableMembers) -> any SearchedText<TableRow> in
            let member = FetchableMember<TableRow, String>(column: column.column)
            return { _ in member }
        }
        let search = try FetchSearch<TableRow>(text, in: texts)
        let all = TableRow.request().all().where(search.predicate).sorted(byTerms: try terms(in: table))
        return limit.map { all.limit($0) } ?? all
    }

    private func terms(in table: OpenTable) throws -> [SortTerm<TableRow>] {
        try orders.map { order in
            let isAscending = !order.hasPrefix("-")
            let name = isAscending ? order[...] : order.dropFirst()
            guard let column = table.column(named: name) else {
                throw ToolError.unknown("column", named: name, among: table.columns.map(\.column.property))
            }
            return SortTerm(ExpressionTree(.column(column.column)), isAscending: isAscending)
        }
    }
}

extension ToolError {
    /// The error of a name that there is not.
    static func unknown(_ kind: String, named name: some StringProtocol, among names: [String]) -> ToolError {
        let nearest = names.nearest(to: Substring(name)).map { "Did you mean '\($0.inComment)'?" }
        let list = names.prefix(30).map { "'\($0.inComment)'" }.joined(separator: ", ")
        return ToolError(
            "there is no \(kind) '\(String(name).inComment)'",
            cure: nearest ?? (names.isEmpty ? "There is none" : "There are \(list)"))
    }
}
