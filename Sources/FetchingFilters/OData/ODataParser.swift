import FetchingCore

/// Parses `$filter` and `$orderby` as the ABNF of OData 4.01 has them, as far as a stored predicate can say it.
struct ODataParser {
    private var scanner: ODataScanner
    private let option: String
    private let maximumDepth: Int

    static let comparisons: [String: StoredOperator] = [
        "eq": .equal, "ne": .notEqual, "lt": .less, "le": .lessOrEqual, "gt": .greater, "ge": .greaterOrEqual,
    ]

    private static let refused: Set = ["add", "sub", "mul", "div", "divby", "mod", "has"]

    init(_ text: String, of option: String, maximumDepth: Int) throws {
        scanner = try ODataScanner(text, of: option)
        self.option = option
        self.maximumDepth = maximumDepth
    }

    /// The condition that the whole text is.
    static func condition(_ text: String, of option: String, maximumDepth: Int) throws -> ODataExpression {
        var parser = try ODataParser(text, of: option, maximumDepth: maximumDepth)
        let expression = try parser.expression(depth: 1)
        try parser.requireEnd()
        return expression
    }

    /// The terms of an order, and whether each is descending.
    static func terms(
        _ text: String, of option: String, maximumDepth: Int
    ) throws -> [(expression: ODataExpression, isDescending: Bool)] {
        var parser = try ODataParser(text, of: option, maximumDepth: maximumDepth)
        var terms: [(ODataExpression, Bool)] = []
        repeat {
            let expression = try parser.operand(depth: 1)
            let word = parser.scanner.keyword
            if word == "asc" || word == "desc" { try parser.scanner.advance() }
            terms.append((expression, word == "desc"))
        } while try parser.scanner.take(",")
        try parser.requireEnd()
        return terms
    }

    private func requireEnd() throws {
        guard scanner.token != .end else { return }
        if let word = scanner.keyword, Self.refused.contains(word) {
            throw StoredFilterError.refusedOData(word, at: .odata(option, scanner.position))
        }
        throw scanner.error("the expression goes on after its end")
    }

    private mutating func expression(depth: Int) throws -> ODataExpression {
        if DeepStack.isNeeded(forDepth: depth) {
            // A copy goes to the other stack and comes back.
            var parser = self
            let expression = try DeepStack.run { try parser.alternatives(depth: depth) }
            self = parser
            return expression
        }
        return try alternatives(depth: depth)
    }

    private mutating func alternatives(depth: Int) throws -> ODataExpression {
        guard depth <= maximumDepth else {
            throw StoredFilterError.tooDeep(limit: maximumDepth, at: .odata(option, scanner.position))
        }
        return try joined("or") { try $0.joined("and") { try $0.negation(depth: depth) } }
    }

    private mutating func joined(
        _ word: String, _ part: (inout ODataParser) throws -> ODataExpression
    ) throws -> ODataExpression {
        let position = scanner.position
        var parts = [try part(&self)]
        while scanner.keyword == word {
            try scanner.advance()
            parts.append(try part(&self))
        }
        return parts.count == 1 ? parts[0] : ODataExpression(kind: .joined(word, parts), position: position)
    }

    private mutating func negation(depth: Int) throws -> ODataExpression {
        guard scanner.keyword == "not" else { return try comparison(depth: depth) }
        let position = scanner.position
        try scanner.advance()
        guard depth < maximumDepth else {
            throw StoredFilterError.tooDeep(limit: maximumDepth, at: .odata(option, position))
        }
        let isNested = scanner.keyword == "not"
        let inner = isNested ? try negation(depth: depth + 1) : try list(depth: depth)
        // 'not a eq b' is '(not a) eq b' to the specification, and 'not (a eq b)' to many that write it.
        if let word = scanner.keyword, Self.comparisons[word] != nil {
            throw StoredFilterError.notBeforeComparison(at: .odata(option, position))
        }
        return ODataExpression(kind: .not(inner), position: position)
    }

