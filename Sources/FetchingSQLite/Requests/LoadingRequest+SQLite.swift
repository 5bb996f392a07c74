public import FetchingCore
public import FetchingSQL
public import GRDB

extension LoadingRequest: SQLiteRequest where Model: RowDecodable {
    @inlinable
    public func fetch(in db: Database) throws -> Result {
        do {
            // What is invalid is found before any row is read.
            guard columns.isEmpty else {
                _ = try rows.run(on: RequestCheck(.sqlite))
                return try db.inOneState { try SQLiteReader.reading(db) { try rows.run(on: $0) } }
            }
            _ = try assemble([], RequestCheck(.sqlite))
            return try db.inOneState {
                let models = try query.models(of: Model.self, in: db)
                return try SQLiteReader.reading(db) { try assemble(models, $0) }
            }
        } catch {
            throw failure(error)
        }
    }
}

extension Database {
    /// Runs several queries so that no write comes between them: in the transaction that there is, or in one of its own.
    @usableFromInline
    func inOneState<Value>(_ read: () throws -> Value) throws -> Value {
        guard !isInsideTransaction else { return try read() }
        var result: Value?
        // To be told of commits is for those who observe writes.
        try readOnly {
            try inTransaction(.deferred) {
                result = try read()
                return .commit
            }
        }
        guard let result else { throw DatabaseError(resultCode: .SQLITE_INTERNAL) }
        return result
    }
}
