#if Postgres
/// A notification that a session has sent by `NOTIFY`.
public struct PostgresNotification: Sendable, Hashable {
    /// The channel.
    public let channel: String

    /// The text that was sent with it, empty if there was none.
    public let payload: String

    /// The number of the server's process that has sent it.
    public let processID: Int
}

/// The notifications on some channels, one after the other.
///
/// `notifications(on:)` of a pool makes it. They are kept until they are read.
public struct PostgresNotifications: AsyncSequence, Sendable {
    @_documentation(visibility: internal)
    public typealias Element = PostgresNotification

    private let stream: AsyncThrowingStream<PostgresNotification, any Error>

    init(_ stream: AsyncThrowingStream<PostgresNotification, any Error>) { self.stream = stream }

    public func makeAsyncIterator() -> Iterator { Iterator(iterator: stream.makeAsyncIterator()) }

    /// Gives the notifications.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var iterator: AsyncThrowingStream<PostgresNotification, any Error>.Iterator

        /// The next notification, nil if the task was cancelled.
        ///
        /// - Throws: `FetchError` if the connection is lost.
        public mutating func next() async throws -> PostgresNotification? { try await iterator.next() }
    }
}
#endif
