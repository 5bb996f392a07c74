import SwiftDiagnostics
import SwiftSyntax

/// Mistakes in the use of `@ManagedAttribute`.
extension Diagnostic {
    /// `@ManagedAttribute(.scalar) let age: Int?`
    static func managedAttributeConstant(_ variable: VariableDeclSyntax) -> Diagnostic {
        .error(
            "managedAttributeConstant",
            "'@ManagedAttribute' needs a 'var': Core Data changes the value behind the property",
            at: variable.bindingSpecifier,
            fixIts: [
                .replacing(
                    "Make it 'var'", id: "makeVar", variable.bindingSpecifier,
                    with: variable.bindingSpecifier.with(\.tokenKind, .keyword(.var)))
            ])
    }

    /// `@ManagedAttribute(.scalar) var age: Int? { 5 }`
    static func managedAttributeNotStored(_ node: AttributeSyntax, kind: String) -> Diagnostic {
        .error(
            "managedAttributeNotStored",
            "'@ManagedAttribute' cannot be applied to a \(kind) property, because it writes the accessors",
            at: node, fixIts: [.removing(node)])
    }

    /// `struct A { @ManagedAttribute(.scalar) var age: Int? }`
    static func managedAttributeOutsideClass(_ node: AttributeSyntax) -> Diagnostic {
        .error(
            "managedAttributeOutsideClass",
            "'@ManagedAttribute' can only be applied to a property of a class that inherits from 'NSManagedObject'",
            at: node, fixIts: [.removing(node)])
    }

    /// `@ManagedAttribute(.scalar) @NSManaged var age: Int`
    static func managedAttributeWithManaged(_ node: AttributeSyntax, managed: AttributeSyntax) -> Diagnostic {
        .error(
            "managedAttributeWithManaged",
            "'@ManagedAttribute' cannot be combined with '@NSManaged', because both provide the accessors",
            at: node, fixIts: [.removing(node), .removing(managed)])
    }

    /// `@ManagedAttribute(.scalar) var a, b: Int?`
    static func managedAttributeOfSeveral(_ node: AttributeSyntax) -> Diagnostic {
        .error(
            "managedAttributeOfSeveral", "'@ManagedAttribute' can only be applied to one property at a time", at: node)
    }

    /// `@ManagedAttribute(.rawRepresentable) var plan = Plan.freemium`
    static func managedAttributeWithoutType(_ binding: PatternBindingSyntax) -> Diagnostic {
        .error(
            "managedAttributeWithoutType",
            "'\(binding.pattern.trimmedDescription)' needs a type annotation for '@ManagedAttribute'",
            at: binding.pattern)
    }

    /// `@ManagedAttribute(form) var plan: Plan?`
    static func unknownManagedAttributeForm(_ node: AttributeSyntax) -> Diagnostic {
        .error(
            "unknownManagedAttributeForm",
            "The form must be '.rawRepresentable', '.codable' or '.scalar', because it is read at compile time",
            at: node)
    }

    /// `@ManagedAttribute(.rawRepresentable) var plan: Plan`
    static func managedAttributeWithoutUnknown(_ node: AttributeSyntax, name: String) -> Diagnostic {
        .error(
            "managedAttributeWithoutUnknown",
            "'\(name)' needs a value for what cannot be read: give it an initial value, add 'unknown' to the attribute, or "
                + "make it optional",
            at: node)
    }

    /// `@ManagedAttribute(.scalar) var age: Int`
    static func requiredScalar(_ node: AttributeSyntax, name: String, type: TypeSyntax) -> Diagnostic {
        .error(
            "requiredScalar",
            "'\(name)' is not optional: declare it as '@NSManaged var \(name): \(type.trimmedDescription)'", at: node)
    }

    /// `@ManagedAttribute(.scalar, unknown: 3) var age: Int?`
    static func scalarWithUnknown(_ node: AttributeSyntax) -> Diagnostic {
        .error(
            "scalarWithUnknown", "'unknown' has no meaning for '.scalar': an attribute holds a number, or none",
            at: node)
    }
}
