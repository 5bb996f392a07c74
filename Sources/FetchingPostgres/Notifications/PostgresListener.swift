#if Postgres
import CLibPQ
import Dispatch
import FetchingCore
import Foundation

/// A session that waits for notifications.
///
/// Unchecked, because all of its state is touched on its queue.
final class PostgresListener: @unchecked Sendable {
    typealias Continuation = AsyncThrowingStream<PostgresNotification, any Error>.Continuation

    private let session: PostgresSession
    private let continuation: Continuation
    private let source: any DispatchSourceRead
    private let queue = DispatchQueue(label: "Fetching.PostgresListener")

    /// Who is told of each notification at once, on the queue.
    private let line: PostgresChangeLine?

    /// Waits on a queue until it is stopped, or until the connection is lost.
    init(_ session: PostgresSession, _ continuation: Continuation, telling line: PostgresChangeLine? = nil) {
        self.session = session
        self.line = line
        self.continuation = continuation
        // libpq closes its own descriptor when the connection is lost, while the source still watches.
        let descriptor = dup(PQsocket(session.handle))
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        // Both handlers hold this object, and with it the socket, until the source is cancelled.
        source.setEventHandler { self.receive() }
        source.setCancelHandler {
            self.line?.lose()
            _ = close(descriptor)
        }
        source.resume()
        // What came together with the answer to LISTEN is not announced by the socket.
        queue.async { self.receive() }
    }

    func stop() { source.cancel() }

    /// Runs statements, and then gives the notifications that have come with their answers.
    ///
    /// - Parameter completion: Called on the queue, where a statement has failed.
    func run(_ statements: [String], orElse completion: @escaping @Sendable (any Error) -> Void) {
        queue.async {
            do {
                guard !self.source.isCancelled else { throw CancellationError() }
                for statement in statements { try self.session.run(statement) }
            } catch {
                completion(error)
            }
            self.receive()
        }
    }

    private func receive() {
        guard !source.isCancelled else { return }
        let isConnected = consumeInput()
        while let notification = PQnotifies(session.handle) {
            let received = PostgresNotification(notification.pointee)
            PQfreemem(notification)
            line?.receive(received)
            continuation.yield(received)
        }
        guard !isConnected || PQstatus(session.handle) != CONNECTION_OK else { return }
        line?.lose()
        continuation.finish(throwing: FetchError.statement(session.lostConnection))
        source.cancel()
    }

    /// Reads what there is, and whether the connection is still there.
    ///
    /// The end of a connection is read apart from the last words of the server, and Dispatch announces it once for both.
    private func consumeInput() -> Bool {
        repeat {
            guard PQconsumeInput(session.handle) == 1 else { return false }
        } while session.hasInput()
        return true
    }
}

extension PostgresNotification {
    fileprivate init(_ notification: PGnotify) {
        channel = String(cString: notification.relname)
        payload = String(cString: notification.extra)
        processID = Int(notification.be_pid)
    }
}
#endif
