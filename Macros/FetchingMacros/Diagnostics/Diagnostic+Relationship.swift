import SwiftDiagnostics
import SwiftSyntax

/// Mistakes in a relationship of a type that has `@Fetchable`.
extension Diagnostic {
    /// `static let owner = ToOne(\.ownerID)`
    static func relationshipWithoutTypes(
        _ node: Syntax, name: String, kind: RelationshipProperty.Kind, model: String
    ) -> Diagnostic {
        .error(
            "relationshipWithoutTypes",
            "'\(name)' needs the types of both models, because '@Fetchable' reads them from the source: "
                + "'\(kind.rawValue)<\(model), …>'",
            at: node)
    }

    /// `static let owner = ToOne<User, Pet>(…)` in `Pet`
    static func relationshipOfOtherModel(_ type: TypeSyntax, name: String, model: String) -> Diagnostic {
        .error(
            "relationshipOfOtherModel",
            "'\(name)' belongs to '\(model)', which the first type has to be, not '\(type.trimmedDescription)'",
            at: type)
    }

    /// `var owner: Data` and `static let owner = ToOne<Pet, User>(…)`
    static func relationshipNamedAsProperty(_ relationship: RelationshipProperty) -> Diagnostic {
        .error(
            "relationshipNamedAsProperty",
            "the relationship '\(relationship.name)' has the name of a property, and both would be members",
            at: relationship.node)
    }

    /// `static let (owner, home) = (ToOne<Pet, User>(…), ToOne<Pet, House>(…))`
    static func relationshipInTuple(_ pattern: PatternSyntax) -> Diagnostic {
        .error(
            "relationshipInTuple",
            "'@Fetchable' cannot read relationships of a tuple pattern; declare each by itself", at: pattern)
    }

    /// `static let owner: ToOne<Pet, User>? = nil`
    static func optionalRelationship(_ type: TypeSyntax, name: String) -> Diagnostic {
        .error(
            "optionalRelationship", "'\(name)' cannot be an optional: a relationship is declared, or it is not",
            at: type)
    }
}
