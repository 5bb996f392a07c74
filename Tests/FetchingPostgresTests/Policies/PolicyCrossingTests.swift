#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQLite
import Foundation
import GRDB
import Testing

private struct Clerk: PolicyPrincipal {
    let deskID: Int
    let shift: Int?

    static let policySettings = [PolicySetting("desk", \Clerk.deskID), PolicySetting("shift", \Clerk.shift)]
}

@FetchableFields(.columns)
private struct ClerkDesk: Equatable, Sendable {
    var deskID: Int
    @FetchingStorage(ClerkYes()) var isLocked: Bool
}

private struct ClerkYes: FetchableStorage {
    func encode(_ value: Bool) -> String { value ? "locked" : "open" }
    func decode(_ stored: String) throws -> Bool { stored == "locked" }
}

/// Structs in columns, one that may be nil, a Bool in a form of its own, a relationship by a field, and a full text index.
@Fetchable
@FullText(\.title)
private struct ClerkFile: PolicedFetchable, Equatable {
    let id: Int
    var title: String
    @FetchingStorage(.columns) var desk: ClerkDesk
    @FetchingStorage(.columns) var formerDesk: ClerkDesk?
    var shift: Int?

    static let room = ToOne<Self, ClerkRoom>(\.desk.deskID)
    static let policy = Policy<ClerkFile, Clerk> { file, me in
        !file.desk.isLocked
        file.desk.deskID == me.deskID || file.formerDesk.deskID == me.deskID
        file.shift == me.shift
    }
    .changing { file, me in file.desk.deskID == me.deskID && file.room != nil }
}

@Fetchable
private struct ClerkRoom: PolicedFetchable, Equatable {
    let id: Int
    var name: String

    static let files = ToMany<Self, ClerkFile>(\.desk.deskID)
    static let policy = Policy<ClerkRoom, Clerk> { room, _ in room.name != "closed" }
}

@Suite("Policies crossed with other things", .onPostgres, .timeLimit(.minutes(5)))
struct PolicyCrossingTests {
    private static let files = (1...60).map { id in
        ClerkFile(
            id: id, title: id.isMultiple(of: 2) ? "a red file" : "a blue file",
            desk: ClerkDesk(deskID: id % 4, isLocked: id % 7 == 0),
            formerDesk: id % 3 == 0 ? nil : ClerkDesk(deskID: id % 5, isLocked: false),
            shift: id % 4 == 1 ? nil : id % 2)
    }
    private static let rooms = (0...4).map { ClerkRoom(id: $0, name: $0 == 2 ? "closed" : "room \($0)") }
    private static let clerks = (0...4).flatMap { desk in
        [nil, 0, 1].map { Clerk(deskID: desk, shift: $0) }
    }

    private static func allowed(to me: Clerk) -> [ClerkFile] {
        files.filter {
            !$0.desk.isLocked && ($0.desk.deskID == me.deskID || $0.formerDesk?.deskID == me.deskID)
                && $0.shift == me.shift
        }
    }

    private func queue() throws -> DatabaseQueue {
        let queue = try DatabaseQueue()
        try SQLSchema(ClerkRoom.self, ClerkFile.self).create(in: queue)
        try ClerkRoom.insert(Self.rooms).run(in: queue)
        try ClerkFile.insert(Self.files).run(in: queue)
        return queue
    }

    private func fixture() throws -> PostgresFixture {
        let fixture = try PostgresFixture()
        try SQLSchema(ClerkRoom.self, ClerkFile.self).create(in: fixture.db)
        try ClerkRoom.insert(Self.rooms).run(in: fixture.db)
        try ClerkFile.insert(Self.files).run(in: fixture.db)
        return fixture
    }

    @Test("hold for structs in columns, a full text and what is nil")
    func spreads() throws {
        let queue = try queue()
        let pool = try fixture().makePool()
        var store = MemoryStore().adding(Self.files).adding(Self.rooms)
        let order = ClerkFile.sorted(by: .ascending(\.id))
        var count = 0
        for me in Self.clerks {
            let expected = Self.allowed(to: me)
            count += expected.count
            let red = expected.filter { $0.title.contains("red") }.map(\.id)
            let search = ClerkFile.where { $0.matchesText("red") }.sorted(by: .ascending(\.id)).select(\.id)
            let rooms = ClerkRoom.where { $0.files.contains { $0.title != "" } }.sorted(by: .ascending(\.id))
            let reached = Self.rooms.filter { room in
                room.name != "closed" && expected.contains { $0.desk.deskID == room.id }
            }
            #expect(try queue.acting(as: me).fetch(order) == expected)
            #expect(try pool.acting(as: me).fetch(order) == expected)
            #expect(try queue.acting(as: me).fetch(search) == red)
            #expect(try pool.acting(as: me).fetch(search) == red)
            #expect(try queue.acting(as: me).fetch(rooms) == reached)
            #expect(try pool.acting(as: me).fetch(rooms) == reached)
            #expect(try store.acting(as: me) { try $0.fetch(order) } == expected)
            #expect(try store.acting(as: me) { try $0.fetch(search) } == red)
            #expect(try store.acting(as: me) { try $0.fetch(rooms) } == reached)
            for file in Self.files.prefix(20) {
                #expect(try ClerkFile.policy.allows(.reading, file, as: me) == expected.contains(file))
            }
        }
        #expect(count > 20)
    }

