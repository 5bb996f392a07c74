extension ShopDatabase {
    /// The longest time that a query may take. A server of PostgreSQL ends it by itself.
    static let longestQuery = Duration.seconds(5)

    /// Cancels a query of SQLite that takes too long.
    static func withDeadline<Value: Sendable>(
        _ query: @Sendable @escaping () async throws -> Value
    ) async throws -> Value {
        try await withThrowingTaskGroup(of: Value.self) { group in
            group.addTask(operation: query)
            group.addTask {
                try await Task.sleep(for: longestQuery)
                throw QueryTookTooLong()
            }
            defer { group.cancelAll() }
            guard let value = try await group.next() else { throw CancellationError() }
            return value
        }
    }
}

struct QueryTookTooLong: Error {}
