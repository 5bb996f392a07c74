import Foundation

/// Wakes all who wait for something to happen.
///
/// Unchecked, because its state is touched under its lock.
final class ListSignals: @unchecked Sendable {
    private let lock = NSLock()
    private var continuations: [Int: AsyncStream<Void>.Continuation] = [:]
    private var nextNumber = 0

    deinit {
        for continuation in continuations.values { continuation.finish() }
    }

    /// The signals from now on. Of several for which nobody waited, one is as good as all.
    ///
    /// - Parameter isSent: Whether there is one already.
    func stream(isSent: Bool = false) -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number = lock.withLock {
            nextNumber += 1
            continuations[nextNumber] = continuation
            return nextNumber
        }
        if isSent { continuation.yield() }
        continuation.onTermination = { [weak self] _ in self?.remove(number) }
        return stream
    }

    func send() {
        for continuation in lock.withLock({ Array(continuations.values) }) { continuation.yield() }
    }

    /// The number of those who wait.
    var count: Int { lock.withLock { continuations.count } }

    private func remove(_ number: Int) {
        lock.withLock { continuations[number] = nil }
    }
}
