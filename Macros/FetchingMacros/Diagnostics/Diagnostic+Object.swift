import SwiftDiagnostics
import SwiftSyntax

/// Mistakes in a class of Core Data or SwiftData that has `@Fetchable`.
extension Diagnostic {
    /// `@NSManaged var tags: [String]`
    static func objectProperty(
        _ refusal: ObjectPropertyType.Refusal, name: String, type: TypeSyntax, variable: VariableDeclSyntax,
        kind: ModelKind
    ) -> Diagnostic {
        let source = type.trimmedDescription
        let message =
            switch refusal {
            case .numberOfUnknownKind:
                "'\(name)' has no kind of number, because '\(source)' can be any: declare a number as '@NSManaged', or as "
                    + "'@ManagedAttribute(.scalar)' if it is optional, or mark it '@FetchingIgnored'"
            case .collectionOfUnknownModel:
                "'\(name)' needs '@FetchingRelationship(Model.self)' with the class of its objects, which "
                    + "'\(source)' does not tell"
            case .opaque:
                "'\(name)' has no member, because no condition can be on a value of the type '\(source)'; "
                    + "mark it '@FetchingIgnored'"
            }
        let fixIts: [FixIt] = refusal == .collectionOfUnknownModel ? [] : [.adding(.ignored, to: variable)]
        return .error("objectProperty", message, at: type, fixIts: fixIts)
    }

    /// `@FetchingStorage(.unixSeconds) @NSManaged var seen: Date`
    static func managedStorage(_ attribute: AttributeSyntax) -> Diagnostic {
        .error(
            "managedStorage",
            "'@FetchingStorage' has no meaning for Core Data, whose model says how an attribute is stored",
            at: attribute, fixIts: [.removing(attribute)])
    }

    /// `@FetchingName("full_name") @NSManaged var name: String`
    static func managedName(_ attribute: AttributeSyntax) -> Diagnostic {
        .error(
            "managedName",
            "'@FetchingName' has no meaning here, because Core Data knows an attribute by the name of its '@NSManaged' "
                + "property",
            at: attribute, fixIts: [.removing(attribute)])
    }

    /// `@Fetchable(naming: .snakeCase) class User: NSManagedObject { … }`
    static func managedNaming(_ expression: ExprSyntax) -> Diagnostic {
        .error(
            "managedNaming",
            "'naming' has no meaning here, because Core Data knows attributes by the names of their properties",
            at: expression)
    }

    /// `@PrimaryKey @NSManaged var owner: User?`
    static func keyWithoutValue(_ attribute: AttributeSyntax, name: String, type: TypeSyntax) -> Diagnostic {
        .error(
            "keyWithoutValue",
            "'\(name)' cannot be the key, because a key is a value such as 'UUID', and not '\(type.trimmedDescription)'",
            at: attribute, fixIts: [.removing(attribute)])
    }

    /// `@Fetchable class Dog: Animal { @PrimaryKey @NSManaged var tag: String }`
    static func keyOfSubclass(_ attribute: AttributeSyntax) -> Diagnostic {
        .error(
            "keyOfSubclass", "a subclass has the key of its superclass: declare it there", at: attribute,
            fixIts: [.removing(attribute)])
    }

    /// `@Fetchable struct User { @FetchingRelationship(Pet.self) var pet: Int }`
    static func relationshipOfDecodedModel(_ attribute: AttributeSyntax) -> Diagnostic {
        .error(
            "relationshipOfDecodedModel",
            "'@FetchingRelationship' is for the properties of Core Data and SwiftData; declare a 'ToOne' or a 'ToMany'",
            at: attribute, fixIts: [.removing(attribute)])
    }

    /// `@FetchingRelationship(mug) @NSManaged var mugs: NSSet`
    static func relationshipModelNotType(_ expression: ExprSyntax) -> Diagnostic {
        .error(
            "relationshipModelNotType",
            "The model must be written as a type, such as 'Mug.self', because it is read at compile time",
            at: expression)
    }
}
