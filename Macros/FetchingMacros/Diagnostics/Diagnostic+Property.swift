import SwiftDiagnostics
import SwiftSyntax

/// Mistakes in a property of a type that has `@Fetchable`.
extension Diagnostic {
    /// `var tags = Tag.defaults`
    static func unreadableType(
        _ binding: PatternBindingSyntax, name: String, of macro: String = "Fetchable"
    ) -> Diagnostic {
        let pattern = binding.pattern
        let annotated =
            binding
            .with(\.pattern, pattern.with(\.trailingTrivia, []))
            .with(
                \.typeAnnotation,
                TypeAnnotationSyntax(
                    colon: .colonToken(trailingTrivia: .space),
                    type: TypeSyntax("\(raw: "<#Type#>")"), trailingTrivia: pattern.trailingTrivia))
        return .error(
            "unreadableType",
            "'\(name)' needs a type annotation, because '@\(macro)' cannot read the type from its initial value",
            at: pattern,
            fixIts: [.replacing("Add the type of '\(name)'", id: "addType", binding, with: annotated)])
    }

    /// `var (x, y): (Int, Int)`
    static func tuplePattern(_ pattern: PatternSyntax, of macro: String = "Fetchable") -> Diagnostic {
        .error(
            "tuplePattern",
            "'@\(macro)' cannot read the properties of a tuple pattern; declare each property by itself",
            at: pattern)
    }

    /// `let x = 5`
    static func constantWithValue(_ variable: VariableDeclSyntax, name: String, pattern: PatternSyntax) -> Diagnostic {
        .error(
            "constantWithValue",
            "'\(name)' cannot be read from a column, because it is a constant that already has a value",
            at: pattern,
            fixIts: [
                .replacing(
                    "Make it 'var'", id: "makeVar", variable.bindingSpecifier,
                    with: variable.bindingSpecifier.with(\.tokenKind, .keyword(.var))),
                .adding(.ignored, to: variable),
            ])
    }

    /// `@FetchingIgnored var isSelected: Bool`
    static func ignoredWithoutValue(_ pattern: PatternSyntax) -> Diagnostic {
        let name = pattern.trimmedDescription
        return .error(
            "ignoredWithoutValue",
            "'\(name)' needs an initial value, because it is ignored when a row is decoded",
            at: pattern)
    }

    /// `weak var owner: Person?`
    static func weakReference(
        _ modifier: DeclModifierSyntax, variable: VariableDeclSyntax, name: String
    ) -> Diagnostic {
        .error(
            "weakReference",
            "'\(name)' cannot be read from a column, because it does not own its value ('\(modifier.name.text)')",
            at: modifier,
            fixIts: [.adding(.ignored, to: variable)])
    }

    /// `var a: Int; @FetchingName("a") var b: Int`
    static func duplicateColumn(_ property: StoredProperty, first: StoredProperty) -> Diagnostic {
        .error(
            "duplicateColumn",
            "'\(property.name)' and '\(first.name)' have the same column '\(property.column)'",
            at: property.node)
    }

    /// `#if DEBUG` … `let id: Int` … `#endif`
    static func conditionalKey(_ property: StoredProperty) -> Diagnostic {
        let message =
            property.isMarkedAsKey
            ? "'\(property.name)' cannot be the key inside '#if', because a model has the same key in every build"
            : "'\(property.name)' inside '#if' would be the key in some builds only; move it out of '#if'"
        return .error("conditionalKey", message, at: property.node)
    }

    /// `@MainActor var name: String` in a class
    static func isolatedProperty(_ attribute: AttributeSyntax, name: String) -> Diagnostic {
        let actor = attribute.attributeName.trimmedDescription
        return .error(
            "isolatedProperty",
            "'\(name)' cannot be read from a column, because rows are decoded outside '\(actor)'",
            at: attribute)
    }
}
