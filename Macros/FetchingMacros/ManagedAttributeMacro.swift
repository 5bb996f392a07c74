import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@ManagedAttribute`: the accessors of a property whose value Core Data keeps in another form.
///
/// The compiler does not expand the accessors of every kind of declaration; the other role, which adds nothing, reports
/// what is wrong.
package enum ManagedAttributeMacro {
}

extension ManagedAttributeMacro: AccessorMacro {
    package static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            misuse(of: node, on: declaration, in: context.lexicalContext).isEmpty,
            let property = ManagedAttributeProperty(node, on: variable)
        else { return [] }
        return ManagedAttributeGenerator(property: property).accessors
    }
}

extension ManagedAttributeMacro: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        misuse(of: node, on: declaration, in: context.lexicalContext).forEach(context.diagnose)
        return []
    }
}

extension ManagedAttributeMacro {
    private static func misuse(
        of node: AttributeSyntax, on declaration: some DeclSyntaxProtocol, in lexicalContext: [Syntax]
    ) -> [Diagnostic] {
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
            return [.markerOnOtherDeclaration(.managedAttribute, node, kind: Syntax(declaration).declarationKind)]
        }
        guard lexicalContext.first?.as(ClassDeclSyntax.self)?.inheritanceClause != nil else {
            return [.managedAttributeOutsideClass(node)]
        }
        if let kind = variable.unstoredKind { return [.managedAttributeNotStored(node, kind: kind.rawValue)] }
        return ManagedAttributeProperty.diagnostics(node, on: variable)
    }
}
