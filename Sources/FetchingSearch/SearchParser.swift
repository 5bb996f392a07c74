import FetchingCore

/// Reads a search by this grammar, in which terms that stand beside each other are joined by "and":
///
///     search = all { ( "OR" | "|" ) all }
///     all    = term { [ "AND" ] term }
///     term   = { "-" | "NOT" } ( "(" search ")" | field ":" values | phrase | word )
///     values = value { "," value }
///     value  = [ ">" | ">=" | "<" | "<=" | "=" ] ( phrase | word )
///
/// In the lenient mode what is not a part of it becomes a word.
struct SearchParser {
    var scanner: SearchScanner
    let options: SearchOptions
    private(set) var termCount = 0

    /// So many levels SQLite reads, whatever stands in them: each may need two pairs of parentheses of its 20.
    static let deepest = 8

    init(_ text: String, options: SearchOptions) {
        scanner = SearchScanner(text)
        self.options = options
    }

    var text: String { scanner.text }

    /// - Throws: ``SearchError``, in the lenient mode only for a limit.
    mutating func parse() throws(SearchError) -> SearchNode {
        let scalars = text.unicodeScalars
        let length = max(0, options.maximumLength)
        if let end = scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex),
            end < scalars.endIndex
        {
            throw .tooLong(text, limit: length)
        }
        return try search(depth: 0)
    }

    /// Alternatives, up to the end or to a `)` of a group.
    mutating func search(depth: Int) throws(SearchError) -> SearchNode {
        var alternatives = [SearchNode.all(try all(depth: depth))]
        while let (found, end) = scanner.operatorHere(), found.isOr {
            scanner.position = end
            alternatives.append(.all(try all(depth: depth)))
        }
        return alternatives.count == 1 ? alternatives[0] : .any(alternatives)
    }

    /// Terms, up to the end, to an operator between alternatives, or to a `)` of a group.
    private mutating func all(depth: Int) throws(SearchError) -> [SearchNode] {
        var terms: [SearchNode] = []
        while true {
            scanner.skipSpaces()
            let start = scanner.position
            guard let next = scanner.next else { return terms }
            if next == ")" {
                if depth > 0 { return terms }
                scanner.advance()
                terms.append(try plain(from: start, orThrow: SearchError.unopenedParenthesis))
            } else if let (found, end) = scanner.operatorHere() {
                guard found == .not || !terms.isEmpty, isTerm(at: end) else {
                    scanner.position = end
                    terms.append(
                        try plain(from: start) { .danglingOperator($0[$1], in: $0, at: $1) })
                    continue
                }
                if found.isOr { return terms }
                if found == .and { scanner.position = end } else { terms.append(try term(depth: depth)) }
            } else {
                terms.append(try term(depth: depth))
            }
        }
    }

    /// Whether something that an operator can join stands at a position, behind spaces.
    func isTerm(at position: String.Index) -> Bool {
        var scanner = scanner
        scanner.position = position
        scanner.skipSpaces()
        guard let next = scanner.next, next != ")" else { return false }
        // What follows `NOT` is looked at when its turn comes.
        guard let (found, _) = scanner.operatorHere() else { return true }
        return found == .not
    }

    /// Takes the text since a position for a word in the lenient mode, and throws otherwise.
    mutating func plain(
        from start: String.Index, orThrow error: (String, Range<String.Index>) -> SearchError
    ) throws(SearchError) -> SearchNode {
        let range = scanner.range(from: start)
        guard options.isLenient else { throw error(text, range) }
        return try counted(
            .text(SearchLiteral(text: String(text[range]), isQuoted: true, range: range)), from: start)
    }

    /// A term that ends here.
    mutating func counted(
        _ content: SearchTermSyntax.Content, from start: String.Index
    ) throws(SearchError) -> SearchNode {
        let range = scanner.range(from: start)
        try count(range)
        return .term(SearchTermSyntax(range: range, content: content))
    }

    mutating func count(_ range: Range<String.Index>) throws(SearchError) {
        termCount += 1
        guard termCount <= options.maximumTerms else {
            throw .tooManyTerms(limit: max(0, options.maximumTerms), in: text, at: range)
        }
    }
}
