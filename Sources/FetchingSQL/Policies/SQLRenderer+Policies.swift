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
    /// Writes " AND " and the condition on the row that a statement changes, by the policy of whoever acts.
    mutating func writePolicy(in policies: RequestScopes?, of model: any Fetchable.Type) throws {
        guard let policies, let policy = policies.policy else { return }
        scopes = policies
        try writeAlso(policy, ofChangedRowOf: model)
    }

    /// Writes " AND " and a condition on the row that a statement changes.
    mutating func writeAlso(_ condition: ExpressionTree, ofChangedRowOf model: any Fetchable.Type) throws {
        write(" AND ")
        try withoutRows { renderer in
            renderer.rows.declareRoot(model.fetchableEntity)
            guard condition.hasRelationships else { return try renderer.writeMember(condition, of: .and) }
            // A statement of its own is evaluated for the row that is changed. An EXISTS could be joined instead, and then be decided by the
            // rows that were found for an older version of it.
            try renderer.writeSubquery { try $0.writeRowCondition(condition, of: model) }
        }
    }

    /// Writes the policy once more, about the row itself that a query locks. Where another transaction has changed the row meanwhile, the
    /// server decides about it anew by its own columns alone.
    mutating func writePolicyOfLocked(_ query: FetchQuery, of model: any Fetchable.Type) throws {
        guard writesPolicyOfLocked(query) else { return }
        let scopes = scopes
        defer { self.scopes = scopes }
        try writePolicy(in: query.scopes, of: model)
    }

    func writesPolicyOfLocked(_ query: FetchQuery) -> Bool {
        query.lock != nil && traits.locksRows && query.scopes?.policy?.hasRelationships ?? false
    }

    /// Writes, in the place of a table, one row that stands for the row of the statement around.
    mutating func writeStandInRow() { write("(SELECT 1) AS \"fetching.row\"") }

    fileprivate mutating func writeRowCondition(_ condition: ExpressionTree, of model: any Fetchable.Type) throws {
        guard condition.hasRelationships else { return try writeCondition(condition) }
        let tables = try declareTables(of: model, SQLJoins(from: .root, condition: condition))
        guard !tables.joins.isEmpty else { return try writeCondition(condition) }
        // The row has no table in this statement: what it refers to is joined to a row that stands for it.
        write("EXISTS ")
        try writeSubquery { renderer in
            renderer.write("1 FROM ")
            renderer.writeStandInRow()
            try renderer.writeJoins(tables)
            renderer.write(" WHERE ")
            try renderer.writeCondition(condition)
        }
    }
}
