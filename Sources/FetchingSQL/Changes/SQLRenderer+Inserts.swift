package import FetchingCore

/// A statement that inserts rows of one form.
package struct SQLInsertion {
    /// Where the values of the rows come from.
    package enum Source {
        /// The values of one row.
        case row([PrimitiveValue])

        /// A place for each value of as many rows, which are bound anew each time.
        case places(rows: Int)

        /// All values of each column in a list.
        case lists([[PrimitiveValue]])

        /// The rows of a request.
        case request(InsertedSource)
    }

    package let columns: [FetchableColumn]
    let conflict: InsertConflict?
    let returning: [ExpressionTree]

    package init(_ columns: [FetchableColumn], _ conflict: InsertConflict?, returning: [ExpressionTree]) {
        self.columns = columns
        self.conflict = conflict
        self.returning = returning
    }
}

extension SQLInsertion {
    /// The statement.
    ///
    /// - Throws: ``FetchError`` if the conflict or what is returned has no meaning, or the database cannot express it.
    package func statement(
        of source: Source, for dialect: SQLDialect, into model: any Fetchable.Type
    ) throws -> SQLStatementText {
        do {
            return try SQLRenderer.statement(in: dialect.rules) { try $0.writeInsert(self, of: source, into: model) }
        } catch let error as FetchError {
            throw error.on(model, engine: dialect.rules.engine)
        }
    }
}

extension SQLRenderer {
    fileprivate mutating func writeInsert(
        _ insertion: SQLInsertion, of source: SQLInsertion.Source, into model: any Fetchable.Type
    ) throws {
        let entity = model.fetchableEntity
        try insertion.conflict?.check()
        write("INSERT INTO ")
        // The row that is left out has this name.
        let name = entity.name.lowercased() == "excluded" ? "target" : nil
        writeTable(of: entity, as: name?.quotedIdentifier)
        if insertion.columns.isEmpty {
            write(" DEFAULT VALUES")
        } else {
            write(" (")
            writeJoined(insertion.columns, by: ", ") { $1.writeName(of: $0) }
            write(")")
            if case .request(let request) = source {
                try writeRows(of: request, into: model, insertion.conflict)
            } else {
                try writeValues(of: source, for: insertion.columns)
            }
        }
        // A row of nothing but a new key is in no other's way, and SQLite takes no such clause behind it.
        if let conflict = insertion.conflict, !insertion.columns.isEmpty {
            try write(conflict, on: entity, called: name)
        }
        try writeReturned(insertion.returning)
    }

    /// Writes the values that are given of each row that is changed.
    mutating func writeReturned(_ columns: [ExpressionTree]) throws {
        guard !columns.isEmpty else { return }
        try columns.checkReturned()
        write(" RETURNING ")
        try withoutRows { renderer in
            try renderer.writeJoined(columns, by: ", ") { try $1.writeResult($0) }
        }
    }

    private mutating func writeRows(
        of source: InsertedSource, into model: any Fetchable.Type, _ conflict: InsertConflict?
    ) throws {
        var query = try source.query(into: model, conflict)
        if conflict != nil, traits.readsConflictAsJoin, query.query.predicate == nil {
            query.query.predicate = ExpressionTree(.constant(true))
        }
        needsCondition = conflict != nil && traits.readsConflictAsJoin
        write(" ")
        try withoutRows { try $0.writeSelect(query, of: source.model) }
        needsCondition = false
        isOfGroups = false
        sharesPlaceholders = false
    }

    private mutating func writeValues(of source: SQLInsertion.Source, for columns: [FetchableColumn]) throws {
        switch source {
        case .request: break
        case .row(let values):
            write(" VALUES (")
            writeJoined(zip(columns, values), by: ", ") { value, renderer in
                renderer.writeCast(for: value.0) { $0.bind(value.1) }
            }
            write(")")
        case .places(let rows):
            write(" VALUES ")
            writeJoined(0..<rows, by: ", ") { _, renderer in
                renderer.write("(")
                renderer.writeJoined(columns, by: ", ") { $1.write("?") }
                renderer.write(")")
            }
        case .lists(let lists):
            write(" SELECT ")
            writeJoined(columns.indices, by: ", ") { index, renderer in
                renderer.writeListed("\"new\".\"value\(index + 1)\"", for: columns[index])
            }
            write(" FROM ")
            try rules.renderRows(of: lists, for: columns, as: "\"new\"", into: &self)
            write(" ORDER BY \"new\".\"place\"")
        }
    }

    private mutating func write(_ conflict: InsertConflict, on entity: FetchableEntity, called name: String?) throws {
        write(" ON CONFLICT")
        if let target = conflict.target {
            write(" (")
            writeJoined(target, by: ", ") { $1.writeName(of: $0) }
            write(")")
        }
        switch conflict.resolution {
        case .ignore: write(" DO NOTHING")
        case .update(let assignments, let condition):
            write(" DO UPDATE SET ")
            try withoutRows { renderer in
                renderer.rows.declareRoot(name.map { FetchableEntity(name: $0, columns: []) } ?? entity)
                _ = renderer.rows.declare(conflict.excluded)
                try renderer.writeJoined(assignments, by: ", ") { assignment, renderer in
                    renderer.writeName(of: assignment.column)
                    renderer.write(" = ")
                    try renderer.writeCast(for: assignment.column) { try $0.writeValue(of: assignment) }
                }
                guard let condition else { return }
                renderer.write(" WHERE ")
                try renderer.writeCondition(condition)
            }
        }
    }
}
