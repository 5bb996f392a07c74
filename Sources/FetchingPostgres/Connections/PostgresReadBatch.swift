#if Postgres
import CLibPQ
import FetchingCore
import FetchingSQL
import Foundation

/// The statements of several reads that share a round trip.
///
/// To the server they are one transaction, for they are one message. If a statement fails, those behind it are not run.
final class PostgresReadBatch {
    /// The bytes of all values, which the system takes without waiting.
    private static let mostBytes = 4096

    private struct Sent {
        let statement: SQLStatementText
        var result: OpaquePointer?
    }

    private var sent: [Sent] = []
    private var freeBytes = PostgresReadBatch.mostBytes

    /// The number of statements whose answers have come.
    private var answeredCount = 0

    /// Whether the server was asked to end the statement that took long. Its error is not for whoever reads it.
    fileprivate var isStopped = false

    /// The statement that is read; nil while they are sent.
    private var current: Int?

    deinit { for case let result? in sent.map(\.result) { PQclear(result) } }

    /// The number of statements that were sent.
    var count: Int { sent.count }

    /// What a read that is sent finds.
    fileprivate func send(_ statement: SQLStatementText, on session: PostgresSession) throws -> Never {
        // What libpq and the server write around the values is less.
        if let count = try session.sendInBatch(statement, space: freeBytes) {
            freeBytes -= count + 128
            sent.append(Sent(statement: statement))
        }
        throw PostgresAnswerPending()
    }

    /// Gives the rows of the statement that is read, once.
    fileprivate func takeRows(of statement: SQLStatementText, on session: PostgresSession) throws -> PostgresRows {
        guard let current, let result = sent[current].result, sent[current].statement.sql == statement.sql,
            sent[current].statement.bindings == statement.bindings
        else { throw PostgresAnswerPending() }
        sent[current].result = nil
        return PostgresRows(session, received: result)
    }

    fileprivate var isSending: Bool { current == nil }

    /// Goes on to read a statement.
    ///
    /// - Returns: Whether the server has run it.
    func beginReading(_ index: Int) -> Bool {
        current = index
        guard let result = sent[index].result else { return false }
        switch PQresultStatus(result) {
        case PGRES_PIPELINE_ABORTED: return false
        case PGRES_FATAL_ERROR: return !isStopped
        // Rows, or none.
        default: return true
        }
    }

    /// Takes the answers that have come, and waits for the others.
    ///
    /// - Parameter isReadable: Whether the next result can be read without waiting.
    /// - Returns: Whether all have come, or the connection has ended.
    fileprivate func receive(on handle: OpaquePointer, isReadable: () -> Bool) -> Bool {
        while answeredCount < sent.count {
            guard isReadable() else { return false }
            guard let result = PQgetResult(handle) else {
                answeredCount += 1
                continue
            }
            // A connection that has ended tells so once, in a result behind the statement's own.
            if sent[answeredCount].result == nil { sent[answeredCount].result = result } else { PQclear(result) }
        }
        // Two ends, one behind the other, are those of a connection that gives nothing any more.
        var ends = 0
        while ends < 2 {
            guard isReadable() else { return false }
            guard let result = PQgetResult(handle) else {
                ends += 1
                continue
            }
            ends = 0
            let isEnd = PQresultStatus(result) == PGRES_PIPELINE_SYNC
            PQclear(result)
            if isEnd { break }
        }
        return true
    }
}

extension PostgresSession {
    /// - Throws: ``PostgresAnswerPending`` where it is sent with others, or is not one of those that were.
    func rows(of statement: SQLStatementText, in batch: PostgresReadBatch) throws -> PostgresRows {
        if batch.isSending { try batch.send(statement, on: self) }
        let rows = try batch.takeRows(of: statement, on: self)
        log.receiver?(statement.sql)
        return rows
    }

    /// Begins to send what several reads ask for, on a thread that may not wait.
    func beginBatch() -> PostgresReadBatch? {
        guard PQtransactionStatus(handle) == PQTRANS_IDLE, PQenterPipelineMode(handle) == 1 else { return nil }
        let batch = PostgresReadBatch()
        self.batch = batch
        patience = 1
        return batch
    }

    /// Sends the end of a batch, and what the system has not taken yet.
    func sendEnd(of batch: PostgresReadBatch) {
        // What fails is found by reading.
        if batch.count > 0 { _ = PQpipelineSync(handle) } else { _ = PQexitPipelineMode(handle) }
    }

    /// Waits for the answers of a batch as long as a thread may that others need.
    func receiveAtOnce(_ batch: PostgresReadBatch) -> Bool {
        var waits = 4
        return receive(batch) { isAnswered(within: 1, &waits) }
    }

    /// Waits for the answers of a batch, and asks the server to end it where it takes long: of the reads that wait, others may be quick.
    func receiveOrEndBatch(within time: Duration) {
        guard let batch, !receive(batch, until: .now.advanced(by: time)) else { return }
        forgetQuickAnswers()
        batch.isStopped = true
        let start = ContinuousClock.now
        // A server that is asked before it has begun the statement ignores that.
        repeat {
            if let answerLimit, ContinuousClock.now - start >= answerLimit { lose() } else { stopStatement() }
        } while !isLost && !receive(batch, until: .now.advanced(by: .milliseconds(100)))
    }

    private func receive(_ batch: PostgresReadBatch, until deadline: ContinuousClock.Instant) -> Bool {
        receive(batch) {
            while PQisBusy(handle) == 1 {
                let hasCome = waitForSocket(Int16(POLLIN), until: deadline)
                guard PQconsumeInput(handle) == 1 else { return true }
                if !hasCome, .now >= deadline { return PQisBusy(handle) == 0 }
            }
            return true
        }
    }

    private func receive(_ batch: PostgresReadBatch, isReadable: () -> Bool) -> Bool {
        guard batch.receive(on: handle, isReadable: isReadable) else { return false }
        _ = PQexitPipelineMode(handle)
        return true
    }

    /// Ends the reading of a batch.
    func endBatch() {
        batch = nil
        patience = nil
    }
}

extension PostgresConnection {
    /// Runs closures that only fetch as those of tasks that wait on a pool are, for tests: in one round trip.
    ///
    /// - Returns: What each has read, nil for those that are to be run alone.
    package func fetchTogether<Value>(
        _ bodies: [(PostgresConnection) throws -> Value]
    ) throws -> [Result<Value, any Error>?] {
        let session = try session
        guard let batch = session.beginBatch() else { return bodies.map { _ in nil } }
        defer { session.endBatch() }
        var results: [Result<Value, any Error>?] = []
        var sent: [Int] = []
        for (index, body) in bodies.enumerated() {
            let count = batch.count
            results.append(resultUnlessPending(body))
            if batch.count > count { sent.append(index) }
        }
        session.sendEnd(of: batch)
        if batch.count > 0 { session.receiveOrEndBatch(within: .seconds(60)) }
        for (place, index) in sent.enumerated() where batch.beginReading(place) {
            results[index] = resultUnlessPending(bodies[index])
        }
        return results
    }

    private func resultUnlessPending<Value>(
        _ body: (PostgresConnection) throws -> Value
    ) -> Result<Value, any Error>? {
        do {
            return .success(try body(self))
        } catch is PostgresAnswerPending {
            return nil
        } catch {
            return .failure(error)
        }
    }
}
#endif
