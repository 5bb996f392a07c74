import FetchingCore

/// The members of a model that a stored filter may name.
struct StoredMemberTable: Sendable {
    let model: any Fetchable.Type
    private(set) var columns: [String: FetchableColumn] = [:]
    private(set) var relationships: [String: StoredRelationship] = [:]

    /// Whether these are all members of the model, with all behind relationships.
    private(set) var isEverything = false

    init(of model: any Fetchable.Type) { self.model = model }

    /// All members and, behind relationships, all of the other models.
    static func everything(of model: any Fetchable.Type) -> StoredMemberTable {
        var table = StoredMemberTable(of: model)
        for column in model.fetchableEntity.columns { table.add(column) }
        for relationship in model.fetchableRelationships {
            let target = relationship.target
            table.add(
                StoredRelationship(
                    relationship: relationship.relationship, isToMany: relationship.isToMany,
                    target: { everything(of: target) }),
                named: relationship.name)
        }
        table.isEverything = true
        return table
    }

    /// Adds a member. A struct that is stored as JSON is none: documents would compare its text.
    mutating func add(_ column: FetchableColumn) {
        guard !column.isJSONObject else { return }
        columns[column.property] = column
        isEverything = false
    }

    mutating func add(_ relationship: StoredRelationship, named name: String) {
        relationships[name] = relationship
        isEverything = false
    }

    var modelName: String { String(describing: model) }

    /// The error for a name that the table does not have.
    func error(for name: String, at path: JSONPath) -> StoredFilterError {
        let exists =
            model.fetchableEntity.columns.contains { $0.property == name }
            || model.fetchableRelationships.contains { $0.name == name }
        // What stands in the table is something else: a relationship in the place of a member.
        let isNamed = columns[name] != nil || relationships[name] != nil
        return exists && !isNamed
            ? .memberNotAllowed(name, of: modelName, at: path) : .unknownMember(name, of: modelName, at: path)
    }
}

struct StoredRelationship: Sendable {
    let relationship: Relationship
    let isToMany: Bool

    /// The members behind it, made when a filter goes there: relationships may lead in circles.
    let target: @Sendable () -> StoredMemberTable
}
