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
        let isExtreme = function == .minimum || function == .maximum
        try writeSubquery { renderer in
            try renderer.withRows {
                let tables = try $0.declareTables(of: related, operand: operand, mayRepeat: isExtreme)
                try $0.writeCall(of: function, operand)
                $0.writeFrom(tables)
                try $0.writeWhere(tables, related.condition)
            }
        }
    }

    private mutating func writeCall(of function: AggregateFunction, _ operand: ExpressionTree?) throws {
        guard let operand else { return write("COUNT(*)") }
        switch function {
        case .count: write("COUNT(")
        case .sum: write(operand.kind.type == .double ? syntax.sumOfFloatingPoint : "COALESCE(SUM(")
        case .average: write("AVG(")
        case .minimum: write("MIN(")
        case .maximum: write("MAX(")
        }
        try writeOperand(operand)
        if function == .minimum || function == .maximum { writeCollation(of: operand) }
        write(function == .sum && operand.kind.type != .double ? "), 0)" : ")")
    }

    /// Keeps the rows that a closure declares out of sight of what follows.
    private mutating func withRows(_ write: (inout SQLRenderer) throws -> Void) rethrows {
        let sight = rows.sight
        try write(&self)
        rows.restore(sight)
    }
}
