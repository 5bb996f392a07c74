public import FetchingCore
public import GRDB

extension FetchableRequest: SQLiteRequest where Model: RowDecodable {
    @inlinable
    public func fetch(in db: Database) throws -> Result { arrange(try models(in: db)) }

    @inlinable
    public func fetch(_ call: PreparedCall, in db: Database) throws -> Result? {
        guard let statement = try ReadyStatement(call, query, of: Model.self, in: db) else { return nil }
        return .some(arrange(try FetchQuery.models(of: Model.self, by: statement)))
    }

    @inlinable
    func models(in db: Database) throws -> [Model] { try query.models(of: Model.self, in: db) }
}

extension FetchQuery {
    @inlinable
    func models<Model: RowDecodable>(of model: Model.Type, in db: Database) throws -> [Model] {
        try Self.models(of: model, by: ReadyStatement(self, of: Model.self, in: db))
    }

    @inlinable
    static func models<Model: RowDecodable>(of model: Model.Type, by statement: ReadyStatement) throws -> [Model] {
        let cursor = ModelCursor<Model>(statement)
        do {
            // Not a loop over `next()`, which asks before each step whether it is the first.
            // swift-format-ignore: ReplaceForEachWithForLoop
            try cursor.forEach {}
        } catch {
            throw FetchError.failure(error, of: Model.self)
        }
        return cursor.models
    }
}
