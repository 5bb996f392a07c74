extension FormatParser {
    /// A value, where only a value may stand.
    mutating func expression() throws -> FormatExpression {
        let start = token
        return try expression(bitwise(), at: start)
    }

    /// A primary and the keys that follow it.
    mutating func postfix() throws -> Parsed {
        let start = token
        let parsed = try primary()
        guard token.isSymbol(".", "[") else { return parsed }
        if token.isSymbol("[") { throw FormatLanguageError.unsupported("an index, as in 'array[0]'") }
        var keys: [FormatKey] = []
        while token.isSymbol(".") {
            index += 1
            keys += try step()
        }
        if token.isSymbol("[") { throw FormatLanguageError.unsupported("an index, as in 'array[0]'") }
        let base = try expression(parsed, at: start)
        return .expression(try path(from: base, keys, at: start), .closed)
    }

    private func path(from base: FormatExpression, _ keys: [FormatKey], at start: FormatToken) throws
        -> FormatExpression
    {
        switch base {
        case .path(let base, let first):
            try check(first + keys, at: start)
            return .path(base, first + keys)
        case .subject, .variable, .subquery, .ternary, .call, .constant(.object), .constant(.collection), .list:
            try check(keys, at: start)
            return .path(base, keys)
        case .constant, .arithmetic, .negative:
            throw syntax("a key follows something that has no keys", at: start)
        }
    }

    /// `@count` ends a path, and every other aggregate is followed by the keys of what it reads.
    func check(_ keys: [FormatKey], at place: FormatToken) throws {
        for (offset, key) in keys.enumerated() {
            guard case .aggregate(let aggregate) = key else { continue }
            let rest = keys[(offset + 1)...]
            let isComplete = aggregate == .count ? rest.isEmpty : !rest.isEmpty
            let isSingle = rest.allSatisfy { if case .key = $0 { true } else { false } }
            guard isComplete, isSingle else {
                throw syntax("'@\(aggregate)' is not followed by what it needs", at: place)
            }
        }
    }

    /// What follows a dot.
    private mutating func step() throws -> [FormatKey] {
        defer { index += 1 }
        switch token.kind {
        case .word(let word, _) where token.keyword == nil: return [.key(word)]
        case .word where token.keyword == "SELF": return [.key("self")]
        case .word(let word, _): throw FormatLanguageError.reservedWord(word, position: token.start)
        case .aggregate(let name): return [try aggregate(name)]
        case .placeholder("K"): return try keysOfArgument()
        default: throw syntax("a key is missing after '.'")
        }
    }

    func aggregate(_ name: String) throws -> FormatKey {
        guard let aggregate = FormatAggregate(rawValue: name) else {
            throw FormatLanguageError.unsupported("'@\(name)' in a key path")
        }
        return .aggregate(aggregate)
    }

    mutating func primary() throws -> Parsed {
        let start = token
        if token.isSymbol("(") {
            index += 1
            let inner = try disjunction()
            try expect(")")
            if case .expression(let expression, _) = inner { return .expression(expression, .closed) }
            return inner
        }
        if let keyword = token.keyword { return try self.keyword(keyword) }
        index += 1
        switch start.kind {
        case .integer(let magnitude):
            guard let value = Int64(exactly: magnitude) else {
                throw syntax("the number does not fit in 64 bits", at: start)
            }
            return constant(.integer(value))
        case .double(let value): return constant(.double(value))
        case .text(let value): return constant(.text(value))
        case .symbol("{"): return .expression(.list(try list(closedBy: "}")), .closed)
        case .variable(let name): return .expression(try variable(name), .closed)
        case .aggregate(let name): return .expression(.path(try subject(), [try aggregate(name)]), .closed)
        case .placeholder(let conversion): return .expression(try argument(for: conversion, at: start), .closed)
        case .selector(let name): return .expression(try call(name), .closed)
        case .word(let word, let isEscaped):
            if !isEscaped, token.isSymbol("(") { return .expression(try call(word), .closed) }
            return .expression(.path(try subject(), [.key(word)]), .closed)
        default: throw syntax("a value is missing", at: start)
        }
    }

    private func constant(_ value: FormatLanguageValue) -> Parsed { .expression(.constant(value), .closed) }

    /// What a reserved word begins, where a value or a condition may begin.
    private mutating func keyword(_ keyword: String) throws -> Parsed {
        let start = token
        index += 1
        switch keyword {
        case "TRUEPREDICATE": return .predicate(.constant(true))
        case "FALSEPREDICATE": return .predicate(.constant(false))
        case "NULL", "NIL": return constant(.null)
        case "TRUE", "YES": return constant(.bool(true))
        case "FALSE", "NO": return constant(.bool(false))
        case "SELF": return .expression(try subject(), .closed)
        case "SUBQUERY": return .expression(try subquery(), .closed)
        case "CAST" where token.isSymbol("("): return .expression(try call("CAST"), .closed)
        case "FETCH", "ANYKEY": throw FormatLanguageError.unsupported(keyword)
        default:
            throw FormatLanguageError.reservedWord(
                String(String.UnicodeScalarView(scalars[start.start..<start.end])), position: start.start)
        }
    }

    mutating func list(closedBy symbol: String) throws -> [FormatExpression] {
        var elements: [FormatExpression] = []
        if !token.isSymbol(symbol) {
            elements.append(try expression())
            while token.isSymbol(",") {
                index += 1
                elements.append(try expression())
            }
        }
        try expect(symbol)
        return elements
    }
}
