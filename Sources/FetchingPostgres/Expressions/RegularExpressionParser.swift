/// Reads a regular expression in the syntax of ICU that is known to be valid.
///
/// It rejects what it does not know for certain to mean the same in the database.
struct RegularExpressionParser {
    /// Whether `(?i)` stands at the beginning.
    private(set) var ignoresCase = false

    var rest: ArraySlice<Unicode.Scalar>

    /// Whether blanks and comments mean nothing, which `(?x)` says at the beginning.
    private var skipsBlanks = false

    private var isQuoting = false
    private var depth = 0

    private static let deepestNesting = 100

    init(_ pattern: String) { rest = Array(pattern.unicodeScalars)[...] }

    mutating func parse() throws(UntranslatedExpression) -> RegularExpression {
        try parseFlags()
        let expression = try parseChoice()
        guard rest.isEmpty else { throw UntranslatedExpression("an unexpected ')'") }
        return expression
    }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    mutating func take(_ text: String) -> Bool {
        guard rest.starts(with: text.unicodeScalars) else { return false }
        rest.removeFirst(text.unicodeScalars.count)
        return true
    }

    private mutating func parseFlags() throws(UntranslatedExpression) {
        while rest.starts(with: "(?".unicodeScalars) {
            let flags = rest.dropFirst(2).prefix { $0 == "i" || $0 == "x" }
            guard !flags.isEmpty, rest.dropFirst(2 + flags.count).first == ")" else { return }
            ignoresCase = ignoresCase || flags.contains("i")
            skipsBlanks = skipsBlanks || flags.contains("x")
            rest = rest.dropFirst(flags.count + 3)
        }
    }

    private mutating func parseChoice() throws(UntranslatedExpression) -> RegularExpression {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepestNesting else {
            throw UntranslatedExpression("more than \(Self.deepestNesting) groups in one another")
        }
        var alternatives = [try parseSequence()]
        while take("|") { alternatives.append(try parseSequence()) }
        return .choice(alternatives)
    }

    private mutating func parseSequence() throws(UntranslatedExpression) -> RegularExpression {
        var elements: [RegularExpression] = []
        while true {
            try skip()
            guard let next = rest.first, isQuoting || (next != "|" && next != ")") else { return .sequence(elements) }
            let element = try parseAtom()
            try skip()
            elements.append(isQuoting ? element : try parseQuantifier(of: element))
        }
    }

    /// Passes over the ends of a quotation, and over blanks and comments where they mean nothing.
    private mutating func skip() throws(UntranslatedExpression) {
        while true {
            if isQuoting {
                guard take(#"\E"#) else { return }
                isQuoting = false
            } else if take(#"\Q"#) {
                guard !skipsBlanks else { throw UntranslatedExpression(#"\Q after (?x)"#) }
                isQuoting = true
            } else if skipsBlanks, let next = rest.first, next.properties.isPatternWhitespace {
                rest.removeFirst()
            } else if skipsBlanks, rest.first == "#" {
                rest = rest.drop { !$0.endsLine }
            } else {
                return
            }
        }
    }

    private mutating func parseAtom() throws(UntranslatedExpression) -> RegularExpression {
        guard let next = rest.popFirst() else { throw UntranslatedExpression("an unexpected end") }
        if isQuoting { return .scalar(next) }
        switch next {
        case ".": return .set(.withinLine)
        case "^": return .anchor(.start)
        case "$": return .anchor(.end)
        case "(": return try parseGroup()
        case "[": return try parseSet(skipsBlanks: skipsBlanks)
        case "\\": return try parseEscape()
        case "*", "+", "?", "{", "}", ")", "|": throw UntranslatedExpression("'\(next)' at an unexpected place")
        default: return .scalar(next)
        }
    }

    private mutating func parseGroup() throws(UntranslatedExpression) -> RegularExpression {
        var look: (isBehind: Bool, isNegative: Bool)?
        if take("?") {
            if take("=") {
                look = (false, false)
            } else if take("!") {
                look = (false, true)
            } else if take("<=") {
                look = (true, false)
            } else if take("<!") {
                look = (true, true)
            } else if !take(":") {
                let mark = rest.first.map { "(?\($0)" } ?? "(?"
                throw UntranslatedExpression("a group that begins with '\(mark)'")
            }
        }
        let content = try parseChoice()
        guard take(")") else { throw UntranslatedExpression("a group without an end") }
        guard let look else { return content }
        return .look(content, isBehind: look.isBehind, isNegative: look.isNegative)
    }

    private mutating func parseEscape() throws(UntranslatedExpression) -> RegularExpression {
        if take("A") { return .anchor(.start) }
        if take("z") || take("Z") { return .anchor(.end) }
        if let set = takeClass() { return .set(set) }
        return .scalar(try parseEscapedScalar())
    }
}

extension Unicode.Scalar {
    fileprivate var endsLine: Bool { !ScalarSet.withinLine.contains(value) }
}
