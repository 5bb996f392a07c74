#if Postgres
import CLibPQ
public import FetchingCore
import FetchingSQL

/// A `COPY` that takes the place of INSERT for many rows.
@usableFromInline
final class PostgresCopying {
    private let session: PostgresSession
    private let columnForms: UnsafeMutableBufferPointer<PostgresCopyForm>

    /// The query in the log, which takes as long as its rows are sent.
    private let query: PostgresLog.Query?

    @usableFromInline var writer: PostgresCopyWriter

    /// As many bytes are sent at once.
    @usableFromInline static var chunkSize: Int { 1 << 16 }

    /// Begins, in the transaction that there is.
    ///
    /// - Throws: ``PostgresCopyRejected`` if an INSERT has to do it.
    init(_ insertion: SQLInsertion, into model: any Fetchable.Type, _ session: PostgresSession) throws {
        let statements = insertion.copyStatements(into: model, for: session.ownDialect ?? .postgres)
        let types = try session.copiedTypes(statements.probe)
        let forms = zip(types, insertion.columns).compactMap { PostgresCopyForm(columnType: $0, for: $1.type) }
        guard forms.count == insertion.columns.count else { throw PostgresCopyRejected() }
        self.session = session
        columnForms = .allocate(capacity: forms.count)
        _ = columnForms.initialize(from: forms)
        writer = PostgresCopyWriter(UnsafeBufferPointer(columnForms), capacity: Self.chunkSize + 4096)
        writer.beginCopy()
        query = session.log.begin(SQLStatementText(sql: statements.copy, bindings: []))
        try session.beginCopyingRows(statements.copy)
    }

    deinit {
        if let query { session.log.end(query) }
        writer.release()
        columnForms.deallocate()
    }

    /// Sends what is written.
    @usableFromInline
    func send() throws {
        try session.cancellation?.check()
        try session.sendWithinLimit(session.answerLimit) {
            PQputCopyData(
                session.handle, writer.bytes.assumingMemoryBound(to: CChar.self), Int32(clamping: writer.count))
        }
        writer.removeAll()
    }

    /// - Returns: The number of rows that are inserted.
    func end() throws -> Int {
        writer.endCopy()
        try send()
        try session.sendWithinLimit(session.answerLimit) { PQputCopyEnd(session.handle, nil) }
        return try session.readResults()
    }
}

extension PostgresSession {
    /// The types of the columns of a table, which is held to them until the end of the transaction.
    ///
    /// - Throws: ``PostgresCopyRejected`` if `COPY` would write something else than an INSERT, or in another way.
    fileprivate func copiedTypes(_ probe: String) throws -> [UInt32] {
        try requireThread()
        try requireNoOpenRows()
        let result = try firstResult(of: probe)
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_TUPLES_OK else {
            if isLost { throw lostConnection }
            throw PostgresCopyRejected()
        }
        let columns = 0..<PQnfields(result)
        guard let table = columns.first.map({ PQftable(result, $0) }), table != 0 else { throw PostgresCopyRejected() }
        // COPY passes over rules and writes columns that are always generated; it knows no policies of rows.
        let plain = """
            SELECT FROM pg_class t WHERE t.oid = \(table) AND t.relkind IN ('r', 'p') AND NOT t.relhasrules
                AND NOT t.relrowsecurity AND NOT EXISTS (
                    SELECT FROM pg_attribute c WHERE c.attrelid = t.oid AND c.attnum > 0
                        AND (c.attidentity = 'a' OR c.attgenerated <> ''))
            """
        let found = try firstResult(of: plain)
        defer { PQclear(found) }
        try check(found)
        guard PQntuples(found) == 1 else { throw PostgresCopyRejected() }
        return columns.map { PQftype(result, $0) }
    }

    fileprivate func beginCopyingRows(_ sql: String) throws {
        let result = try firstResult(of: sql)
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_COPY_IN else {
            if isLost { throw lostConnection }
            throw PostgresCopyRejected()
        }
    }

    /// The first result of a statement. What follows is passed over, unless the client is to send rows now.
    private func firstResult(of sql: String) throws -> OpaquePointer {
        try sendWithinLimit(sendingLimit(for: sql)) { PQsendQuery(handle, sql) }
        guard let result = try nextResult() else { throw lostConnection }
        if PQresultStatus(result) != PGRES_COPY_IN { finishResults() }
        return result
    }
}

extension WrittenRows {
    /// Inserts the rows by `COPY`, all or none.
    ///
    /// - Returns: The number of rows; nil where an INSERT has to do it, which says what is wrong, if anything is.
    @inlinable
    func copy(in db: PostgresConnection) throws -> Int? {
        do {
            return try db.copying(self, columns(at: 0)) { copying in
                for index in 0..<count {
                    copying.writer.beginRow()
                    try encode(at: index, into: &copying.writer)
                    try copying.writer.endRow()
                    if copying.writer.count >= PostgresCopying.chunkSize { try copying.send() }
                }
            }
        } catch is PostgresCopyRejected {
            return nil
        }
    }
}

extension PostgresConnection {
    /// Runs a closure that writes all rows.
    @usableFromInline
    func copying<Rows: WrittenRows>(
        _ rows: Rows, _ columns: [FetchableColumn], _ write: (PostgresCopying) throws -> Void
    ) throws -> Int {
        let session = try session
        do {
            return try session.allOrNone {
                let copying = try PostgresCopying(
                    SQLInsertion(columns, nil, returning: []), into: Rows.Model.self, session)
                do {
                    try write(copying)
                } catch {
                    session.finishResults(PGRES_COPY_IN)
                    // What cannot be encoded is said by the INSERT, which finds it as well.
                    throw error is PostgresError || error is CancellationError ? error : PostgresCopyRejected()
                }
                return try copying.end()
            }
        } catch let error as PostgresError {
            throw session.isLost ? FetchError.lostTransaction(error) : error
        }
    }
}
#endif
