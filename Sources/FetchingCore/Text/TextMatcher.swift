import Foundation

/// Compares texts with a pattern that has been prepared once. All engines that cannot say an operator in their own language
/// call this, so that it has the same meaning everywhere.
package struct TextMatcher: Sendable {
    private let folding: TextOptions
    private let isMatch: @Sendable (String) -> Bool

    /// - Throws: ``FetchError`` if the pattern is no regular expression.
    package init(_ operation: TextOperator, pattern: String, options: TextOptions) throws {
        folding = options.folding
        let folded = operation == .matches ? pattern : folding.fold(pattern)
        switch operation {
        case .equals: isMatch = { $0.isEqual(to: folded) }
        case .hasPrefix: isMatch = { $0.withBytes { text in folded.withBytes { text.begins(with: $0) } } }
        case .hasSuffix: isMatch = { $0.withBytes { text in folded.withBytes { text.ends(with: $0) } } }
        case .contains: isMatch = { $0.withBytes { text in folded.withBytes { text.contains($0) } } }
        case .isLike:
            let like = LikePattern(folded)
            isMatch = { like.matches($0) }
        case .matches:
            let expression = try WholeTextExpression(pattern, folding: folding)
            isMatch = { expression.matches($0) }
        }
        // The expression's own option folds case: lower-casing the pattern would change `\S` into `\s`.
        ignoresCaseItself = operation == .matches
    }

    private let ignoresCaseItself: Bool

    package func matches(_ text: String) -> Bool {
        let options = ignoresCaseItself ? folding.subtracting(.caseInsensitive) : folding
        return isMatch(options.isEmpty ? text : options.fold(text))
    }
}

/// A regular expression that must match the whole text.
private struct WholeTextExpression: @unchecked Sendable {
    // Immutable and documented as safe to use from several threads, but not marked so on every platform.
    private let expression: NSRegularExpression

    init(_ pattern: String, folding: TextOptions) throws {
        let pattern = folding.subtracting(.caseInsensitive).fold(pattern)
        do {
            // The pattern is compiled as it is first: `a)(b` must not become valid by what is put around it. An empty one
            // is valid, though not to NSRegularExpression.
            if !pattern.isEmpty { _ = try NSRegularExpression(pattern: pattern) }
            expression = try Self.wholeText(
                pattern, options: folding.contains(.caseInsensitive) ? [.caseInsensitive] : [])
        } catch {
            throw FetchError.invalidPattern
        }
    }

    /// What ends the group would be part of a comment or a quotation that the pattern leaves open: then that is ended
    /// first.
    private static func wholeText(
        _ pattern: String, options: NSRegularExpression.Options
    ) throws -> NSRegularExpression {
        for end in ["", "\n"] {
            let whole = #"\A(?:"# + pattern + end + #")\z"#
            if let expression = try? NSRegularExpression(pattern: whole, options: options) { return expression }
        }
        return try NSRegularExpression(pattern: #"\A(?:"# + pattern + #"\E)\z"#, options: options)
    }

    func matches(_ text: String) -> Bool {
        expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
    }
}
