extension FormatLexer {
    /// The text between two quotes of one kind. Nothing in it is a placeholder or a variable.
    mutating func quoted(by quote: Unicode.Scalar) throws -> String {
        let start = position
        position += 1
        var text = String.UnicodeScalarView()
        while let scalar = scalar() {
            if scalar == quote {
                position += 1
                return String(text)
            }
            if scalar == "\\" {
                text.append(try escape())
            } else {
                text.append(scalar)
                position += 1
            }
        }
        throw FormatLanguageError.syntax("a quotation mark is not closed", position: start)
    }

    private mutating func escape() throws -> Unicode.Scalar {
        if let scalar = try numericEscape() { return scalar }
        let plain: [Unicode.Scalar: Unicode.Scalar] = [
            "\\": "\\", "\"": "\"", "'": "'", "n": "\n", "r": "\r", "t": "\t",
        ]
        guard let scalar = scalar(1), let meant = plain[scalar] else {
            throw FormatLanguageError.syntax("an escape that the language does not have", position: position)
        }
        position += 2
        return meant
    }

    /// `\101`, `\x41` or `\u0041`, at the backslash. Nil for any other escape.
    mutating func numericEscape() throws -> Unicode.Scalar? {
        let (skipped, length, radix): (Int, Int, Int)
        switch scalar(1).map(Character.init) {
        case let digit? where ("0"..."7").contains(digit): (skipped, length, radix) = (1, 3, 8)
        case "x"?, "X"?: (skipped, length, radix) = (2, 2, 16)
        case "u"?, "U"?: (skipped, length, radix) = (2, 4, 16)
        default: return nil
        }
        let digits = (skipped..<skipped + length).compactMap { scalar($0).map(Character.init) }
        guard digits.count == length, let number = UInt32(String(digits), radix: radix),
            let result = Unicode.Scalar(number)
        else { throw FormatLanguageError.syntax("the number of an escape is not complete", position: position) }
        position += skipped + length
        return result
    }

    /// `12`, `2.5`, `9.2e-5`, `0x1F`, `0o17`, `0b101`. A sign is not part of a number.
    mutating func number() throws -> FormatToken.Kind {
        let start = position
        if scalar() == "0", let prefix = scalar(1),
            let radix = ["x": 16, "o": 8, "b": 2][Character(prefix).lowercased()]
        {
            position += 2
            let digits = run { ("0"..."9").contains($0) || ("a"..."z").contains($0) || ("A"..."Z").contains($0) }
            guard let value = UInt64(digits, radix: radix) else {
                throw FormatLanguageError.syntax("'0\(prefix)\(digits)' is no number", position: start)
            }
            return .integer(value)
        }
        var text = run { ("0"..."9").contains($0) }
        let whole = text
        if scalar() == ".", isDigit(scalar(1)) {
            text.append(advance("."))
            text += run { ("0"..."9").contains($0) }
        }
        if let exponent = scalar(), exponent == "e" || exponent == "E" {
            text.append(advance(exponent))
            if let sign = scalar(), sign == "+" || sign == "-" { text.append(advance(sign)) }
            text += run { ("0"..."9").contains($0) }
        }
        if let scalar = scalar(), Self.continues(identifier: scalar) || scalar.value >= 0x80 {
            throw FormatLanguageError.syntax("a number runs into what follows it", position: position)
        }
        return try numberKind(text, isWhole: text == whole, start: start)
    }

    private func numberKind(_ text: String, isWhole: Bool, start: Int) throws -> FormatToken.Kind {
        if isWhole, text.count > 1, text.hasPrefix("0") {
            // C reads 017 as octal; the list of literals has `0o` for that.
            throw FormatLanguageError.syntax("'\(text)' is octal in C and decimal elsewhere", position: start)
        }
        if isWhole, let value = UInt64(text) { return .integer(value) }
        guard !isWhole, let value = Double(text.hasPrefix(".") ? "0" + text : text), value.isFinite else {
            throw FormatLanguageError.syntax("'\(text)' is no number that fits", position: start)
        }
        return .double(value)
    }

    private mutating func run(while belongs: (Unicode.Scalar) -> Bool) -> String {
        var text = ""
        while let scalar = scalar(), belongs(scalar) { text.append(advance(scalar)) }
        return text
    }
}
