import SwiftSyntax

/// The stored properties of a model in the order of its source, with the `#if` blocks around them.
indirect enum ModelItem {
    struct Clause {
        /// `#if DEBUG`, `#elseif os(Linux)` or `#else`.
        let directive: String
        let items: [ModelItem]
    }

    case property(StoredProperty)
    case conditional([Clause])
}

extension Sequence<ModelItem> {
    /// All properties, those in `#if` blocks too.
    var properties: [StoredProperty] {
        flatMap { item in
            switch item {
            case .property(let property): [property]
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

    /// Some lines for each property, within the same `#if` blocks as the properties.
    func lines(_ line: (StoredProperty) -> [String]) -> [String] {
        flatMap { item in
            switch item {
            case .property(let property):
                return line(property)
            case .conditional(let clauses):
                guard !clauses.allSatisfy(\.items.properties.isEmpty) else { return [] }
                return clauses.flatMap { [$0.directive] + $0.items.lines(line) } + ["#endif"]
            }
        }
    }
}
