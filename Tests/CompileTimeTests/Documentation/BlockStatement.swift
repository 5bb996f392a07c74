/// A statement, a declaration or a part of one in a block of the documentation.
struct BlockStatement {
    /// Its place in the block, from 0.
    let line: Int

    private(set) var lines: [String]

    var text: String { lines.joined(separator: "\n") }

    /// The statements of a block. The lines of one are joined by brackets, by indentation, or by an attribute that ends a line.
    static func all(in block: DocumentedBlock) -> [BlockStatement] {
        var statements: [BlockStatement] = []
        var depth = 0
        var continues = false
        for (index, line) in block.lines.enumerated() {
            let parts = CodeLine(line)
            if depth > 0 || continues || (line.hasPrefix(" ") && !statements.isEmpty && !parts.code.isEmpty) {
                statements[statements.count - 1].lines.append(line)
            } else if !parts.code.isEmpty {
                statements.append(BlockStatement(line: index, lines: [line]))
            }
            depth += parts.depth
            continues = depth == 0 && parts.code.contains(/^@\w+(\(.*\))?$/)
        }
        return statements
    }
}

extension BlockStatement {
    enum Kind {
        case importing
        case topLevel
        case declaration

        /// A property or a relationship, without the model that has it.
        case member

        /// Steps of a request, such as `.where { … }`.
        case steps

        /// A closure for the step `where`.
        case closure

        /// An assignment of an update, such as `$0.score += 1`.
        case assignment

        /// A condition or a value, such as `$0.score > 10`.
        case expression

        /// A variable that the statement declares.
        case variable(String)

        case call
        case other
    }

    var kind: Kind {
        let code = lines.map { CodeLine($0).code }.joined(separator: "\n")
        let first = String(code.prefix { !$0.isWhitespace && $0 != "(" })
        if first == "import" { return .importing }
        if first == "extension" { return .topLevel }
        if code.hasPrefix("static ")
            || code.contains(#/^@(?:Fetching\w*|ManagedAttribute|Fetch|SectionedFetch|FetchRequest)\b[^\n]*\svar /#)
        {
            return .member
        }
        if first.hasPrefix("@") || Self.declarations.contains(first) { return .declaration }
        if first.hasPrefix("{") { return .closure }
        if first.hasPrefix("."), !first.hasPrefix("...") { return .steps }
        let outside = Self.outsideOfBraces(code)
        if outside.contains(#/^\$0\.[\w.]+(?: [-+*\/%]?= |\.toggle\(\))/#) { return .assignment }
        if outside.contains("$0"), !Self.statements.contains(first) { return .expression }
        if let match = code.firstMatch(of: #/^(?:let|var) (\w+)(?:: [^=]+)? = /#) { return .variable(String(match.1)) }
        if Self.statements.contains(first) || first == "_" || code.contains(#/^[\w.\[\]"]+ = /#) { return .other }
        return .call
    }

    private static let declarations: Set = [
        "struct", "class", "final", "enum", "func", "protocol", "typealias", "nonisolated", "public",
    ]

    private static let statements: Set = [
        "let", "var", "for", "if", "do", "repeat", "while", "guard", "return", "throw", "switch", "catch", "defer",
    ]

    /// The code of a closure.
    static func insideOfBraces(_ code: String) -> String {
        let end = code.lastIndex(of: "}") ?? code.endIndex
        return String(code[..<end].drop { $0 != "{" }.dropFirst())
    }

    /// The code without its closures.
    static func outsideOfBraces(_ code: String) -> String {
        var depth = 0
        return String(
            code.filter { character in
                if character == "{" { depth += 1 }
                defer { if character == "}" { depth -= 1 } }
                return depth == 0
            })
    }
}
