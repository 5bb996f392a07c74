#if Postgres
import CLibPQ

extension PostgresSession {
    /// Ends the statement of which rows are left, if there is one.
    func endStatement() {
        guard PQtransactionStatus(handle) == PQTRANS_ACTIVE else { return }
        // To read what is left of a large table would take long.
        if !passOverReceivedRows() { askToStop() }
        finishResults()
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
