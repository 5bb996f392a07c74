/// The models of a request, one after the other, without all of them being in memory.
///
/// `stream(in:)` makes it. Each loop over it runs the request anew.
public struct FetchStream<Model: Sendable>: AsyncSequence, Sendable {
    public typealias Element = Model

    @usableFromInline let open: @Sendable () -> any ModelBatches<Model>

    /// - Parameter open: Makes the source of one loop.
    @usableFromInline
    package init(_ open: @escaping @Sendable () -> any ModelBatches<Model>) { self.open = open }

    @inlinable
    public func makeAsyncIterator() -> Iterator { Iterator(open()) }

    /// Gives the models of a stream.
    ///
    /// They are read in batches. Within a batch, nothing is waited for.
    public struct Iterator: AsyncIteratorProtocol {
        @usableFromInline let batches: any ModelBatches<Model>
        @usableFromInline var batch: IndexingIterator<[Model]> = [].makeIterator()

        @inlinable
        init(_ batches: any ModelBatches<Model>) { self.batches = batches }

        /// The next model, nil if there is none left.
        ///
        /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
        @inlinable
        public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Model? {
            if !Task.isCancelled, let model = batch.next() { return model }
            return try await nextOfNextBatch(isolation: actor)
        }

        /// The next model, nil if there is none left.
        ///
        /// - Throws: `FetchError`, or `CancellationError` if the task was cancelled.
        @inlinable
        public mutating func next() async throws -> Model? { try await next(isolation: nil) }

        @inlinable
        mutating func nextOfNextBatch(isolation actor: isolated (any Actor)?) async throws -> Model? {
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
