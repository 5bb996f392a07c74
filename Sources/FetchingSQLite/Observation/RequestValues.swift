import FetchingCore
import GRDB

/// The results of a request, now and after each change.
///
/// ``SQLiteRequest/values(in:)`` makes it. Each loop over it is an observation of its own, which ends with the loop.
public struct RequestValues<Element: Sendable>: AsyncSequence, Sendable {
    private let request: ObservedRequest<Element>
    private let reader: any DatabaseReader

    init(_ request: ObservedRequest<Element>, in reader: any DatabaseReader) {
        self.request = request
        self.reader = reader
    }

    public func makeAsyncIterator() -> Iterator { Iterator(request: request, reader: reader) }

    /// Gives the results of an observed request.
    public struct Iterator: AsyncIteratorProtocol {
        private let request: ObservedRequest<Element>
        private let reader: any DatabaseReader
        private var changes: RequestChanges?
        private var isFinished = false

        fileprivate init(request: ObservedRequest<Element>, reader: any DatabaseReader) {
            self.request = request
            self.reader = reader
        }

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
                throw request.failure(error)
            }
        }

        private mutating func finish() {
            isFinished = true
            changes = nil
        }

        private mutating func nextValue() async throws -> Element? {
            guard let changes else {
                let (value, changes) = try await request.begin(in: reader)
                self.changes = changes
                return value
            }
            guard await changes.next() else { return nil }
            return try await request.fetch(in: reader)
        }
    }
}

// An iterator belongs to one task.
@available(*, unavailable)
extension RequestValues.Iterator: Sendable {}
