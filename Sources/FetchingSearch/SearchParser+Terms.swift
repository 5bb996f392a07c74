import FetchingCore

extension SearchParser {
    /// A term with what negates it.
    mutating func term(depth: Int) throws(SearchError) -> SearchNode {
        var isNegated = false
        while true {
            let start = scanner.position
            if let count = scanner.takeMinuses() {
                if count % 2 == 1 { isNegated.toggle() }
            } else if let (found, end) = scanner.operatorHere(), found == .not {
                scanner.position = end
                guard isTerm(at: end) else {
                    let word = try plain(from: start) { .danglingOperator($0[$1], in: $0, at: $1) }
                    return isNegated ? .not(word) : word
                }
                scanner.skipSpaces()
                isNegated.toggle()
            } else {
                let term = try primary(depth: depth)
                return isNegated ? .not(term) : term
            }
        }
    }

    private mutating func primary(depth: Int) throws(SearchError) -> SearchNode {
        let start = scanner.position
        if scanner.next == "(" { return try group(depth: depth) }
        if scanner.isAtQuote {
            let literal = try phrase()
            return try counted(.text(literal), from: start)
        }
        guard let name = scanner.fieldName() else { return try word(from: start) }
        do {
            return try field(name, from: start)
        } catch {
            guard options.isLenient, !error.code.isLimit else { throw error }
            return try word(from: start)
        }
    }

    private mutating func word(from start: String.Index) throws(SearchError) -> SearchNode {
        scanner.position = start
        return try counted(.text(scanner.bare()), from: start)
    }

    private mutating func phrase() throws(SearchError) -> SearchLiteral {
        let (literal, isClosed) = scanner.phrase()
        guard isClosed || options.isLenient else { throw .unclosedQuote(in: text, at: literal.range) }
        return literal
    }

    private mutating func group(depth: Int) throws(SearchError) -> SearchNode {
        let start = scanner.position
        scanner.advance()
        let opening = scanner.range(from: start)
        let limit = max(0, min(options.maximumDepth, Self.deepest))
        guard depth < limit else { throw .tooDeep(limit: limit, in: text, at: opening) }
        let content = try search(depth: depth + 1)
        guard scanner.take(")") || options.isLenient else {
            throw .unclosedParenthesis(in: text, at: opening)
        }
        guard case .all(let terms) = content, terms.isEmpty else { return content }
        return try plain(from: start, orThrow: SearchError.emptyParentheses)
    }
}

extension SearchParser {
    private mutating func field(
        _ name: Range<String.Index>, from start: String.Index
    ) throws(SearchError) -> SearchNode {
        var values: [SearchValueSyntax] = []
        var missing = scanner.range(from: start)
        repeat {
            values.append(try value(of: name, missing: missing))
            let comma = scanner.position
            guard scanner.take(",") else { break }
            missing = scanner.range(from: comma)
        } while true
        return .term(SearchTermSyntax(range: scanner.range(from: start), content: .field(name, values)))
    }

    /// - Parameter missing: What is marked if there is no value behind it.
    private mutating func value(
        of name: Range<String.Index>, missing: Range<String.Index>
    ) throws(SearchError) -> SearchValueSyntax {
        let start = scanner.position
        let comparison = SearchComparison.allCases.first { scanner.take($0.rawValue) }
        let literal = scanner.isAtQuote ? try phrase() : scanner.bare(endingAt: ",")
        let range = scanner.range(from: start)
        guard literal.isQuoted || !literal.text.isEmpty else {
            throw .emptyValue(of: text[name], in: text, at: comparison == nil ? missing : range)
        }
        try count(range)
        return SearchValueSyntax(comparison: comparison, literal: literal, range: range)
    }
}
