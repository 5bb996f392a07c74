import SwiftDiagnostics
import SwiftSyntax

/// Reads the body of a type, with its `#if` blocks.
struct ModelItemParser {
    private(set) var properties: any PropertyParser

    /// Nil where relationships are properties.
    private(set) var relationships: RelationshipParser?

    /// The names of the properties of an instance that are no columns, and exist in every build.
    private(set) var namesWithoutColumn: Set<String> = []

    /// A type `FetchableMembers` that is declared by hand.
    private(set) var existingMembers: Syntax?

    init(properties: any PropertyParser, relationships: RelationshipParser?) {
        self.properties = properties
        self.relationships = relationships
    }

    mutating func parse(_ members: MemberBlockItemListSyntax) -> [ModelItem] {
        for variable in members.compactMap({ $0.decl.as(VariableDeclSyntax.self) }) {
            namesWithoutColumn.formUnion(variable.namesWithoutColumn)
        }
        return items(members)
    }

    private mutating func items(_ members: MemberBlockItemListSyntax) -> [ModelItem] {
        members.flatMap { parse($0.decl) }
    }

    private mutating func parse(_ declaration: DeclSyntax) -> [ModelItem] {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return properties.parse(variable).map(ModelItem.property)
                + (relationships?.parse(variable) ?? []).map(ModelItem.relationship)
                + variable.scopes.map(ModelItem.scope)
        }
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            return [.conditional(conditional.clauses.map { clause($0) })]
        }
        if let alias = declaration.as(TypeAliasDeclSyntax.self) {
            noteMembers(alias.name)
        } else if let type = declaration.asProtocol((any DeclGroupSyntax).self) {
            noteMembers(type.asProtocol((any NamedDeclSyntax).self)?.name)
        }
        return []
    }

    private mutating func clause(_ clause: IfConfigClauseSyntax) -> ModelItem.Clause {
        let condition = clause.condition.map { " " + $0.trimmedDescription } ?? ""
        guard case .decls(let members) = clause.elements else {
            return ModelItem.Clause(directive: clause.poundKeyword.text + condition, items: [])
        }
        return ModelItem.Clause(directive: clause.poundKeyword.text + condition, items: items(members))
    }

    private mutating func noteMembers(_ name: TokenSyntax?) {
        guard let name, name.nameWithoutBackticks == "FetchableMembers", existingMembers == nil else { return }
        existingMembers = Syntax(name)
    }
}

/// Reads the variables of a type into the properties that become members.
protocol PropertyParser {
    var diagnostics: [Diagnostic] { get }

    /// Whether an attribute is wrong in a way that its own macro reports.
    var hasMarkerError: Bool { get }

    mutating func parse(_ variable: VariableDeclSyntax) -> [StoredProperty]
}
