import Fetching
import FetchingPostgres
import Foundation

@Fetchable("users")
struct User: Sendable, Equatable {
    let id: Int
    var name: String
    var score: Double
    var owner: Int?

    static let boss = ToOne<User, User>(\.owner)
}

/// Uses a pool in every way at once, for the thread sanitizer: `scripts/thread-sanitizer` compiles it with all of the sources
/// below it. The argument is the number of rounds.
@main
struct PoolUnderLoad {
    static func main() async throws {
        let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 20
        var configuration = PostgresConfiguration(
            url: ProcessInfo.processInfo.environment["FETCHING_POSTGRES"] ?? "dbname=postgres")
        configuration.maximumConnections = 4
        configuration.checkoutTimeout = .seconds(60)
        configuration.answerTimeout = .seconds(60)
        let pool = PostgresPool(configuration)
        try await pool.write { db in
            try db.execute(
                """
                CREATE TABLE users (id bigint PRIMARY KEY, name text NOT NULL, score float8 NOT NULL, owner bigint);
                INSERT INTO users SELECT n, 'name ' || n, n, NULLIF(n / 2, 0) FROM generate_series(1, 5000) n
                """)
        }
        try await pool.installObservation(for: User.self)
        let observer = Task {
            var count = 0
            for try await _ in User.request().all().count().updates(in: pool) { count += 1 }
            return count
        }
        for round in 0..<rounds { try await run(round, pool) }
        observer.cancel()
        let updates = try? await observer.value
        // Where answers take long, as they do beside all of that, none is shared.
        for _ in 0..<200 where pool.sharedReadCount == 0 { try await lookUpMany(in: pool) }
        guard pool.sharedReadCount > 0 else { fatalError("no read has shared a round trip") }
        print("\(rounds) rounds, \(updates ?? 0) updates, \(pool.sharedReadCount) shared reads")
        await pool.close(cancellingAfter: .seconds(5))
    }

    private static let byID = User.prepared(Int.self) { id in User.where { $0.id == id }.first() }

    /// Reads of many tasks, which share round trips.
    private static func lookUpMany(in pool: PostgresPool) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for id in 1...40 {
                group.addTask {
                    guard try await byID(id).fetch(in: pool)?.id == id else { fatalError("another's row") }
                }
            }
            try await group.waitForAll()
        }
    }

    private static func blocking(_ body: @escaping @Sendable () throws -> Void) async throws {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
        }
    }

    /// Each kind of use twice, and each of them cancelled once.
    private static func run(_ round: Int, _ pool: PostgresPool) async throws {
        let uses: [@Sendable () async throws -> Void] = [
            { _ = try await User.request().all().where { $0.score > 4_000 }.fetch(in: pool) },
            { for try await _ in User.request().all().stream(in: pool) {} },
            { _ = try await User.request().first(nth: 50).including(\.boss).fetch(in: pool) },
            { _ = try await pool.fetch(User.request().all().count(), User.request().first(nth: 5)) },
            { _ = try await byID(round % 5_000 + 1).fetch(in: pool) },
            { try await lookUpMany(in: pool) },
            { _ = try await User.request().all().where { $0.id == 7 }.update(in: pool) { $0.score += 1 } },
            { _ = try await pool.read { db in try db.execute("SELECT pg_sleep(0.05)") } },
            { for try await _ in pool.copyOut("COPY users TO STDOUT") {} },
            { _ = try await User.request().all().explain(in: pool) },
            { try await User.check(in: pool) },
            // A call that blocks has a thread of its own: those of tasks are as few as there are processors.
            { try await blocking { _ = try User.request().all().count().fetch(in: pool) } },
            { try await pool.write { db in try db.notify("users", "x") } },
        ]
        await withTaskGroup(of: Void.self) { group in
            for (index, use) in (uses + uses).enumerated() {
                group.addTask {
                    let task = Task { try await use() }
                    if index < uses.count {
                        try? await Task.sleep(for: .microseconds((round * 97 + index * 1_013) % 20_000))
                        task.cancel()
                    }
                    switch await task.result {
                    case .success: break
                    case .failure(is CancellationError) where index < uses.count: break
                    case .failure(let error): fatalError("\(error)")
                    }
                }
            }
        }
    }
}
