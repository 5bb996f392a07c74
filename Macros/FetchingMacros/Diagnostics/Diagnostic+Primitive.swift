import SwiftDiagnostics
import SwiftSyntax

/// Mistakes in the use of `@Primitive`.
extension Diagnostic {
    /// `@Primitive(.scalar) let age: Int?`
    static func primitiveConstant(_ variable: VariableDeclSyntax) -> Diagnostic {
        .error(
            "primitiveConstant", "'@Primitive' needs a 'var': Core Data changes the value behind the property",
            at: variable.bindingSpecifier,
            fixIts: [
                .replacing(
                    "Make it 'var'", id: "makeVar", variable.bindingSpecifier,
                    with: variable.bindingSpecifier.with(\.tokenKind, .keyword(.var)))
            ])
    }

    /// `@Primitive(.scalar) var age: Int? { 5 }`
    static func primitiveNotStored(_ node: AttributeSyntax, kind: String) -> Diagnostic {
        .error(
            "primitiveNotStored",
            "'@Primitive' cannot be applied to a \(kind) property, because it writes the accessors",
            at: node, fixIts: [.removing(node)])
    }

    /// `struct A { @Primitive(.scalar) var age: Int? }`
    static func primitiveOutsideClass(_ node: AttributeSyntax) -> Diagnostic {
        .error(
            "primitiveOutsideClass",
            "'@Primitive' can only be applied to a property of a class that inherits from 'NSManagedObject'",
            at: node, fixIts: [.removing(node)])
    }

    /// `@Primitive(.scalar) @NSManaged var age: Int`
    static func primitiveWithManaged(_ node: AttributeSyntax, managed: AttributeSyntax) -> Diagnostic {
        .error(
            "primitiveWithManaged",
            "'@Primitive' cannot be combined with '@NSManaged', because both provide the accessors",
            at: node, fixIts: [.removing(node), .removing(managed)])
    }

    /// `@Primitive(.scalar) var a, b: Int?`
    static func primitiveOfSeveral(_ node: AttributeSyntax) -> Diagnostic {
        .error("primitiveOfSeveral", "'@Primitive' can only be applied to one property at a time", at: node)
    }

    /// `@Primitive(.rawRepresentable) var plan = Plan.freemium`
    static func primitiveWithoutType(_ binding: PatternBindingSyntax) -> Diagnostic {
        .error(
            "primitiveWithoutType", "'\(binding.pattern.trimmedDescription)' needs a type annotation for '@Primitive'",
            at: binding.pattern)
    }

    /// `@Primitive(form) var plan: Plan?`
    static func unknownPrimitiveForm(_ node: AttributeSyntax) -> Diagnostic {
        .error(
            "unknownPrimitiveForm",
            "The form must be '.rawRepresentable', '.codable' or '.scalar', because it is read at compile time",
            at: node)
    }

    /// `@Primitive(.rawRepresentable) var plan: Plan`
    static func primitiveWithoutUnknown(_ node: AttributeSyntax, name: String) -> Diagnostic {
        .error(
            "primitiveWithoutUnknown",
            "'\(name)' needs a value for what cannot be read: give it an initial value, add 'unknown' to the attribute, or "
                + "make it optional",
            at: node)
    }

    /// `@Primitive(.scalar) var age: Int`
    static func requiredScalar(_ node: AttributeSyntax, name: String, type: TypeSyntax) -> Diagnostic {
        .error(
            "requiredScalar",
            "'\(name)' is not optional: declare it as '@NSManaged var \(name): \(type.trimmedDescription)'", at: node)
    }

    /// `@Primitive(.scalar, unknown: 3) var age: Int?`
    static func scalarWithUnknown(_ node: AttributeSyntax) -> Diagnostic {
        .error(
            "scalarWithUnknown", "'unknown' has no meaning for '.scalar': an attribute holds a number, or none",
            at: node)
    }
}
