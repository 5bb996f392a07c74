import FetchingCore

// The rows of a query are numbered within their groups, in a statement that another reads. Its condition on the numbers has the
// first of each group. The columns keep their names, so that other conditions are written as they are of the table.

extension SQLRenderer {
    /// Writes the statement that numbers the rows of each group.
    mutating func writeNumberedSelect(
        _ query: FetchQuery, _ each: RowsOfEach, of model: any Fetchable.Type
    ) throws {
        try query.checkLimits()
        guard query.lock == nil else { throw FetchError.lockedParts }
        let order = query.totalOrder(of: model)
        let joins = SQLJoins(from: .root, condition: query.predicate, other: order.map(\.tree) + each.keys)
        let hasRelationships =
            query.predicate?.hasRelationships ?? false || order.contains(where: \.tree.hasRelationships)
            || each.keys.contains(where: \.hasRelationships)
        let tables =
            hasRelationships
            ? try declareTables(of: model, joins, source: query.source) : .only(model, source: query.source)
        write("SELECT ")
        // As the table has them: what reads JSON as something else does so outside.
        writeJoined(model.fetchableEntity.columns, by: ", ") { $1.writeStoredName(ofRootColumn: $0) }
        write(", ROW_NUMBER() OVER (PARTITION BY ")
        try writeJoined(each.keys, by: ", ") { key, renderer in
            try key.requireRow()
            try renderer.writeSortedOrGrouped(key)
            renderer.writeCollation(of: key, in: .equality)
        }
        try writeOrder(order)
        write(") AS ")
        writeNumber()
        try writeFrom(tables)
        try writeWhere(query)
    }

    /// Writes that the number of a row is one of those that are asked for.
    mutating func writeNumberCondition(of each: RowsOfEach) {
        if each.offset > 0 {
            writeNumber()
            write(" > ")
            bind(.int64(Int64(each.offset)))
            write(" AND ")
        }
        writeNumber()
        write(" <= ")
        bind(.int64(Int64(each.end)))
    }

    private mutating func writeNumber() { write("\"fetching.number\"") }
}
