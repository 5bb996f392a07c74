public import FetchingCore
public import GRDB

extension ValueRequest where Self: SQLiteRequest {
    @inlinable
    public func fetch(in db: Database) throws -> Result {
        do {
            return try SQLiteReader.reading(db) { try plan.run(on: $0) }
        } catch {
            throw failure(error)
        }
    }

    public func statements(for dialect: SQLDialect, showingValues: Bool) throws -> [String] {
        let statement: String = try sql(for: dialect, showingValues: showingValues)
        return [statement]
    }
}

extension ProjectionRequest: SQLiteRequest where Model: RowDecodable {}

extension AggregateRequest: SQLiteRequest where Model: RowDecodable {}

extension PageRequest: SQLiteRequest where Model: RowDecodable {
    public func fetch(in db: Database) throws -> Page<Element> {
        do {
            guard plan.loadsRelatedModels else { return try SQLiteReader.reading(db) { try plan.run(on: $0) } }
            // What is invalid is found before any row is read.
            _ = try plan.run(on: InvalidRequests())
            return try db.inOneState { try SQLiteReader.reading(db) { try plan.run(on: $0) } }
        } catch {
            throw failure(error)
        }
    }

    public func statements(for dialect: SQLDialect, showingValues: Bool) throws -> [String] {
        try sql(ofAllQueriesFor: dialect, showingValues: showingValues)
    }
}
