import FetchingCore
public import GRDB
import GRDBSQLite

extension Database {
    /// Reads. If that is interrupted, such as by the cancellation of the task, the connection can be used again afterwards.
    ///
    /// SQLite interrupts all that runs on a connection as long as any of its statements is open, and on a `DatabaseQueue`
    /// that of a stream may be. Such statements are reset here, as GRDB does at the end of an interrupted transaction: the
    /// stream notices it, and all others go on.
    @usableFromInline
    func endingInterruption<Value>(_ read: () throws -> Value) throws -> Value {
        do {
            return try read()
        } catch {
            if error.isInterruption { resetOpenStatements() }
            throw error
        }
    }

    private func resetOpenStatements() {
        var next = sqlite3_next_stmt(sqliteConnection, nil)
        while let statement = next {
            if sqlite3_stmt_busy(statement) != 0 { sqlite3_reset(statement) }
            next = sqlite3_next_stmt(sqliteConnection, statement)
        }
    }
}

extension Error {
    fileprivate var isInterruption: Bool {
        let error = (self as? FetchError)?.underlyingError ?? self
        return error is CancellationError || (error as? DatabaseError)?.resultCode == .SQLITE_INTERRUPT
    }
}
