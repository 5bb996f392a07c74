public import FetchingCore
public import FetchingSQL
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
}

extension ValueRequest where Self: SQLiteRequest {
    @inlinable
    public func fetch(_ call: PreparedCall, in db: Database) throws -> Result? {
        guard let reader = try SQLitePreparedReader(call, plan.query, of: Model.self, in: db) else { return nil }
        do {
            return .some(try plan.run(on: reader))
        } catch {
            throw failure(error)
        }
    }
}

extension ProjectionRequest: SQLiteRequest where Model: RowDecodable {}

extension AggregateRequest: SQLiteRequest where Model: RowDecodable {}

extension PageRequest: SQLiteRequest where Model: RowDecodable {
    // A page may be read by several statements.
    public func fetch(_ call: PreparedCall, in db: Database) throws -> Page<Element>? { nil }

    public func fetch(in db: Database) throws -> Page<Element> {
        do {
            guard plan.loadsRelatedModels else { return try SQLiteReader.reading(db) { try plan.run(on: $0) } }
            // What is invalid is found before any row is read.
            _ = try plan.run(on: RequestCheck(.sqlite))
            return try db.inOneState { try SQLiteReader.reading(db) { try plan.run(on: $0) } }
        } catch {
            throw failure(error)
        }
    }
}
