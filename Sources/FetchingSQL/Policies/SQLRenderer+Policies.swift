package import FetchingCore

extension ExpressionTree {
    /// The condition on a row of a table as an expression by itself, as the declaration of a policy has it. There are no rows but the one
    /// that is asked about, by the name of its table.
    ///
    /// - Throws: ``FetchError`` if the database cannot say it.
    package func rowCondition(for dialect: SQLDialect, of model: any Fetchable.Type) throws -> SQLStatementText {
        do {
            return try SQLRenderer.statement(in: dialect.rules) { try $0.writeRowCondition(self, of: model) }
        } catch let error as FetchError {
            throw error.on(model, engine: dialect.rules.engine)
        }
    }
}

extension SQLRenderer {
    fileprivate mutating func writeRowCondition(_ condition: ExpressionTree, of model: any Fetchable.Type) throws {
        guard condition.hasRelationships else { return try writeCondition(condition) }
        let tables = try declareTables(of: model, SQLJoins(from: .root, condition: condition))
        guard !tables.joins.isEmpty else { return try writeCondition(condition) }
        // The row has no table in this statement: what it refers to is joined to a row that stands for it.
        write("EXISTS ")
        try writeSubquery { renderer in
            renderer.write("1 FROM (SELECT 1) AS \"fetching.row\"")
            try renderer.writeJoins(tables)
            renderer.write(" WHERE ")
            try renderer.writeCondition(condition)
        }
    }
}
