/// Reads the tokens of a format by Apple's grammar ("BNF Definition of Cocoa Predicates").
///
/// A parenthesis holds a condition or an expression, and only what follows tells which. So both are read by one chain
/// of precedences, and each operator checks that its sides are what it needs. Nothing is read twice.
struct FormatParser {
    let scalars: [Unicode.Scalar]
    let tokens: [FormatToken]
    let arguments: [FormatLanguageArgument]
    /// Variables that are bound here, the innermost last.
    var variables: [String]
    /// How many conditions of SUBQUERY the place is in.
    var depth = 0
    var index = 0
    var argumentIndex = 0

    enum Parsed {
        case predicate(FormatPredicate)
        case expression(FormatExpression, Shape)
    }

    /// How an expression was written, which decides whether an operator may follow without a parenthesis.
    enum Shape {
        case closed, arithmetic, bitwise, negative
    }

    init(format: String, arguments: [FormatLanguageArgument], variables: [String]) throws {
        scalars = Array(format.unicodeScalars)
        tokens = try FormatLexer.tokens(of: format)
        self.arguments = arguments
        self.variables = variables
        let placeholders = tokens.count { if case .placeholder = $0.kind { true } else { false } }
        guard placeholders == arguments.count else {
            throw FormatLanguageError.argumentCount(placeholders: placeholders, arguments: arguments.count)
        }
    }

    var token: FormatToken { tokens[index] }

    mutating func parse() throws -> FormatPredicate {
        let predicate = try predicate()
        guard token.kind == .end else { throw syntax("the condition ends here, and the format goes on") }
        return predicate
    }

    /// A condition, where only a condition may stand.
    mutating func predicate() throws -> FormatPredicate {
        let start = token
        return try predicate(disjunction(), at: start)
    }

    // The order of AND and OR is the usual one. The grammar itself leaves it open.
    mutating func disjunction() throws -> Parsed {
        let start = token
        var left = try conjunction()
        while token.keyword == "OR" || token.isSymbol("||") {
            index += 1
            let next = token
            left = .predicate(.or(try predicate(left, at: start), try predicate(conjunction(), at: next)))
        }
        return left
    }

    private mutating func conjunction() throws -> Parsed {
        let start = token
        var left = try negation()
        while token.keyword == "AND" || token.isSymbol("&&") {
            index += 1
            let next = token
            left = .predicate(.and(try predicate(left, at: start), try predicate(negation(), at: next)))
        }
        return left
    }

    private mutating func negation() throws -> Parsed {
        guard token.keyword == "NOT" || token.isSymbol("!") else { return try comparison() }
        index += 1
        let next = token
        return .predicate(.not(try predicate(negation(), at: next)))
    }

    private mutating func comparison() throws -> Parsed {
        let start = token
        let qualifier = takeQualifier()
        let left = try bitwise()
        guard let comparator = takeOperator() else {
            guard qualifier == nil else { throw syntax("ANY, SOME, ALL and NONE begin a comparison") }
            return left
        }
        let options = try takeOptions()
        let next = token
        let right = try bitwise()
        let sides = (try operand(left, at: start), try operand(right, at: next))
        guard takeOperator() == nil else { throw syntax("a comparison has two sides") }
        return .predicate(
            .comparison(
                FormatComparison(
                    qualifier: qualifier, left: sides.0, comparator: comparator, options: options, right: sides.1,
                    source: source(from: start))))
    }

    /// A side of a comparison. Where `&` stands among the operators is not published, so it needs a parenthesis.
    private func operand(_ parsed: Parsed, at start: FormatToken) throws -> FormatExpression {
        if case .expression(_, .bitwise) = parsed {
            throw syntax("'&', '|' and '^' beside a comparison need a parenthesis", at: start)
        }
        return try expression(parsed, at: start)
    }

    private mutating func takeQualifier() -> FormatComparison.Qualifier? {
        let qualifiers: [String: FormatComparison.Qualifier] = ["ANY": .any, "SOME": .any, "ALL": .all, "NONE": .none]
        guard let keyword = token.keyword, let qualifier = qualifiers[keyword] else { return nil }
        index += 1
        return qualifier
    }
}

extension FormatParser {
    func predicate(_ parsed: Parsed, at start: FormatToken) throws -> FormatPredicate {
        guard case .predicate(let predicate) = parsed else { throw syntax("a condition must stand here", at: start) }
        return predicate
    }

    func expression(_ parsed: Parsed, at start: FormatToken) throws -> FormatExpression {
        guard case .expression(let expression, _) = parsed else { throw syntax("a value must stand here", at: start) }
        return expression
    }

    func syntax(_ reason: String, at place: FormatToken? = nil) -> FormatLanguageError {
        .syntax(reason, position: (place ?? token).start)
    }

    func source(from start: FormatToken) -> String {
        String(String.UnicodeScalarView(scalars[start.start..<tokens[index - 1].end]))
    }

    /// SELF, or what a key without a base is read from. What that is in a SUBQUERY is in no document, and those who
    /// tried do not agree.
    func subject() throws -> FormatExpression {
        guard depth == 0 else {
            throw FormatLanguageError.unspecified("SELF, or a key without a variable, in the condition of a SUBQUERY")
        }
        return .subject
    }

    mutating func expect(_ symbol: String) throws {
        guard token.isSymbol(symbol) else { throw syntax("'\(symbol)' is missing") }
        index += 1
    }
}
