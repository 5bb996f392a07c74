import FetchingCore

/// The condition of a word or a phrase on a text.
struct SearchTextPattern {
    let operation: TextOperator
    let text: String

    /// A text without wildcards stands where the options say. One with wildcards describes the whole text.
    init(_ literal: SearchLiteral, options: SearchOptions) {
        guard literal.hasWildcard else {
            operation = options.matching == .beginning ? .hasPrefix : .contains
            text = options.pattern(literal.text)
            return
        }
        let parts = literal.text.split(separator: SearchLiteral.wildcard, omittingEmptySubsequences: false)
            .map { options.pattern(String($0)) }
        let written = parts.filter { !$0.isEmpty }
        let isOpen = (before: parts.first == "", behind: parts.last == "")
        switch (written.count, isOpen) {
        case (1, (false, true)): (operation, text) = (.hasPrefix, written[0])
        case (1, (true, false)): (operation, text) = (.hasSuffix, written[0])
        case (1, (true, true)): (operation, text) = (.contains, written[0])
        default: (operation, text) = (.isLike, parts.map(\.escaped).joined(separator: "*"))
        }
    }
}

extension String {
    /// The text for `isLike`, where it stands for itself.
    fileprivate var escaped: String {
        var scalars = UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar == "*" || scalar == "?" || scalar == "\\" { scalars.append("\\") }
            scalars.append(scalar)
        }
        return String(scalars)
    }
}
