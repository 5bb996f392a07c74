#if Postgres
import FetchingPostgres

extension PostgresFixture {
    private struct Stuck: Error {}

    /// Runs a change while another transaction has changed rows and not committed, commits when the change waits for these, and gives its
    /// result.
    func result<Value: Sendable>(
        after sql: String, of change: @escaping @Sendable (PostgresPool) async throws -> Value
    ) async throws -> Value {
        var configuration = configuration
        configuration.url += " application_name=\(schema)"
        let mine = PostgresPool(configuration)
        try db.run("BEGIN; \(sql)")
        let task = Task { try await change(mine) }
        let watch = try PostgresConnection(self.configuration)
        for _ in 0..<2_000 {
            let waiting = try watch.values(
                "SELECT COUNT(*) FROM pg_stat_activity WHERE application_name = \(schema) AND wait_event_type = 'Lock'",
                of: Int.self)
            if waiting.first ?? 0 > 0 {
                try db.run("COMMIT")
                return try await task.value
            }
            try await Task.sleep(for: .milliseconds(5))
        }
        try db.run("ROLLBACK")
        // An error of the change tells why it did not wait.
        _ = try await task.value
        throw Stuck()
    }
}
#endif
