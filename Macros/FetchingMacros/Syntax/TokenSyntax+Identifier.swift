import SwiftSyntax

extension TokenSyntax {
    /// The name without backticks.
    var nameWithoutBackticks: String { text.nameWithoutBackticks }
}

extension String {
    /// A name in Swift code without backticks.
    var nameWithoutBackticks: String {
        guard count > 2, hasPrefix("`"), hasSuffix("`") else { return self }
        return String(dropFirst().dropLast())
    }

    /// A name in Swift code as an argument label, which needs backticks in rare cases only.
    var argumentLabel: String {
        let name = nameWithoutBackticks
        let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isPlain && !["inout", "let", "var"].contains(name) ? name : self
    }

    /// A name in Swift code as an expression, in backticks where it would begin another one, as `await` does.
    var reference: String {
        let operators = [
            "any", "await", "borrow", "consume", "copy", "discard", "each", "some", "then", "unsafe", "yield",
        ]
        return operators.contains(self) ? "`\(self)`" : self
    }
}
