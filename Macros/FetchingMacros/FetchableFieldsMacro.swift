import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@FetchableFields`: the typed fields of a struct that is stored as JSON, and its conformance.
///
/// The member role reports what is wrong with a struct, and the other one that it is no struct.
package enum FetchableFieldsMacro {
}

extension FetchableFieldsMacro: MemberMacro {
    package static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let structure = declaration.as(StructDeclSyntax.self) else { return [] }
        let parsing = FieldsParser.parse(structure, in: context.lexicalContext)
        parsing.diagnostics.forEach(context.diagnose)
        guard let fields = parsing.fields else { return [] }
        return FieldsGenerator(fields: fields).declarations.map { DeclSyntax("\(raw: $0)") }
    }
}

extension FetchableFieldsMacro: ExtensionMacro {
    package static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let structure = declaration.as(StructDeclSyntax.self) else {
            context.diagnose(.fieldsOfOtherType(node, kind: Syntax(declaration).declarationKind))
            return []
        }
        guard let fields = FieldsParser.parse(structure, in: context.lexicalContext).fields, !protocols.isEmpty else {
            return []
        }
        // All protocols by name: the compiler finds no conformance in an expansion that is only implied by another.
        let names = protocols.compactMap(\.lastName).map { "Fetching.\($0)" }.joined(separator: ", ")
        let lines = fields.availability + ["extension \(type.trimmedDescription): \(names) {}"]
        return [DeclSyntax("\(raw: lines.joined(separator: "\n"))")].compactMap { $0.as(ExtensionDeclSyntax.self) }
    }
}
