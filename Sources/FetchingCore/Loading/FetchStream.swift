/// The models of a request, or other elements that a database sends, one after the other and never all in memory.
///
/// `stream(in:)` makes it. Each loop over it runs the request again.
public struct FetchStream<Element: Sendable>: AsyncSequence, Sendable {
    @usableFromInline let open: @Sendable () -> any ModelBatches<Element>

    /// - Parameter open: Makes the source of one loop.
    @usableFromInline
    package init(_ open: @escaping @Sendable () -> any ModelBatches<Element>) { self.open = open }

    @inlinable
    public func makeAsyncIterator() -> Iterator { Iterator(open()) }

    /// Gives the elements of a stream.
    ///
    /// They are read in batches. Within a batch, nothing is waited for.
    public struct Iterator: AsyncIteratorProtocol {
        @usableFromInline let batches: any ModelBatches<Element>
        @usableFromInline var batch: IndexingIterator<[Element]> = [].makeIterator()

        @inlinable
        init(_ batches: any ModelBatches<Element>) { self.batches = batches }

        /// The next element, nil if there is none left.
        ///
        /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
        @inlinable
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
            if !Task.isCancelled, let element = batch.next() { return element }
            return try await nextOfNextBatch(isolation: actor)
        }

        /// The next element, nil if there is none left.
        ///
        /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
        @inlinable
        public mutating func next() async throws -> Element? { try await next(isolation: nil) }

        @inlinable
        mutating func nextOfNextBatch(isolation actor: isolated (any Actor)?) async throws -> Element? {
            // The memory of the last batch is given back before the next one is read.
            batch = [].makeIterator()
            batch = try await batches.nextBatch(isolation: actor).makeIterator()
            return batch.next()
        }
    }
}

// An iterator belongs to one task.
@available(*, unavailable)
extension FetchStream.Iterator: Sendable {}

/// The rows of a stream for one loop, which an engine reads some at a time.
@usableFromInline
package protocol ModelBatches<Model>: AnyObject, Sendable {
    associatedtype Model

    /// The next models, none at the end.
    func nextBatch(isolation actor: isolated (any Actor)?) async throws -> [Model]
}
