import SwiftSyntax

extension TokenSyntax {
    /// The name without backticks.
    var nameWithoutBackticks: String {
        guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
        return String(text.dropFirst().dropLast())
    }
}
