#if Postgres
import ConformanceEngines
import FetchingPostgres
import Testing

extension PostgresPool {
    /// A task whose statement the server runs for an hour, on a connection of this pool. It runs when this returns, however
    /// busy the machine is.
    func holdingConnection() async throws -> Task<Void, any Error> {
        let (processes, process) = AsyncStream.makeStream(of: Int.self)
        let task = Task {
            defer { process.finish() }
            try await read { db in
                process.yield(try db.processID)
                try db.execute("SELECT pg_sleep(3600)")
            }
        }
        for await id in processes {
            let observer = try PostgresConnection(PostgresServer.shared.get().configuration)
            try await eventually {
                try observer.values("SELECT wait_event FROM pg_stat_activity WHERE pid = \(id)", of: String?.self)
                    == ["PgSleep"]
            }
            break
        }
        return task
    }
}
#endif
