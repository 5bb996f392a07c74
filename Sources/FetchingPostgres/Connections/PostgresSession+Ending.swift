#if Postgres
import CLibPQ
import Foundation

extension PostgresSession {
    /// Ends the statement of which rows are left, if there is one.
    func endStatement() {
        guard PQtransactionStatus(handle) == PQTRANS_ACTIVE else { return }
        // To read what is left of a large table would take long.
        if !passOverReceivedRows() { stopStatement() }
        finishResults()
    }

    /// Asks the server to stop what runs, and waits until it has taken that: later it would stop the next statement. A server that
    /// does not take it within the time for an answer loses the connection.
    private func stopStatement() {
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

    /// Passes over what has come from the server, and says whether that is all of the statement.
    private func passOverReceivedRows() -> Bool {
        while PQisBusy(handle) == 0 {
            guard let result = PQgetResult(handle) else { return true }
            defer { PQclear(result) }
            switch PQresultStatus(result) {
            case PGRES_SINGLE_TUPLE: continue
            // Its data are no results.
            case PGRES_COPY_OUT, PGRES_COPY_IN, PGRES_COPY_BOTH: return false
            default: return true
            }
        }
        return false
    }
}
#endif
