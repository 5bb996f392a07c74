import FetchingCore

/// The names of tables and indexes, so that an index whose name is made of those of columns gets one of its own.
package struct TakenNames {
    // SQLite compares names without regard to case. On PostgreSQL, a hash too many does no harm.
    private var names: Set<String>

    package init(_ names: some Sequence<String>) { self.names = Set(names.map { $0.lowercased() }) }

    /// The names of the models' tables, and of those indexes whose names were given.
    init(of models: [any Fetchable.Type], longest: Int) {
        self.init(
            models.map { $0.fetchableEntity }.flatMap { entity in
                [entity.name]
                    + entity.indexes.filter(\.hasGivenName).map { $0.name(in: entity.name, longest: longest) }
            })
    }

    /// Takes the name of an index.
    mutating func name(of index: FetchableIndex, in table: String, longest: Int) -> String {
        let name = index.name(in: table, longest: longest) { names.contains($0.lowercased()) }
        names.insert(name.lowercased())
        return name
    }

    /// The names of these and of others.
    func adding(_ others: TakenNames) -> TakenNames { TakenNames(names.union(others.names)) }
}
