import FetchingCore

extension StatementOutline {
    /// A value within JSON that begins at a token, and what follows it: `json_extract("address", '$.city')` on SQLite,
    /// `("address"->>'city')` on PostgreSQL, or `CAST(("address"->>'floor') AS int8)`.
    func part(at index: Int) -> (part: JSONValue, next: Int)? {
        switch token(after: index, by: 0) {
        case .word("json_extract")?: extraction(at: index)
        case .word("CAST")?: cast(at: index)
        case .symbol("(")?: path(at: index)
        // Nothing else begins one.
        default: nil
        }
    }

    private func extraction(at index: Int) -> (part: JSONValue, next: Int)? {
        guard token(after: index) == .symbol("("), let (column, next) = column(at: index + 2),
            token(after: next, by: 0) == .symbol(","), case .literal(let path)? = token(after: next),
            token(after: next, by: 2) == .symbol(")")
        else { return nil }
        let sql = "json_extract(\(column.name.quotedIdentifier), \(path))"
        return (JSONValue(column: column, sql: sql), next + 3)
    }

    private func cast(at index: Int) -> (part: JSONValue, next: Int)? {
        guard token(after: index) == .symbol("("), let (part, next) = path(at: index + 2),
            token(after: next, by: 0) == .word("AS"), case .word(let type)? = token(after: next),
            token(after: next, by: 2) == .symbol(")")
        else { return nil }
        return (JSONValue(column: part.column, sql: "CAST(\(part.sql) AS \(type))"), next + 3)
    }

    private func path(at index: Int) -> (part: JSONValue, next: Int)? {
        guard token(after: index, by: 0) == .symbol("("), let (column, start) = column(at: index + 1) else {
            return nil
        }
        var sql = "(" + column.name.quotedIdentifier
        var next = start
        while token(after: next, by: 0) == .symbol("-"), token(after: next) == .symbol(">") {
            next += 2
            sql += "->"
            if token(after: next, by: 0) == .symbol(">") {
                next += 1
                sql += ">"
            }
            guard case .literal(let key)? = token(after: next, by: 0) else { return nil }
            sql += key
            next += 1
        }
        guard next > start, token(after: next, by: 0) == .symbol(")") else { return nil }
        return (JSONValue(column: column, sql: sql + ")"), next + 1)
    }
}
