#if Postgres
import FetchingCore

/// A conclusion from an error about the server that was asked.
enum NodeFailure {
    /// The connection was lost, or none could be opened.
    case connection

    /// A standby has ended what was in the way of what it replays.
    case conflict
}

extension Error {
    private var serverError: PostgresError? { ((self as? FetchError)?.underlyingError ?? self) as? PostgresError }

    /// The reason without the server's name.
    var nodeReason: String { serverError?.message ?? (self as? FetchError)?.reason ?? "\(self)" }

    /// The conclusion about the server that was asked, nil where another would say the same.
    func nodeFailure(isReplica: Bool) -> NodeFailure? {
        guard let error = serverError else { return nil }
        guard let state = error.sqlState else { return .connection }
        // The manual lists class 08 as connection exceptions; the others are those of a server that goes down or starts.
        if state.hasPrefix("08") || ["57P01", "57P02", "57P03"].contains(state) { return .connection }
        // A standby cannot have another transaction in the way: only what it replays.
        return isReplica && ["40001", "40P01"].contains(state) ? .conflict : nil
    }

    /// The error with the name of the server that was asked.
    func on(_ node: ClusterNode) -> any Error {
        if var error = self as? FetchError {
            error.engine = "\(FetchError.postgres) at '\(node.name)'"
            return error
        }
        guard self is PostgresError else { return self }
        var error = FetchError(
            .databaseFailure, reason: nodeReason, cure: "Try again", underlyingError: self)
        error.engine = "\(FetchError.postgres) at '\(node.name)'"
        return error
    }
}

/// None of the servers is a primary.
struct MissingPrimary: Error {}

extension FetchError {
    static func noPrimary(_ status: PostgresClusterStatus, after timeout: Duration) -> FetchError {
        let states = status.nodes.map { node in
            node.isReachable ? "'\(node.name)' is a \(node.role)" : "'\(node.name)': \(node.lastError ?? "unreachable")"
        }
        let list = states.joined(separator: "; ")
        return FetchError(
            .databaseFailure, reason: "none of the servers took the place of the primary within \(timeout) (\(list))",
            cure: "Promote a standby, or start the primary", engine: postgres, underlyingError: MissingPrimary())
    }

    static func lostToken(_ error: any Error) -> FetchError {
        FetchError(
            .databaseFailure,
            reason: "the transaction was committed, and its token could not be read (\(error.nodeReason))",
            cure: "Do not run it again. Read from the primary, or ask for a token by 'currentToken'", engine: postgres,
            underlyingError: (error as? FetchError)?.underlyingError ?? error)
    }
}
#endif
