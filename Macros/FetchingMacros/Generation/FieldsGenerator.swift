/// Generates the struct with the fields of a struct that is stored as JSON.
struct FieldsGenerator {
    let fields: JSONFields

    var declarations: [String] {
        [members, shared, ["\(access)typealias _RefusedName = Fetching.FieldsInCondition"]].map {
            $0.joined(separator: "\n")
        }
    }

    private var access: String { fields.access.prefix }

    private var members: [String] {
        let body =
            fields.fields.map(field) + ["\(access)init() {}"]
            + [
                "@_disfavoredOverload \(access)subscript(dynamicMember name: Fetching.UnknownName) "
                    + "-> Fetching.UnknownField<\(fields.identifier)> {",
                "    @available(*, unavailable, message: \(refusal.swiftLiteral)) "
                    + "get { Fetching.UnknownField<\(fields.identifier)>() }",
                "}",
            ]
        return ["@dynamicMemberLookup \(access)nonisolated struct FetchableMembers: Fetching.FetchableFieldContainer {"]
            + body.indented + ["}"]
    }

    /// The type is that of the overload that takes the property's: nothing but the compiler knows it.
    private func field(_ field: JSONField) -> String {
        let arguments =
            field.key == field.name
            ? field.name.swiftLiteral : "\(field.name.swiftLiteral), key: \(field.key.swiftLiteral)"
        return "\(field.access.prefix)let \(field.identifier) = Fetching.FieldOfJSON.field(\(arguments)) "
            + "{ (fields: \(fields.identifier)) in fields.\(field.identifier) }"
    }

    private var shared: [String] {
        fields.isGeneric
            ? ["\(access)nonisolated static var fetchableMembers: FetchableMembers { FetchableMembers() }"]
            : ["\(access)nonisolated static let fetchableMembers = FetchableMembers()"]
    }

    private var refusal: String {
        let least = max(fields.access, .internal)
        let names = fields.fields.filter { $0.access >= least }.map(\.name)
        let type = fields.identifier.filter { $0 != "`" }
        return names.isEmpty
            ? "'\(type)' has no such member" : "'\(type)' has no such member; it has \(names.listed { "'\($0)'" })"
    }
}
