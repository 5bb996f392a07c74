import FetchingCore

extension SQLRenderer {
    /// Writes a column of a certain row.
    mutating func writeName(of column: FetchableColumn, in row: RowSource) throws {
        write(quotedName: try rows.name(of: row))
        write(".")
        writeName(of: column)
    }

    /// Writes a column that is null only where there is no such row: the one by which it is joined.
    mutating func writeKey(of row: RowSource) throws {
        guard let column = row.hops.last?.targetColumns.first else { throw FetchError.outsideOfClosure(row) }
        try writeName(of: column, in: row)
    }

    /// Writes whether a relationship has a row.
    mutating func writeExists(_ related: RelatedRows) throws {
        write("EXISTS ")
        try writeSubquery { renderer in
            try renderer.withRows {
                let tables = try $0.declareTables(of: related, mayRepeat: true)
                $0.write("1")
                $0.writeFrom(tables)
                try $0.writeWhere(tables, related.condition)
            }
        }
    }

    /// Writes a value computed from the rows of a relationship.
    mutating func writeAggregate(
        _ function: AggregateFunction, _ operand: ExpressionTree?, _ related: RelatedRows
    ) throws {
        let mayRepeat = isExtreme(function)
        try writeSubquery { renderer in
            try renderer.withRows {
                let tables = try $0.declareTables(of: related, operand: operand, mayRepeat: mayRepeat)
                try $0.writeCall(of: function, operand, related)
                $0.writeFrom(tables)
                try $0.writeWhere(tables, related.condition)
            }
        }
    }

    private func isExtreme(_ function: AggregateFunction) -> Bool { function == .minimum || function == .maximum }

    private mutating func writeCall(
        of function: AggregateFunction, _ operand: ExpressionTree?, _ related: RelatedRows
    ) throws {
        guard let operand else { return write("COUNT(*)") }
        let isText = isExtreme(function) && operand.kind.type == .decimal && syntax.comparesDecimalsAsText
        if isText { write("CAST(") }
        switch function {
        case .count: write("COUNT(")
        case .sum: write(operand.kind.type == .double ? syntax.sumOfFloatingPoint : "COALESCE(SUM(")
        case .average: write("AVG(")
        case .minimum: write("MIN(")
        case .maximum: write("MAX(")
        }
        try writeOperand(operand, of: related)
        if isExtreme(function) { writeCollation(of: operand) }
        write(function == .sum && operand.kind.type != .double ? "), 0)" : ")")
        if isText { write(" AS TEXT)") }
    }

    /// Writes what is computed from each of the rows. SQL takes an aggregate for one of the statement outside if it reads no
    /// column of the statement that it stands in.
    private mutating func writeOperand(_ operand: ExpressionTree, of related: RelatedRows) throws {
        guard !operand.reads(related.element),
            let key = related.relationship.hops.last?.targetColumns.first
        else { return try writeOperand(operand) }
        write("CASE WHEN ")
        try writeName(of: key, in: related.element)
        write(" IS NOT NULL THEN ")
        try writeOperand(operand)
        write(" END")
    }

    /// Keeps the rows that a closure declares out of sight of what follows.
    private mutating func withRows(_ write: (inout SQLRenderer) throws -> Void) rethrows {
        let sight = rows.sight
        try write(&self)
        rows.restore(sight)
    }
}

extension ExpressionTree {
    /// Whether a column of a row, or of one to which it refers, is read by this statement rather than by one within.
    fileprivate func reads(_ row: RowSource) -> Bool {
        guard hasRelationships else { return false }
        return switch node {
        case .related(_, let source), .isMissing(let source): source.base.isSame(as: row)
        case .arithmetic(_, let lhs, let rhs, _), .comparison(_, let lhs, let rhs), .and(let lhs, let rhs),
            .or(let lhs, let rhs):
            lhs.reads(row) || rhs.reads(row)
        case .scalarCount(let operand), .isNull(let operand), .membership(let operand, _, _), .range(let operand, _),
            .text(_, let operand, _, _), .bits(_, let operand, _), .not(let operand):
            operand.reads(row)
        case .column, .literal, .constant, .failure, .exists, .aggregate: false
        }
    }
}
