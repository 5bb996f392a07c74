import SwiftDiagnostics
import SwiftSyntax

/// Mistakes in a type that has `@Fetchable`.
extension Diagnostic {
    /// `@Fetchable enum Plan { … }`
    static func unsupportedDeclaration(_ attribute: AttributeSyntax, kind: String) -> Diagnostic {
        let reason =
            switch kind {
            case "an enum": "an enum has no stored properties to read columns into"
            case "an actor": "the properties of an actor cannot be read synchronously"
            case "a protocol": "a protocol has no stored properties; apply it to the types that conform"
            case "an extension": "the stored properties are in the declaration of the type; apply it there"
            default: "only a struct or a class has stored properties to read columns into"
            }
        return .error("unsupportedDeclaration", "'@Fetchable' cannot be applied to \(kind): \(reason)", at: attribute)
    }

    /// `@Fetchable struct Empty {}`
    static func noStoredProperty(_ attribute: AttributeSyntax, type: TokenSyntax) -> Diagnostic {
        .error(
            "noStoredProperty",
            "'@Fetchable' needs a stored property: '\(type.text)' has none that could be read from a column",
            at: attribute)
    }

    /// `@Fetchable struct User { struct FetchableMembers { … } }`
    static func existingMembers(_ node: some SyntaxProtocol) -> Diagnostic {
        .error(
            "existingMembers",
            "'FetchableMembers' is declared by '@Fetchable'; remove one of the two",
            at: node)
    }

    /// `@Fetchable struct Model { … }`
    static func reservedTypeName(_ name: TokenSyntax) -> Diagnostic {
        .error(
            "reservedTypeName",
            "'@Fetchable' cannot be applied to a type named '\(name.text)', because the generated code uses that name",
            at: name)
    }

    /// `func load() { @Fetchable struct User { … } }`
    static func localType(_ attribute: AttributeSyntax, name: TokenSyntax) -> Diagnostic {
        .error(
            "localType",
            "'@Fetchable' cannot be applied to the local type '\(name.text)', because a local type cannot be extended; "
                + "move it out of the function",
            at: attribute)
    }

    /// `struct Outer { @Fetchable private struct User { … } }`
    static func privateNestedType(_ modifier: DeclModifierSyntax) -> Diagnostic {
        .error(
            "privateNestedType",
            "'@Fetchable' cannot be applied to a private nested type, because the conformance is declared in an "
                + "extension outside, which cannot see it",
            at: modifier,
            fixIts: [
                .replacing(
                    "Make it 'fileprivate'", id: "makeFileprivate", modifier.name,
                    with: modifier.name.with(\.tokenKind, .keyword(.fileprivate)))
            ])
    }

    /// `@Fetchable struct User { private enum Kind … ; private var kind: Kind }`
    static func privatePropertyType(
        _ modifier: DeclModifierSyntax, type: String, property: StoredProperty
    ) -> Diagnostic {
        .error(
            "privatePropertyType",
            "'\(type)' cannot be private, because the member for '\(property.name)', in a type of its own, could not see "
                + "it",
            at: modifier,
            fixIts: [
                .replacing(
                    "Make it 'fileprivate'", id: "makeFileprivate", modifier.name,
                    with: modifier.name.with(\.tokenKind, .keyword(.fileprivate)))
            ])
    }

    /// `@MainActor @Fetchable class Store { var name: String }`
    static func isolatedClass(_ attribute: AttributeSyntax, type: TokenSyntax) -> Diagnostic {
        let actor = attribute.attributeName.trimmedDescription
        return .error(
            "isolatedClass",
            "'@Fetchable' cannot be applied to the '@\(actor)' class '\(type.text)', because rows are decoded and "
                + "conditions evaluated outside '\(actor)', where its variables cannot be accessed; use a struct",
            at: attribute)
    }
}

/// Mistakes in the arguments of `@Fetchable`.
extension Diagnostic {
    /// `@Fetchable(tableName)`
    static func tableNameNotLiteral(_ expression: ExprSyntax) -> Diagnostic {
        .error(
            "tableNameNotLiteral",
            "The table name must be a string literal without interpolation, because it is read at compile time",
            at: expression)
    }

    /// `@Fetchable("")`
    static func emptyTableName(_ expression: ExprSyntax) -> Diagnostic {
        .error("emptyTableName", "The table name is empty; leave it out to use the name of the type", at: expression)
    }

    /// `@Fetchable("a\0b")`
    static func tableNameWithNul(_ expression: ExprSyntax) -> Diagnostic {
        .error(
            "tableNameWithNul", "The table name contains a NUL character, where databases cut it off", at: expression)
    }

    /// `@Fetchable(naming: .kebabCase)`
    static func unknownNaming(_ expression: ExprSyntax) -> Diagnostic {
        .error(
            "unknownNaming",
            "'naming' must be '.asWritten', '.snakeCase' or '.upperCamelCase', because it is read at compile time",
            at: expression,
            fixIts: [".asWritten", ".snakeCase", ".upperCamelCase"].map { naming in
                .replacing(
                    "Replace with '\(naming)'", id: "replaceNaming", expression, with: ExprSyntax("\(raw: naming)"))
            })
    }
}
