import Foundation

/// The meaning of the operators on text in the plainest Swift: slow, and independent of the engines.
enum PlainText {
    static func isEqual(_ a: String, _ b: String) -> Bool { a.utf8.elementsEqual(b.utf8) }

    static func precedes(_ a: String, _ b: String) -> Bool {
        a.unicodeScalars.lexicographicallyPrecedes(b.unicodeScalars)
    }

    static func hasPrefix(_ text: String, _ prefix: String) -> Bool {
        Array(text.unicodeScalars).prefix(prefix.unicodeScalars.count).elementsEqual(prefix.unicodeScalars)
    }

    static func hasSuffix(_ text: String, _ suffix: String) -> Bool {
        Array(text.unicodeScalars).suffix(suffix.unicodeScalars.count).elementsEqual(suffix.unicodeScalars)
    }

    static func contains(_ text: String, _ part: String) -> Bool {
        var rest = text.unicodeScalars[...]
        while true {
            if rest.starts(with: part.unicodeScalars) { return true }
            if rest.isEmpty { return false }
            rest.removeFirst()
        }
    }

    /// Whether a text matches a pattern in which `*` stands for any text and `?` for any scalar.
    static func isLike(_ text: String, _ pattern: String) -> Bool {
        isLike(text.unicodeScalars[...], pattern.unicodeScalars[...])
    }

    private static func isLike(
        _ text: Substring.UnicodeScalarView, _ pattern: Substring.UnicodeScalarView
    ) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        switch first {
        case "*":
            let rest = pattern.dropFirst()
            return text.indices.contains { isLike(text[$0...], rest) } || isLike(text.suffix(0), rest)
        case "?":
            return !text.isEmpty && isLike(text.dropFirst(), pattern.dropFirst())
        case "\\" where pattern.count > 1:
            let literal = pattern.dropFirst()
            return text.first == literal.first && isLike(text.dropFirst(), literal.dropFirst())
        default:
            return text.first == first && isLike(text.dropFirst(), pattern.dropFirst())
        }
    }

    /// The text in lower case, scalar by scalar, and without its marks.
    static func fold(_ text: String, case ignoresCase: Bool, marks ignoresMarks: Bool) -> String {
        var text = text
        if ignoresCase { text = text.unicodeScalars.map(\.properties.lowercaseMapping).joined() }
        if ignoresMarks {
            var scalars = String.UnicodeScalarView()
            scalars.append(
                contentsOf: (text as NSString).decomposedStringWithCanonicalMapping.unicodeScalars.filter {
                    $0.properties.generalCategory != .nonspacingMark
                })
            text = String(scalars)
        }
        return text
    }
}
