import SwiftDiagnostics
import SwiftSyntax

/// A property that has `@ManagedAttribute`.
struct ManagedAttributeProperty {
    enum Form: String {
        case rawRepresentable, codable, scalar
    }

    let form: Form

    /// The name of the attribute in Core Data's model.
    let key: String

    /// The type without `Optional`, as Swift code.
    let type: String

    let isOptional: Bool

    /// The value in the place of what cannot be read, as Swift code.
    let fallback: String?
}

extension ManagedAttributeProperty {
    /// Reads the property; nil where the attribute is misplaced or incomplete.
    init?(_ node: AttributeSyntax, on variable: VariableDeclSyntax) {
        let arguments = ManagedAttributeArguments(node)
        guard let form = arguments.form.flatMap(Form.init), let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.nameWithoutBackticks,
            let type = binding.typeAnnotation?.type
        else { return nil }
        let explicitName = variable.attributes.first(.name)?.labeledArguments.first?.expression.literalText
        let initialValue = binding.initializer?.value
        let wrapped = type.wrappedType
        self.form = form
        key = explicitName ?? name
        self.type = (wrapped ?? type).trimmedDescription
        isOptional = wrapped != nil
        fallback =
            arguments.unknown
            ?? (initialValue?.is(NilLiteralExprSyntax.self) ?? true ? nil : initialValue?.trimmedDescription)
    }

    /// The mistakes of the attribute on a variable.
    static func diagnostics(_ node: AttributeSyntax, on variable: VariableDeclSyntax) -> [Diagnostic] {
        if let managed = variable.attributes.plain.first(where: { $0.lastName == "NSManaged" }) {
            return [.managedAttributeWithManaged(node, managed: managed)]
        }
        if variable.isConstant { return [.managedAttributeConstant(variable)] }
        if variable.bindings.count > 1 { return [.managedAttributeOfSeveral(node)] }
        guard let binding = variable.bindings.first else { return [] }
        guard let type = binding.typeAnnotation?.type else { return [.managedAttributeWithoutType(binding)] }
        guard let property = ManagedAttributeProperty(node, on: variable) else {
            return [.unknownManagedAttributeForm(node)]
        }
        let name = binding.pattern.trimmedDescription
        if property.form == .scalar {
            if !property.isOptional { return [.requiredScalar(node, name: name, type: type)] }
            return property.fallback == nil ? [] : [.scalarWithUnknown(node)]
        }
        if !property.isOptional, property.fallback == nil {
            return [.managedAttributeWithoutUnknown(node, name: name)]
        }
        return []
    }
}
