extension FormatParser {
    private static let comparators: [String: FormatComparison.Operator] = [
        "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
        ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BETWEEN": .between, "IN": .in,
        "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches,
    ]

    mutating func takeOperator() -> FormatComparison.Operator? {
        let name: String? = if case .symbol(let symbol) = token.kind { symbol } else { token.keyword }
        guard let name, let comparator = Self.comparators[name] else { return nil }
        index += 1
        return comparator
    }

    /// `[c]`, `[d]`, `[cd]`, and `[n]` of `NSComparisonPredicate.Options.normalized`.
    mutating func takeOptions() throws -> FormatComparison.Options {
        guard token.isSymbol("[") else { return [] }
        index += 1
        guard case .word(let letters, isEscaped: false) = token.kind else { throw syntax("options are letters") }
        let options: [String: FormatComparison.Options] = [
            "c": .caseInsensitive, "d": .diacriticInsensitive, "cd": [.caseInsensitive, .diacriticInsensitive],
            "n": .normalized,
        ]
        guard let taken = options[letters.lowercased()] else {
            throw syntax("'[\(letters)]' is none of [c], [d], [cd] and [n]")
        }
        index += 1
        try expect("]")
        return taken
    }

    // `&`, `|` and `^` are not in the grammar. They are read where nothing depends on their precedence: between
    // operands that are closed, and beside no other operator.
    mutating func bitwise() throws -> Parsed {
        let start = token
        var left = try sum()
        var first: FormatArithmetic?
        while case .symbol(let symbol) = token.kind, ["&", "|", "^"].contains(symbol) {
            let operation = FormatArithmetic(rawValue: symbol)
            index += 1
            let next = token
            let right = try sum()
            guard let operation, first == nil || first == operation, first != nil || isClosed(left), isClosed(right)
            else {
                throw syntax("'&', '|' and '^' beside another operator need a parenthesis", at: start)
            }
            first = operation
            left = .expression(
                .arithmetic(operation, try expression(left, at: start), try expression(right, at: next)), .bitwise)
        }
        return left
    }

    private func isClosed(_ parsed: Parsed) -> Bool {
        if case .expression(_, .closed) = parsed { true } else { false }
    }

    private mutating func sum() throws -> Parsed {
        try chain(of: ["+", "-"]) { try $0.product() }
    }

    private mutating func product() throws -> Parsed {
        try chain(of: ["*", "/"]) { try $0.power() }
    }

    private mutating func chain(
        of symbols: [String], _ operand: (inout FormatParser) throws -> Parsed
    ) throws -> Parsed {
        let start = token
        var left = try operand(&self)
        while case .symbol(let symbol) = token.kind, symbols.contains(symbol),
            let operation = FormatArithmetic(rawValue: symbol)
        {
            index += 1
            let next = token
            let right = try expression(operand(&self), at: next)
            left = .expression(.arithmetic(operation, try expression(left, at: start), right), .arithmetic)
        }
        return left
    }

    private mutating func power() throws -> Parsed {
        let start = token
        let left = try sign()
        guard token.isSymbol("**") else { return left }
        index += 1
        let next = token
        let right = try expression(sign(), at: next)
        guard isClosed(left), !token.isSymbol("**") else {
            throw syntax("'**' beside '-' or another '**' needs a parenthesis", at: start)
        }
        return .expression(.arithmetic(.power, try expression(left, at: start), right), .arithmetic)
    }

    private mutating func sign() throws -> Parsed {
        guard token.isSymbol("-") else { return try postfix() }
        index += 1
        if case .integer(let magnitude) = token.kind {
            guard magnitude <= UInt64(Int64.max) + 1 else { throw syntax("the number does not fit in 64 bits") }
            index += 1
            return .expression(.constant(.integer(Int64(truncatingIfNeeded: 0 &- magnitude))), .negative)
        }
        let next = token
        return .expression(.negative(try expression(postfix(), at: next)), .negative)
    }
}
