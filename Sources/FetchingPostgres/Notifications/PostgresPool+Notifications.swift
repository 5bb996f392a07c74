#if Postgres
import FetchingCore

extension PostgresPool {
    /// Listens on channels, by a connection of its own beside those of the pool.
    ///
    /// ```swift
    /// for try await notification in try await pool.notifications(on: "orders") {
    ///     print(notification.payload)
    /// }
    /// // LISTEN "orders"
    /// ```
    ///
    /// It receives every notification from when this returns until it is released or its task is cancelled. A lost
    /// connection ends the loop with an error, and loses what was sent meanwhile. Closing the pool leaves it open.
    ///
    /// - Parameter channels: The channels, with their case.
    /// - Throws: `FetchError` if there is no connection.
    public func notifications(on channels: String...) async throws -> PostgresNotifications {
        try await notifications(on: channels)
    }

    /// Listens on channels, by a connection of its own beside those of the pool.
    ///
    /// - Parameter channels: The channels, with their case.
    /// - Throws: `FetchError` if there is no connection.
    public func notifications(on channels: [String]) async throws -> PostgresNotifications {
        try await notifications(on: channels, telling: nil)
    }

    /// Listens to the changes of observed tables, of which the lists of the pool are told at once.
    func notificationsOfChanges() async throws -> PostgresNotifications {
        try await notifications(on: [PostgresObservation.channel], telling: lists)
    }

    private func notifications(
        on channels: [String], telling lists: PostgresDecidedLists?
    ) async throws -> PostgresNotifications {
        try Task.checkCancellation()
        try state.requireOpen()
        return try await withCheckedThrowingContinuation { continuation in
            state.onThread { [configuration] in
                continuation.resume(with: Result { try PostgresNotifications(configuration, channels, lists) })
            }
        }
    }
}

extension PostgresNotifications {
    fileprivate init(
        _ configuration: PostgresConfiguration, _ channels: [String], _ lists: PostgresDecidedLists?
    ) throws {
        let session = try PostgresSession(configuration)
        for channel in channels { try session.run("LISTEN \(channel.quotedIdentifier)") }
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: PostgresNotification.self)
        // Lists are fetched again now that nothing is missed any more.
        let line = lists?.connect()
        let listener = PostgresListener(session, continuation, telling: line)
        line?.begin(with: listener)
        continuation.onTermination = { _ in listener.stop() }
        self.init(stream)
    }
}
#endif
