#if Postgres
import CLibPQ
import FetchingSQL
import Foundation

/// The rows of a statement that was sent, one at a time.
@usableFromInline
final class PostgresRows {
    /// Nil where all rows have come.
    private let session: PostgresSession?
    private let query: PostgresLog.Query?
    private let isInsideTransaction: Bool
    private var current: OpaquePointer?

    /// The number of the row among those of the current result: one, or all that the statement gives.
    private var index: Int32 = 0

    /// The statement, until it is known that the server takes it as it was prepared.
    private var repeatable: SQLStatementText?
    private var isDone = false

    /// The results that were read before they were asked for, with nil at the end.
    private var received: [OpaquePointer?] = []

    /// The number of rows that the statement has changed, known at its end.
    private(set) var changedCount = 0

    /// - Parameter repeatable: A prepared statement outside of any transaction, which is sent once more where a table was
    ///   altered since it was prepared.
    init(
        _ session: PostgresSession, _ query: PostgresLog.Query?, isInsideTransaction: Bool,
        repeatable: SQLStatementText?
    ) {
        self.session = session
        self.query = query
        self.isInsideTransaction = isInsideTransaction
        self.repeatable = repeatable
    }

    /// Rows that have come already.
    init(received result: OpaquePointer) {
        session = nil
        query = nil
        isInsideTransaction = true
        received = [result, nil]
    }

    deinit { finish() }

    /// The next row, nil at the end.
    ///
    /// - Throws: `PostgresError`.
    @usableFromInline
    func next() throws -> PostgresRow? {
        if let current {
            index += 1
            if index < PQntuples(current) { return PostgresRow(current, index) }
            PQclear(current)
            self.current = nil
            index = 0
        }
        guard !isDone else { return nil }
        guard let result = try nextResult() else {
            end()
            return nil
        }
        let status = PQresultStatus(result)
        if status == PGRES_SINGLE_TUPLE {
            current = result
            repeatable = nil
            return PostgresRow(result, 0)
        }
        if status == PGRES_TUPLES_OK, PQntuples(result) > 0 {
            // All rows at once, and with them the end.
            changedCount = Int(PQntuples(result))
            current = result
            try readEnd()
            return PostgresRow(result, 0)
        }
        defer { PQclear(result) }
        do {
            try session?.check(result)
        } catch {
            passOverRest()
            guard try sendAgain(after: error) else {
                end()
                throw error
            }
            return try next()
        }
        changedCount = Self.changedCount(of: result)
        try readEnd()
        return nil
    }

    /// Reads what follows the result of the statement: an error, where what is checked with the commit fails.
    private func readEnd() throws {
        var failure: (any Error)?
        do {
            while let result = try nextResult() {
                defer { PQclear(result) }
                do {
                    try session?.check(result)
                } catch {
                    failure = failure ?? error
                }
            }
        } catch {
            // Why the server failed says more than that its end did not come.
            throw failure ?? error
        }
        end()
        guard let failure else { return }
        if let current { PQclear(current) }
        current = nil
        throw failure
    }

    /// Reads all results, if they come within a moment. Those that have come are found by ``next()``.
    func haveCome(within patience: Int32) -> Bool {
        received.reserveCapacity(2)
        var waits = 2
        while let session, session.isAnswered(within: patience, &waits) {
            let result = PQgetResult(session.handle)
            received.append(result)
            if result == nil { return true }
        }
        return false
    }

    private func nextResult() throws -> OpaquePointer? {
        if !received.isEmpty { return received.removeFirst() }
        do {
            return try session?.nextResult()
        } catch {
            passOverRest()
            end()
            throw error
        }
    }

    /// Sends the statement once more, if a table was altered since it was prepared, or if it was deallocated.
    ///
    /// - Returns: Whether it did.
    private func sendAgain(after error: any Error) throws -> Bool {
        guard ["0A000", "26000"].contains((error as? PostgresError)?.sqlState) else { return false }
        guard let session else { return false }
        session.forgetStatements()
        guard let statement = repeatable else { return false }
        repeatable = nil
        // Another thread sends it, which may wait until it is prepared.
        try session.requireThread()
        try session.sendAgain(statement)
        return true
    }

    /// Passes over what is left. Outside of a transaction, which would fail by that, the server is asked to stop.
    @usableFromInline
    func finish() {
        if let current { PQclear(current) }
        current = nil
        guard !isDone else { return }
        if !isInsideTransaction { session?.endStatement() }
        passOverRest()
        end()
    }

    private func passOverRest() {
        while let result = received.isEmpty ? try? session?.nextResult() : received.removeFirst() { PQclear(result) }
    }

    /// Leaves the rows to whoever ends the statement of the session.
    func abandon() {
        if let current { PQclear(current) }
        current = nil
        if !isDone { end() }
    }

    private func end() {
        isDone = true
        received.forEach(PQclear)
        received = []
        if let query { session?.log.end(query) }
    }

    /// The number of rows that a statement concerned.
    static func changedCount(of result: OpaquePointer) -> Int {
        // Empty for statements that concern no rows.
        PQcmdTuples(result).map { strtol($0, nil, 10) } ?? 0
    }
}
#endif
