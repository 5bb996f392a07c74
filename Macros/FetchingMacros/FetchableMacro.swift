import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Fetchable`: the members of a model, its conformance, and the decoding of a row.
///
/// Both roles read the declaration in the same way. Only the member role reports what is wrong with it, so that each
/// error appears once; the exception is an enum, of which the compiler may not expand the members. After an error
/// neither role generates anything, except what keeps the compiler from crashing at a subclass.
package enum FetchableMacro {
}

extension FetchableMacro: MemberMacro {
    package static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let parsing = FetchableModelParser.parse(
            declaration, attribute: node, conformingTo: protocols, in: context.lexicalContext)
        if !declaration.is(EnumDeclSyntax.self) {
            parsing.diagnostics.forEach(context.diagnose)
        }
        guard let model = parsing.model else { return [] }
        return MemberGenerator(model: model).declarations
    }
}

extension FetchableMacro: ExtensionMacro {
    package static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let parsing = FetchableModelParser.parse(
            declaration, attribute: node, conformingTo: protocols, in: context.lexicalContext)
        if declaration.is(EnumDeclSyntax.self) {
            parsing.diagnostics.forEach(context.diagnose)
        }
        guard let model = parsing.model else {
            return MissingConformance.afterError(in: declaration, type: type.trimmedDescription, protocols: protocols)
                .compactMap { DeclSyntax("\(raw: $0)").as(ExtensionDeclSyntax.self) }
        }
        return ConformanceGenerator(model: model, type: type.trimmedDescription, protocols: protocols).sources
            .compactMap { DeclSyntax("\(raw: $0)").as(ExtensionDeclSyntax.self) }
    }
}
