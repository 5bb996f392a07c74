/// Generates the struct with the members of a model.
struct MemberListGenerator {
    let model: FetchableModel

    /// The name of the model where the members are declared.
    let modelName: String

    /// The protocol to which the struct conforms.
    let conformance: String

    /// How the property is reached from the model: `object.` for a model that wraps an object.
    var path = ""

    private var access: String { model.access.prefix }

    var declaration: [String] {
        let body =
            ["\(access)typealias Model = \(modelName)"] + model.items.lines(member, relationship: relationship)
            + ["\(access)init() {}"] + model.unknownMember(of: modelName)
        return ["\(access)nonisolated struct FetchableMembers: Fetching.\(conformance) {"] + body.indented + ["}"]
    }

    /// The declaration of the members that all share.
    var shared: [String] {
        model.isGeneric
            ? ["\(access)nonisolated static var fetchableMembers: FetchableMembers { FetchableMembers() }"]
            : ["\(access)nonisolated static let fetchableMembers = FetchableMembers()"]
    }

    private func member(_ property: StoredProperty) -> [String] {
        (property.deprecation.map { [$0] } ?? []) + [
            "\(property.access.prefix)\(definition(of: property))"
        ]
    }

    private func definition(of property: StoredProperty) -> String {
        let name = property.identifier
        if let spread = property.spread {
            return "let \(name) = \(spread.membersType(of: modelName))(Fetching.SpreadSource("
                + "\(property.name.swiftLiteral), prefix: \(spread.prefix.swiftLiteral)\(spread.namingArgument), "
                + "keyPath: { \\\(modelName).\(path)\(name) }) { (model: \(modelName)) in model.\(path)\(name) })"
        }
        if let (type, target) = property.form.relationshipType {
            // Computed, as a relationship is.
            return "var \(name): Fetching.\(type)<\(modelName), \(target)> { "
                + "Fetching.\(type)(property: \(property.name.swiftLiteral)) { $0.\(path)\(name) } }"
        }
        // Inside `FetchableMembers` these two mean something else; the compiler then infers the type.
        let isShadowed = property.type.mentionsType("Model") || property.type.mentionsType("Self")
        let member = "Fetching.FetchableMember<\(modelName), \(isShadowed ? "_" : property.type)>"
        return switch property.form {
        case .checked:
            "let \(name) = Fetching.FetchableProperty.member(\(arguments(for: property))) { $0.\(path)\(name) }"
        case .bridged:
            "let \(name) = \(member)(\(columnArguments(for: property))) { (model: \(modelName)) in "
                + "Fetching.FetchableProperty.bridged(model.\(path)\(name)) }"
        // Where the type of the member cannot be, the closure has one still, or there would be a second error.
        default:
            "let \(name) = \(member)(\(arguments(for: property))) { (model: \(modelName)) in model.\(path)\(name) }"
        }
    }

    private func arguments(for property: StoredProperty) -> String {
        let storage = property.storage.map { ", storage: \($0)" } ?? ""
        return columnArguments(for: property) + storage
            + ", keyPath: { \\\(modelName).\(path)\(property.identifier) }"
    }

    private func columnArguments(for property: StoredProperty) -> String {
        "\(property.name.swiftLiteral), column: \(property.column.swiftLiteral)"
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
}
