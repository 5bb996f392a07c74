#if Postgres
import FetchingCore

/// A condition as PostgreSQL writes it in a plan, made fit to be shown: values are somebody's secrets, and the name of the
/// row that is spoken of anyway need not be repeated.
enum PlanCondition {
    /// - Parameter alias: The name of the row that goes without saying.
    static func text(_ condition: String, alias: String? = nil) -> String {
        var reader = Reader(Array(condition.unicodeScalars))
        var text = reader.text(without: alias)
        if text.hasPrefix("("), text.hasSuffix(")"), text.enclosesAll { text = String(text.dropFirst().dropLast()) }
        return text.replacing(" AND ", with: " and ").replacing(" OR ", with: " or ")
    }

    private struct Reader {
        private let scalars: [Unicode.Scalar]
        private var position = 0

        init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

        private var current: Unicode.Scalar? { scalars.indices.contains(position) ? scalars[position] : nil }

        mutating func text(without alias: String?) -> String {
            var text = ""
            while let scalar = current {
                switch scalar {
                case "'":
                    skipLiteral()
                    text += "?"
                    skipCast()
                case "0"..."9", "$":
                    skipWord()
                    text += "?"
                    skipCast()
                case _ where scalar == "\"" || isLetter(scalar):
                    let name = name()
                    if current == ".", name.content == alias {
                        position += 1
                    } else if current != "'" {
                        // What stands before a mark says how the value is written.
                        text += name.written
                    }
                default:
                    text.unicodeScalars.append(scalar)
                    position += 1
                }
            }
            return text
        }

        /// Passes over a text, in which two marks stand for one.
        private mutating func skipLiteral() {
            position += 1
            while let scalar = current {
                position += 1
                guard scalar == "'" else { continue }
                guard current == "'" else { break }
                position += 1
            }
        }

        /// Passes over the type of a value: `::timestamp with time zone[]`.
        private mutating func skipCast() {
            while current == ":", scalars.indices.contains(position + 1), scalars[position + 1] == ":" {
                position += 2
                _ = name()
                skip(anyOf: [" precision", " varying"])
                if current == "(" { skip(through: ")") }
                skip(anyOf: [" with time zone", " without time zone"])
                while current == "[" { skip(through: "]") }
            }
        }

        private mutating func skip(anyOf texts: [String]) {
            for text in texts where scalars[position...].starts(with: text.unicodeScalars) {
                position += text.unicodeScalars.count
            }
        }

        private mutating func skip(through end: Unicode.Scalar) {
            while let scalar = current, scalar != end { position += 1 }
            position += current == nil ? 0 : 1
        }

        private mutating func skipWord() {
            while let scalar = current, isLetter(scalar) || "0"..."9" ~= scalar || scalar == "$" || scalar == "." {
                position += 1
            }
        }

        private mutating func name() -> (content: String, written: String) {
            var content = ""
            guard current == "\"" else {
                while let scalar = current, isLetter(scalar) || "0"..."9" ~= scalar || scalar == "$" {
                    content.unicodeScalars.append(scalar)
                    position += 1
                }
                return (content, content)
            }
            position += 1
            while let scalar = current {
                position += 1
                if scalar == "\"" {
                    guard current == "\"" else { break }
                    position += 1
                }
                content.unicodeScalars.append(scalar)
            }
            let isPlain = content.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
            return (content, isPlain ? content : content.quotedIdentifier)
        }

        private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.isAlphabetic || scalar == "_"
        }
    }
}

extension String {
    /// Whether the first parenthesis ends with the text.
    fileprivate var enclosesAll: Bool {
        var depth = 0
        for (index, character) in zip(indices, self) {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0 { return self.index(after: index) == endIndex }
        }
        return false
    }
}
#endif
