import FetchingCore

/// The functions of texts that are drawn, and what they are in plain Swift.
enum FormTextFunction {
    static let all: [TextFunction] = [
        .lowercased, .uppercased, .trimmed, .prefix(1), .suffix(2),
        .replacing(ExactText(text: "a"), with: ExactText(text: "Aa")),
    ]

    static func result(_ function: TextFunction, of text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        switch function {
        case .lowercased: return scalars.map(\.properties.lowercaseMapping).joined()
        case .uppercased: return scalars.map(\.properties.uppercaseMapping).joined()
        case .trimmed:
            let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
            return Self.text(scalars.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
        case .prefix(let count): return Self.text(scalars.prefix(count))
        case .suffix(let count): return Self.text(scalars.suffix(count))
        // Of one scalar, as `all` has it.
        case .replacing(let pattern, let replacement):
            return scalars.map { String($0) == pattern.text ? replacement.text : String($0) }.joined()
        }
    }

    private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }
}
