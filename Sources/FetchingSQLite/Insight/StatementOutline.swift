/// The outline of a statement, taken from its text: the table behind each alias, and the columns on which an index
/// might serve.
///
/// It knows what Fetching writes, and not all of SQL: every name is in quotation marks, and every value a placeholder.
struct StatementOutline {
    /// A column, and the name of its row where the statement gives one.
    struct Column: Hashable {
        let row: String?
        let name: String
    }

    /// The tables that each name of a row stands for. There are several if two subqueries use a name.
    private(set) var tables: [String: [String]] = [:]

    /// The columns that are compared in a way that an index can serve.
    private(set) var compared: [Column] = []

    /// The columns from which an inner join leads to another table.
    private(set) var linked: [Column] = []

    /// The columns by which the statement as a whole is sorted; nil if something else has a part in it.
    private(set) var order: [(column: Column, isDescending: Bool)]? = []

    /// Whether the statement as a whole leaves rows out.
    private(set) var hasCondition = false

    private(set) var hasLimit = false

    private(set) var hasAlternatives = false

    private let tokens: [SQLToken]

    init(_ sql: String) {
        tokens = SQLToken.tokens(of: sql)
        let scopes = TokenScopes(tokens)
        for index in tokens.indices {
            readTable(at: index)
            readLink(at: index)
            readComparison(at: index, scopes)
        }
        let top = tokens.indices.filter { scopes.depth[$0] == 0 }
        hasCondition = top.contains { tokens[$0] == .word("WHERE") }
        hasAlternatives = tokens.contains(.word("OR"))
        hasLimit = top.contains { tokens[$0] == .word("LIMIT") && token(after: $0) != .symbol("-") }
        if let start = top.first(where: { tokens[$0] == .word("ORDER") }) { order = order(from: start + 2) }
    }

    private func token(after index: Int, by count: Int = 1) -> SQLToken? {
        tokens.indices.contains(index + count) ? tokens[index + count] : nil
    }

    private mutating func readTable(at index: Int) {
        guard tokens[index] == .word("FROM") || tokens[index] == .word("JOIN"),
            case .name(let table)? = token(after: index)
        else { return }
        var row = table
        if token(after: index, by: 2) == .word("AS"), case .name(let alias)? = token(after: index, by: 3) {
            row = alias
        }
        guard !tables[row, default: []].contains(table) else { return }
        tables[row, default: []].append(table)
    }
}

extension StatementOutline {
    /// A column that begins at a token, and what follows it.
    private func column(at index: Int) -> (column: Column, next: Int)? {
        guard case .name(let first)? = token(after: index, by: 0) else { return nil }
        guard token(after: index) == .symbol("."), case .name(let second)? = token(after: index, by: 2) else {
            return (Column(row: nil, name: first), index + 1)
        }
        return (Column(row: first, name: second), index + 3)
    }

    private func skipCollation(_ index: Int) -> Int {
        token(after: index, by: 0) == .word("COLLATE") ? index + 2 : index
    }

    /// Reads the right side of `JOIN "users" AS "owner" ON "owner"."id" = "pets"."owner_id"`.
    private mutating func readLink(at index: Int) {
        guard tokens[index] == .word("JOIN"), index > 0, tokens[index - 1] != .word("LEFT"),
            let on = [2, 4].map({ index + $0 }).first(where: { token(after: $0, by: 0) == .word("ON") }),
            let (_, next) = column(at: on + 1), token(after: next, by: 0) == .symbol("="),
            let (column, _) = column(at: next + 1)
        else { return }
        linked.append(column)
    }

    private mutating func readComparison(at index: Int, _ scopes: TokenScopes) {
        guard case .name = tokens[index], index > 0, tokens[index - 1].canPrecedeOperand,
            let (column, next) = column(at: index), !scopes.isNegated(index, tokens)
        else { return }
        let isRowValue = tokens[index - 1] == .symbol("(") && index > 1 && tokens[index - 2].canPrecedeOperand
        let columns = isRowValue ? rowValue(at: index) : []
        for column in columns.isEmpty && isComparison(at: skipCollation(next)) ? [column] : columns
        where !compared.contains(column) {
            compared.append(column)
        }
    }

    private func isComparison(at index: Int) -> Bool {
        switch token(after: index, by: 0) {
        case .symbol("=")?, .symbol("<")?, .symbol("<=")?, .symbol(">")?, .symbol(">=")?: true
        case .word("IN")?, .word("BETWEEN")?: true
        case .word("IS")?: token(after: index) != .word("NOT")
        default: false
        }
    }

    /// The columns of a key of several columns that is among others.
    private func rowValue(at start: Int) -> [Column] {
        var columns: [Column] = []
        var index = start
        while let (column, next) = column(at: index) {
            columns.append(column)
            index = skipCollation(next)
            guard token(after: index, by: 0) == .symbol(",") else { break }
            index += 1
        }
        let isList = token(after: index, by: 0) == .symbol(")") && token(after: index) == .word("IN")
        return isList && columns.count > 1 ? columns : []
    }

    private func order(from start: Int) -> [(column: Column, isDescending: Bool)]? {
        var terms: [(column: Column, isDescending: Bool)] = []
        var index = start
        while let (column, next) = column(at: index) {
            index = skipCollation(next)
            let isDescending = token(after: index, by: 0) == .word("DESC")
            if isDescending { index += 1 }
            terms.append((column, isDescending))
            switch token(after: index, by: 0) {
            case nil, .word("LIMIT")?: return terms
            case .symbol(",")?: index += 1
            default: return nil
            }
        }
        return nil
    }
}
