#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQLite
import Foundation
import GRDB
import Synchronization
import Testing

/// A time that the test sets.
private final class PolicyClock: Sendable {
    private let seconds = Mutex(0)

    var date: Date { Date(timeIntervalSince1970: Double(seconds.withLock { $0 })) }

    func set(_ value: Int) { seconds.withLock { $0 = value } }
}

private let policyClock = PolicyClock()

private struct Watcher: PolicyPrincipal {}

@Fetchable("secret")
private struct Secret: PolicedFetchable, Equatable {
    let id: Int
    var shownAt: Date
    var folderID: Int

    static let folder = ToOne<Secret, SecretFolder>(\.folderID)
    static let policy = Policy<Secret, Watcher> { secret, _ in
        secret.shownAt <= policyClock.date
        secret.folder != nil
    }
    .changing { secret, _ in secret.shownAt <= policyClock.date }
}

@Fetchable("secret_folder")
private struct SecretFolder: PolicedFetchable {
    let id: Int
    var shownAt: Date

    static let policy = Policy<SecretFolder, Watcher> { folder, _ in folder.shownAt <= policyClock.date }
}

/// A policy that asks what time it is does so for each request.
@Suite("Policies that tell the time", .onPostgres, .serialized, .timeLimit(.minutes(2)))
struct PolicyClockTests {
    private static let secrets = (1...4).map {
        Secret(id: $0, shownAt: Date(timeIntervalSince1970: Double($0)), folderID: 1)
    }
    private static let folders = [SecretFolder(id: 1, shownAt: Date(timeIntervalSince1970: 2))]
    private let order = Secret.sorted(by: .ascending(\.id))

    private func queue() throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try SQLSchema(Secret.self, SecretFolder.self).create(in: queue)
        try SecretFolder.insert(Self.folders).run(in: queue)
        try Secret.insert(Self.secrets).run(in: queue)
        return queue
    }

    private func pool() throws -> PostgresPool {
        let fixture = try PostgresFixture()
        try SQLSchema(Secret.self, SecretFolder.self).create(in: fixture.db)
        try SecretFolder.insert(Self.folders).run(in: fixture.db)
        try Secret.insert(Self.secrets).run(in: fixture.db)
        return fixture.makePool()
    }

    @Test("do so when a request is fetched")
    func fetching() throws {
        let (mine, theirs) = (try queue().acting(as: Watcher()), try pool().acting(as: Watcher()))
        var store = MemoryStore().adding(Self.secrets).adding(Self.folders)
        try store.acting(as: Watcher()) { inMemory in
            for (seconds, ids) in [(0, []), (1, []), (2, [1, 2]), (3, [1, 2, 3]), (1, [])] {
                policyClock.set(seconds)
                #expect(try mine.fetch(order.select(\.id)) == ids)
                #expect(try theirs.fetch(order.select(\.id)) == ids)
                #expect(try inMemory.fetch(order.select(\.id)) == ids)
                let inBlock = try theirs.read { db in try db.fetch(order).map(\.id) }
                #expect(inBlock == ids)
            }
        }
        policyClock.set(1)
        #expect(try mine.update(order) { $0.folderID = 1 } == 0)
        policyClock.set(2)
        #expect(try mine.update(order) { $0.folderID = 1 } == 2)
        #expect(try theirs.delete(order) == 2)
        policyClock.set(3)
        #expect(try theirs.delete(order) == 1)
    }

    @Test("do so for each loop, each update and each page")
    func sequences() async throws {
        let queue = try queue()
        let mine = queue.acting(as: Watcher())
        policyClock.set(0)
        let stream = mine.stream(order)
        policyClock.set(2)
        var ids: [Int] = []
        for try await secret in stream { ids.append(secret.id) }
        #expect(ids == [1, 2])

        var updates = mine.updates(order.count()).makeAsyncIterator()
        #expect(try await updates.next() == 2)
        policyClock.set(4)
        try await queue.write { db in try db.execute(sql: "UPDATE secret SET folderID = 1 WHERE id = 1") }
        #expect(try await updates.next() == 4)

        // A page goes on although it is later, and somebody else could take its cursor.
        policyClock.set(2)
        let request = Secret.sorted(by: .ascending(\.folder.shownAt), .ascending(\.id))
        let page = try await mine.fetch(request.page(size: 1))
        #expect(page.elements.map(\.id) == [1])
        policyClock.set(3)
        #expect(page.next != nil)
        let next = try await mine.fetch(request.page(size: 5, after: page.next))
        #expect(next.elements.map(\.id) == [2, 3])
    }

    @Test("are no row-level security")
    func rowLevelSecurity() {
        func code(_ body: () throws -> Any) -> FetchError.Code? {
            do { _ = try body() } catch let error as FetchError { return error.code } catch {}
            return nil
        }
        #expect(code { try Secret.rowLevelSecurity() } == .unsupported)
        #expect(code { try PolicyDrawer.rowLevelSecurity() } == .unsupported)
        #expect(code { try PolicyChest.rowLevelSecurity() } == .unsupported)
        #expect(code { try PolicyShelf.rowLevelSecurity() } == nil)
    }
}

/// A date in a form of its own, which is an integer for the server: that of a day is the same when it is asked again.
@Fetchable("drawer")
private struct PolicyDrawer: PolicedFetchable {
    let id: Int
    @FetchingStorage(.unixSeconds) var openedAt: Date

    static let policy = Policy<PolicyDrawer, Watcher> { drawer, _ in
        drawer.openedAt < Date(timeIntervalSince1970: 86_400)
    }
}

/// A number that differs from call to call.
@Fetchable("chest")
private struct PolicyChest: PolicedFetchable {
    let id: Int

    private static let calls = Mutex(0)
    static let policy = Policy<PolicyChest, Watcher> { chest, _ in
        chest.id
            > calls.withLock { calls in
                calls += 1
                return calls
            }
    }
}

/// Dates without a constant.
@Fetchable("shelf")
private struct PolicyShelf: PolicedFetchable {
    let id: Int
    var openedAt: Date
    @FetchingStorage(.unixSeconds) var closedAt: Date?

    static let policy = Policy<PolicyShelf, Watcher> { shelf, _ in shelf.closedAt == nil }
}
#endif
