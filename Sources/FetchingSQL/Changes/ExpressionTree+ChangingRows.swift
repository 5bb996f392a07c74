import FetchingCore

extension ExpressionTree {
    /// Whether the expression may read rows that an update of the model has changed already.
    ///
    /// Another table may be the same one by a view or under another name. Only the model without a key, for which there is
    /// no other way, takes the names of its relationships for what they say.
    func readsRowsThatMayChange(with model: any Fetchable.Type) -> Bool {
        guard hasRelationships else { return false }
        return model.keyed != nil || readsRowsThatMayChange(in: model.fetchableEntity.name)
    }

    /// Whether a value that is assigned may be computed from rows that an update of the model has changed already.
    func readsChanges(of model: any Fetchable.Type) -> Bool {
        readsRowsThatMayChange(with: model) || contains(where: \.mayHoldStatement)
    }

    /// Whether the condition may read rows that a deletion of the model has deleted already: it asks for rows that are the same for each
    /// row, or has a statement of one's own.
    func readsRowsThatMayGo(of model: any Fetchable.Type) -> Bool {
        contains { tree in
            tree.mayHoldStatement
                || tree.relatedRows?.relationship.leadsToAll ?? false && readsRowsThatMayChange(with: model)
        }
    }

    /// Whether the expression itself is SQL of one's own that reads other rows.
    private var mayHoldStatement: Bool { rawFragment?.canHoldStatement ?? false }

    /// Whether a part of the expression is SQL of one's own.
    var hasRawSQL: Bool { contains { $0.rawFragment != nil } }

    /// Whether the value is one of a related row that needs a join, or that is in the table which is being changed.
    fileprivate func readsRowsThatMayChange(in table: String) -> Bool {
        guard hasRelationships else { return false }
        if let relatedRows {
            if relatedRows.readsRowsThatMayChange(in: table) { return true }
        } else if readsRow(where: { $0.isJoined(toChangesIn: table) }) {
            return true
        }
        var reads = false
        forEachChild { reads = reads || $0.readsRowsThatMayChange(in: table) }
        return reads
    }
}

extension RelatedRows {
    fileprivate func readsRowsThatMayChange(in table: String) -> Bool {
        relationship.hops.contains { $0.leads(to: table) } || parent.isJoined(toChangesIn: table)
            || condition?.readsRowsThatMayChange(in: table) ?? false
    }
}

extension RowSource {
    /// Whether the way to the row begins with a join to the row that is changed, or leads over the table that is.
    fileprivate func isJoined(toChangesIn table: String) -> Bool {
        guard case .toOne(let source, let relationship, _) = kind else { return false }
        if case .root = source.kind { return true }
        return relationship.hops.contains { $0.leads(to: table) } || source.isJoined(toChangesIn: table)
    }
}

extension RelationshipHop {
    fileprivate func leads(to table: String) -> Bool {
        target.fetchableEntity.name.lowercased() == table.lowercased()
            || scope(in: nil)?.hasRelationships ?? false
    }
}
