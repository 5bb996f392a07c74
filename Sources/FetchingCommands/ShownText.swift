extension String {
    /// The text as a Swift string literal that any editor shows: whatever has no shape of its own is written by its number.
    package var swiftLiteral: String {
        var literal = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            default: literal += scalar.isShown ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return literal + "\""
    }

    /// The text as a part of a comment of one line, which it cannot end, nor turn around.
    package var inComment: String {
        var text = ""
        for scalar in unicodeScalars.prefix(Self.longestInComment) {
            switch scalar {
            case "\n", "\r", "\t", "\u{2028}", "\u{2029}", "\u{85}": text += " "
            default: text += scalar.isShown ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return unicodeScalars.count > Self.longestInComment ? text + "…" : text
    }

    private static var longestInComment: Int { 120 }

    /// The lines of a text that a person wrote, for a doc comment.
    package var commentLines: [String] {
        split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix(20).map { line in
            line.unicodeScalars.map { $0.isShown ? String($0) : "\\u{\(String($0.value, radix: 16))}" }.joined()
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is seen where it stands, by itself.
    fileprivate var isShown: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .nonspacingMark, .enclosingMark, .spacingMark:
            false
        case .spaceSeparator: self == " "
        // Letters, digits, punctuation and symbols have a shape.
        default: true
        }
    }
}
