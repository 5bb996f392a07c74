import FetchingCore

extension SQLRenderer {
    /// Writes the statement that deletes the rows a query asks for.
    mutating func writeDelete(_ query: FetchQuery, of model: any Fetchable.Type) throws {
        try query.checkChange()
        scopes = query.scopes
        write("DELETE FROM ")
        writeTable(of: model.fetchableEntity)
        // SQLite finds all rows before it deletes the first where a statement within reads the row. One that does not is run when the
        // condition first needs it, which may be after a row that another part of the condition decided about.
        let isFoundFirst = traits.changesRowByRow && query.predicate?.readsRowsThatMayGo(of: model) ?? false
        try writeChangedRows(query, of: model, isFoundFirst: isFoundFirst)
    }

    /// Writes the statement that updates the rows a query asks for.
    mutating func writeUpdate(
        _ query: FetchQuery, _ assignments: [MemberAssignment], of model: any Fetchable.Type
    ) throws {
        try query.checkChange()
        scopes = query.scopes
        write("UPDATE ")
        writeTable(of: model.fetchableEntity)
        write(" SET ")
        guard !traits.changesRowByRow || !assignments.contains(where: { $0.value.readsChanges(of: model) }) else {
            return try writeComputedUpdate(query, assignments, of: model)
        }
        if assignments.contains(where: \.value.hasRelationships) { rows.declareRoot(model.fetchableEntity) }
        try writeJoined(assignments, by: ", ") { assignment, renderer in
            renderer.writeName(of: assignment.column)
            renderer.write(" = ")
            try renderer.writeCast(for: assignment.column) { renderer in
                try renderer.writeOfChangedRow(assignment.value, of: model) { try $0.writeValue(of: assignment) }
            }
        }
        let isFoundFirst = traits.changesRowByRow && query.predicate?.readsRowsThatMayChange(with: model) ?? false
        try writeChangedRows(query, of: model, isFoundFirst: isFoundFirst)
    }

    mutating func writeValue(of assignment: MemberAssignment) throws {
        guard let number = assignment.number, !assignment.value.isConstantOrColumn else {
            return try writeResult(assignment.value)
        }
        let write: (inout SQLRenderer) throws -> Void = { try $0.writeResult(assignment.value) }
        switch number {
        case .integer(let range): try rules.renderInteger(within: range, write, into: &self)
        case .float: try rules.renderFloat(write, into: &self)
        }
    }

    /// Writes a value of the row that a statement changes. That row has no table in a statement within: what it refers to is joined to
    /// a row that stands for it.
    private mutating func writeOfChangedRow(
        _ value: ExpressionTree, of model: any Fetchable.Type, _ write: (inout SQLRenderer) throws -> Void
    ) throws {
        let joins = SQLJoins(from: .root, condition: nil, other: [value])
        guard !joins.joins.isEmpty else { return try write(&self) }
        try withoutRows { renderer in
            renderer.rows.declareRoot(model.fetchableEntity)
            try renderer.writeSubquery { renderer in
                let tables = try renderer.declareTables(of: model, joins)
                try write(&renderer)
                renderer.write(" FROM ")
                renderer.writeStandInRow()
                try renderer.writeJoins(tables)
            }
        }
    }

    /// Writes which rows are changed. A statement that changes rows has neither joins, nor a limit, nor a statement that it reads
    /// from: where the query has, the rows are found by their keys. So they are where the condition reads what the statement changes: SQLite may update a row
    /// before it decides about the next.
    private mutating func writeChangedRows(
        _ query: FetchQuery, of model: any Fetchable.Type, isFoundFirst: Bool
    ) throws {
        let joins = SQLJoins(from: .root, condition: query.predicate)
        guard joins.joins.isEmpty, !query.isLimited, query.source == nil, !isFoundFirst, query.lock == nil else {
            try writeKeyCondition(query, of: model)
            try writeConditionsAgain(of: query, of: model)
            return try writePolicyAgain(of: query, of: model, isFoundFirst: true)
        }
        guard let predicate = query.predicate else { return }
        if predicate.hasRelationships { rows.declareRoot(model.fetchableEntity) }
        write(" WHERE ")
        try writePredicate(predicate, besidesPolicyOf: query)
        try writePolicyAgain(of: query, of: model, isFoundFirst: false)
    }

