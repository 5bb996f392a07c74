import SwiftSyntax

extension ExprSyntax {
    /// The text of a string literal without interpolation.
    var literalText: String? {
        self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
}
