public import FetchingCore
public import FetchingSQL
public import GRDB

extension BoundRequest: SQLiteRequest where Request: SQLiteRequest {
    @inlinable
    public func fetch(in db: Database) throws -> Request.Result {
        // An overflow is an error only where it is in what is read: the plain request finds that out.
        do {
            if let result = try prepared({ try $0.fetch($1, in: db) }) { return result }
        } catch let error as FetchError where error.code == .arithmeticOverflow {}
        return try request.fetch(in: db)
    }
}
