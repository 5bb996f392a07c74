#if Postgres
import FetchingCore

/// What is told to a read that waits until others have asked the server.
enum PostgresReadTurn<Value: Sendable>: Sendable {
    /// It was sent with others.
    case done(Result<Value, any Error>)

    /// It asks the server, with those that have come meanwhile or alone.
    case leads(isAlone: Bool)

    /// It waits for a session, or for somebody who has one.
    case waits

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

    func lead(alone isAlone: Bool) {}

    func wait() {}

    func goAlone() {}

    /// Reads on a session, which is given back.
    func read(alone session: PostgresSession, of pool: PostgresPool, _ cancellation: PostgresCancellation) {}

    func fail(_ error: any Error) {}
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

    override func lead(alone isAlone: Bool) { continuation.resume(returning: .leads(isAlone: isAlone)) }

    override func read(alone session: PostgresSession, of pool: PostgresPool, _ cancellation: PostgresCancellation) {
        continuation.resume(returning: .done(Result { try pool.readingAlone(on: session, cancellation, body) }))
    }

    override func fail(_ error: any Error) { continuation.resume(returning: .done(.failure(error))) }

    override func wait() { continuation.resume(returning: .waits) }

    override func goAlone() { continuation.resume(returning: .goesAlone) }
}
#endif
