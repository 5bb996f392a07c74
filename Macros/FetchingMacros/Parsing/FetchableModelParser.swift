import FetchingNaming
import SwiftDiagnostics
import SwiftSyntax

/// Reads a declaration into a model, or says why that is not possible.
struct FetchableModelParser {
    /// The outcome of reading: a model, or errors.
    struct Result {
        var model: FetchableModel?
        var diagnostics: [Diagnostic]
    }

    private let declaration: any DeclGroupSyntax
    private let name: TokenSyntax
    private let attribute: AttributeSyntax
    private let lexicalContext: [Syntax]
    private let arguments: FetchableArguments
    private let kind: ModelKind

    /// - Parameter protocols: Those that the type does not conform to yet.
    static func parse(
        _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax, conformingTo protocols: [TypeSyntax],
        in lexicalContext: [Syntax]
    ) -> Result {
        let name = declaration.as(StructDeclSyntax.self)?.name ?? declaration.as(ClassDeclSyntax.self)?.name
        guard let name else {
            let kind = Syntax(declaration).declarationKind
            return Result(diagnostics: [.unsupportedDeclaration(attribute, kind: kind)])
        }
        let parser = FetchableModelParser(
            declaration: declaration, name: name, attribute: attribute, lexicalContext: lexicalContext,
            arguments: FetchableArguments(attribute), kind: ModelKind(declaration, conformingTo: protocols))
        return parser.parse()
    }

    private func parse() -> Result {
        var body = ModelItemParser(
            properties: propertyParser,
            relationships: kind.isManaged
                ? nil : RelationshipParser(modelName: name.nameWithoutBackticks, typeAccess: access))
        let items = body.parse(declaration.memberBlock.members)
        var diagnostics = arguments.diagnostics + typeDiagnostics(items)
        diagnostics += body.existingMembers.map { [.existingMembers($0)] } ?? []
        diagnostics += body.properties.diagnostics + (body.relationships?.diagnostics ?? [])
        diagnostics += ModelRules.privateTypes(declaredIn: declaration.memberBlock.members, usedBy: items)
        diagnostics += ModelRules.duplicateColumns(in: items) + ModelRules.conditionalKeys(in: items)
        diagnostics += ModelRules.sharedNames(in: items) + ModelRules.versions(in: items)
        diagnostics += ModelRules.shardKeys(in: items)
        let indexes = IndexParser(declaration, typeName: name.nameWithoutBackticks, kind: kind, items: items)
        diagnostics += indexes.diagnostics
        if diagnostics.isEmpty, !body.properties.hasMarkerError, items.properties.isEmpty, !kind.isManaged {
            diagnostics.append(.noStoredProperty(attribute, type: name))
        }
        guard diagnostics.isEmpty, !body.properties.hasMarkerError else { return Result(diagnostics: diagnostics) }
        return Result(
            model: model(
                items, indexes, namesWithoutColumn: body.namesWithoutColumn,
                mentionsDraft: declaration.memberBlock.mentions("Draft"),
                listsScopes: declaration.memberBlock.mentions("fetchableScopes")),
            diagnostics: [])
    }

    private var propertyParser: any PropertyParser {
        kind.isDecoded
            ? StoredPropertyParser(
                naming: arguments.naming, typeAccess: access, isClass: declaration.is(ClassDeclSyntax.self))
            : ObjectPropertyParser(kind: kind, naming: arguments.naming, typeAccess: access)
    }

    private func typeDiagnostics(_ items: [ModelItem]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if ["Model", "FetchableMembers"].contains(name.nameWithoutBackticks) {
            diagnostics.append(.reservedTypeName(name))
        }
        if lexicalContext.contains(where: \.isCode) {
            diagnostics.append(.localType(attribute, name: name))
        } else if let modifier = declaration.modifiers.first(.private), !lexicalContext.isEmpty {
            diagnostics.append(.privateNestedType(modifier))
        }
        if kind.isManaged, let naming = arguments.namingExpression { diagnostics.append(.managedNaming(naming)) }
        if let declaration = declaration.as(ClassDeclSyntax.self) {
            if let actor = declaration.attributes.globalActor {
                diagnostics.append(.isolatedClass(actor, type: name))
            }
        }
        return diagnostics
    }

    private func model(
        _ items: [ModelItem], _ indexes: IndexParser, namesWithoutColumn: Set<String>, mentionsDraft: Bool,
        listsScopes: Bool
    ) -> FetchableModel {
        let generics = declaration.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
        let typeName = name.nameWithoutBackticks
        return FetchableModel(
            kind: kind,
            isOpenToSubclasses: declaration.is(ClassDeclSyntax.self) && !declaration.modifiers.contains(.final),
            identifier: name.text, access: access,
            isGeneric: generics != nil || lexicalContext.contains(where: \.isGenericContainer),
            isNested: !lexicalContext.isEmpty,
            availability: declaration.attributes.availability
                + lexicalContext.flatMap {
                    $0.asProtocol((any WithAttributesSyntax).self)?.attributes.availability ?? []
                },
            entityName: arguments.table ?? arguments.naming.column(of: typeName),
            items: items, indexes: indexes.indexes, fullText: indexes.fullText,
            key: kind.parent == nil ? ModelRules.key(of: items) : .none,
            version: items.properties.first(where: \.isVersion),
            shardKey: items.properties.first(where: \.isShardKey),
            heldRelationships: namesWithoutColumn.intersection(items.relationships.map(\.name)),
            mentionsDraft: mentionsDraft, listsScopes: listsScopes)
    }

    /// The access of the type: its own, or that of the extension around it.
    private var access: AccessLevel {
        declaration.modifiers.access ?? lexicalContext.first?.as(ExtensionDeclSyntax.self)?.modifiers.access
            ?? .internal
    }
}
