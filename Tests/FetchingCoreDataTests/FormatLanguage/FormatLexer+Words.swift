extension FormatLexer {
    /// "Any C style identifier": letters of ASCII, the underscore, and digits after the first place.
    static func begins(identifier scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
    }

    static func continues(identifier scalar: Unicode.Scalar) -> Bool {
        begins(identifier: scalar) || ("0"..."9").contains(scalar)
    }

    /// An identifier, in which `\` and a number stand for a scalar.
    mutating func identifier() throws -> String {
        let start = position
        var identifier = ""
        while let scalar = scalar() {
            if scalar == "\\" {
                guard let escaped = try numericEscape() else {
                    throw FormatLanguageError.syntax(
                        "'\\' in an identifier needs the number of a scalar", position: position)
                }
                identifier.unicodeScalars.append(escaped)
            } else if identifier.isEmpty ? Self.begins(identifier: scalar) : Self.continues(identifier: scalar) {
                identifier.append(advance(scalar))
            } else {
                break
            }
        }
        guard !identifier.isEmpty else { throw FormatLanguageError.syntax("a name is missing", position: start) }
        if let scalar = scalar(), scalar.value >= 0x80, !scalar.properties.isWhitespace {
            throw FormatLanguageError.syntax("'\(scalar)' is in no C identifier; use %K or \\u", position: position)
        }
        return identifier
    }

    /// `#size`. Only what is reserved is escaped.
    mutating func escapedWord() throws -> FormatToken.Kind {
        let start = position
        position += 1
        var word = try identifier()
        if let rest = hyphenatedRest(of: word) {
            position += rest.unicodeScalars.count
            word += rest
        }
        let upper = word.uppercased()
        guard FormatToken.reservedWords.contains(upper) || FormatToken.callWords.contains(upper) else {
            throw FormatLanguageError.syntax("'\(word)' is not reserved and needs no '#'", position: start)
        }
        return .word(word, isEscaped: true)
    }

    mutating func wordOrSelector() throws -> FormatToken.Kind {
        let start = position
        var word = try identifier()
        if let rest = hyphenatedRest(of: word) {
            position += rest.unicodeScalars.count
            return .word(word + rest, isEscaped: false)
        }
        guard scalar() == ":", scalar(1) != "=" else {
            let isEscaped = scalars[start..<position].contains("\\")
            return .word(word, isEscaped: isEscaped)
        }
        while scalar() == ":" {
            word.append(advance(":"))
            if let scalar = scalar(), Self.begins(identifier: scalar) { word += try identifier() }
        }
        return .selector(word)
    }

    /// The rest of `UTI-EQUALS` and `UTI-CONFORMS-TO`, whose hyphens no other word has.
    private func hyphenatedRest(of word: String) -> String? {
        guard word.uppercased() == "UTI" else { return nil }
        for rest in ["-CONFORMS-TO", "-EQUALS"] {
            let length = rest.unicodeScalars.count
            guard position + length <= scalars.count else { continue }
            let text = String(String.UnicodeScalarView(scalars[position..<position + length]))
            if text.uppercased() == rest { return text }
        }
        return nil
    }
}
