import SwiftSyntax

/// Generates the extension with the conformance.
struct ConformanceGenerator {
    let model: FetchableModel

    /// The type with the types around it.
    let type: String

    /// The protocols that the type does not conform to yet.
    let protocols: [TypeSyntax]

    /// The extensions as source.
    var sources: [String] {
        (model.kind.parent == nil ? [conformingExtension] : []) + missingConformances
    }

    private var conformingExtension: String {
        let decoding = model.kind == .struct ? DecodingGenerator(model: model).initializer(of: model) : []
        let entity = EntityGenerator(model: model)
        let body =
            key + version + entity.entity + entity.relationships + entity.scopes + decoding
            + EncodingGenerator(model: model).method
        let lines = model.availability + ["extension \(type)\(conformance) {"] + body.indented + ["}"]
        return lines.joined(separator: "\n")
    }

    private var missingConformances: [String] {
        guard model.isOpenToSubclasses else { return [] }
        return MissingConformance.allCases.filter { missing in
            guard isIntroduced(missing.rawValue) else { return false }
            return switch missing {
            case .model: false
            case .rowDecodable: !model.kind.isDecoded
            case .keyed: !model.isKeyed
            }
        }.map { $0.source(type: type, access: access) }
    }

    private var access: String { model.access.prefix }

    /// All protocols by name: the compiler finds no conformance in an expansion that is only implied by another.
    private var conformance: String {
        var names = ["Fetchable"]
        if model.kind.isDecoded { names.append("RowDecodable") }
        if model.isKeyed { names.append("KeyedFetchable") }
        names = names.filter(isIntroduced)
        return names.isEmpty ? "" : ": " + names.map { "Fetching." + $0 }.joined(separator: ", ")
    }

    private func isIntroduced(_ name: String) -> Bool { protocols.contains { $0.lastName == name } }

    private var version: [String] {
        model.version.map {
            [
                "\(access)nonisolated static var _versionColumn: Fetching.FetchableColumn? "
                    + "{ fetchableMembers.\($0.identifier).column }"
            ]
        } ?? []
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
}
