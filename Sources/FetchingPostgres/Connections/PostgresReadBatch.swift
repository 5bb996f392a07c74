#if Postgres
import CLibPQ
import FetchingCore
import FetchingSQL
import Foundation

/// The statements of several reads that share a round trip.
///
/// To the server they are one transaction, for they are one message. If a statement fails, those behind it are not run.
///
/// Unchecked, because one thread at a time has it.
final class PostgresReadBatch: @unchecked Sendable {
    /// The bytes that the system takes without waiting.
    static let mostBytes = 8192

    private(set) var reads: [PostgresSharedRead] = []
    private var results: [OpaquePointer?] = []
    /// The number of statements whose answers have come.
    private var answeredCount = 0

    /// Whether nobody knows what the server has done: the end of the transaction failed.
    private var isUndone = false

    /// Whether the server was asked to end the statement that took long. Its error is not for whoever reads it.
    fileprivate var isStopped = false

    deinit { for case let result? in results { PQclear(result) } }

    fileprivate func add(_ read: PostgresSharedRead) {
        reads.append(read)
        results.append(nil)
    }

    /// Takes the answers that have come, and waits for the others.
    ///
    /// - Parameter isReadable: Whether the next result can be read without waiting.
    /// - Returns: Whether all have come, or the connection has ended.
    fileprivate func receive(on handle: OpaquePointer, isReadable: () -> Bool) -> Bool {
        while answeredCount < reads.count {
            guard isReadable() else { return false }
            guard let result = PQgetResult(handle) else {
                answeredCount += 1
                continue
            }
            // A connection that has ended tells so once, in a result behind the statement's own.
            if results[answeredCount] == nil { results[answeredCount] = result } else { PQclear(result) }
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
            let status = PQresultStatus(result)
            PQclear(result)
            if status == PGRES_PIPELINE_SYNC { return true }
            isUndone = true
        }
        return true
    }

    /// Tells each read what it is to do.
    fileprivate func resumeAll(on session: PostgresSession) {
        for (index, read) in reads.enumerated() {
            guard let result = results[index], !isUndone, isOwnAnswer(result, on: session) else {
                read.resume(.goesAlone)
                continue
            }
            results[index] = nil
            read.resume(.reads(PostgresAnswer(result)))
        }
    }

    /// Whether an answer is that which the read would have got alone.
    private func isOwnAnswer(_ result: OpaquePointer, on session: PostgresSession) -> Bool {
        switch PQresultStatus(result) {
        case PGRES_TUPLES_OK: return true
        case PGRES_FATAL_ERROR:
            let state = PostgresError(result, connection: nil).sqlState ?? ""
            // A table was altered since the statement was prepared, or the server has forgotten it.
            if ["0A000", "26000"].contains(state) { session.forgetStatements() }
            // Conflicts are with what others have read, too.
            return !isStopped && !["0A000", "26000", "40001", "40P01"].contains(state)
        // One before it has failed.
        default: return false
        }
    }
}

extension PostgresSession {
    /// Whether a read can be sent with others: its statement is prepared, and its last answer came at once.
    func isQuick(_ read: PostgresSharedRead) -> Bool { statements.isQuick(read.key) }

    /// Sends reads together.
    ///
    /// - Returns: nil if nothing can be sent.
    func sendTogether(_ reads: [PostgresSharedRead]) -> PostgresReadBatch? {
        guard PQtransactionStatus(handle) == PQTRANS_IDLE, PQenterPipelineMode(handle) == 1 else { return nil }
        let batch = PostgresReadBatch()
        for read in reads {
            // What fails is found by reading, or goes alone.
            guard let name = statements.name(for: read.key),
                (try? execute(read.statement, read.bindings, name: name)) != nil
            else {
                read.resume(.goesAlone)
                continue
            }
            batch.add(read)
        }
        if batch.reads.isEmpty { _ = PQexitPipelineMode(handle) } else { _ = PQpipelineSync(handle) }
        return batch
    }

    /// Waits for answers as long as a thread may that others need, and gives them to those that have asked.
    ///
    /// - Returns: Whether all have come.
    func giveAnswersAtOnce(of batch: PostgresReadBatch) -> Bool {
        var waits = 4
        guard receive(batch, isReadable: { isAnswered(within: 1, &waits) }) else {
            statements.forgetQuickAnswers()
            return false
        }
        batch.resumeAll(on: self)
        return true
    }

    /// Waits for answers, asks the server to end what takes long, and gives answers to those that have asked: of the reads that wait,
    /// others may be quick.
    func giveAnswers(of batch: PostgresReadBatch) {
        if !receive(batch, until: .now.advanced(by: trip * 2 + .milliseconds(50))) { stop(batch) }
        batch.resumeAll(on: self)
    }

    private func stop(_ batch: PostgresReadBatch) {
        forgetQuickAnswers()
        batch.isStopped = true
        // What cannot be stopped would hold them all.
        let limit = min(answerLimit ?? .seconds(5), .seconds(5))
        let start = ContinuousClock.now
        // A server that is asked before it has begun the statement ignores that.
        repeat {
            if ContinuousClock.now - start >= limit { lose() } else { stopStatement() }
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
}

extension PostgresConnection {
    /// Runs closures that only fetch as those of tasks that wait on a pool are, for tests: in one round trip.
    ///
    /// - Returns: What each has read, nil for those that are to be run alone.
    package func fetchTogether<Value>(
        _ bodies: [(PostgresConnection) throws -> Value]
    ) throws -> [Result<Value, any Error>?] {
        let session = try session
        let turns = bodies.map { _ in PostgresTurnBox() }
        let reads = zip(bodies, turns).map { body, turn -> PostgresSharedRead? in
            guard case .asks(let read?) = PostgresConnection.announce(body) else { return nil }
            read.wait { turn.value = $0 }
            return read
        }
        if let batch = session.sendTogether(reads.compactMap(\.self)) { session.giveAnswers(of: batch) }
        return bodies.indices.map { index in
            guard let read = reads[index], case .reads(let answer) = turns[index].value else { return nil }
            return PostgresConnection.read(answer, to: read, bodies[index])
        }
    }
}

/// Unchecked, because one thread has it.
private final class PostgresTurnBox: @unchecked Sendable {
    var value = PostgresReadTurn.goesAlone
}
#endif
