import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Projection`: the function with which a request selects values for the properties of a struct.
///
/// It is a member, and not in an extension: there it sees all types that the properties see, and local types can have it.
/// The compiler does not expand the members of every kind of type; the other role, which adds nothing, reports the kind.
package enum ProjectionMacro {
}

extension ProjectionMacro: MemberMacro {
    package static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let structure = declaration.as(StructDeclSyntax.self) else { return [] }
        let parsing = ProjectionParser.parse(structure, attribute: node, in: context.lexicalContext)
        parsing.diagnostics.forEach(context.diagnose)
        guard let projection = parsing.projection else { return [] }
        return [DeclSyntax("\(raw: ProjectionGenerator(projection: projection).source)")]
    }
}

extension ProjectionMacro: PeerMacro {
    package static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if !declaration.is(StructDeclSyntax.self) {
            context.diagnose(.projectionOfOtherType(node, kind: Syntax(declaration).declarationKind))
        }
        return []
    }
}
