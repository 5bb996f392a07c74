#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQLite
import Testing

enum ScopeEngine: String, CaseIterable {
    case memory, sqlite, postgres

    func stage(_ rows: ScopedRows) throws -> any ScopeStage {
        switch self {
        case .memory: MemoryScopeStage(rows)
        case .sqlite: try SQLiteScopeStage(rows)
        case .postgres: try PostgresScopeStage(rows)
        }
    }
}

@Suite("Scopes", .onPostgres, .timeLimit(.minutes(10)))
struct ScopeTests {
    private static let seeds: [UInt64] = [1, 2, 3]

    @Test("hold for all rows that a request leads to", arguments: ScopeEngine.allCases)
    func requests(engine: ScopeEngine) throws {
        let worlds = try Self.seeds.map { seed in
            let rows = ScopedRows(seed: seed)
            return (all: try engine.stage(rows), inScope: try engine.stage(rows.inScope))
        }
        for scoped in ScopeCase.conditions + ScopeCase.requests {
            var differs = false
            for world in worlds {
                let expected = try scoped.run(ScopeOpening(hasScopes: false), world.inScope)
                let found = try scoped.run(ScopeOpening(hasScopes: true), world.all)
                #expect(found == expected, "\(scoped.testDescription): \(found), not \(expected)")
                let unscoped = try scoped.run(ScopeOpening(hasScopes: false), world.all)
                differs = differs || unscoped != expected
            }
            #expect(differs, "\(scoped.testDescription) is the same without scopes")
        }
    }

    @Test("hold for what is changed", arguments: ScopeEngine.allCases)
    func changes(engine: ScopeEngine) throws {
        for scoped in ScopeCase.changes {
            var differs = false
            for seed in Self.seeds {
                let rows = ScopedRows(seed: seed)
                let (all, unscoped) = (try engine.stage(rows), ScopeOpening(hasScopes: false))
                let expected = try scoped.run(unscoped, try engine.stage(rows.inScope))
                let found = try scoped.run(ScopeOpening(hasScopes: true), all)
                #expect(found == expected, "\(scoped.testDescription): \(found), not \(expected)")
                let inScope = rows.inScope
                let hidden = rows.members.filter { !inScope.members.contains($0) }
                let left = try all.fetch(unscoped.members)
                #expect(hidden.allSatisfy(left.contains), "\(scoped.testDescription)")
                let withoutScopes = try scoped.run(unscoped, try engine.stage(rows))
                differs = differs || withoutScopes != expected
            }
            #expect(differs, "\(scoped.testDescription) is the same without scopes")
        }
    }

    @Test("hold in streams", arguments: ScopeEngine.allCases)
    func streams(engine: ScopeEngine) async throws {
        let rows = ScopedRows(seed: 3)
        let request = Member.where { $0.squad.name != nil }.with(tenant, ScopedRows.tenant).sorted(by: .ascending(\.id))
        let expected = rows.inScope.members.filter { member in rows.inScope.squads.contains { $0.id == member.squadID }
        }
        #expect(try await engine.stage(rows).stream(request) == expected)
        #expect(expected.count < rows.members.count && !expected.isEmpty)
    }