    /// Writes a condition, in parentheses where the policy follows it.
    private mutating func writePredicate(
        _ predicate: ExpressionTree, besidesPolicyOf query: FetchQuery
    ) throws {
        guard writesPolicyAgain(of: query, isFoundFirst: false) else { return try writeCondition(predicate) }
        try writeMember(predicate, of: .and)
    }

    /// Writes the conditions once more of a row that was found by its key. Where another transaction has changed the row meanwhile, its
    /// key is the same, and the server would change a row that is none of those that were asked for.
    private mutating func writeConditionsAgain(of query: FetchQuery, of model: any Fetchable.Type) throws {
        // Elsewhere a transaction that writes keeps out others. So does a lock, with which the rows are found.
        guard traits.locksRows, query.lock == nil else { return }
        scopes = query.scopes
        for condition in query.conditionsOnEachRow {
            // What a fragment calls may give another value each time.
            for part in condition.parts(of: .and) where !part.hasRawSQL {
                try writeAlso(part, ofChangedRowOf: model)
            }
        }
    }

    /// Writes the policy once more, about the row itself that is changed. Where another transaction has changed the row meanwhile, the server
    /// decides about it anew by its own columns alone, and not by those of rows that were found beside it.
    private mutating func writePolicyAgain(
        of query: FetchQuery, of model: any Fetchable.Type, isFoundFirst: Bool
    ) throws {
        guard writesPolicyAgain(of: query, isFoundFirst: isFoundFirst) else { return }
        try writePolicy(in: query.scopes, of: model)
    }

    private func writesPolicyAgain(of query: FetchQuery, isFoundFirst: Bool) -> Bool {
        // Elsewhere a transaction that writes keeps out others.
        guard traits.locksRows, let policy = query.scopes?.policy else { return false }
        return isFoundFirst || policy.hasRelationships
    }

    /// Writes that the key of a row is one of those that a query asks for.
    private mutating func writeKeyCondition(_ query: FetchQuery, of model: any Fetchable.Type) throws {
        let key = try changedKey(of: model)
        write(" WHERE ")
        writeKey(key)
        write(" IN ")
        try withoutRows { renderer in
            guard query.lock != nil else {
                return try renderer.writeSubquery { try $0.writeKeys(key, of: query, of: model) }
            }
            // The server may run a statement again for each row of the table: past those that were locked and changed meanwhile, it
            // would find others, and more than the limit. One with a name is run once.
            try renderer.writeParenthesized { renderer in
                renderer.write(quotedName: "WITH \"found\" AS MATERIALIZED ")
                try renderer.writeSubquery { try $0.writeKeys(key, of: query, of: model) }
                renderer.write(quotedName: " SELECT * FROM \"found\"")
            }
        }
    }

    /// Writes what follows `SELECT`: the keys of the rows that a query asks for.
    private mutating func writeKeys(
        _ key: [FetchableColumn], of query: FetchQuery, of model: any Fetchable.Type
    ) throws {
        try writeSelection(of: query, of: model) { renderer in
            renderer.writeJoined(key, by: ", ") { $1.writeName(ofRootColumn: $0) }
        }
    }

