import FetchingCore

extension SQLRenderer {
    /// Writes a column of a certain row.
    mutating func writeName(of column: FetchableColumn, in row: RowSource) throws {
        let name = try rows.name(of: row)
        if let json = column.json { return rules.render(SQLJSONPart(json, of: column, inRow: name), into: &self) }
        write(quotedName: name)
        write(".")
        writeName(of: column)
    }

    /// Writes a column that is null only where there is no such row: the one by which it is joined.
    mutating func writeKey(of row: RowSource) throws {
        guard let column = row.hops.last?.targetColumns.first else { throw FetchError.outsideOfClosure(row) }
        try writeName(of: column, in: row)
    }

    /// Writes whether a relationship has a row.
    mutating func writeExists(_ related: RelatedRows, isNegated: Bool = false) throws {
        if related.isMembership, let lookup = related.lookup, isWritten(asList: lookup) {
            return try writeMembership(lookup, of: related, isNegated: isNegated)
        }
        if isNegated { write("NOT ") }
        write("EXISTS ")
        try writeSubquery { renderer in
            try renderer.withRows {
                let tables = try $0.declareTables(of: related, mayRepeat: true)
                $0.write("1")
                try $0.writeFrom(tables)
                try $0.writeWhere(tables, related.condition)
            }
        }
    }

    /// Writes a value computed from the rows of a relationship.
    mutating func writeAggregate(
        _ function: AggregateFunction, _ operand: ExpressionTree?, _ related: RelatedRows
    ) throws {
        try writeSubquery { renderer in
            try renderer.withRows {
                let isDistinct = function == .count && operand != nil || function != function.ofAll
                let tables = try $0.declareTables(
                    of: related, operand: operand, mayRepeat: function.isExtreme || isDistinct)
                try $0.writeCall(of: function, operand, isDistinct: isDistinct, order: related.order) {
                    try $1.writeOperand($0, of: related)
                }
                try $0.writeFrom(tables)
                try $0.writeWhere(tables, related.condition)
            }
        }
    }

    /// Writes what is computed from each of the rows. SQL takes an aggregate for one of the statement outside if it reads no
    /// column of the statement that it stands in. SQLite leaves out a test for null of a column that cannot be null, and not a
    /// comparison.
    private mutating func writeOperand(_ operand: ExpressionTree, of related: RelatedRows) throws {
        guard !operand.reads(related.element) else { return try writeOperand(operand) }
        if let key = related.relationship.hops.last?.targetColumns.first {
            write("CASE WHEN ")
            try writeSelfComparison(of: key, in: related.element)
            write(" THEN ")
        } else {
            let keys = related.target.keyed?.primaryKeyColumns ?? []
            guard let column = keys.first ?? related.target.fetchableEntity.columns.first
            else { return try writeOperand(operand) }
            write("CASE WHEN (")
            try writeSelfComparison(of: column, in: related.element)
            write(") IS NULL THEN ")
            try writeOperand(operand)
            write(" ELSE ")
        }
        try writeOperand(operand)
        write(" END")
    }

    private mutating func writeSelfComparison(of column: FetchableColumn, in row: RowSource) throws {
        try writeName(of: column, in: row)
        write(" = ")
        try writeName(of: column, in: row)
    }

    /// Keeps the rows that a closure declares out of sight of what follows.
    mutating func withRows(_ write: (inout SQLRenderer) throws -> Void) rethrows {
        let sight = rows.sight
        try write(&self)
        rows.restore(sight)
    }
}

extension ExpressionTree {
    /// Whether a column of a row, or of one to which it refers, is read by this statement rather than by one within.
    fileprivate func reads(_ row: RowSource) -> Bool {
        guard hasRelationships else { return false }
        var reads = false
        visitNodes { tree in
            guard tree.relatedRows == nil else { return false }
            reads = reads || tree.readsRow { $0.base.isSame(as: row) }
            return !reads
        }
        return reads
    }
}
