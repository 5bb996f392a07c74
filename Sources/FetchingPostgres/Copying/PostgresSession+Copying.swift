#if Postgres
import CLibPQ
import FetchingCore
import FetchingSQL

extension PostgresSession {
    enum CopyDirection: String {
        case out = "TO STDOUT"
        case into = "FROM STDIN"
    }

    /// Runs a `COPY`, up to where its data begins.
    ///
    /// - Throws: `FetchError` if it is not a COPY statement, `PostgresError` if the server rejects it.
    func beginCopy(_ query: PostgresQuery, _ direction: CopyDirection) throws {
        let statement = try query.statement
        guard statement.bindings.isEmpty else {
            throw FetchError(
                .unsupported, reason: "COPY takes no values",
                cure: "Copy a view or a temporary table that has the right rows", engine: FetchError.postgres)
        }
        try requireNoOpenRows()
        guard let result = PQexec(handle, statement.sql) else { throw lostConnection }
        defer { PQclear(result) }
        let status = PQresultStatus(result)
        if status == (direction == .out ? PGRES_COPY_OUT : PGRES_COPY_IN) { return }
        let isOtherCopy = [PGRES_COPY_IN, PGRES_COPY_OUT, PGRES_COPY_BOTH].contains(status)
        if isOtherCopy { finishResults(status) } else { try check(result) }
        throw FetchError(
            .unsupported, reason: "the statement is not a COPY … \(direction.rawValue)",
            cure: "Write one, or run the statement with 'execute'", engine: FetchError.postgres)
    }

    /// The next bytes, of whole rows, and whether they are the last ones.
    ///
    /// - Parameter count: As many bytes are put together, if there are as many.
    /// - Throws: `PostgresError`.
    func readCopiedBytes(atLeast count: Int) throws -> (bytes: [UInt8], isLast: Bool) {
        var bytes: [UInt8] = []
        while bytes.count < count {
            var row: UnsafeMutablePointer<CChar>?
            let length = PQgetCopyData(handle, &row, 0)
            guard length > 0, let row else {
                guard length == -1 else { throw lostConnection }
                _ = try copyResult()
                return (bytes, true)
            }
            bytes.append(contentsOf: UnsafeRawBufferPointer(start: row, count: Int(length)))
            PQfreemem(row)
        }
        return (bytes, false)
    }

    /// - Throws: `PostgresError`.
    func writeCopiedBytes(_ bytes: [UInt8]) throws {
        // libpq takes as many as an 'Int32' counts.
        for start in stride(from: 0, to: bytes.count, by: 1 << 20) {
            let part = bytes[start..<min(start + 1 << 20, bytes.count)]
            let isWritten = part.withUnsafeBytes { buffer in
                PQputCopyData(handle, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count))
            }
            guard isWritten == 1 else { throw lostConnection }
        }
    }

    /// Ends what is written.
    ///
    /// - Returns: The number of rows.
    /// - Throws: `PostgresError` if the server does not take them.
    func endCopyingIn() throws -> Int {
        guard PQputCopyEnd(handle, nil) == 1 else { throw lostConnection }
        return try copyResult()
    }

    private func copyResult() throws -> Int {
        var count = 0
        var failure: (any Error)?
        while let result = PQgetResult(handle) {
            do { try check(result) } catch { failure = failure ?? error }
            count = PostgresRows.changedCount(of: result)
            PQclear(result)
        }
        if let failure { throw failure }
        return count
    }
}
#endif
