import SwiftDiagnostics
import SwiftSyntax

/// What can be wrong with the type that has `@Projection`.
extension Diagnostic {
    /// `@Projection class Line { … }`
    static func projectionOfOtherType(_ attribute: AttributeSyntax, kind: String) -> Diagnostic {
        .error(
            "projectionOfOtherType",
            "'@Projection' cannot be applied to \(kind): only a struct has an initializer for all of its properties",
            at: attribute)
    }

    /// `@Projection struct Empty {}`
    static func emptyProjection(_ attribute: AttributeSyntax, type: TokenSyntax) -> Diagnostic {
        .error(
            "emptyProjection",
            "'@Projection' needs a stored property: '\(type.text)' has none that could get a value",
            at: attribute)
    }
}
