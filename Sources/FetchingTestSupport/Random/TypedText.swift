/// Texts that a person may type into a search, many of which are operators of some database.
package enum TypedText {
    private static let pieces = [
        "\"", "'", "''", "NEAR(", ":*", "*", "^", ":", "(", ")", "{", "}", "AND", "OR", "NOT", "\0", "\\", "&", "|",
        "!", "<->",
        "-", "+", "zola", "the", " ", " ", ",", "title", "%", "_", "?", "$1", ";", "--", "é", "🪿", "\u{301}",
        "$fetching$",
    ]

    package static func random(_ generator: inout some RandomNumberGenerator) -> String {
        (0..<Int.random(in: 0...8, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? "" }
            .joined()
    }
}
