import SwiftSyntax

extension AttributeSyntax {
    /// The name of the attribute, if it is one of this package: `PrimaryKey` for `@Fetching.PrimaryKey`.
    var fetchingName: String? {
        if let identifier = attributeName.as(IdentifierTypeSyntax.self) {
            return identifier.name.text
        }
        guard let member = attributeName.as(MemberTypeSyntax.self), member.baseType.trimmedDescription == "Fetching"
        else { return nil }
        return member.name.text
    }

    /// The last part of the attribute's name: `MainActor` for `@Swift.MainActor`.
    var lastName: String? {
        attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.as(MemberTypeSyntax.self)?.name.text
    }

    /// Whether this is a global actor, as far as its name tells.
    var isGlobalActor: Bool {
        lastName?.hasSuffix("Actor") ?? false
    }

    /// Whether this is an `@available` attribute that deprecates a declaration.
    var isDeprecation: Bool {
        guard lastName == "available", let arguments else { return false }
        return arguments.tokens(viewMode: .sourceAccurate).contains {
            $0.text == "deprecated" || $0.text == "obsoleted"
        }
    }

    /// The arguments between the parentheses.
    var labeledArguments: LabeledExprListSyntax {
        arguments?.as(LabeledExprListSyntax.self) ?? []
    }
}
