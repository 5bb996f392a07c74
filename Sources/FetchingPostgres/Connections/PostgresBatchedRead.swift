#if Postgres
import FetchingCore

/// What is told to a read that waits until others have asked the server.
enum PostgresReadTurn<Value: Sendable>: Sendable {
    /// It was sent with others.
    case done(Result<Value, any Error>)

    /// It is sent with others, on a session that it gives back.
    case leads(PostgresSession, [PostgresBatchedRead])

    /// It takes a session of its own.
    case goesAlone
}

/// A read that waits until others have asked the server, and may then be sent with those that wait too.
///
/// Unchecked, because one at a time has it: the queue, or whoever leads.
class PostgresBatchedRead: @unchecked Sendable {
    /// Sends what it asks for, without waiting for an answer.
    ///
    /// - Returns: Whether the read is over, because it asks for nothing or for something wrong.
    func send(on db: PostgresConnection) -> Bool { false }

    /// Reads what was sent. What it cannot read it asks for alone.
    func read(on db: PostgresConnection) {}

    func lead(_ session: PostgresSession, with others: [PostgresBatchedRead]) {}

    func goAlone() {}
}

/// A read of values of a type.
final class PostgresBatchedReadOf<Value: Sendable>: PostgresBatchedRead, @unchecked Sendable {
    private let body: @Sendable (PostgresConnection) throws -> Value
    private let continuation: CheckedContinuation<PostgresReadTurn<Value>, Never>

    init(
        _ body: @escaping @Sendable (PostgresConnection) throws -> Value,
        _ continuation: CheckedContinuation<PostgresReadTurn<Value>, Never>
    ) {
        self.body = body
        self.continuation = continuation
    }

    override func send(on db: PostgresConnection) -> Bool {
        do {
            let value = try body(db)
            continuation.resume(returning: .done(.success(value)))
        } catch is PostgresAnswerPending {
            return false
        } catch {
            continuation.resume(returning: .done(.failure(error)))
        }
        return true
    }

    override func read(on db: PostgresConnection) {
        do {
            let value = try body(db)
            continuation.resume(returning: .done(.success(value)))
        } catch let error as FetchError where error.isOfForgottenStatement {
            goAlone()
        } catch is PostgresAnswerPending {
            goAlone()
        } catch {
            continuation.resume(returning: .done(.failure(error)))
        }
    }

    override func lead(_ session: PostgresSession, with others: [PostgresBatchedRead]) {
        continuation.resume(returning: .leads(session, others))
    }

    override func goAlone() { continuation.resume(returning: .goesAlone) }
}
#endif
