import FetchingCore
import FetchingSQL

extension PostgresDialect {
    /// Renders that the words of the texts match, which an index has. A phrase is looked for in the words one after the other.
    func render(_ condition: FullTextCondition, into renderer: inout SQLRenderer) throws {
        let parts = condition.match.query.parts
        let canBeMissing = condition.key.isNullable
        guard parts.count + (parts.first?.count ?? 0) > 2 || canBeMissing else {
            return try write(parts[0], of: condition, into: &renderer)
        }
        try renderer.writeParenthesized { renderer in
            if canBeMissing {
                try renderer.writeOperand(condition.key)
                renderer.write(" IS NOT NULL AND ")
            }
            guard parts.count > 1 else { return try write(parts[0], of: condition, into: &renderer) }
            func writeAlternatives(_ renderer: inout SQLRenderer) throws {
                try renderer.writeJoined(parts, by: " OR ") { try write($0, of: condition, into: &$1) }
            }
            if canBeMissing {
                try renderer.writeParenthesized(writeAlternatives)
            } else {
                try writeAlternatives(&renderer)
            }
        }
    }

    private func write(
        _ parts: [FullTextPart], of condition: FullTextCondition, into renderer: inout SQLRenderer
    ) throws {
        func writeWords(_ renderer: inout SQLRenderer) throws {
            renderer.write("fetching_words(")
            try renderer.writeJoined(condition.texts, by: ", ") { try $1.writeOperand($0) }
            renderer.write(")")
        }
        try renderer.writeJoined(parts, by: " AND ") { part, renderer in
            switch part {
            case .words(let query):
                renderer.write("fetching_lexemes(")
                try writeWords(&renderer)
                renderer.write(") @@ CAST(")
                renderer.bind(.text(query))
                renderer.write(" AS tsquery)")
            case .pattern(let pattern, let isExcluded):
                renderer.write("strpos(")
                try writeWords(&renderer)
                renderer.write(" COLLATE \"C\", ")
                renderer.bind(.text(pattern))
                renderer.write(isExcluded ? ") = 0" : ") > 0")
            }
        }
    }

    /// The index is one of an expression, so that the table has no further column. What makes it of texts are functions.
    func statements(for declaration: FullTextDeclaration) throws -> [String] {
        let name = declaration.quotedName
        let texts = declaration.index.columns.names
        return PostgresFullText.functions + (declaration.isOfRows ? ["DROP INDEX IF EXISTS \(name)"] : []) + [
            "CREATE INDEX \(name) ON \(declaration.entity.quotedName) "
                + "USING gin (fetching_lexemes(fetching_words(\(texts))))"
        ]
    }
}

/// A part of a query, all of which must hold.
private enum FullTextPart {
    /// Words that an index finds, in the language of `tsquery`.
    case words(String)
    /// Words that follow each other, as they stand in the result of `fetching_words`.
    case pattern(String, isExcluded: Bool)
}

extension TextQuery {
    /// The parts of each alternative; one alternative where an index finds them all.
    fileprivate var parts: [[FullTextPart]] {
        let queries = alternatives.map { terms in
            terms.filter { !($0.isExcluded && $0.needsPattern) }.map(\.query).joined(separator: " & ")
        }
        guard alternatives.joined().contains(where: \.needsPattern) else {
            return [[.words(queries.joined(separator: " | "))]]
        }
        return zip(alternatives, queries).map { terms, query in
            (query.isEmpty ? [] : [.words(query)])
                + terms.filter(\.needsPattern).map { .pattern($0.pattern, isExcluded: $0.isExcluded) }
        }
    }
}

extension FullTextTerm {
    /// The longest word that an index has as a whole, in scalars. A longer one has its beginning there.
    private static let longestWord = PostgresFullText.longestWord

    /// Whether the words of an index do not tell it.
    fileprivate var needsPattern: Bool {
        words.count > 1 || words.contains { $0.unicodeScalars.count > Self.longestWord }
    }

    /// The most words of a phrase that an index is asked for: the server reads a query one level deeper for each.
    private static let mostWords = 32

    /// The words in the language of `tsquery`: `'two' & 'words':*`. A word has no sign that would have a meaning there. Of a long phrase, they
    /// are the first: all of them are looked for as a pattern.
    fileprivate var query: String {
        let parts = words.prefix(Self.mostWords).enumerated().map { index, word in
            let scalars = word.unicodeScalars
            let isCut = scalars.count > Self.longestWord
            let isOpen = isCut || isPrefix && index == words.count - 1
            return "'\(isCut ? String(scalars.prefix(Self.longestWord)) : word)'" + (isOpen ? ":*" : "")
        }
        return (isExcluded ? "!" : "") + parts.joined(separator: " & ")
    }
}
