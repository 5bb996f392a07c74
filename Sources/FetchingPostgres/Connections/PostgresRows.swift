#if Postgres
import CLibPQ

/// The rows of a statement that was sent, one at a time.
@usableFromInline
final class PostgresRows {
    private let connection: PostgresConnection
    private var current: OpaquePointer?
    private var isDone = false

    /// The number of rows that the statement has changed, known at its end.
    private(set) var changedCount = 0

    init(_ connection: PostgresConnection) { self.connection = connection }

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
        guard let result = PQgetResult(connection.handle) else {
            isDone = true
            return nil
        }
        if PQresultStatus(result) == PGRES_SINGLE_TUPLE {
            current = result
            return result
        }
        defer { PQclear(result) }
        do {
            try connection.check(result)
        } catch {
            finish()
            // A table was altered, or the statement deallocated.
            if ["0A000", "26000"].contains((error as? PostgresError)?.sqlState) { connection.forgetStatements() }
            throw error
        }
        changedCount = PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0
        finish()
        return nil
    }

    /// Passes over what is left.
    @usableFromInline
    func finish() {
        if let current { PQclear(current) }
        current = nil
        while !isDone {
            guard let result = PQgetResult(connection.handle) else {
                isDone = true
                break
            }
            PQclear(result)
        }
    }
}
#endif
