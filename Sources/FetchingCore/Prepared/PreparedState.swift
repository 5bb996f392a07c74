import Foundation

/// A place where engines keep how a prepared request is written for them, and find what each of their connections has of it.
@usableFromInline
package class PreparedState: EngineStates, @unchecked Sendable {
    let owner: PreparedOwner

    /// The objects that connections have of the request.
    package final let kept = KeptByConnections()

    init(of owner: PreparedOwner) { self.owner = owner }

    deinit { kept.end() }
}

/// The objects that connections have of a prepared request, each of which is used by one thread at a time.
///
/// An object by itself, to which connections can refer when the request is gone: a weak reference to the request would make each of
/// its retains slow.
package final class KeptByConnections: @unchecked Sendable {
    private let lock = NSLock()

    // Unchecked, because the lock guards them.
    @exclusivity(unchecked) private var kept: [(connection: OpaquePointer, object: Unmanaged<AnyObject>)] = []
    @exclusivity(unchecked) private var missCount = 0
    @exclusivity(unchecked) private var hasEnded = false

    fileprivate init() {}

    /// The object that a connection has. There are few connections: to go through them is quicker than to hash.
    package subscript(connection: OpaquePointer) -> AnyObject? {
        lock.lock()
        defer { lock.unlock() }
        for entry in kept where entry.connection == connection { return entry.object.takeUnretainedValue() }
        missCount += 1
        return nil
    }

    /// Whether there were calls enough, on any connection, for something to be kept for the next ones: many a request is prepared and
    /// called once.
    package var isWorthKeeping: Bool { lock.withLock { missCount > 1 } }

    /// Whether the request is gone.
    package var isUnused: Bool { lock.withLock { hasEnded } }

    /// Finds something for a connection from now on.
    ///
    /// - Parameter object: It must live until the connection has it forgotten: this refers to it, and does not own it, for the last
    ///   reference to it must not end with the request, on a thread that is not that of the connection.
    package func keep(_ object: AnyObject, by connection: OpaquePointer) {
        lock.withLock {
            kept.removeAll { $0.connection == connection }
            kept.append((connection, Unmanaged.passUnretained(object)))
        }
    }

    /// Does not find an object any more; one that has taken its place is still found.
    package func forget(_ object: AnyObject, of connection: OpaquePointer) {
        let forgotten = Unmanaged.passUnretained(object).toOpaque()
        lock.withLock { kept.removeAll { $0.connection == connection && $0.object.toOpaque() == forgotten } }
    }

    fileprivate func end() { lock.withLock { hasEnded = true } }
}
