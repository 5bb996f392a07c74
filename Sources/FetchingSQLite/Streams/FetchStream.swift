public import FetchingCore
public import GRDB

/// The models of a request, one after the other, without all of them being in memory.
///
/// `stream(in:)` makes it. Each loop over it runs the request anew.
public struct FetchStream<Model: RowDecodable & Sendable>: AsyncSequence, Sendable {
    public typealias Element = Model

    @usableFromInline let query: FetchQuery
    @usableFromInline let reader: any DatabaseReader

    @usableFromInline
    init(_ query: FetchQuery, _ reader: any DatabaseReader) {
        self.query = query
        self.reader = reader
    }

    @inlinable
    public func makeAsyncIterator() -> Iterator { Iterator(StreamConnection(query, reader)) }

    /// Gives the models of a stream.
    ///
    /// They are read in batches. Within a batch, nothing is waited for.
    public struct Iterator: AsyncIteratorProtocol {
        @usableFromInline let connection: StreamConnection<Model>
        @usableFromInline var batch: IndexingIterator<[Model]> = [].makeIterator()

        @inlinable
        init(_ connection: StreamConnection<Model>) { self.connection = connection }

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
            batch = try await connection.nextBatch(isolation: actor).makeIterator()
            return batch.next()
        }
    }
}

// An iterator belongs to one task.
@available(*, unavailable)
extension FetchStream.Iterator: Sendable {}
