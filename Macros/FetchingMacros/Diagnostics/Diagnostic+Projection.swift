import SwiftDiagnostics
import SwiftSyntax

/// Mistakes in a type that has `@Projection`.
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

    /// `#if DEBUG` … `var trace: String` … `#endif`
    static func conditionalProjection(_ variable: VariableDeclSyntax) -> Diagnostic {
        let names = variable.bindings.map { "'\($0.pattern.trimmedDescription)'" }.joined(separator: ", ")
        return .error(
            "conditionalProjection",
            "\(names) cannot be inside '#if', because 'selecting' has the same arguments in every build",
            at: variable.bindings,
            fixIts: [.adding(.ignored, to: variable)])
    }

    /// `init(_ user: User) { … }`
    static func replacedInitializer(
        _ initializer: InitializerDeclSyntax, type: TokenSyntax, labels: [String]
    ) -> Diagnostic {
        let needed = labels.map { $0 + ":" }.joined()
        return .error(
            "replacedInitializer",
            "'\(type.text)' has no 'init(\(needed))', which '@Projection' calls, because this initializer takes its "
                + "place; move it to an extension",
            at: initializer.initKeyword)
    }
}
