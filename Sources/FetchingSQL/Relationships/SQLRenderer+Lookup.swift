import FetchingCore

extension SQLRenderer {
    /// Whether a value is looked for in a list rather than in each row.
    func isWritten(asList lookup: RowLookup) -> Bool {
        guard !guardsEquality(of: lookup.value.kind.type) else { return false }
        // A database that joins the rows of EXISTS can do so by equality, and not by one that takes nulls for equal.
        return traits.looksUpInLists || lookup.value.isNullable && lookup.key.isNullable
    }

    /// Writes whether a value is among those of rows. It is never unknown: neither the value nor those of the rows are null where
    /// they are compared.
    mutating func writeMembership(_ lookup: RowLookup, of related: RelatedRows, isNegated: Bool) throws {
        let isNullable = lookup.value.isNullable
        guard isNullable else { return try writeList(lookup, of: related, isNegated: isNegated) }
        if isNegated { write("NOT ") }
        try writeParenthesized { renderer in
            try renderer.writeOperand(lookup.value)
            renderer.write(" IS NOT NULL AND ")
            try renderer.writeList(lookup, of: related, isNegated: false)
            guard lookup.key.isNullable else { return }
            renderer.write(" OR ")
            try renderer.writeOperand(lookup.value)
            renderer.write(" IS NULL AND ")
            try renderer.writeExists(related.with(condition: lookup.conditions(keyIsNull: true)).asExistence)
        }
    }

    private mutating func writeList(_ lookup: RowLookup, of related: RelatedRows, isNegated: Bool) throws {
        try writeOperand(lookup.value)
        writeCollation(of: lookup.value, in: .equality)
        write(isNegated ? " NOT IN " : " IN ")
        let condition = lookup.key.isNullable ? lookup.conditions(keyIsNull: false) : lookup.condition
        let rows = related.with(condition: condition)
        try writeSubquery { renderer in
            try renderer.withRows {
                let tables = try $0.declareTables(of: rows, operand: lookup.key, mayRepeat: true)
                try $0.writeOperand(lookup.key)
                try $0.writeFrom(tables)
                try $0.writeWhere(tables, rows.condition)
            }
        }
    }
}

extension RowLookup {
    fileprivate func conditions(keyIsNull: Bool) -> ExpressionTree {
        let isNull = ExpressionTree(.isNull(key), above: key)
        return .joined([condition, keyIsNull ? isNull : .negated(isNull)].compactMap(\.self), by: .and)
    }
}

extension RelatedRows {
    /// The same rows, of which there is to be one.
    fileprivate var asExistence: RelatedRows {
        var rows = self
        rows.isMembership = false
        return rows
    }
}
