import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@FetchableFields`: the typed fields of a struct that is stored as JSON, and its conformance.
///
/// The member role reports what is wrong with a struct, and the other one that it is no struct.
package enum FetchableFieldsMacro {
    private static let protocolsOfColumns = ["SpreadFields", "DistinctSpreadFields"]
}

extension FetchableFieldsMacro: MemberMacro {
    package static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let structure = declaration.as(StructDeclSyntax.self) else { return [] }
        let forms = FieldsForms(node)
        forms.diagnostics.forEach(context.diagnose)
        var declarations: [String] = []
        if forms.hasJSON {
            let parsing = FieldsParser.parse(structure, in: context.lexicalContext)
            parsing.diagnostics.forEach(context.diagnose)
            declarations += parsing.fields.map { FieldsGenerator(fields: $0).declarations } ?? []
        }
        if forms.hasColumns {
            let parsing = ColumnFieldsParser.parse(structure, in: context.lexicalContext)
            parsing.diagnostics.forEach(context.diagnose)
            declarations += parsing.fields.map { ColumnFieldsGenerator(fields: $0).declarations } ?? []
        }
        return declarations.map { DeclSyntax("\(raw: $0)") }
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
        let forms = FieldsForms(node)
        // All protocols by name: the compiler finds no conformance in an expansion that is only implied by another.
        let names = protocols.compactMap(\.lastName)
        let ofColumns = names.filter(Self.protocolsOfColumns.contains)
        let ofJSON = names.filter { !ofColumns.contains($0) }
        var sources: [String] = []
        if forms.hasJSON, !ofJSON.isEmpty,
            let fields = FieldsParser.parse(structure, in: context.lexicalContext).fields
        {
            let list = ofJSON.map { "Fetching.\($0)" }.joined(separator: ", ")
            let lines = fields.availability + ["extension \(type.trimmedDescription): \(list) {}"]
            sources.append(lines.joined(separator: "\n"))
        }
        if forms.hasColumns, !ofColumns.isEmpty,
            let fields = ColumnFieldsParser.parse(structure, in: context.lexicalContext).fields
        {
            sources.append(
                ColumnFieldsGenerator(fields: fields).conformance(
                    of: type.trimmedDescription,
                    to: ofColumns.filter { fields.isDistinct || $0 != "DistinctSpreadFields" }))
        }
        return sources.compactMap { DeclSyntax("\(raw: $0)").as(ExtensionDeclSyntax.self) }
    }
}
