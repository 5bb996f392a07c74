/// Generates the struct with the values of a model that is to be inserted, whose key the database may give.
struct DraftGenerator {
    let model: FetchableModel

    /// The lines, none where there can be no draft: without a single key, with a property that exists in some builds only,
    /// or where a type would mean something else within the struct.
    var declaration: [String] {
        guard model.kind.isDecoded, !model.mentionsDraft, case .single(let key) = model.key,
            model.items.allSatisfy(\.isUnconditional), model.identifier != "Draft",
            !properties.contains(where: { $0.type.mentionsType("Self") })
        else { return [] }
        let body =
            properties.map { "\($0.access.prefix)var \($0.identifier): \(type(of: $0, key))" }
            + initializer(key)
            + ["\(access)var _hasKey: Bool { self.\(key.identifier) != nil }"]
            + encoding(key)
        return ["\(access)nonisolated struct Draft: Fetching.FetchableDraft {"] + body.indented + ["}"]
    }

    private var properties: [StoredProperty] { model.items.properties }

    private var access: String { model.access.prefix }

    private func type(of property: StoredProperty, _ key: StoredProperty) -> String {
        property.name == key.name && !property.isOptional ? property.type.optional : property.type
    }

    /// As visible as the least visible property, as is the initialiser that Swift makes.
    private func initializer(_ key: StoredProperty) -> [String] {
        let visibility = properties.map(\.access).min() ?? model.access
        let parameters = properties.map { property in
            let isOptional = property.isOptional || property.name == key.name
            let value = property.initialValue(visible: visibility) ?? (isOptional ? "nil" : nil)
            return "\(property.label): \(type(of: property, key))" + (value.map { " = \($0)" } ?? "")
        }
        return ["\(visibility.prefix)init(\(parameters.joined(separator: ", "))) {"]
            + properties.map { "self.\($0.identifier) = \($0.identifier.reference)" }.indented + ["}"]
    }

    private func encoding(_ key: StoredProperty) -> [String] {
        let lines = properties.map { property in
            property.name == key.name
                ? "if self.\(property.identifier) != nil { \(EncodingGenerator.line(property)) }"
                : EncodingGenerator.line(property)
        }
        return ["@inline(__always)", "\(access)\(EncodingGenerator.signature) {"] + lines.indented + ["}"]
    }
}

extension ModelItem {
    fileprivate var isUnconditional: Bool {
        switch self {
        case .property, .relationship, .scope: true
        case .conditional: false
        }
    }
}

extension String {
    /// The source of the type that has nil too.
    fileprivate var optional: String {
        let isSimple = allSatisfy { $0.isLetter || $0.isNumber || "_.<>?".contains($0) }
        return isSimple ? self + "?" : "(\(self))?"
    }
}
