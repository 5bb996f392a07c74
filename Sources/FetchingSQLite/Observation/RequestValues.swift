import FetchingCore
import GRDB

/// What a request gives, now and after each change.
///
/// ``SQLiteRequest/values(in:)`` makes it. Each loop over it is an observation of its own, which ends with the loop.
public struct RequestValues<Element: Sendable>: AsyncSequence, Sendable {
    private let reader: any DatabaseReader
    private let values: AsyncValueObservation<Element>
    private let failure: @Sendable (any Error) -> any Error

    init(
        _ observation: ValueObservation<ValueReducers.Fetch<Element>>, in reader: any DatabaseReader,
        failure: @escaping @Sendable (any Error) -> any Error
    ) {
        self.reader = reader
        values = observation.values(in: reader, bufferingPolicy: .bufferingNewest(1))
        self.failure = failure
    }

    public func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }

    /// Gives the results of an observed request.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let sequence: RequestValues
        private var values: AsyncValueObservation<Element>.Iterator?
        private var isFinished = false

        fileprivate init(sequence: RequestValues) { self.sequence = sequence }

        /// The next result, nil if the task was cancelled.
        ///
        /// - Throws: `FetchError`.
        public mutating func next() async throws -> Element? {
            guard !isFinished else { return nil }
            do {
                if let value = try await nextValue() { return value }
                finish()
                return nil
            } catch {
                finish()
                if error is CancellationError { return nil }
                throw sequence.failure(error)
            }
        }

        private mutating func finish() {
            isFinished = true
            values = nil
        }

        private mutating func nextValue() async throws -> Element? {
            if values == nil {
                // GRDB traps where a queue is observed that is closed.
                try await sequence.reader.unsafeRead { db in try db.requireOpenConnection() }
                values = sequence.values.makeAsyncIterator()
            }
            return try await values?.next()
        }
    }
}

// An iterator belongs to one task.
@available(*, unavailable)
extension RequestValues.Iterator: Sendable {}
