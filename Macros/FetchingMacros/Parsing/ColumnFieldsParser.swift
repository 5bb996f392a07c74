import SwiftDiagnostics
import SwiftSyntax

/// Reads a struct whose properties have columns of their own, as a model is read.
enum ColumnFieldsParser {
    /// The outcome of reading: fields, or errors.
    struct Result {
        var fields: ColumnFields?
        var diagnostics: [Diagnostic]
    }

    static func parse(_ structure: StructDeclSyntax, in lexicalContext: [Syntax]) -> Result {
        let access =
            structure.modifiers.access ?? lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.access
            ?? .internal
        var body = ModelItemParser(
            properties: StoredPropertyParser(naming: .asWritten, typeAccess: access, isClass: false),
            relationships: nil)
        let items = body.parse(structure.memberBlock.members)
        var diagnostics = body.properties.diagnostics
        diagnostics += ModelRules.privateTypes(declaredIn: structure.memberBlock.members, usedBy: items)
        diagnostics += ModelRules.duplicateColumns(in: items)
        if let modifier = structure.modifiers.first(.private), !lexicalContext.isEmpty {
            diagnostics.append(.privateFields(modifier))
        }
        if diagnostics.isEmpty, !body.properties.hasMarkerError, items.properties.isEmpty {
            diagnostics.append(.noColumnField(structure.name))
        }
        guard diagnostics.isEmpty, !body.properties.hasMarkerError else { return Result(diagnostics: diagnostics) }
        return Result(
            fields: ColumnFields(
                identifier: structure.name.text, access: access, availability: structure.attributes.availability,
                isNested: !lexicalContext.isEmpty, items: items),
            diagnostics: [])
    }
}
