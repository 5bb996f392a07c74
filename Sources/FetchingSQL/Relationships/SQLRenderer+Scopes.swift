import FetchingCore

extension SQLRenderer {
    /// Writes, in the place of a table, its rows within the scopes of the model.
    mutating func writeScopedTable(of model: any Fetchable.Type, _ condition: ExpressionTree) throws {
        try withoutRows { renderer in
            try renderer.writeDerivedTable { renderer in
                var tables = SQLTables.only(model, source: nil)
                renderer.write("SELECT ")
                if condition.hasRelationships {
                    tables = try renderer.declareTables(of: model, SQLJoins(from: .root, condition: condition))
                    renderer.writeName(of: model.fetchableEntity)
                    renderer.write(".")
                }
                renderer.write("*")
                try renderer.writeFrom(tables)
                renderer.write(" WHERE ")
                try renderer.writeCondition(condition)
            }
        }
    }

    /// Writes the rows of a request that has become a condition, with the scopes of this.
    mutating func withScopes(of related: RelatedRows, _ write: (inout SQLRenderer) throws -> Void) rethrows {
        guard let request = related.request else { return try write(&self) }
        let outer = scopes
        scopes = request.scopes
        try write(&self)
        scopes = outer
    }
}
