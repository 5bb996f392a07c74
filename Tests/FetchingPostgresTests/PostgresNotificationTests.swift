#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

@Suite("Notifications of PostgreSQL", .onPostgres)
struct PostgresNotificationTests {
    @Test("come in their order, from all channels that are listened on")
    func order() async throws {
        let pool = try PostgresPool.withUsers(connections: 1)
        let channels = ["Orders \(UUID())", "a\"b"]
        let notifications = try await pool.notifications(on: channels)
        for number in 0..<20 {
            try await pool.write { db in try db.notify(channels[number % 2], "\(number)") }
        }
        var received: [PostgresNotification] = []
        for try await notification in notifications {
            received.append(notification)
            if received.count == 20 { break }
        }
        #expect(received.map(\.payload) == (0..<20).map { "\($0)" })
        #expect(received.map(\.channel) == (0..<20).map { channels[$0 % 2] })
    }

    @Test("are not sent by a transaction that is rolled back")
    func rollback() async throws {
        struct Stop: Error {}
        let pool = try PostgresPool.withUsers(connections: 1)
        let channel = "\(UUID())"
        let notifications = try await pool.notifications(on: channel)
        #expect(throws: Stop.self) {
            try pool.write { db in
                try db.notify(channel, "never")
                throw Stop()
            }
        }
        try await pool.write { db in try db.notify(channel) }
        var iterator = notifications.makeAsyncIterator()
        #expect(try await iterator.next()?.payload == "")
    }

    @Test("end with the task that reads them")
    func cancellation() async throws {
        let pool = try PostgresPool.withUsers(connections: 1)
        let notifications = try await pool.notifications(on: "nothing")
        let task = Task {
            for try await _ in notifications {}
            return true
        }
        task.cancel()
        #expect(try await task.value)
    }

    @Test("give their connection up with the sequence")
    func lettingGo() async throws {
        let pool = try PostgresPool.withUsers(connections: 1)
        let channel = "\(UUID())"
        var notifications: PostgresNotifications? = try await pool.notifications(on: channel)
        func listenerCount() throws -> Int? {
            try pool.read { db in
                try db.values(
                    "SELECT count(*) FROM pg_stat_activity WHERE query = \("LISTEN \"\(channel)\"")", of: Int.self
                ).first
            }
        }
        #expect(try listenerCount() == 1)
        withExtendedLifetime(notifications) {}
        notifications = nil
        // The server takes a moment.
        try await eventually { try listenerCount() == 0 }
    }

    @Test("are not listened to on a closed pool")
    func closedPool() async throws {
        let pool = try PostgresPool.withUsers(connections: 1)
        pool.close()
        await #expect(throws: FetchError.self) { try await pool.notifications(on: "nothing") }
    }

    @Test("end with an error when the connection is lost")
    func lost() async throws {
        let pool = try PostgresPool.withUsers(connections: 1)
        let channel = "\(UUID())"
        let notifications = try await pool.notifications(on: channel)
        try await pool.write { db in
            try db.execute(
                """
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = \("LISTEN \"\(channel)\"")
                """)
        }
        await #expect(throws: FetchError.self) { for try await _ in notifications {} }
    }
}
#endif