    @Test("hold for changes of structs in columns")
    func changes() throws {
        let me = Clerk(deskID: 1, shift: nil)
        let (mine, theirs) = (try queue().acting(as: me), try fixture().makePool().acting(as: me))
        var store = MemoryStore().adding(Self.files).adding(Self.rooms)
        let expected = Self.allowed(to: me).filter { $0.desk.deskID == 1 }
        let all = ClerkFile.request().all()
        func refused(_ body: () throws -> Int) -> Bool {
            do { _ = try body() } catch let error as FetchError { return error.code == .forbidden } catch {}
            return false
        }
        func check(
            _ update: (_ assign: (inout ClerkFile.FetchableUpdate) -> Void) throws -> Int,
            _ write: (ClerkFile) throws -> Int
        ) throws {
            #expect(try update { $0.title = "new" } == expected.count)
            #expect(try update { $0.formerDesk = ClerkDesk(deskID: 2, isLocked: true) } == expected.count)
            #expect(refused { try update { $0.desk.isLocked = true } })
            // There is such a desk, whose room nobody sees.
            #expect(refused { try update { $0.desk.deskID = 2 } })
            #expect(refused { try update { $0.desk = ClerkDesk(deskID: 3, isLocked: false) } })
            var file = expected[0]
            #expect(try write(file) == 1)
            file.desk.deskID = 3
            #expect(refused { try write(file) })
        }
        #expect(expected.count > 2)
        try check({ try mine.update(all, $0) }, { try mine.run(ClerkFile.update($0)) })
        try check({ try theirs.update(all, $0) }, { try theirs.run(ClerkFile.update($0)) })
        try check(
            { assign in try store.acting(as: me) { try $0.update(all, assign) } },
            { file in try store.acting(as: me) { try $0.run(ClerkFile.update(file)) } })
    }

    @Test("are each task's own where reads share a round trip, and each call's of a prepared request")
    func sharedReads() async throws {
        var configuration = try fixture().configuration
        configuration.maximumConnections = 1
        let pool = PostgresPool(configuration)
        let byDesk = ClerkFile.prepared(Int.self) { least in
            ClerkFile.where { $0.id >= least }.sorted(by: .ascending(\.id)).limit(3).select(\.id)
        }
        let asked = Self.clerks.map { me in (mine: pool.acting(as: me), ids: Self.allowed(to: me).map(\.id)) }
        // Few rows are asked for: those that come while the only connection is busy are sent together.
        for _ in 0..<20 where pool.sharedReadCount < 100 {
            try await withThrowingTaskGroup(of: Bool.self) { group in
                group.addTask {
                    try await pool.read { db in try db.values("SELECT 1 FROM pg_sleep(0.3)", of: Int.self) } == [1]
                }
                for index in 0..<300 {
                    let (mine, ids) = asked[index % asked.count]
                    group.addTask {
                        let least = index % 9
                        let found =
                            if index.isMultiple(of: 2) {
                                try await mine.fetch(byDesk(least))
                            } else {
                                try await mine.fetch(
                                    ClerkFile.where { $0.id >= least }.sorted(by: .ascending(\.id)).limit(3).select(
                                        \.id))
                            }
                        return found == Array(ids.filter { $0 >= least }.prefix(3))
                    }
                }
                for try await isRight in group { #expect(isRight) }
            }
        }
        #expect(pool.sharedReadCount > 0)
    }

    @Test("are the server's, too, of structs in columns and of what is nil")
    func secured() throws {
        let fixture = try fixture()
        let role = try PostgresActingStage.securedRole()
        for statement in try ClerkFile.rowLevelSecurity() + ClerkRoom.rowLevelSecurity() {
            try fixture.db.run(statement)
        }
        // Another policy of the table does not widen it.
        try fixture.db.run(
            """
            CREATE POLICY wide ON "ClerkFile" FOR ALL USING (TRUE) WITH CHECK (TRUE);
            CREATE POLICY wide ON "ClerkRoom" FOR ALL USING (TRUE) WITH CHECK (TRUE);
            GRANT USAGE ON SCHEMA \(fixture.schema) TO \(role);
            GRANT ALL ON ALL TABLES IN SCHEMA \(fixture.schema) TO \(role)
            """)
        var configuration = fixture.configuration
        configuration.url = configuration.url.replacing("user=postgres", with: "user=\(role)")
        let pool = PostgresPool(configuration)
        let order = ClerkFile.sorted(by: .ascending(\.id))
        #expect(try order.fetch(in: pool).isEmpty)
        for me in Self.clerks {
            let found = try pool.transaction { db in
                try db.setPrincipal(me)
                return try order.fetch(in: db)
            }
            #expect(found == Self.allowed(to: me))
        }
        let me = Clerk(deskID: 1, shift: nil)
        func code(_ body: (PostgresConnection) throws -> Any) -> FetchError.Code? {
            do {
                try pool.transaction { db in
                    try db.setPrincipal(me)
                    _ = try body(db)
                }
            } catch let error as FetchError { return error.code } catch {}
            return nil
        }
        let mine = try #require(Self.allowed(to: me).first { $0.desk.deskID == 1 })
        var given = mine
        given.desk.deskID = 3
        #expect(code { try ClerkFile.update(mine).run(in: $0) } == nil)
        #expect(code { try ClerkFile.update(given).run(in: $0) } == .forbidden)
        #expect(code { try ClerkFile.insert(given).run(in: $0) } == .forbidden)
        // What no rule allows is refused whatever other policies say.
        #expect(code { try ClerkRoom.insert(ClerkRoom(id: 50, name: "new")).run(in: $0) } == .forbidden)
        #expect(
            try pool.transaction { db in
                try db.setPrincipal(me)
                return try ClerkRoom.request().all().delete(in: db)
            } == 0)
    }
}
#endif
