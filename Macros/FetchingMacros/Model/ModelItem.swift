import SwiftSyntax

/// The stored properties and relationships of a model in the order of its source, with the `#if` blocks around them.
indirect enum ModelItem {
    struct Clause {
        /// `#if DEBUG`, `#elseif os(Linux)` or `#else`.
        let directive: String
        let items: [ModelItem]
    }

    case property(StoredProperty)
    case relationship(RelationshipProperty)
    case scope(ScopeProperty)
    case conditional([Clause])
}

extension Sequence<ModelItem> {
    /// All properties, those in `#if` blocks too.
    var properties: [StoredProperty] {
        flatMap { item -> [StoredProperty] in
            switch item {
            case .property(let property): [property]
            case .relationship, .scope: []
            case .conditional(let clauses): clauses.flatMap(\.items.properties)
            }
        }
    }

    /// The properties that exist in every build.
    var unconditionalProperties: [StoredProperty] {
        compactMap { item in
            if case .property(let property) = item { property } else { nil }
        }
    }

    /// All relationships, those in `#if` blocks too.
    var relationships: [RelationshipProperty] {
        flatMap { item -> [RelationshipProperty] in
            switch item {
            case .property, .scope: []
            case .relationship(let relationship): [relationship]
            case .conditional(let clauses): clauses.flatMap(\.items.relationships)
            }
        }
    }

    /// Some lines for each property, relationship and scope, within the same `#if` blocks as these.
    func lines(
        _ line: (StoredProperty) -> [String], relationship: (RelationshipProperty) -> [String] = { _ in [] },
        scope: (ScopeProperty) -> [String] = { _ in [] }
    ) -> [String] {
        flatMap { item in
            switch item {
            case .property(let property):
                return line(property)
            case .relationship(let property):
                return relationship(property)
            case .scope(let property):
                return scope(property)
            case .conditional(let clauses):
                let bodies = clauses.map { $0.items.lines(line, relationship: relationship, scope: scope) }
                guard !bodies.allSatisfy(\.isEmpty) else { return [] }
                return zip(clauses, bodies).flatMap { [$0.directive] + $1 } + ["#endif"]
            }
        }
    }
}
