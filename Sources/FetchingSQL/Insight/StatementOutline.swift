/// The outline of a statement, taken from its text: the table behind each alias, and the columns on which an index
/// might serve.
///
/// It knows what Fetching writes, and not all of SQL: every name is in quotation marks, and every value a placeholder.
package struct StatementOutline {
    /// A column, and the name of its row where the statement gives one.
    package struct Column: Hashable {
        package let row: String?
        package let name: String
    }

    /// A value within the JSON of a column.
    package struct JSONValue: Hashable {
        package let column: Column

        /// The expression on the column, without the name of its row.
        package let sql: String

        /// Whether it is a text as it is.
        package var isText: Bool { !sql.hasPrefix("CAST(") }
    }

    /// A column by which rows are sorted.
    package struct OrderTerm {
        package let column: Column
        package let isDescending: Bool

        /// The place of null, nil where the statement does not say it.
        package let hasNullsFirst: Bool?
    }

    /// The tables that each name of a row stands for. There are several if two subqueries use a name.
    package private(set) var tables: [String: [String]] = [:]

    /// The columns that are compared in a way that an index can serve.
    package private(set) var compared: [Column] = []

    /// Those of ``compared`` that are compared by their order.
    package private(set) var ordered: Set<Column> = []

    /// The values within JSON that are compared in a way that an index can serve.
    package private(set) var comparedParts: [JSONValue] = []

    /// Those of ``comparedParts`` that are compared by their order.
    package private(set) var orderedParts: Set<JSONValue> = []

    /// The columns from which an inner join leads to another table.
    package private(set) var linked: [Column] = []

    /// The columns by which the statement as a whole is sorted; nil if something else has a part in it.
    package private(set) var order: [OrderTerm]? = []

    /// Whether the statement as a whole leaves rows out.
    package private(set) var hasCondition = false

    package private(set) var hasLimit = false

    package private(set) var hasAlternatives = false

    private let tokens: [SQLToken]

    package init(_ sql: String) {
        tokens = SQLToken.tokens(of: sql)
        let scopes = TokenScopes(tokens)
        for index in tokens.indices {
            readTable(at: index)
            readLink(at: index)
            readComparison(at: index, scopes)
            readPartComparison(at: index, scopes)
        }
        let top = tokens.indices.filter { scopes.depth[$0] == 0 }
        hasCondition = top.contains { tokens[$0] == .word("WHERE") }
        hasAlternatives = tokens.contains(.word("OR"))
        hasLimit = top.contains { tokens[$0] == .word("LIMIT") && token(after: $0) != .symbol("-") }
        if let start = top.first(where: { tokens[$0] == .word("ORDER") }) { order = order(from: start + 2) }
    }

    func token(after index: Int, by count: Int = 1) -> SQLToken? {
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
    func column(at index: Int) -> (column: Column, next: Int)? {
        guard case .name(let first)? = token(after: index, by: 0) else { return nil }
        guard token(after: index) == .symbol("."), case .name(let second)? = token(after: index, by: 2) else {
            return (Column(row: nil, name: first), index + 1)
        }
        return (Column(row: first, name: second), index + 3)
    }

    /// The place behind a collation. That of a locale stays, for no index of the column has its order.
    private func skipCollation(_ index: Int) -> Int {
        guard token(after: index, by: 0) == .word("COLLATE") else { return index }
        return token(after: index)?.isCollationOfLocale ?? false ? index : index + 2
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
        let end = skipCollation(next)
        if columns.isEmpty, isOrdering(at: end) { ordered.insert(column) }
        for column in columns.isEmpty && isComparison(at: end) ? [column] : columns where !compared.contains(column) {
            compared.append(column)
        }
    }

    /// Reads the left side of `json_extract("address", '$.city') = ?`.
    private mutating func readPartComparison(at index: Int, _ scopes: TokenScopes) {
        guard index > 0, tokens[index - 1].canPrecedeOperand, !scopes.isNegated(index, tokens),
            let (part, next) = part(at: index)
        else { return }
        let end = skipCollation(next)
        if isOrdering(at: end) { orderedParts.insert(part) }
        if isComparison(at: end), !comparedParts.contains(part) { comparedParts.append(part) }
    }

    private func isComparison(at index: Int) -> Bool {
        switch token(after: index, by: 0) {
        case .symbol("=")?, .symbol("<")?, .symbol("<=")?, .symbol(">")?, .symbol(">=")?: true
        case .word("IN")?, .word("BETWEEN")?: true
        case .word("IS")?: token(after: index) != .word("NOT") && token(after: index) != .word("DISTINCT")
        // Any other word or symbol, or none.
        default: false
        }
    }

    private func isOrdering(at index: Int) -> Bool {
        switch token(after: index, by: 0) {
        case .symbol("<")?, .symbol("<=")?, .symbol(">")?, .symbol(">=")?, .word("BETWEEN")?: true
        // Any other word or symbol, or none.
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

    private func order(from start: Int) -> [OrderTerm]? {
        var terms: [OrderTerm] = []
        var index = start
        while let (column, next) = column(at: index) {
            index = skipCollation(next)
            let isDescending = token(after: index, by: 0) == .word("DESC")
            if isDescending { index += 1 }
            var hasNullsFirst: Bool?
            if token(after: index, by: 0) == .word("NULLS") {
                hasNullsFirst = token(after: index) == .word("FIRST")
                index += 2
            }
            terms.append(OrderTerm(column: column, isDescending: isDescending, hasNullsFirst: hasNullsFirst))
            switch token(after: index, by: 0) {
            case nil, .word("LIMIT")?, .word("OFFSET")?: return terms
            case .symbol(",")?: index += 1
            // An expression, whose order is not that of columns.
            default: return nil
            }
        }
        return nil
    }
}

extension SQLToken {
    /// Whether it is the name of a collation of a locale, on SQLite or on PostgreSQL.
    fileprivate var isCollationOfLocale: Bool {
        switch self {
        case .word(let name): name.hasPrefix("fetching_locale_")
        case .name(let name): name.hasSuffix("-x-icu")
        case .placeholder, .literal, .symbol: false
        }
    }
}
