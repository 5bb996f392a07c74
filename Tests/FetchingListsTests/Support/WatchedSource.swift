import Fetching
import Foundation

/// A source that counts what it is asked for, and that can hold answers back.
@MainActor final class WatchedSource: ListSource {
    private let base: any ListSource

    /// The number of pages that were asked for.
    private(set) var fetchCount = 0

    /// The number of answers that have come.
    private(set) var answerCount = 0

    /// The number of observations that have not ended.
    private nonisolated let observations = Counter()

    /// Whether answers are held back from now on.
    var isHolding = false

    /// The next fetches throw this.
    var failure: (any Error)?

    /// Answers that are held back are this error.
    var heldFailure: (any Error)?

    private var held: [CheckedContinuation<Void, Never>] = []

    init(_ base: any ListSource) { self.base = base }

    var observationCount: Int { observations.value }

    var heldCount: Int { held.count }

    /// Lets the answers go that are held back, the first one or the last one first.
    func release(lastFirst: Bool = false) {
        isHolding = false
        let held = lastFirst ? held.reversed() : held
        self.held = []
        for continuation in held { continuation.resume() }
    }

    func fetchPage<Model: KeyedFetchable & RowDecodable, Element: Sendable>(
        _ request: PageRequest<Model, Element>
    ) async throws -> Page<Element> {
        fetchCount += 1
        defer { answerCount += 1 }
        if let failure { throw failure }
        let page = try await base.fetchPage(request)
        if isHolding {
            await withCheckedContinuation { held.append($0) }
            if let heldFailure { throw heldFailure }
        }
        return page
    }

    nonisolated func changes<Model: KeyedFetchable & RowDecodable, Element: Sendable>(
        of request: PageRequest<Model, Element>
    ) -> AsyncThrowingStream<Void, any Error> {
        let observation = WatchedObservation(base.changes(of: request), observations)
        return AsyncThrowingStream { try await observation.next() }
    }
}

/// A stream that tells a counter when nobody has it any more.
private final class WatchedObservation: Sendable {
    private let signals: AsyncThrowingStream<Void, any Error>
    private let count: Counter

    init(_ signals: AsyncThrowingStream<Void, any Error>, _ count: Counter) {
        (self.signals, self.count) = (signals, count)
        count.add(1)
    }

    deinit { count.add(-1) }

    func next() async throws -> Void? {
        for try await _ in signals { return () }
        return nil
    }
}

/// Unchecked, because its number is touched under its lock.
final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var number = 0

    var value: Int { lock.withLock { number } }

    func add(_ difference: Int) { lock.withLock { number += difference } }
}
