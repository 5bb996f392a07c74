extension SQLStatementText {
    /// The names of the tables and views that the statement reads, as they stand in it.
    package var tableNames: Set<String> {
        let tokens = SQLToken.tokens(of: sql)
        var reader = TableNameReader(tokens)
        for index in tokens.indices { reader.read(at: index) }
        return reader.names.subtracting(reader.namesOfSubqueries)
    }
}

/// Finds the names behind `FROM` and `JOIN`, those of a list too.
private struct TableNameReader {
    var names: Set<String> = []

    /// The names that `WITH` gives.
    var namesOfSubqueries: Set<String> = []

    private let tokens: [SQLToken]

    init(_ tokens: [SQLToken]) { self.tokens = tokens }

    mutating func read(at index: Int) {
        if case .word(let word) = tokens[index] {
            switch word.uppercased() {
            case "FROM" where !isKeyword("DISTINCT", at: index - 1), "JOIN": readList(from: index + 1)
            case "WITH": readSubqueryName(at: isKeyword("RECURSIVE", at: index + 1) ? index + 2 : index + 1)
            default: break
            }
        } else if tokens[index] == .symbol(",") {
            readSubqueryName(at: index + 1)
        }
    }

    private mutating func readList(from start: Int) {
        var index = start
        while let (name, next) = name(at: isKeyword("ONLY", at: index) ? index + 1 : index) {
            names.insert(name)
            index = isKeyword("AS", at: next) ? next + 2 : next
            if index == next, case .name? = token(at: index) { index += 1 }
            guard token(at: index) == .symbol(",") else { return }
            index += 1
        }
    }

    /// Reads `name AS (`.
    private mutating func readSubqueryName(at index: Int) {
        guard let (name, next) = name(at: index), isKeyword("AS", at: next) else { return }
        var end = next + 1
        while isKeyword("NOT", at: end) || isKeyword("MATERIALIZED", at: end) { end += 1 }
        if token(at: end) == .symbol("(") { namesOfSubqueries.insert(name) }
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
        case .word("LATERAL"), .word("SELECT"), .word("UNNEST"): nil
        case .word(let word): word
        case .placeholder, .literal, .symbol, nil: nil
        }
    }

    private func token(at index: Int) -> SQLToken? { tokens.indices.contains(index) ? tokens[index] : nil }

    private func isKeyword(_ keyword: String, at index: Int) -> Bool {
        if case .word(let word)? = token(at: index) { word.uppercased() == keyword } else { false }
    }
}
