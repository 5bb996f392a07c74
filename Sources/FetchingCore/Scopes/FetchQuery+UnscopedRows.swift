extension FetchQuery {
    /// Rejects conditions and orders that lead to rows of models whose scopes hold: for engines that follow a relationship to the
    /// objects themselves.
    ///
    /// - Parameter values: What is computed from each row.
    package func requireUnscopedRows(_ values: [ExpressionTree] = []) throws {
        for tree in [ownPredicate].compactMap(\.self) + sortKeys.map(\.tree) + values {
            try tree.requireUnscopedRows(scopes)
        }
    }
}

extension ExpressionTree {
    /// - Throws: ``FetchError`` if the expression leads to rows of a model whose scopes hold.
    package func requireUnscopedRows(_ scopes: RequestScopes? = nil) throws {
        guard hasRelationships else { return }
        try visitNodes { part in
            try part.forEachRow { try $0.hops.requireUnscoped(scopes) }
            if let related = part.relatedRows { try related.relationship.hops.requireUnscoped(scopes) }
            return part.hasRelationships
        }
    }
}

extension [RelationshipHop] {
    fileprivate func requireUnscoped(_ scopes: RequestScopes?) throws {
        for hop in self where hop.scope(in: scopes) != nil {
            throw FetchError.scopeOfRelated(hop.target)
        }
    }
}
