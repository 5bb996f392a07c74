#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQLite
import Foundation
import GRDB
import Testing

@Fetchable("nested_ban")
private struct Ban {
    let id: Int
    var email: String
    var isLifted: Bool

    static let inForce = Scope<Ban> { !$0.isLifted }
}

/// Of which a scope is the first to make the static predicate.
@Fetchable("nested_guest")
private struct Guest: Equatable {
    let id: Int
    var email: String

    static let isBanned = predicate { $0.email.isIn(Ban.request().all().select(\.email)) }
    static let welcome = Scope<Guest> { _ in !isBanned }
}

/// Of which a request is the first to make the static predicate.
@Fetchable("nested_guest")
private struct Visitor: Equatable {
    let id: Int
    var email: String

    static let isBanned = predicate { $0.email.isIn(Ban.request().all().select(\.email)) }
    static let welcome = Scope<Visitor> { _ in !isBanned }
}

@Suite("Scopes of what is within a request", .onPostgres, .timeLimit(.minutes(5)))
struct NestedScopeTests {
    private static let bans = [Ban(id: 1, email: "a", isLifted: false), Ban(id: 2, email: "b", isLifted: true)]
    private static let guests = ["a", "b", "c"].enumerated().map { Guest(id: $0.offset + 1, email: $0.element) }

    /// Fetches on all engines.
    private struct Engines {
        let store = MemoryStore().adding(bans).adding(guests).adding(guests.map { Visitor(id: $0.id, email: $0.email) })
        let queue: DatabaseQueue
        let fixture: PostgresFixture

        init() throws {
            queue = try DatabaseQueue()
            fixture = try PostgresFixture()
            try SQLSchema(Ban.self, Guest.self).create(in: queue)
            try SQLSchema(Ban.self, Guest.self).create(in: fixture.db)
            try Ban.insert(bans).run(in: queue)
            try Guest.insert(guests).run(in: queue)
            try Ban.insert(bans).run(in: fixture.db)
            try Guest.insert(guests).run(in: fixture.db)
        }

        func fetch<Model: RowDecodable>(_ request: ProjectionRequest<Model, [Int]>) throws -> [[Int]] {
            [
                try request.fetch(in: store), try queue.read { try request.fetch(in: $0) },
                try request.fetch(in: fixture.db),
            ]
        }

        func fetch<Model: RowDecodable, Result>(_ request: AggregateRequest<Model, Result>) throws -> [Result] {
            [
                try request.fetch(in: store), try queue.read { try request.fetch(in: $0) },
                try request.fetch(in: fixture.db),
            ]
        }
    }

    /// Within the closure of a scope no scopes hold, and elsewhere they do, whichever makes the predicate.
    @Test("hold for a static predicate where they hold, whoever makes it")
    func staticPredicate() throws {
        let engines = try Engines()
        let guests = Guest.sorted(by: .ascending(\.id))
        #expect(try engines.fetch(guests.select(\.id)) == [[3], [3], [3]])
        let bannedGuests = guests.where(Guest.isBanned).ignoring(\.welcome)
        #expect(try engines.fetch(bannedGuests.select(\.id)) == [[1], [1], [1]])

        let visitors = Visitor.sorted(by: .ascending(\.id))
        let bannedVisitors = visitors.where(Visitor.isBanned).ignoring(\.welcome)
        #expect(try engines.fetch(bannedVisitors.select(\.id)) == [[1], [1], [1]])
        #expect(try engines.fetch(visitors.select(\.id)) == [[3], [3], [3]])
    }

