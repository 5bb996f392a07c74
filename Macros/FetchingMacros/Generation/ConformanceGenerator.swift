import SwiftSyntax

/// Generates the extension with the conformance.
struct ConformanceGenerator {
    let model: FetchableModel

    /// The type with the types around it.
    let type: String

    /// The protocols that the type does not conform to yet.
    let protocols: [TypeSyntax]

    var source: String {
        let decoding = model.kind == .struct ? DecodingGenerator(model: model).initializer : []
        let body = key + entity + relationships + decoding
        let lines = model.availability + ["extension \(type)\(conformance) {"] + body.indented + ["}"]
        return lines.joined(separator: "\n")
    }

    private var access: String { model.access.prefix }

    /// Both protocols by name: the compiler finds no conformance in an expansion that is only implied by another.
    private var conformance: String {
        if protocols.isEmpty { return "" }
        return ": Fetching.Fetchable, Fetching.RowDecodable" + (model.isKeyed ? ", Fetching.KeyedFetchable" : "")
    }

    private var key: [String] {
        switch model.key {
        case .none:
            return []
        case .single(let property):
            return keyMembers(of: [property], value: { _ in "key" }, instance: "self.\(property.identifier)")
        case .composite(let properties):
            let arguments = properties.map { "\($0.label): self.\($0.identifier)" }.joined(separator: ", ")
            return keyMembers(
                of: properties, value: { "key.\($0.identifier)" }, instance: "PrimaryKey(\(arguments))")
        }
    }

    private func keyMembers(
        of properties: [StoredProperty], value: (StoredProperty) -> String, instance: String
    ) -> [String] {
        let columns = properties.map { "fetchableMembers.\($0.identifier).column" }.joined(separator: ", ")
        let values = properties.map { "try fetchableMembers.\($0.identifier).encode(\(value($0)))" }
            .joined(separator: ", ")
        // A key that is itself named `primaryKey` needs no other property.
        let accessor =
            properties.contains { $0.name == "primaryKey" }
            ? [] : ["\(access)nonisolated var primaryKey: PrimaryKey { \(instance) }"]
        return [
            "\(access)nonisolated static var primaryKeyColumns: [Fetching.FetchableColumn] { [\(columns)] }",
            "\(access)nonisolated static func primaryKeyValues(of key: PrimaryKey) throws -> "
                + "[Fetching.PrimitiveValue] { [\(values)] }",
        ] + accessor
    }

    private var relationships: [String] {
        guard !model.items.relationships.isEmpty else { return [] }
        let lines = model.items.lines { _ in
            []
        } relationship: { relationship in
            let property =
                model.heldRelationships.contains(relationship.name)
                ? ", property: { \\\(model.identifier).\(relationship.identifier) }" : ""
            return [
                "relationships.append(Fetching.FetchableRelationship("
                    + "fetchableMembers.\(relationship.identifier)\(property)))"
            ]
        }
        let body = ["var relationships: [Fetching.FetchableRelationship] = []"] + lines + ["return relationships"]
        let type = "[Fetching.FetchableRelationship]"
        return model.deprecation + ["\(access)nonisolated static var fetchableRelationships: \(type) {"]
            + body.indented + ["}"]
    }

    private var entity: [String] {
        let body =
            ["var columns: [Fetching.FetchableColumn] = []"]
            + model.items.lines { ["columns.append(fetchableMembers.\($0.identifier).column)"] }
            + ["return Fetching.FetchableEntity(name: \(model.entityName.swiftLiteral), columns: columns)"]
        let declaration = "\(access)nonisolated static"
        return model.deprecation
            + (model.isGeneric
                ? ["\(declaration) var fetchableEntity: Fetching.FetchableEntity {"] + body.indented + ["}"]
                : ["\(declaration) let fetchableEntity: Fetching.FetchableEntity = {"] + body.indented + ["}()"])
    }
}
