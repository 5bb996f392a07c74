import FetchingCore

// A table whose rows are spread over several servers has a table for each of them. What a database does not ask of each by itself
// is asked of these tables, and put together.

extension FetchQuery {
    /// The first rows of each part, and the first of these.
    ///
    /// ```sql
    /// SELECT "id", "name" FROM (
    ///     (SELECT "id", "name" FROM "users_1" AS "users" ORDER BY "name" LIMIT 10)
    ///     UNION ALL (SELECT "id", "name" FROM "users_2" AS "users" ORDER BY "name" LIMIT 10)) AS "users"
    /// ORDER BY "name" LIMIT 10
    /// ```
    ///
    /// - Returns: nil where the whole table is asked.
    /// - Throws: ``FetchError`` if the request is invalid or the database cannot express it.
    func statementOfParts(for dialect: SQLDialect, of model: any Fetchable.Type) throws -> SQLStatementText? {
        guard let limit, limit > 0, offset >= 0, source == nil, !isDistinct, lock == nil, position == nil,
            predicate?.hasRelationships != true
        else { return nil }
        let order = totalOrder(of: model)
        let (reach, overflow) = limit.addingReportingOverflow(offset)
        guard !overflow, !order.contains(where: \.tree.hasRelationships) else { return nil }
        let parts = dialect.rules.parts(for: self, of: model)
        guard parts.count > 1 else { return nil }
        return try SQLRenderer.statement(in: dialect.rules) { renderer in
            renderer.sharesPlaceholders = true
            renderer.write("SELECT ")
            renderer.writeSelection(of: model.fetchableEntity, isDistinct: false)
            renderer.write(" FROM (")
            try renderer.writeJoined(parts, by: " UNION ALL ") { part, renderer in
                renderer.write("(SELECT ")
                renderer.writeSelection(of: model.fetchableEntity, isDistinct: false)
                renderer.writePart(part, of: model)
                try renderer.writeWhere(self)
                try renderer.writeOrder(order)
                renderer.rules.renderLimit(reach, offset: 0, into: &renderer)
                renderer.write(")")
            }
            renderer.write(") AS ")
            renderer.writeName(of: model.fetchableEntity)
            try renderer.writeOrder(order)
            renderer.rules.renderLimit(limit, offset: offset, into: &renderer)
        }
    }
}

extension SelectionQuery {
    /// The aggregates of each part, and what they come to together.
    ///
    /// ```sql
    /// SELECT SUM("value1")::int8, MAX("value2") FROM (
    ///     SELECT COUNT(*), MAX("age") FROM "users_1" AS "users"
    ///     UNION ALL SELECT COUNT(*), MAX("age") FROM "users_2" AS "users") AS "parts" ("value1", "value2")
    /// ```
    ///
    /// Sums of integers may overflow in a part where that of all does not, which is an error, and never another number. Those of
    /// fractions depend on the order in which they are added, and are left to the whole table.
    ///
    /// - Returns: nil where the whole table is asked.
    /// - Throws: ``FetchError`` if the request is invalid or the database cannot express it.
    func statementOfParts(for dialect: SQLDialect, of model: any Fetchable.Type) throws -> SQLStatementText? {
        guard combination == nil, let grouping, grouping.keys.isEmpty, grouping.query.predicate == nil,
            !grouping.query.isLimited,
            !isDistinct, !isExistence, !readsOrder, assignments.isEmpty, !columns.isEmpty, !query.isLimited,
            query.source == nil, !query.isDistinct, query.lock == nil, query.position == nil,
            query.predicate?.hasRelationships != true, columns.allSatisfy({ !$0.hasRelationships })
        else { return nil }
        let merges = columns.compactMap(\.mergedAggregate)
        guard merges.count == columns.count else { return nil }
        let parts = dialect.rules.parts(for: query, of: model)
        guard parts.count > 1 else { return nil }
        try check(of: model)
        return try SQLRenderer.statement(in: dialect.rules) { renderer in
            renderer.sharesPlaceholders = true
            renderer.write("SELECT ")
            renderer.writeJoined(merges.enumerated(), by: ", ") { merge, renderer in
                renderer.write(merge.element.start)
                renderer.write(generated: "\"value\(merge.offset + 1)\"")
                renderer.write(merge.element.end)
            }
            renderer.write(" FROM (")
            try renderer.writeJoined(parts, by: " UNION ALL ") { part, renderer in
                renderer.write("SELECT ")
                renderer.isOfGroups = true
                try renderer.writeJoined(columns, by: ", ") { try $1.writeResult($0) }
                renderer.isOfGroups = false
                renderer.writePart(part, of: model)
                try renderer.writeWhere(query)
            }
            renderer.write(") AS \"parts\" (")
            renderer.writeJoined(columns.indices, by: ", ") { $1.write(generated: "\"value\($0 + 1)\"") }
            renderer.write(")")
        }
    }
}

extension SQLRenderer {
    /// Writes the table of a part under the name of the whole one.
    fileprivate mutating func writePart(_ part: String, of model: any Fetchable.Type) {
        write(" FROM ")
        write(quotedName: part)
        write(" AS ")
        writeName(of: model.fetchableEntity)
    }
}

extension ExpressionTree {
    /// How an aggregate of all rows comes of those of parts: what stands before it, and behind it; nil where it does not.
    fileprivate var mergedAggregate: (start: StaticString, end: StaticString)? {
        guard case .value(.groupAggregate(let aggregate)) = node, !aggregate.isDistinct else { return nil }
        switch (aggregate.function, aggregate.operand?.valueType) {
        case (.count, _), (.sum, .int64): return ("CAST(COALESCE(SUM(", "), 0) AS int8)")
        case (.min, .int64), (.min, .double), (.min, .date): return ("MIN(", ")")
        case (.max, .int64), (.max, .double), (.max, .date): return ("MAX(", ")")
        case (.sum, _), (.average, _), (.min, _), (.max, _), (.distinctSum, _), (.distinctAverage, _), (.joined, _),
            (.distinctJoined, _):
            return nil
        }
    }
}
