public import FetchingCore
public import GRDB

extension FetchableRequest: SQLiteRequest where Model: RowDecodable {
    @inlinable
    public func fetch(in db: Database) throws -> Result { arrange(try models(in: db)) }

    @inlinable
    func models(in db: Database) throws -> [Model] { try query.models(of: Model.self, in: db) }
}

extension FetchQuery {
    @inlinable
    func models<Model: RowDecodable>(of model: Model.Type, in db: Database) throws -> [Model] {
        let cursor = ModelCursor<Model>(try PreparedRequest(self, of: Model.self, in: db))
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
