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
}
