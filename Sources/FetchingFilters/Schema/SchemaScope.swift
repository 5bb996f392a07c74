/// The rows that names can mean at one place, by their models: the outermost first.
struct SchemaScope: Hashable {
    let rows: [Int]

    /// The scope of an element of a relationship. Rows that are farther outside than a schema describes are dropped.
    func inside(_ node: Int, outerRows: Int) -> SchemaScope {
        SchemaScope(rows: (rows + [node]).suffix(outerRows + 1))
    }
}

/// To-many relationships that lead to rows of the same kind.
struct SchemaRelated {
    let names: SchemaNames
    let scope: SchemaScope
}

extension SchemaTables {
    /// The to-many relationships that can be named, by where they lead.
    func related(in scope: SchemaScope, outerRows: Int) -> [SchemaRelated] {
        nodes.indices.compactMap { target in
            let names = SchemaNames(in: scope, of: self) { node in
                node.toMany.filter { $0.target == target }.map(\.name)
            }
            return names.isEmpty
                ? nil : SchemaRelated(names: names, scope: scope.inside(target, outerRows: outerRows))
        }
    }

    /// All scopes that a document gets into, the outermost first.
    func scopes(outerRows: Int) throws -> [SchemaScope] {
        var scopes = [SchemaScope(rows: [0])]
        var next = 0
        while next < scopes.count {
            guard scopes.count <= Self.mostScopes else {
                throw StoredFilterError.noSchema("the relationships meet in more than \(Self.mostScopes) ways")
            }
            for related in related(in: scopes[next], outerRows: outerRows) where !scopes.contains(related.scope) {
                scopes.append(related.scope)
            }
            next += 1
        }
        return scopes
    }

    private static let mostScopes = 200
}