    private mutating func comparison(depth: Int) throws -> ODataExpression {
        let first = try list(depth: depth)
        guard let word = scanner.keyword, let operation = Self.comparisons[word] else { return first }
        let position = scanner.position
        try scanner.advance()
        return ODataExpression(kind: .comparison(operation, first, try operand(depth: depth)), position: position)
    }

    /// An operand, or whether it is in a list.
    private mutating func list(depth: Int) throws -> ODataExpression {
        let first = try operand(depth: depth)
        guard let word = scanner.keyword else { return first }
        let position = scanner.position
        if Self.refused.contains(word) { throw StoredFilterError.refusedOData(word, at: .odata(option, position)) }
        guard word == "in" else { return first }
        try scanner.advance()
        try scanner.require("(")
        return ODataExpression(kind: .list(first, try operands(depth: depth)), position: position)
    }

    /// Operands up to a closing bracket, one at least.
    private mutating func operands(depth: Int) throws -> [ODataExpression] {
        var operands: [ODataExpression] = []
        repeat { operands.append(try expression(depth: depth + 1)) } while try scanner.take(",")
        try scanner.require(")")
        return operands
    }
}

extension ODataParser {
    private mutating func operand(depth: Int) throws -> ODataExpression {
        let position = scanner.position
        if try scanner.take("(") {
            let expression = try expression(depth: depth + 1)
            try scanner.require(")")
            return expression
        }
        func made(_ kind: ODataExpression.Kind) -> ODataExpression { ODataExpression(kind: kind, position: position) }
        switch scanner.token {
        case .text(let text):
            try scanner.advance()
            return made(.literal(.text(text)))
        case .value(let value):
            guard let literal = Self.literal(value) else { throw scanner.error("a value has an unknown form") }
            try scanner.advance()
            return made(.literal(literal))
        case .word(let word):
            try scanner.advance()
            switch word {
            case "null": return made(.literal(.null))
            case "true", "false": return made(.literal(.bool(word == "true")))
            case "INF": return made(.literal(.infinity("infinity")))
            default: break
            }
            if try scanner.take("(") {
                if try scanner.take(")") { return made(.call(word, [])) }
                return made(.call(word, try operands(depth: depth)))
            }
            return made(try path(from: word, depth: depth))
        case .sign, .end: throw scanner.error("there is no value")
        }
    }

    private static func literal(_ value: String) -> ODataLiteral? {
        if value == "-INF" { return .infinity("-infinity") }
        if JSONValue(number: value) != nil { return .number(value) }
        if value.utf8.count == 36, value.utf8.filter({ $0 == UInt8(ascii: "-") }).count == 4,
            !value.utf8.contains(UInt8(ascii: ":"))
        {
            return .uuid(value)
        }
        let isDate =
            value.utf8.count >= 10 && Array(value.utf8)[4] == UInt8(ascii: "-") && value.utf8.first != UInt8(ascii: "-")
        return isDate ? .date(value) : nil
    }

    /// A path, which may end in a lambda or a count.
    private mutating func path(from first: String, depth: Int) throws -> ODataExpression.Kind {
        var names = [first]
        while try scanner.take("/") {
            guard case .word(let name) = scanner.token else { throw scanner.error("there is no name") }
            try scanner.advance()
            if name == "$count" { return .count(names) }
            if name == "any" || name == "all", try scanner.take("(") {
                return try lambda(of: names, isAll: name == "all", depth: depth)
            }
            names.append(name)
        }
        return .path(names)
    }

    private mutating func lambda(of names: [String], isAll: Bool, depth: Int) throws -> ODataExpression.Kind {
        if !isAll, try scanner.take(")") { return .lambda(names, isAll: false, variable: "", nil) }
        guard case .word(let variable) = scanner.token else { throw scanner.error("there is no variable") }
        try scanner.advance()
        try scanner.require(":")
        let condition = try expression(depth: depth + 1)
        try scanner.require(")")
        return .lambda(names, isAll: isAll, variable: variable, condition)
    }
}
