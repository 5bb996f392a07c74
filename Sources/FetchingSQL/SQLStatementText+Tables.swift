extension SQLStatementText {
    /// The names of the tables and views that the statement reads, as they stand in it. Where SQL by hand is part of it, there may be names
    /// of what is no table.
    package var tableNames: Set<String> { TableNameReader(SQLToken.tokens(of: sql)).names }
}

/// Finds the names behind `FROM`, `JOIN` and `TABLE`, those of a list too.
private struct TableNameReader {
    private(set) var names: Set<String> = []

    private let tokens: [SQLToken]
    private let scopes: TokenScopes

    /// Where the names that `WITH` gives stand for its subqueries.
    private var subqueries: [String: [Range<Int>]] = [:]

    init(_ tokens: [SQLToken]) {
        self.tokens = tokens
        scopes = TokenScopes(tokens)
        for index in tokens.indices where isKeyword("WITH", at: index) { readSubqueries(at: index) }
        for index in tokens.indices {
            guard case .word(let word) = tokens[index] else { continue }
            switch word.uppercased() {
            case "FROM" where !isPartOfExpression(index): readList(from: index + 1)
            case "JOIN", "TABLE": _ = readTable(at: index + 1)
            default: break
            }
        }
    }

    /// Whether `FROM` is no clause: in `IS DISTINCT FROM`, and in calls such as `EXTRACT(YEAR FROM "born")`.
    private func isPartOfExpression(_ index: Int) -> Bool {
        if isKeyword("DISTINCT", at: index - 1) { return true }
        guard let opening = scopes.opening(around: index) else { return false }
        return ["EXTRACT", "SUBSTRING", "TRIM", "OVERLAY"].contains { isKeyword($0, at: opening - 1) }
    }

    private mutating func readList(from start: Int) {
        var index = readTable(at: start)
        // Behind a table are its alias and what is joined to it.
        while let token = token(at: index) {
            switch token {
            case .symbol("("): index = scopes.closing(of: index) + 1
            case .symbol(","): index = readTable(at: index + 1)
            case .symbol(")"): return
            case .word(let word) where Self.endsOfList.contains(word.uppercased()): return
            case .name, .word, .placeholder, .literal, .symbol: index += 1
            }
        }
    }

    private static let endsOfList: Set<String> = [
        "WHERE", "GROUP", "HAVING", "WINDOW", "UNION", "INTERSECT", "EXCEPT", "ORDER", "LIMIT", "OFFSET", "FETCH",
        "FOR", "RETURNING",
    ]

    /// Reads a table, or the first of those that parentheses join; what `SELECT` gives there is found by its own clauses.
    ///
    /// - Returns: The place behind it.
    private mutating func readTable(at start: Int) -> Int {
        var (index, end) = (start, Int?.none)
        while true {
            if isKeyword("ONLY", at: index) || isKeyword("LATERAL", at: index) {
                index += 1
            } else if token(at: index) == .symbol("(") {
                end = end ?? scopes.closing(of: index) + 1
                index += 1
            } else {
                break
            }
        }
        guard let (name, next) = name(at: index) else { return end ?? index }
        if !isOfSubquery(index, before: next) { names.insert(name) }
        return end ?? next
    }

    /// Reads `WITH a AS (…), b (c) AS (…)`. Without `RECURSIVE`, a name within its own subquery is that of a table.
    private mutating func readSubqueries(at start: Int) {
        let isRecursive = isKeyword("RECURSIVE", at: start + 1)
        let end = scopes.end(around: start)
        var index = isRecursive ? start + 2 : start + 1
        while let name = exactName(at: index) {
            var body = index + 1
            if token(at: body) == .symbol("(") { body = scopes.closing(of: body) + 1 }
            guard isKeyword("AS", at: body) else { return }
            body += 1
            while isKeyword("NOT", at: body) || isKeyword("MATERIALIZED", at: body) { body += 1 }
            guard token(at: body) == .symbol("(") else { return }
            let next = scopes.closing(of: body) + 1
            let scopeStart = isRecursive ? start : next
            if scopeStart < end { subqueries[name, default: []].append(scopeStart..<end) }
            guard token(at: next) == .symbol(",") else { return }
            index = next + 1
        }
    }

    private func isOfSubquery(_ index: Int, before next: Int) -> Bool {
        guard next == index + 1, let name = exactName(at: index) else { return false }
        return subqueries[name]?.contains { $0.contains(index) } ?? false
    }

    /// A name, with that of its schema, and what follows it. A function is none.
    private func name(at start: Int) -> (name: String, next: Int)? {
        guard var name = part(at: start) else { return nil }
        var index = start + 1
        while token(at: index) == .symbol("."), let part = part(at: index + 1) {
            name += ".\(part)"
            index += 2
        }
        return token(at: index) == .symbol("(") ? nil : (name, index)
    }

    private func part(at index: Int) -> String? {
        switch token(at: index) {
        case .name(let name): name.quotedIdentifier
        case .word(let word):
            ["SELECT", "VALUES", "WITH", "TABLE", "ROWS"].contains(word.uppercased()) ? nil : word
        case .placeholder, .literal, .symbol, nil: nil
        }
    }

    /// A name as PostgreSQL reads it: in lowercase without quotation marks.
    private func exactName(at index: Int) -> String? {
        switch token(at: index) {
        case .name(let name): name
        case .word(let word): word.lowercased()
        case .placeholder, .literal, .symbol, nil: nil
        }
    }

    private func token(at index: Int) -> SQLToken? { tokens.indices.contains(index) ? tokens[index] : nil }

    private func isKeyword(_ keyword: String, at index: Int) -> Bool {
        if case .word(let word)? = token(at: index) { word.uppercased() == keyword } else { false }
    }
}
