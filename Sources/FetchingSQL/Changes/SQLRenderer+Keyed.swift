package import FetchingCore

/// A statement that changes rows by their keys.
package struct SQLKeyedChange {
    /// Where the values come from.
    package enum Source {
        /// The values of one row.
        case row([PrimitiveValue])

        /// All values of each column in a list.
        case lists([[PrimitiveValue]])
    }

    let change: KeyedChange
    let kept: [FetchableColumn]
    let returning: [ExpressionTree]

    /// - Parameter kept: The columns whose values a row of a list must have already. If one has another value, nothing is
    ///   returned.
    package init(_ change: KeyedChange, keeping kept: [FetchableColumn] = [], returning: [ExpressionTree]) {
        self.change = change
        self.kept = kept
        self.returning = returning
    }
}

extension SQLKeyedChange {
    /// The statement.
    ///
    /// - Throws: ``FetchError`` if what is returned has no meaning, or the database cannot express it.
    package func statement(
        of source: Source, for dialect: SQLDialect, of model: any Fetchable.Type
    ) throws -> SQLStatementText {
        do {
            return try SQLRenderer.statement(in: dialect.rules) { renderer in
                switch source {
                case .row(let values): try renderer.write(self, of: values, in: model)
                case .lists(let lists): try renderer.write(self, of: lists, in: model)
                }
            }
        } catch let error as FetchError {
            throw error.on(model, engine: dialect.rules.engine)
        }
    }
}

extension SQLRenderer {
    fileprivate mutating func write(
        _ request: SQLKeyedChange, of values: [PrimitiveValue], in model: any Fetchable.Type
    ) throws {
        let change = request.change
        writeKeyedChange(change, in: model.fetchableEntity) { renderer, place in
            renderer.writeCast(for: change.given[place]) { $0.bind(values[place]) }
        }
        write(" WHERE ")
        let conditions = change.assigned.count..<change.given.count
        writeJoined(conditions, by: " AND ") { place, renderer in
            let column = change.given[place]
            renderer.writeName(of: column)
            renderer.write(" = ")
            renderer.writeCast(for: column) { $0.bind(values[place]) }
            renderer.writeCollation(for: column.type, in: .equality)
        }
        try writePolicy(in: change.policies, of: model)
        try writeReturned(request.returning)
    }

    /// Writes a change of many rows. What is returned of them is put into the order of the list by a statement around it.
    fileprivate mutating func write(
        _ request: SQLKeyedChange, of lists: [[PrimitiveValue]], in model: any Fetchable.Type
    ) throws {
        let (change, entity) = (request.change, model.fetchableEntity)
        let list = entity.name.lowercased() == "new" ? "\"new2\"" : "\"new\""
        let returned = request.returning.indices.map { "\"value\($0 + 1)\"" }
        if !returned.isEmpty { write("WITH \"changed\" AS (") }
        writeKeyedChange(change, in: entity) { renderer, place in
            renderer.writeListed("\(list).\"value\(place + 1)\"", for: change.given[place])
        }
        if case .update = change.kind { write(" FROM ") } else { write(" USING ") }
        try rules.renderRows(of: lists, for: change.given, as: list, into: &self)
        write(" WHERE ")
        let keptPlaces = change.assigned.indices.filter { place in
            request.kept.contains { $0.name == change.assigned[place].name }
        }
        writeJoined(
            Array(change.assigned.count..<change.given.count) + keptPlaces, by: " AND "
        ) { place, renderer in
            let column = change.given[place]
            renderer.writeColumn(column, of: entity.quotedName)
            renderer.write(column.isOptional && place < change.assigned.count ? renderer.traits.nullSafeEqual : " = ")
            renderer.writeListed("\(list).\"value\(place + 1)\"", for: column)
            renderer.writeCollation(for: column.type, in: .equality)
        }
        try writePolicy(in: change.policies, of: model)
        guard !returned.isEmpty else { return }
        try request.returning.checkReturned()
        write(" RETURNING ")
        try withoutRows { renderer in
            renderer.rows.declareRoot(entity)
            try renderer.writeJoined(zip(request.returning, returned), by: ", ") { value, renderer in
                try renderer.writeResult(value.0)
                renderer.write(quotedName: " AS \(value.1)")
            }
        }
        write(quotedName: ", \(list).\"place\" AS \"place\") SELECT \(returned.joined(separator: ", "))")
        write(" FROM \"changed\"")
        if change.needsEveryRow {
            // Of a list that is changed in part, nothing is read: the rest is done in another way.
            write(" WHERE (SELECT count(*) FROM \"changed\") = ")
            bind(.int64(Int64(lists.first?.count ?? 0)))
        }
        write(" ORDER BY \"place\"")
    }

    /// Writes a change up to the rows that it is about.
    private mutating func writeKeyedChange(
        _ change: KeyedChange, in entity: FetchableEntity, value: (inout SQLRenderer, Int) -> Void
    ) {
        guard case .update = change.kind else {
            write("DELETE FROM ")
            return writeTable(of: entity)
        }
        write("UPDATE ")
        writeTable(of: entity)
        write(" SET ")
        writeJoined(change.assigned.indices, by: ", ") { place, renderer in
            renderer.writeName(of: change.assigned[place])
            renderer.write(" = ")
            value(&renderer, place)
        }
        guard let version = change.version else { return }
        if !change.assigned.isEmpty { write(", ") }
        writeName(of: version)
        write(" = ")
        writeColumn(version, of: entity.quotedName)
        write(" + 1")
    }
}
