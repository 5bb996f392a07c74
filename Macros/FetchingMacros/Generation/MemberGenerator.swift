import SwiftSyntax
import SwiftSyntaxBuilder

/// Generates what has to be inside the type: the members, the type of the key, and the initialisers of a class.
struct MemberGenerator {
    let model: FetchableModel

    var declarations: [DeclSyntax] {
        ([members, sharedMembers] + key + initializers).map { lines in
            DeclSyntax("\(raw: lines.joined(separator: "\n"))")
        }
    }

    private var access: String { model.access.prefix }

    private var members: [String] {
        let conformance = model.isKeyed ? "KeyedFetchableMembers" : "FetchableMemberContainer"
        let body =
            ["\(access)typealias Model = \(model.identifier)"] + model.items.lines(member, relationship: relationship)
            + ["\(access)init() {}"]
        return ["\(access)nonisolated struct FetchableMembers: Fetching.\(conformance) {"] + body.indented + ["}"]
    }

    private func member(_ property: StoredProperty) -> [String] {
        // Inside `FetchableMembers` these two mean something else; the compiler then infers the type.
        let isShadowed = property.type.mentionsType("Model") || property.type.mentionsType("Self")
        let type = isShadowed ? "_" : property.type
        let storage = property.storage.map { ", storage: \($0)" } ?? ""
        let keyPath = "keyPath: { \\\(model.identifier).\(property.identifier) }"
        let arguments = "\(property.name.swiftLiteral), column: \(property.column.swiftLiteral)\(storage), \(keyPath)"
        let value = "Fetching.FetchableMember<\(model.identifier), \(type)>(\(arguments)) { $0.\(property.identifier) }"
        return (property.deprecation.map { [$0] } ?? []) + [
            "\(property.access.prefix)let \(property.identifier) = \(value)"
        ]
    }

    /// Computed: the declarations of two models that are related to each other would otherwise wait for one another.
    private func relationship(_ property: RelationshipProperty) -> [String] {
        let type = "Fetching.\(property.kind.memberType)"
        let declaration = "\(model.identifier).\(property.identifier)"
        return [
            "\(property.access.prefix)var \(property.identifier): \(type)<\(model.identifier), \(property.target)> { "
                + "\(type)(\(declaration), named: \(property.name.swiftLiteral)) }"
        ]
    }

    private var sharedMembers: [String] {
        model.isGeneric
            ? ["\(access)nonisolated static var fetchableMembers: FetchableMembers { FetchableMembers() }"]
            : ["\(access)nonisolated static let fetchableMembers = FetchableMembers()"]
    }

    private var key: [[String]] {
        switch model.key {
        case .none:
            return []
        case .single(let property):
            return [["\(access)typealias PrimaryKey = \(property.type)"]]
        case .composite(let properties):
            let parameters = properties.map(\.parameter).joined(separator: ", ")
            let body =
                properties.map { "\(access)let \($0.identifier): \($0.type)" }
                + ["\(access)init(\(parameters)) {"]
                + properties.map { "self.\($0.identifier) = \($0.identifier)" }.indented
                + ["}"]
            return [["\(access)nonisolated struct PrimaryKey: Hashable, Sendable {"] + body.indented + ["}"]]
        }
    }

    private var initializers: [[String]] {
        guard case .class(let implicitInitializer) = model.kind else { return [] }
        let decoding = DecodingGenerator(model: model).initializer
        let visible = min(model.access, .internal).prefix
        return switch implicitInitializer {
        case .none: [decoding]
        case .root: [["\(visible)init() {}"], decoding]
        case .overriding: [["\(access)override init() {}"], decoding]
        }
    }
}
