import FetchingCore

extension ExpressionTree {
    /// Whether the value is one of a related row that needs a join, or that is in the table which is being changed.
    func readsRowsThatMayChange(in table: String) -> Bool {
        guard hasRelationships else { return false }
        return switch node {
        case .related(_, let row), .isMissing(let row): row.isJoined(toChangesIn: table)
        case .exists(let related): related.readsRowsThatMayChange(in: table)
        case .aggregate(_, let operand, let related):
            related.readsRowsThatMayChange(in: table) || operand?.readsRowsThatMayChange(in: table) ?? false
        case .arithmetic(_, let lhs, let rhs, _), .comparison(_, let lhs, let rhs), .and(let lhs, let rhs),
            .or(let lhs, let rhs):
            lhs.readsRowsThatMayChange(in: table) || rhs.readsRowsThatMayChange(in: table)
        case .scalarCount(let operand), .isNull(let operand), .membership(let operand, _, _), .range(let operand, _),
            .text(_, let operand, _, _), .bits(_, let operand, _), .not(let operand):
            operand.readsRowsThatMayChange(in: table)
        case .column, .literal, .constant, .failure: false
        }
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
    }
}
