import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Projection`: the function with which a request selects values for the properties of a struct.
package enum ProjectionMacro: ExtensionMacro {
    package static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let structure = declaration.as(StructDeclSyntax.self) else {
            context.diagnose(.projectionOfOtherType(node, kind: Syntax(declaration).declarationKind))
            return []
        }
        var diagnostics: [Diagnostic] = []
        let properties = structure.memberBlock.members.flatMap { member in
            member.decl.as(VariableDeclSyntax.self)?.projected(&diagnostics) ?? []
        }
        if properties.isEmpty, diagnostics.isEmpty {
            diagnostics.append(.emptyProjection(node, type: structure.name))
        }
        diagnostics.forEach(context.diagnose)
        guard diagnostics.isEmpty else { return [] }
        let generator = ProjectionGenerator(
            type: type.trimmedDescription, access: structure.modifiers.access ?? .internal,
            availability: structure.attributes.availability, properties: properties)
        return DeclSyntax("\(raw: generator.source)").as(ExtensionDeclSyntax.self).map { [$0] } ?? []
    }
}

/// A property of a projection.
struct ProjectedProperty {
    /// The name as Swift code, in backticks if it has some.
    let identifier: String

    /// The type as Swift code.
    let type: String
}

extension VariableDeclSyntax {
    /// The properties that get a value of each row.
    fileprivate func projected(_ diagnostics: inout [Diagnostic]) -> [ProjectedProperty] {
        guard unstoredKind == nil, attributes.first(.ignored) == nil else { return [] }
        return zip(bindings, annotatedTypes).compactMap { binding, annotated in
            // A constant with a value is not set again.
            guard !isConstant || binding.initializer == nil else { return nil }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
                diagnostics.append(.tuplePattern(binding.pattern, of: "Projection"))
                return nil
            }
            guard let type = annotated?.memberType ?? binding.initializer?.value.valueType else {
                diagnostics.append(.unreadableType(binding, name: name.nameWithoutBackticks))
                return nil
            }
            return ProjectedProperty(identifier: name.text, type: type)
        }
    }
}
