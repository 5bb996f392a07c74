#if Postgres
import CLibPQ

/// The rows of a statement that was sent, one at a time.
@usableFromInline
final class PostgresRows {
    private let session: PostgresSession
    private let query: PostgresLog.Query?
    private var current: OpaquePointer?
    private var isDone = false

    /// The number of rows that the statement has changed, known at its end.
    private(set) var changedCount = 0

    init(_ session: PostgresSession, _ query: PostgresLog.Query?) {
        self.session = session
        self.query = query
    }

    deinit { finish() }

    /// The next row, nil at the end.
    ///
    /// - Throws: `PostgresError`.
    @usableFromInline
    func next() throws -> OpaquePointer? {
        guard !isDone else { return nil }
        if let current {
            PQclear(current)
            self.current = nil
        }
        guard let result = PQgetResult(session.handle) else {
            end()
            return nil
        }
        if PQresultStatus(result) == PGRES_SINGLE_TUPLE {
            current = result
            return result
        }
        defer { PQclear(result) }
        do {
            try session.check(result)
        } catch {
            finish()
            // A table was altered, or the statement deallocated.
            if ["0A000", "26000"].contains((error as? PostgresError)?.sqlState) { session.forgetStatements() }
            throw error
        }
        changedCount = Self.changedCount(of: result)
        finish()
        return nil
    }

    /// Passes over what is left.
    @usableFromInline
    func finish() {
        if let current { PQclear(current) }
        current = nil
        while !isDone {
            guard let result = PQgetResult(session.handle) else {
                end()
                break
            }
            PQclear(result)
        }
    }

    /// Leaves the rows to whoever ends the statement of the session.
    func abandon() {
        if let current { PQclear(current) }
        current = nil
        if !isDone { end() }
    }

    private func end() {
        isDone = true
        if let query { session.log.end(query) }
    }

    /// The number of rows that a statement concerned.
    static func changedCount(of result: OpaquePointer) -> Int {
        PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0
    }
}
#endif
