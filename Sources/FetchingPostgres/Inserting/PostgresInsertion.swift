#if Postgres
public import FetchingCore
import FetchingSQL

extension InsertedRows {
    /// Inserts the rows, all or none.
    ///
    /// - Parameter read: Reads the values of a row that are returned.
    /// - Returns: The number of rows that were inserted or updated.
    @inlinable
    func insert(
        _ conflict: InsertConflict?, returning: [ExpressionTree], in db: PostgresConnection,
        read: ((inout EngineRow) throws -> Void)? = nil
    ) throws -> Int {
        do {
            try conflict?.check(Model.self)
            // Here, so that the encoding of the model is specialised in the user's module.
            if conflict == nil, read == nil, try isWorthCopying(in: db), let count = try copy(in: db) { return count }
            return try insertLists(conflict, returning: returning, in: db, read: read)
        } catch {
            throw Self.failure(error, conflict, returning)
        }
    }

    /// The error of an insertion for one of the server.
    @usableFromInline
    static func failure(_ error: any Error, _ conflict: InsertConflict?, _ returning: [ExpressionTree]) -> any Error {
        let returnsColumns = returning.allSatisfy { if case .value(.column) = $0.node { true } else { false } }
        let computes = self is any SelectedRows.Type || conflict?.assignsValues ?? false || !returnsColumns
        return computes ? FetchError.failure(error, of: Model.self) : FetchError.storing(error, in: Model.self)
    }
}

extension InsertedRows {
    /// Whether there are so many rows that a `COPY` and its preparation take less time, and all have a key or none.
    @usableFromInline
    func isWorthCopying(in db: PostgresConnection) throws -> Bool {
        guard count >= (try db.session.leastCopiedRows), !columns(at: 0).isEmpty else { return false }
        let hasKey = hasKey(at: 0)
        return (1..<count).allSatisfy { self.hasKey(at: $0) == hasKey }
    }

    /// Inserts the rows by statements that take a list of values for each column.
    @usableFromInline
    func insertLists(
        _ conflict: InsertConflict?, returning: [ExpressionTree], in db: PostgresConnection,
        read: ((inout EngineRow) throws -> Void)?
    ) throws -> Int {
        if let selected = try selectedStatement(for: .postgres, conflict, returning: returning) {
            guard read != nil else { return try db.change(selected, of: Model.self) }
            return try db.session.allOrNone { try db.change(selected, of: Model.self, returning, read) }
        }
        var statements = PostgresInsertStatements(self, conflict, returning: returning)
        guard let first = try statements.next() else { return 0 }
        let firstCount = statements.batchCount
        let second = try statements.next()
        func run() throws -> Int {
            var count = try db.change(first, of: Model.self, returning, read)
            try conflict?.check(count, of: firstCount, Model.self)
            var next = second
            while let statement = next {
                let changed = try db.change(statement, of: Model.self, returning, read)
                try conflict?.check(changed, of: statements.batchCount, Model.self)
                count += changed
                next = try statements.next()
            }
            return count
        }
        // What fails here, and not on the server, would leave what was done before it.
        let checksRows = conflict?.needsEveryRow ?? false
        return second == nil && read == nil && !checksRows ? try run() : try db.session.allOrNone(run)
    }
}

extension ReturningRequest {
    /// Updates or deletes the rows, and reads the values of each.
    @usableFromInline
    func runChange(in db: PostgresConnection, _ read: @escaping (inout EngineRow) throws -> Void) throws {
        do {
            if case .keyed(let change) = self.change {
                _ = try rows.change(change, returning: columns, in: db, read: read)
                return
            }
            guard let statement = try changeStatement(for: .postgres) else { return }
            _ = try db.session.allOrNone { try db.change(statement, of: Model.self, columns, read) }
        } catch {
            throw FetchError.failure(error, of: Model.self)
        }
    }
}
#endif
