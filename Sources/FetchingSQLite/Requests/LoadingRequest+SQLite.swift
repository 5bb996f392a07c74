public import FetchingCore
public import GRDB

extension LoadingRequest: SQLiteRequest where Model: RowDecodable {
    @inlinable
    public func fetch(in db: Database) throws -> Result {
        do {
            // What is invalid is found before any row is read.
            _ = try assemble([], InvalidRequests())
            return try db.inOneState {
                try assemble(query.models(of: Model.self, in: db), SQLiteReader(db))
            }
        } catch {
            throw failure(error)
        }
    }

    public func statements() throws -> [String] { try sql(for: .sqlite) }
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
