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
                Declare it in the model itself rather than in an extension, or list it in 'fetchableScopes'
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
private struct Circle {
    let id: Int
    var otherID: Int?

    static let other = ToOne<Circle, Circle>(\.otherID)

    // The scope of the other is a condition on the first again.
    static let closed = Scope<Circle> { $0.other.id.isIn(Circle.request().all().select(\.id)) }
}
#endif