    /// Wherever a condition may stand.
    @Test("hold in a static predicate for each kind of request")
    func kindsOfRequests() throws {
        let engines = try Engines()
        let banned = Visitor.where(Visitor.isBanned).ignoring(\.welcome)
        let others = Visitor.where(!Visitor.isBanned).ignoring(\.welcome).sorted(by: .ascending(\.id))
        #expect(try engines.fetch(others.select(\.id)) == [[2, 3], [2, 3], [2, 3]])
        #expect(try engines.fetch(others.first(nth: 1, ofEach: \.email).select(\.id)) == [[2, 3], [2, 3], [2, 3]])
        let union = banned.union(others.where { $0.id > 2 }).sorted(by: .ascending(\.id))
        #expect(try engines.fetch(union.select(\.id)) == [[1, 3], [1, 3], [1, 3]])
        let groups = Visitor.request().all().ignoring(\.welcome)
            .grouped { _ in choose(if: Visitor.isBanned, then: 1, else: 0) }.sorted(by: .ascending { $0.key })
        #expect(try engines.fetch(groups.select(\.count)) == [[2, 1], [2, 1], [2, 1]])
        #expect(try engines.fetch(banned.count()) == [1, 1, 1])
        var (page, ids) = (try others.page(size: 1).fetch(in: engines.store), [Int]())
        ids += page.elements.map(\.id)
        page = try engines.queue.read { try others.page(size: 1, after: page.next).fetch(in: $0) }
        ids += page.elements.map(\.id)
        #expect(ids == [2, 3] && page.next == nil)

        let lifted = others.where { $0.id == 2 }
        var store = engines.store
        let inMemory = [
            try lifted.update(in: &store) { $0.email = "x" }, try banned.update(in: &store) { $0.email = "y" },
            try others.delete(in: &store),
        ]
        let inSQLite = try engines.queue.write { db in
            [
                try lifted.update(in: db) { $0.email = "x" }, try banned.update(in: db) { $0.email = "y" },
                try others.delete(in: db),
            ]
        }
        let db = engines.fixture.db
        let onPostgres = [
            try lifted.update(in: db) { $0.email = "x" }, try banned.update(in: db) { $0.email = "y" },
            try others.delete(in: db),
        ]
        #expect([inMemory, inSQLite, onPostgres] == [[1, 1, 3], [1, 1, 3], [1, 1, 3]])
    }

    @Test("are written as the rows that a list is read from")
    func statement() throws {
        let banned = Visitor.where(Visitor.isBanned).ignoring(\.welcome).select(\.id)
        let sql = try banned.sql(for: .sqlite)
        #expect(sql.contains(#"IN (SELECT "nested_ban"."email" FROM (SELECT * FROM "nested_ban" WHERE "#), "\(sql)")
    }

    @Test("reach what an included request includes", arguments: ScopeEngine.allCases)
    func included(engine: ScopeEngine) throws {
        let rows = ScopedRows(seed: 2)
        let stage = try engine.stage(rows)
        let owners = Chore.request().all().ignoring(\.shown).sorted(by: .ascending(\.id)).including {
            $0.member.requesting {
                $0.including(\.squad).with(tenant, ScopedRows.tenant).ignoring(\.notDeleted)
                    .ignoring(\.active, of: Squad.self).including { $0.boss }
            }
        }
        let members = Dictionary(
            uniqueKeysWithValues: rows.members.filter { $0.tenantID == ScopedRows.tenant }.map { ($0.id, $0) })
        var inactive = 0
        for (chore, owner) in try stage.fetch(owners) {
            let member = chore.memberID.flatMap { members[$0] }
            let squad = rows.squads.first { $0.id == member?.squadID }
            if squad?.isActive == false { inactive += 1 }
            #expect(owner?.0 == member && owner?.1 == squad, "\(chore)")
            #expect(owner?.2 == member?.bossID.flatMap { members[$0] }, "\(chore)")
        }
        #expect(inactive > 0)
    }

    /// A policy is lifted by nothing.
    @Test("left out of an included request leave policies in force", arguments: ScopeEngine.allCases)
    func includedWhileActing(engine: ScopeEngine) throws {
        let rows = ScopedRows(seed: 2)
        let me = Teammate.some
        let allowed = rows.allowed(to: me)
        let owners = Chore.request().all().ignoring(\.shown).sorted(by: .ascending(\.id)).including {
            $0.member.requesting {
                $0.including(\.squad).ignoring(\.ofTenant).ignoring(\.notDeleted).ignoring(\.active, of: Squad.self)
                    .including { $0.boss }
            }
        }
        var hidden = 0
        let found = try engine.stage(rows, as: me).fetch(owners)
        #expect(found.map(\.0) == allowed.chores)
        for (chore, owner) in found {
            let member = allowed.members.first { $0.id == chore.memberID }
            if let id = member?.squadID, rows.squads.contains(where: { $0.id == id && !$0.isActive }) { hidden += 1 }
            #expect(owner?.0 == member && owner?.1 == allowed.squads.first { $0.id == member?.squadID }, "\(chore)")
            #expect(owner?.2 == allowed.members.first { $0.id == member?.bossID }, "\(chore)")
        }
        #expect(hidden > 0)
    }
}
#endif
