/// Generates the entity of a model, and the lists of its relationships and scopes.
struct EntityGenerator {
    let model: FetchableModel

    /// Where the columns and relationships of the superclass are, for a model of a subclass.
    var parent: String?

    private var declaration: String { "\(model.access.prefix)nonisolated static" }

    var entity: [String] {
        let lines = model.items.lines(column)
        let start = parent.map { " = \($0).fetchableEntity.columns" } ?? ": [Fetching.FetchableColumn] = []"
        let body =
            ["\(lines.isEmpty ? "let" : "var") columns\(start)"]
            + (hasColumnsOfMembers ? ["let members = Fetching.ColumnsOfMembers(fetchableMembers)"] : [])
            + lines + indexes + labels
            + [
                "return Fetching.FetchableEntity(name: \(model.entityName.swiftLiteral), columns: columns"
                    + (indexes.isEmpty ? "" : ", indexes: indexes") + fullText
                    + (model.shardKey.map { ", shardKey: members.\($0.identifier)" } ?? "")
                    + (labels.isEmpty
                        ? parent.map { ", labels: \($0).fetchableEntity.labels)" } ?? ")" : ", labels: labels)")
            ]
        return model.deprecation
            + (model.isGeneric
                ? ["\(declaration) var fetchableEntity: Fetching.FetchableEntity {"] + body.indented + ["}"]
                : ["\(declaration) let fetchableEntity: Fetching.FetchableEntity = {"] + body.indented + ["}()"])
    }

    private var indexes: [String] {
        let lines =
            model.items.lines { property in
                property.index.map { [index(DeclaredIndex($0, of: property))] } ?? []
            } + model.indexes.map(index)
        return lines.isEmpty ? [] : ["var indexes: [Fetching.FetchableIndex] = []"] + lines
    }

    /// The words of the model about its members and relationships, for people.
    private var labels: [String] {
        let lines = model.items.lines(
            { label($0.name, $0.text) }, relationship: { label($0.name, $0.text) })
        guard !lines.isEmpty else { return [] }
        let start = parent.map { " = \($0).fetchableEntity.labels" } ?? ": [String: Fetching.MemberLabel] = [:]"
        return ["var labels\(start)"] + lines
    }

    private func label(_ name: String, _ text: PropertyText) -> [String] {
        guard !text.isEmpty else { return [] }
        let title = text.title.map { "title: \($0.swiftLiteral)" }
        let comment = text.comment.map { "comment: \($0.swiftLiteral)" }
        let arguments = [title, comment].compactMap(\.self).joined(separator: ", ")
        return ["labels[\(name.swiftLiteral)] = Fetching.MemberLabel(\(arguments))"]
    }

    private var fullText: String {
        guard !model.fullText.isEmpty else { return "" }
        let columns = model.fullText.map(source).joined(separator: ", ")
        return ", fullText: Fetching.FetchableFullText([\(columns)])"
    }

    private func index(_ index: DeclaredIndex) -> String {
        let columns = index.columns.map { column in
            ".init(\(source(of: column))\(column.isDescending ? ", isDescending: true" : ""))"
        }
        return "indexes.append(Fetching.FetchableIndex([\(columns.joined(separator: ", "))]"
            + "\(index.isUnique ? ", isUnique: true" : "")))"
    }

    /// The column of an index, as Swift code.
    private func source(of column: DeclaredIndex.Column) -> String {
        guard !column.path.isEmpty else { return "members.\(column.property.identifier)" }
        return "fetchableMembers.\(([column.property.identifier] + column.path).joined(separator: ".")).column"
    }

    private var hasColumnsOfMembers: Bool {
        model.items.properties.contains { property in
            switch property.form {
            case .value, .bridged: property.spread == nil
            case .checked, .toOne, .toMany: false
            }
        }
    }

    /// The root of key paths. An extension does not see the name of a type that is inside of another.
    private var root: String { model.isNested ? "FetchableMembers.Model" : model.identifier }

    private func column(of property: StoredProperty) -> [String] {
        if property.spread != nil {
            return ["columns += Fetching.SpreadColumns.all(of: fetchableMembers.\(property.identifier))"]
        }
        return switch property.form {
        case .value, .bridged: ["columns.append(members.\(property.identifier))"]
        case .checked: ["columns += Fetching.FetchableProperty.columns(of: fetchableMembers.\(property.identifier))"]
        case .toOne, .toMany: []
        }
    }

    var relationships: [String] {
        let lines = model.items.lines(relationship, relationship: declaredRelationship)
        guard !lines.isEmpty || parent != nil else { return [] }
        let start = parent.map { " = \($0).fetchableRelationships" } ?? ": [Fetching.FetchableRelationship] = []"
        let body = ["\(lines.isEmpty ? "let" : "var") relationships\(start)"] + lines + ["return relationships"]
        return model.deprecation + ["\(declaration) var fetchableRelationships: [Fetching.FetchableRelationship] {"]
            + body.indented + ["}"]
    }

    /// The scopes of the model, without those of its superclass.
    var scopes: [String] {
        if model.listsScopes { return [] }
        let lines = model.items.lines({ _ in [] }, scope: scope)
        guard !lines.isEmpty else { return [] }
        let body = ["var scopes: [Fetching.FetchableScope] = []"] + lines + ["return scopes"]
        return model.deprecation + ["\(declaration) var fetchableScopes: [Fetching.FetchableScope] {"]
            + body.indented + ["}"]
    }

    private func scope(_ scope: ScopeProperty) -> [String] {
        let property = (parent == nil ? "" : "Object.") + scope.identifier
        return ["scopes.append(Fetching.FetchableScope(\(property), named: \(scope.name.swiftLiteral)))"]
    }

    private func relationship(of property: StoredProperty) -> [String] {
        let member = "fetchableMembers.\(property.identifier)"
        let keyPath = parent == nil ? ", property: { \\\(root).\(property.identifier) }" : ""
        return switch property.form {
        case .value, .bridged: []
        case .checked: ["relationships += Fetching.FetchableProperty.relationships(of: \(member)\(keyPath))"]
        case .toOne, .toMany: ["relationships.append(Fetching.FetchableRelationship(\(member)\(keyPath)))"]
        }
    }

    private func declaredRelationship(_ relationship: RelationshipProperty) -> [String] {
        let keyPath =
            model.heldRelationships.contains(relationship.name)
            ? ", property: { \\\(root).\(relationship.identifier) }" : ""
        return [
            "relationships.append(Fetching.FetchableRelationship("
                + "fetchableMembers.\(relationship.identifier)\(keyPath)))"
        ]
    }
}
