import SwiftSyntax
import SwiftSyntaxBuilder

/// Generates what has to be inside the type: the members, the type of the key, and the initialisers of a class.
struct MemberGenerator {
    let model: FetchableModel

    var declarations: [DeclSyntax] {
        lines.map { DeclSyntax("\(raw: $0.joined(separator: "\n"))") }
    }

    private var lines: [[String]] {
        if let parent = model.kind.parent { return SubclassGenerator(model: model, parent: parent).declarations }
        let members = MemberListGenerator(
            model: model, modelName: model.identifier,
            conformance: !model.fullText.isEmpty
                ? "FullTextMembers" : model.isKeyed ? "KeyedFetchableMembers" : "FetchableMemberContainer")
        return [members.declaration, members.shared] + update + key + draft + initializers + fetchedEntity
    }

    private var access: String { model.access.prefix }

    /// The type by which an update changes structs in columns.
    private var update: [[String]] {
        model.items.properties.contains { $0.spread != nil }
            ? [["\(access)typealias FetchableUpdate = Fetching.SpreadUpdate<\(model.identifier), FetchableMembers>"]]
            : []
    }

    /// The name by which other classes refer to the model of this class, or of a subclass of it.
    private var fetchedEntity: [[String]] {
        model.kind.isManaged ? [["\(access)typealias FetchedModel = \(model.identifier)"]] : []
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
                + properties.map { "self.\($0.identifier) = \($0.identifier.reference)" }.indented
                + ["}"]
            return [["\(access)nonisolated struct PrimaryKey: Hashable, Sendable {"] + body.indented + ["}"]]
        }
    }

    private var draft: [[String]] {
        let declaration = DraftGenerator(model: model).declaration
        return declaration.isEmpty ? [] : [declaration, ["\(access)typealias _Draft = Draft"]]
    }

    private var initializers: [[String]] {
        guard case .class(let implicitInitializer) = model.kind else { return [] }
        let decoding = DecodingGenerator(model: model).initializer(of: model)
        let visible = min(model.access, .internal).prefix
        return switch implicitInitializer {
        case .none: [decoding]
        case .root: [["\(visible)init() {}"], decoding]
        case .overriding: [["\(access)override init() {}"], decoding]
        }
    }
}
