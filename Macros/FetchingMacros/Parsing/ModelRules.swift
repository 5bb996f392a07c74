import SwiftDiagnostics

/// The rules that hold between the properties of a model.
enum ModelRules {
    /// The properties whose column another property already has. The branches of one `#if` never meet.
    static func duplicateColumns(in items: [ModelItem]) -> [Diagnostic] {
        var taken: [String: StoredProperty] = [:]
        return duplicateColumns(in: items, taken: &taken)
    }

    private static func duplicateColumns(
        in items: [ModelItem], taken: inout [String: StoredProperty]
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for item in items {
            switch item {
            case .property(let property):
                if let spread = property.spread {
                    // The columns of another struct may be others.
                    let key = "\(spread.prefix.lowercased())\0\(spread.fields)"
                    if let first = taken.updateValue(property, forKey: key) {
                        diagnostics.append(.duplicatePrefix(property, first: first, prefix: spread.prefix))
                    }
                    continue
                }
                // Databases compare the names of columns without regard to case.
                if let first = taken.updateValue(property, forKey: property.column.lowercased()) {
                    diagnostics.append(.duplicateColumn(property, first: first))
                }
            case .relationship, .scope: break
            case .conditional(let clauses):
                var takenAfter = taken
                for clause in clauses {
                    var takenInClause = taken
                    diagnostics += duplicateColumns(in: clause.items, taken: &takenInClause)
                    takenAfter.merge(takenInClause) { first, _ in first }
                }
                taken = takenAfter
            }
        }
        return diagnostics
    }

    /// The relationships with the name of a property: each of both would be a member.
    static func sharedNames(in items: [ModelItem]) -> [Diagnostic] {
        let names = Set(items.properties.map(\.name))
        return items.relationships.filter { names.contains($0.name) }.map { .relationshipNamedAsProperty($0) }
    }

    /// The keys that would exist in some builds only.
    static func conditionalKeys(in items: [ModelItem]) -> [Diagnostic] {
        let unconditional = items.unconditionalProperties
        let conditional = items.filter { if case .conditional = $0 { true } else { false } }.properties
        let marked = conditional.filter(\.isMarkedAsKey)
        if !marked.isEmpty || unconditional.contains(where: \.isMarkedAsKey) {
            return marked.map { .conditionalKey($0) }
        }
        return conditional.filter { $0.name == "id" && $0.form.isKey }.map { .conditionalKey($0) }
    }

    /// The versions besides the first one, and those that are a key or would exist in some builds only.
    static func versions(in items: [ModelItem]) -> [Diagnostic] {
        let versions = items.properties.filter(\.isVersion)
        let unconditional = Set(items.unconditionalProperties.map(\.name))
        let keys: [String] =
            switch key(of: items) {
            case .none: []
            case .single(let property): [property.name]
            case .composite(let properties): properties.map(\.name)
            }
        return versions.dropFirst().map { .secondVersion($0, first: versions[0]) }
            + versions.filter { !unconditional.contains($0.name) }.map { .conditionalVersion($0) }
            + versions.filter { keys.contains($0.name) }.map { .versionIsKey($0) }
    }

    /// The shard keys besides the first one, and those that may be nil or would exist in some builds only.
    static func shardKeys(in items: [ModelItem]) -> [Diagnostic] {
        let keys = items.properties.filter(\.isShardKey)
        let unconditional = Set(items.unconditionalProperties.map(\.name))
        return keys.dropFirst().map { .secondShardKey($0, first: keys[0]) }
            + keys.filter { !unconditional.contains($0.name) }.map { .conditionalShardKey($0) }
            + keys.filter(\.isOptional).map { .optionalShardKey($0) }
    }

    static func key(of items: [ModelItem]) -> FetchableModel.Key {
        let properties = items.unconditionalProperties
        let marked = properties.filter(\.isMarkedAsKey)
        if marked.count > 1 { return .composite(marked) }
        let single = marked.first ?? properties.first { $0.name == "id" && $0.form.isKey && $0.spread == nil }
        return single.map { .single($0) } ?? .none
    }
}
