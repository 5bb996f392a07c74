#if Postgres
import CLibPQ
import Foundation

extension PostgresSession {
    /// Ends the statement of which rows are left, if there is one.
    ///
    /// A server that is asked before it has begun the statement ignores that, and the rows may take hours. So it is asked again until
    /// the statement has ended.
    func endStatement() {
        guard PQtransactionStatus(handle) == PQTRANS_ACTIVE else { return }
        var silentSince = ContinuousClock.now
        // To read what is left of a large table would take long.
        var passage = passOverReceivedRows()
        while passage == .waiting, !isSilent(since: silentSince) {
            stopStatement()
            passage = passOverRows(for: .milliseconds(100), &silentSince)
        }
        // It has begun.
        if passage == .copying { stopStatement() }
        finishResults()
    }

    /// Whether a server has sent nothing for longer than it may. The connection is lost then.
    private func isSilent(since instant: ContinuousClock.Instant) -> Bool {
        guard let answerLimit, ContinuousClock.now - instant >= answerLimit else { return false }
        lose()
        return true
    }

    /// Asks the server to stop what runs, and waits until it has taken that: later it would stop the next statement. A server that
    /// does not take it within the time for an answer loses the connection.
    func stopStatement() {
        guard let answerLimit else { return askToStop() }
        let isTaken = DispatchSemaphore(value: 0)
        Thread.detachNewThread { [self] in
            askToStop()
            isTaken.signal()
        }
        let deadline = DispatchTime.now() + .nanoseconds(answerLimit.clampedNanoseconds)
        if isTaken.wait(timeout: deadline) == .timedOut { lose() }
    }

    /// Asks the server to stop what runs. Any thread may do so.
    func askToStop() {
        var message = [CChar](repeating: 0, count: 256)
        _ = PQcancel(cancel, &message, Int32(message.count))
    }

    /// How far the rows that are passed over go.
    private enum Passage {
        case waiting, copying, over
    }

    /// Passes over the rows that come within a time.
    ///
    /// - Parameter silentSince: The instant at which something came last.
    private func passOverRows(for time: Duration, _ silentSince: inout ContinuousClock.Instant) -> Passage {
        let end = ContinuousClock.now.advanced(by: time)
        repeat {
            if waitForSocket(Int16(POLLIN), until: end) { silentSince = .now }
            // Why a connection has ended is found by reading.
            guard PQconsumeInput(handle) == 1 else { return .over }
            let passage = passOverReceivedRows()
            guard passage == .waiting else { return passage }
        } while .now < end
        return .waiting
    }

    /// Passes over the rows that have come already.
    private func passOverReceivedRows() -> Passage {
        while PQisBusy(handle) == 0 {
            guard let result = PQgetResult(handle) else { return .over }
            defer { PQclear(result) }
            switch PQresultStatus(result) {
            case PGRES_SINGLE_TUPLE: continue
            // Its data are no results.
            case PGRES_COPY_OUT, PGRES_COPY_IN, PGRES_COPY_BOTH: return .copying
            default: return .over
            }
        }
        return .waiting
    }
}
#endif