    @Test("say which shard a request is for")
    func shards() {
        let ledgers = Ledger.request().all().where { $0.amount > 3 }
        #expect(ledgers.with(tenant, 7).sharding == .oneShard(values: 1))
        #expect(ledgers.ignoring(\.ofTenant).sharding == .everyShard)
        // Which rows are in scope is told by others, that may be on another server.
        #expect(Ledger.where { $0.tenantID == 7 && $0.page.number > 3 }.with(tenant, 7).sharding == .scattered)
        #expect(
            Ledger.where { $0.tenantID == 7 && $0.page.number > 3 }.with(tenant, 7).ignoring(\.read, of: Sheaf.self)
                .sharding == .oneShard(values: 1))
    }

    @Test("do not hold for a model that is written by its key", arguments: ScopeEngine.allCases)
    func writtenModels(engine: ScopeEngine) throws {
        let stage = try engine.stage(ScopedRows(seed: 1))
        let opening = ScopeOpening(hasScopes: false)
        var member = try #require(try stage.fetch(opening.members.where { $0.deletedAt != nil }).first)
        member.deletedAt = nil
        member.tenantID = ScopedRows.tenant
        try stage.update(member)
        let id = member.id
        #expect(try stage.fetch(ScopeOpening(hasScopes: true).members.where { $0.id == id }) == [member])
    }

    @Test("that need an argument have one, or nothing runs", arguments: ScopeEngine.allCases)
    func missingArgument(engine: ScopeEngine) throws {
        let stage = try engine.stage(ScopedRows(seed: 1))
        func check(_ body: () throws -> Any) {
            do {
                _ = try body()
                Issue.record("no error")
            } catch let error as FetchError {
                #expect(error.code == .missingArgument)
                #expect(error.description.contains("the scope needs the argument 'tenant'"), "\(error)")
            } catch {
                Issue.record(error)
            }
        }
        check { try stage.fetch(Member.request().all()) }
        check { try stage.fetch(Member.request().all().count()) }
        check { try stage.fetch(Member.find(1)) as Any }
        check { try stage.fetch(Chore.where { $0.member.name == "x" }) }
        check { try stage.fetch(Squad.where { $0.members.count > 1 }) }
        check { try stage.fetch(Squad.request().all().including(\.members)) }
        check { try stage.fetch(Squad.where { $0.id.isIn(Member.request().all().select(\.squadID)) }) }
        check { try stage.delete(Member.where { $0.id == 1 }) }
        check { try stage.update(Member.where { $0.id == 1 }) { $0.name = "x" } }
        #expect(try stage.fetch(ScopeOpening(hasScopes: false).members) == ScopedRows(seed: 1).members)
    }

    @Test("are written as what they are")
    func statements() throws {
        let members = Member.request().all().ignoring(\.ofTenant)
        #expect(
            try members.where { $0.points > 3 }.count().sql(for: .sqlite)
                == #"SELECT COUNT(*) FROM "member" WHERE "points" > ? AND "deleted_at" IS NULL"#)
        #expect(
            try Member.request().all().with(tenant, 7).select(\.id).sql(for: .sqlite)
                == #"SELECT "id" FROM "member" WHERE "deleted_at" IS NULL AND "tenant_id" = ?"#)
        #expect(
            try Chore.where { $0.member.name == "x" }.ignoring(\.ofTenant, of: Member.self).ignoring(\.shown)
                .select(\.id).sql(for: .postgres) == #"""
                    SELECT "chore"."id" FROM "chore" JOIN (SELECT * FROM "member" WHERE "deleted_at" IS NULL) AS "member" \#
                    ON "member"."id" = "chore"."member_id" WHERE "member"."name" = $1
                    """#)
        #expect(
            try members.ignoring(\.notDeleted).select(\.id).sql(for: .sqlite) == #"SELECT "id" FROM "member""#)
    }

    @Test("that nobody lists cannot be left out")
    func unlisted() throws {
        let error = try #require(throws: FetchError.self) {
            try Award.request().all().ignoring(\.unlisted).sql(for: .sqlite)
        }
        #expect(
            error.description == """
                'Award' in 'ignoring' on SQLite: the scope is not among those of the model. \
                Declare it in the model itself with its type, 'Scope<…>', or list all in 'fetchableScopes' there
                """)
    }

    @Test("have names")
    func names() {
        #expect(Member.fetchableScopes.map(\.name) == ["notDeleted", "ofTenant"])
        #expect(Award.fetchableScopes.map(\.name) == ["valid"])
    }

    @Test("tell the places of one request from those of another")
    func cursors() throws {
        let stage = try SQLiteScopeStage(ScopedRows(seed: 1))
        let (scoped, all) = (ScopeOpening(hasScopes: true).chores, ScopeOpening(hasScopes: false).chores)
        let page = try stage.fetch(scoped.page(size: 3))
        #expect(throws: FetchError.self) { try stage.fetch(all.page(size: 3, after: page.next)) }
    }

    @Test("of a request within another are its own", arguments: ScopeEngine.allCases)
    func requestsWithin(engine: ScopeEngine) throws {
        let rows = ScopedRows(seed: 2)
        let (stage, shown) = (try engine.stage(rows), rows.inScope)
        let members = Member.request().all().with(tenant, ScopedRows.tenant).sorted(by: .ascending(\.id))
        func chores(of member: Member, in chores: [Chore]) -> [Chore] { chores.filter { $0.memberID == member.id } }

        // What is looked for is counted without a scope that the request within has.
        let counted = members.where { $0.chores.count.isIn(Squad.request().all().select(\.id)) }
            .ignoring(\.shown, of: Chore.self)
        #expect(
            try stage.fetch(counted)
                == shown.members.filter { member in
                    shown.squads.contains { $0.id == chores(of: member, in: rows.chores).count }
                })

        // Each part of a union has its own.
        let deleted = Chore.where { $0.member.deletedAt != nil }.with(tenant, 7).ignoring(\.notDeleted, of: Member.self)
        let other = Chore.where { $0.member.points > 10 }.with(tenant, 8)
        for (list, tenants) in [(deleted.union(other), [7, 8]), (other.union(deleted), [8, 7])] {
            let found = try stage.fetch(
                Chore.request().all().ignoring(\.shown).where { $0.id.isIn(list.select(\.id)) }
                    .sorted(by: .ascending(\.id)).select(\.id))
            let expected = shown.chores.filter { chore in
                rows.members.contains {
                    $0.id == chore.memberID
                        && ($0.deletedAt != nil && $0.tenantID == 7
                            || $0.points > 10 && $0.tenantID == 8 && $0.deletedAt == nil)
                }
            }
            #expect(found == expected.map(\.id), "\(tenants)")
        }
    }

    @Test("of different arguments differ")
    func equality() {
        func predicate(_ number: Int) -> FetchPredicate<Member> {
            Member.predicate {
                $0.id.isIn(Chore.where { $0.member.points > 3 }.with(tenant, number).select(\.memberID))
            }
        }
        #expect(predicate(7) == predicate(7))
        #expect(predicate(7) != predicate(8))
        #expect((predicate(7) && !predicate(8)).simplified() != FetchPredicate<Member>.any([]))
    }

    @Test("that one function makes belong to their models")
    func madeByFunction() throws {
        var store = MemoryStore()
        store.add([Sheet(id: 1, isGone: false), Sheet(id: 2, isGone: true)])
        store.add([
            Stain(id: 1, sheetID: 1, isGone: false), Stain(id: 2, sheetID: 2, isGone: true),
            Stain(id: 3, sheetID: 2, isGone: false),
        ])
        let stains = Stain.request().all().sorted(by: .ascending(\.id))
        #expect(try stains.fetch(in: store).map(\.id) == [1, 3])
        #expect(try stains.where { $0.sheet == nil }.fetch(in: store).map(\.id) == [3])
        #expect(
            try stains.where { $0.sheet != nil }.ignoring(\.here, of: Sheet.self).fetch(in: store).map(\.id) == [1, 3])
    }

    @Test("hold for a static request that the closure of a scope made")
    func staticRequest() throws {
        var store = MemoryStore()
        store.add([Sheet(id: 1, isGone: false), Sheet(id: 2, isGone: true)])
        store.add([Stain(id: 1, sheetID: 1, isGone: false), Stain(id: 2, sheetID: 2, isGone: true)])
        store.add([Towel(id: 1, sheetID: 1), Towel(id: 2, sheetID: 2), Towel(id: 3, sheetID: 3)])
        // Within the scope of a towel the stains have none.
        #expect(try Towel.request().all().fetch(in: store).map(\.id) == [1, 2])
        #expect(try Stain.all.fetch(in: store).map(\.id) == [1])
        #expect(try Towel.all.fetch(in: store).map(\.id) == [1, 2])
    }

    @Test("may lead to each other")
    func circle() throws {
        var store = MemoryStore()
        store.add([Circle(id: 1, otherID: 2), Circle(id: 2, otherID: 1), Circle(id: 3, otherID: nil)])
        #expect(try Circle.request().all().fetch(in: store).map(\.id) == [1, 2])
        #expect(try Circle.where { $0.other.other.id == 1 }.fetch(in: store).map(\.id) == [1])
        let sql = try Circle.request().all().select(\.id).sql(for: .sqlite)
        #expect(
            sql == #"""
                SELECT "Circle"."id" FROM "Circle" JOIN "Circle" AS "other" ON "other"."id" = "Circle"."otherID" \#
                WHERE ("other"."id" IS NOT NULL AND "other"."id" IN (SELECT "Circle2"."id" FROM "Circle" AS "Circle2"))
                """#)
    }
}

extension Award {
    static let unlisted = Scope<Award> { $0.id > 0 }
}

@Fetchable
private struct Ledger {
    @PrimaryKey let id: Int
    @PrimaryKey @ShardKey let tenantID: Int
    var amount: Int

    static let page = ToOne<Ledger, Sheaf>((\.id, to: \.id), (\.tenantID, to: \.tenantID))

    static let ofTenant = Scope<Ledger>(tenant) { $0.tenantID == $1 }
}

@Fetchable
private struct Sheaf {
    @PrimaryKey let id: Int
    @PrimaryKey @ShardKey let tenantID: Int
    var number: Int

    static let ledgers = ToMany<Sheaf, Ledger>(\.amount, to: \.number)

    static let read = Scope<Sheaf> { $0.ledgers.contains { $0.amount > 3 } }
}

private protocol Removable: Fetchable {
    static var isGone: (FetchableMembers) -> FetchPredicate<Self> { get }
}

private func removable<Model: Removable>() -> Scope<Model> { Scope { !Model.isGone($0) } }

@Fetchable
private struct Sheet: Removable {
    let id: Int
    var isGone: Bool

    static let here: Scope<Sheet> = removable()
    static var isGone: (FetchableMembers) -> FetchPredicate<Sheet> { { $0.isGone == true } }
}

@Fetchable
private struct Stain: Removable {
    let id: Int
    var sheetID: Int
    var isGone: Bool

    static let sheet = ToOne<Stain, Sheet>(\.sheetID)
    static let here: Scope<Stain> = removable()
    static var isGone: (FetchableMembers) -> FetchPredicate<Stain> { { $0.isGone == true } }
    static let all = Stain.request().all().sorted(by: .ascending(\.id))
}

@Fetchable
private struct Towel {
    let id: Int
    var sheetID: Int

    static let stained = Scope<Towel> {
        $0.sheetID.isIn(Stain.all.select(\.sheetID)) || $0.id.isIn(all.where { $0.id < 2 }.select(\.id))
    }
    static let all = Towel.request().all()
}

@Fetchable
private struct Circle {
    let id: Int
    var otherID: Int?

    static let other = ToOne<Circle, Circle>(\.otherID)

    // The scope of the other is a condition on the first again.
    static let closed = Scope<Circle> { $0.other.id.isIn(Circle.request().all().select(\.id)) }
}
#endif
