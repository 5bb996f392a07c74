import Foundation

/// Compares texts with a pattern that has been prepared once. All engines that cannot say an operator in their own language
/// call this, so that it has the same meaning everywhere.
package struct TextMatcher: Sendable {
    /// How a text is folded before ``matches(folded:)``.
    package let folding: TextOptions

    private let isMatch: @Sendable (String) throws -> Bool

    /// - Parameter effort: What the regular expressions of a request may cost together.
    /// - Throws: ``FetchError`` if the pattern is not a regular expression.
    package init(
        _ operation: TextOperator, pattern: String, options: TextOptions, effort: MatchEffort = MatchEffort()
    ) throws {
        let folding = options.folding
        let folded = operation == .matches ? pattern : folding.fold(pattern)
        switch operation {
        case .equals: isMatch = { $0.isEqual(to: folded) }
        case .hasPrefix: isMatch = { $0.withBytes { text in folded.withBytes { text.begins(with: $0) } } }
        case .hasSuffix: isMatch = { $0.withBytes { text in folded.withBytes { text.ends(with: $0) } } }
        case .contains: isMatch = { $0.withBytes { text in folded.withBytes { text.contains($0) } } }
        case .isLike:
            let like = LikeMatcher(LikePattern(folded))
            isMatch = { like.matches($0) }
        case .matches:
            let expression = try WholeTextExpression(pattern, folding: folding, effort: effort)
            isMatch = { try expression.matches($0) }
        }
        // The expression's own option folds case: lower-casing the pattern would change `\S` into `\s`.
        self.folding = operation == .matches ? folding.subtracting(.caseInsensitive) : folding
    }

    /// Whether a text matches.
    ///
    /// - Throws: ``FetchError`` if a regular expression is abandoned.
    package func matches(_ text: String) throws -> Bool {
        try isMatch(folding.isEmpty ? text : folding.fold(text))
    }

    /// Whether a text matches that was folded beforehand.
    ///
    /// - Throws: ``FetchError`` if a regular expression is abandoned.
    package func matches(folded text: String) throws -> Bool { try isMatch(text) }
}
