/// Reads the lists of texts in CHECK constraints, as PostgreSQL writes them.
enum PostgresChecks {
    /// The texts that a constraint of one column allows, nil where it says something else.
    ///
    /// - Parameter definition: `CHECK ((plan = ANY (ARRAY['a'::text, 'b'::text])))`.
    static func values(_ definition: String, column: String) -> [String]? {
        let known: Set<String> = [
            "CHECK", "ANY", "ARRAY", "TEXT", "CHARACTER", "VARYING", "IS", "NULL", "OR", column.asciiUppercased,
        ]
        let symbols: Set<Character> = ["(", ")", "=", "[", "]", ",", ":"]
        var texts: [String] = []
        // The brackets of an array are those of names in SQLite.
        let tokens = SQLToken.tokens(of: definition, bracketsQuote: false)
        guard tokens.contains(.word("ANY")) || tokens.contains(.symbol("=")) else { return nil }
        for token in tokens {
            switch token {
            case .text(let text): if !texts.contains(where: { $0.isSame(as: text) }) { texts.append(text) }
            case .word(let word): if !known.contains(word) { return nil }
            case .name(let name): if name != column { return nil }
            case .symbol(let symbol): if !symbols.contains(symbol) { return nil }
            case .number: return nil
            }
        }
        return texts.isEmpty ? nil : texts
    }
}
