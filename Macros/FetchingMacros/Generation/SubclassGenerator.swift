/// Generates the model of a subclass of Core Data whose superclass is a model: the class inherits the conformance of its
/// superclass, and a type in it is the model instead.
struct SubclassGenerator {
    let model: FetchableModel

    /// The superclass.
    let parent: String

    private static let name = "FetchedModel"

    private var access: String { model.access.prefix }

    var declarations: [[String]] {
        [
            ["\(access)nonisolated struct \(Self.name): Fetching.FetchableSubclass {"] + body.indented + ["}"],
            ["\(access)typealias request = Fetching.RequestStart<\(Self.name)>"],
            ["\(access)typealias predicate = Fetching.FetchPredicate<\(Self.name)>"],
        ]
    }

    private var body: [String] {
        let members = MemberListGenerator(
            model: model, modelName: Self.name, conformance: "FetchableSubclassMembers", path: "object.")
        let entity = EntityGenerator(model: model, parent: "Parent")
        return [
            "\(access)typealias Object = \(model.identifier)",
            "\(access)typealias Parent = \(parent).\(Self.name)",
            "\(access)let object: \(model.identifier)",
            "\(access)init(_ object: \(model.identifier)) { self.object = object }",
        ] + members.declaration + members.shared + entity.entity + entity.relationships
            + entity.scopes
    }
}
