import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Primitive`: the accessors of a property whose value Core Data keeps in another form.
///
/// The compiler does not expand the accessors of every kind of declaration; the other role, which adds nothing, reports
/// what is wrong.
package enum PrimitiveMacro {
}

extension PrimitiveMacro: AccessorMacro {
    package static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            misuse(of: node, on: declaration, in: context.lexicalContext).isEmpty,
            let property = PrimitiveProperty(node, on: variable)
        else { return [] }
        return PrimitiveGenerator(property: property).accessors
    }
}

extension PrimitiveMacro: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        misuse(of: node, on: declaration, in: context.lexicalContext).forEach(context.diagnose)
        return []
    }
}

extension PrimitiveMacro {
    private static func misuse(
        of node: AttributeSyntax, on declaration: some DeclSyntaxProtocol, in lexicalContext: [Syntax]
    ) -> [Diagnostic] {
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
            return [.markerOnOtherDeclaration(.primitive, node, kind: Syntax(declaration).declarationKind)]
        }
        guard lexicalContext.first?.as(ClassDeclSyntax.self)?.inheritanceClause != nil else {
            return [.primitiveOutsideClass(node)]
        }
        if let kind = variable.unstoredKind { return [.primitiveNotStored(node, kind: kind.rawValue)] }
        return PrimitiveProperty.diagnostics(node, on: variable)
    }
}
