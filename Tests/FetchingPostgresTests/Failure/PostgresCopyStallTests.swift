#if Postgres
import Fetching
import FetchingPostgres
import Foundation
import Testing

@Suite("COPY to a server that falls silent", .onPostgres, .onOwnThreads)
struct PostgresCopyStallTests {
    @Test(
        "ends within the limit of an answer, wherever that is, and keeps all rows or none",
        arguments: PostgresProxy.Direction.allCases)
    func silence(direction: PostgresProxy.Direction) async throws {
        let proxy = try PostgresProxy()
        defer { proxy.stop() }
        let pool = try PostgresPool.withUsers(connections: 1) {
            proxy.apply(to: &$0)
            $0.answerTimeout = .milliseconds(300)
        }
        defer { pool.close() }
        let users = (1...900).map { User.named("name \($0)", id: $0) }
        let all = User.request().all()
        #expect(try await all.count().fetch(in: pool) == 0)
        let statements = QueryTexts()
        try await pool.write { db in
            try db.setQueryReceiver { statements.add($0) }
            defer { try? db.setQueryReceiver(nil) }
            try User.insert(users).run(in: db)
            try all.delete(in: db)
        }
        #expect(statements.all.contains { $0.hasPrefix("COPY") })
        proxy.set(.pass)
        try await User.insert(users).run(in: pool)
        let bytes = proxy.count(direction)
        for position in [0, 1, bytes / 20, bytes / 10, bytes / 5, bytes / 2, bytes - 30, bytes - 7] {
            proxy.set(.pass)
            try await eventually { (try? await all.delete(in: pool)) != nil }
            #expect(try await all.count().fetch(in: pool) == 0)
            proxy.set(.hold(after: position, direction))
            let start = ContinuousClock.now
            let error = await #expect(throws: FetchError.self, "after \(position) of \(bytes) bytes") {
                try await User.insert(users).run(in: pool)
            }
            // A connection that is lost has no SQLSTATE.
            let cause = error?.underlyingError as? PostgresError
            #expect(cause != nil && cause?.sqlState == nil, "\(error?.reason ?? "")")
            #expect(ContinuousClock.now - start < .seconds(10))
            proxy.set(.pass)
            try await eventually { (try? await all.count().fetch(in: pool)) != nil }
            let count = try await all.count().fetch(in: pool)
            #expect(count == 0 || count == 900)
        }
    }
}

/// The statements that were sent.
///
/// Unchecked, because they are touched under their lock.
private final class QueryTexts: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    var all: [String] { lock.withLock { texts } }

    func add(_ text: String) { lock.withLock { texts.append(text) } }
}
#endif