    /// Writes an update whose values are computed before any row is changed. SQLite changes one row after the other, and a
    /// value that is read of another row would be the one that this was given.
    private mutating func writeComputedUpdate(
        _ query: FetchQuery, _ assignments: [MemberAssignment], of model: any Fetchable.Type
    ) throws {
        let key = try changedKey(of: model)
        let name = model.fetchableEntity.name.lowercased() == "new" ? "new2" : "new"
        writeJoined(assignments.indices, by: ", ") { index, renderer in
            renderer.writeName(of: assignments[index].column)
            renderer.write(" = ")
            // A null of a statement within has another type than the column.
            guard !assignments[index].value.isNullLiteral else { return renderer.bind(.null) }
            renderer.writeCast(for: assignments[index].column) { renderer in
                renderer.write(quotedName: "\(name.quotedIdentifier).\"value\(index + 1)\"")
            }
        }
        write(" FROM ")
        try writeSubquery { renderer in
            try renderer.writeSelection(of: query, assigned: assignments.map(\.value), of: model) { renderer in
                renderer.writeJoined(key.indices, by: ", ") { index, renderer in
                    renderer.writeName(ofRootColumn: key[index])
                    renderer.write(quotedName: " AS \"key\(index + 1)\"")
                }
                for index in assignments.indices where !assignments[index].value.isNullLiteral {
                    renderer.write(", ")
                    try renderer.writeValue(of: assignments[index])
                    renderer.write(quotedName: " AS \"value\(index + 1)\"")
                }
            }
        }
        write(quotedName: " AS \(name.quotedIdentifier) WHERE ")
        writeJoined(key.indices, by: " AND ") { index, renderer in
            renderer.writeColumn(key[index], of: model.fetchableEntity.quotedName)
            renderer.write(quotedName: " = \(name.quotedIdentifier).\"key\(index + 1)\"")
            renderer.writeCollation(for: key[index].type, in: .equality)
        }
    }

    /// Writes what follows `SELECT`: what is selected, and from which rows.
    private mutating func writeSelection(
        of query: FetchQuery, assigned: [ExpressionTree] = [], of model: any Fetchable.Type,
        _ selection: (inout SQLRenderer) throws -> Void
    ) throws {
        if query.isLimited || query.source != nil, assigned.contains(where: \.canOverflow) {
            // What would be assigned to other rows is not asked for.
            let tables = try declareTables(of: model, SQLJoins(from: .root, condition: nil, other: assigned))
            try selection(&self)
            try writeFrom(tables)
            return try writeKeyCondition(query, of: model)
        }
        // Without a limit, the order makes no difference.
        let order = query.isLimited ? query.totalOrder(of: model) : []
        let joins = SQLJoins(from: .root, condition: query.predicate, other: order.map(\.tree) + assigned)
        let tables = try declareTables(of: model, joins, source: query.source)
        try selection(&self)
        try writeFrom(tables)
        try writeWhere(query)
        try writeOrder(order)
        rules.renderLimit(query.limit, offset: query.offset, into: &self)
        try writeLock(of: query, hasOtherTables: true, of: model, isPart: false)
        // The change itself keeps the rows locked.
        locksRows = false
    }

    /// Writes the columns of a key as a value, of several as a row value.
    private mutating func writeKey(_ columns: [FetchableColumn]) {
        if columns.count > 1 { write("(") }
        writeJoined(columns, by: ", ") { column, renderer in
            renderer.writeName(ofRootColumn: column)
            renderer.writeCollation(for: column.type, in: .equality)
        }
        if columns.count > 1 { write(")") }
    }

    /// - Throws: ``FetchError`` if the model has no key.
    private func changedKey(of model: any Fetchable.Type) throws -> [FetchableColumn] {
        guard let keyed = model.keyed else {
            throw FetchError.changeWithoutKey
        }
        return keyed.primaryKeyColumns
    }
}

extension ExpressionTree {
    /// The parts of a junction, which may be one.
    fileprivate func parts(of junction: Junction) -> [ExpressionTree] {
        guard let (left, right) = junction.parts(of: self) else { return [self] }
        return left.parts(of: junction) + right.parts(of: junction)
    }

    /// Whether the value is known to fit, as that of another member of the type, or of another row.
    fileprivate var isConstantOrColumn: Bool {
        switch node {
        case .value(.column), .value(.related), .value(.literal): true
        // Everything else is computed.
        case .value, .condition, .failure: false
        }
    }
}
