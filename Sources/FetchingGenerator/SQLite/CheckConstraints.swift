import FetchingSQLite

/// The lists of values that the CHECK constraints of a table allow, by column.
struct CheckConstraints {
    enum Values: Equatable {
        case texts([String])
        case numbers([String])
    }

    private var values: [String: Values] = [:]

    /// - Parameter sql: The statement that created the table, nil where there is none.
    init(sql: String?) {
        guard let sql else { return }
        let tokens = SQLToken.tokens(of: sql)
        for (index, token) in tokens.enumerated() where token == .word("CHECK") {
            guard let condition = Self.parenthesized(tokens[(index + 1)...]) else { continue }
            if let (column, list) = Self.list(condition) { values[column.asciiLowercased] = list }
        }
    }

    /// The values that a column may have, nil where no constraint lists them.
    func values(of column: String) -> Values? { values[column.asciiLowercased] }

    /// The tokens within the parentheses at the beginning, nil where there are none.
    private static func parenthesized(_ tokens: ArraySlice<SQLToken>) -> ArraySlice<SQLToken>? {
        guard tokens.first == .symbol("(") else { return nil }
        var depth = 0
        for (index, token) in zip(tokens.indices, tokens) {
            if token == .symbol("(") { depth += 1 }
            if token == .symbol(")") { depth -= 1 }
            if depth == 0 { return tokens[(tokens.startIndex + 1)..<index] }
        }
        return nil
    }

    /// `x IN ('a', 'b')`, `x IS NULL OR x IN (…)` or `x = 'a' OR x = 'b'`.
    private static func list(_ condition: ArraySlice<SQLToken>) -> (column: String, values: Values)? {
        var column: String?
        var literals: [SQLToken] = []
        for part in alternatives(of: unwrapped(condition)) {
            let part = Array(unwrapped(part))
            guard let name = part.first?.columnName,
                column == nil || column?.asciiLowercased == name.asciiLowercased
            else { return nil }
            // The name in quotes has the right case, the bare word has capitals.
            column = name
            if part.dropFirst() == [.word("IS"), .word("NULL")] { continue }
            if part.count == 3, part[1] == .symbol("=") {
                literals.append(part[2])
            } else if part.count == 4, part[1] == .symbol("="), part[2] == .symbol("=") {
                literals.append(part[3])
            } else if part.count > 4, part[1] == .word("IN"), let list = parenthesized(part[2...]),
                list.endIndex == part.count - 1
            {
                let items = list.split(separator: .symbol(","), omittingEmptySubsequences: false)
                guard items.allSatisfy({ $0.count == 1 }) else { return nil }
                literals += items.compactMap(\.first)
            } else {
                return nil
            }
        }
        guard let column, !literals.isEmpty, let values = values(literals) else { return nil }
        return (column, values)
    }

    private static func values(_ literals: [SQLToken]) -> Values? {
        var seen: [String] = []
        let texts = literals.compactMap { if case .text(let text) = $0 { text } else { nil } }
        let numbers = literals.compactMap { if case .number(let number) = $0 { number } else { nil } }
        guard texts.count == literals.count || numbers.count == literals.count else { return nil }
        for value in texts + numbers where !seen.contains(where: { $0.isSame(as: value) }) { seen.append(value) }
        return texts.isEmpty ? .numbers(seen) : .texts(seen)
    }

    private static func unwrapped(_ tokens: ArraySlice<SQLToken>) -> ArraySlice<SQLToken> {
        guard let inner = parenthesized(tokens), inner.endIndex == tokens.endIndex - 1 else { return tokens }
        return unwrapped(inner)
    }

    /// The parts between `OR`, outside of parentheses.
    private static func alternatives(of tokens: ArraySlice<SQLToken>) -> [ArraySlice<SQLToken>] {
        var (parts, depth, start) = ([ArraySlice<SQLToken>](), 0, tokens.startIndex)
        for (index, token) in zip(tokens.indices, tokens) {
            if token == .symbol("(") { depth += 1 }
            if token == .symbol(")") { depth -= 1 }
            guard depth == 0, token == .word("OR") else { continue }
            parts.append(tokens[start..<index])
            start = index + 1
        }
        return parts + [tokens[start...]]
    }
}
