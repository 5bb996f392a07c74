#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQLite
import GRDB
import Testing

@Suite("Policies", .onPostgres, .timeLimit(.minutes(10)))
struct PolicyTests {
    private static let seeds: [UInt64] = [1, 2, 3]

    static let players = [
        Teammate.some, Teammate(tenant: 8, squadID: 1, isCoach: true, nickname: "x"),
        Teammate(tenant: 7, squadID: nil, isCoach: true, nickname: "nobody"),
        Teammate(tenant: 9, squadID: 2, isCoach: false, nickname: ""),
    ]

    private static func text(_ scoped: ScopeCase, _ stage: any ScopeStage) throws -> String {
        try scoped.run(ScopeOpening(hasScopes: false), stage)
    }

    @Test("hold for all rows that a request leads to", arguments: ScopeEngine.allCases)
    func requests(engine: ScopeEngine) throws {
        try check(engine) { try engine.stage($0, as: $1) }
    }

    @Test("are those of row-level security, for a role without rights")
    func secured() throws {
        try check(.postgres) { try SecuredStage($0, as: $1) }
    }

    @Test("hold beside row-level security, for a role without rights")
    func besideSecurity() throws {
        try check(.postgres) { try SecuredActingStage($0, as: $1) }
    }

    private func check(_ engine: ScopeEngine, _ stage: (ScopedRows, Teammate) throws -> any ScopeStage) throws {
        var different: Set<String> = []
        for (seed, me) in zip([1, 2, 3, 4] as [UInt64], Self.players) {
            let rows = ScopedRows(seed: seed)
            let (acting, allowed) = (try stage(rows, me), try engine.stage(rows.allowed(to: me)))
            let everything = try engine.stage(rows)
            for scoped in ScopeCase.conditions + ScopeCase.requests {
                let expected = try Self.text(scoped, allowed)
                let found = try Self.text(scoped, acting)
                #expect(found == expected, "\(scoped.testDescription), \(seed): \(found), not \(expected)")
                if try Self.text(scoped, everything) != expected { different.insert(scoped.testDescription) }
            }
        }
        let same = (ScopeCase.conditions + ScopeCase.requests).map(\.testDescription).filter { !different.contains($0) }
        #expect(same.isEmpty, "the same without policies: \(same)")
    }

    @Test("hold for what is changed", arguments: ScopeEngine.allCases)
    func changes(engine: ScopeEngine) throws { try checkChanges(engine) { try engine.stage($0, as: .some) } }

    @Test("hold for what is changed, by row-level security")
    func securedChanges() throws { try checkChanges(.postgres) { try SecuredStage($0, as: .some) } }

    @Test("hold for what is changed, beside row-level security")
    func changesBesideSecurity() throws { try checkChanges(.postgres) { try SecuredActingStage($0, as: .some) } }

    private func checkChanges(_ engine: ScopeEngine, _ stage: (ScopedRows) throws -> any ActingStage) throws {
        for scoped in ScopeCase.changes {
            var differs = false
            for seed in Self.seeds {
                let rows = ScopedRows(seed: seed)
                let allowed = rows.allowed(to: .some)
                let expected = try Self.text(scoped, try engine.stage(allowed))
                let acting = try stage(rows)
                let found = try Self.text(scoped, acting)
                #expect(found == expected, "\(scoped.testDescription): \(found), not \(expected)")
                let left = try acting.all(Member.self)
                #expect(rows.members.filter { !allowed.members.contains($0) }.allSatisfy(left.contains))
                let chores = try acting.all(Chore.self)
                #expect(rows.chores.filter { !allowed.chores.contains($0) }.allSatisfy(chores.contains))
                differs = try differs || Self.text(scoped, engine.stage(rows)) != expected
            }
            #expect(differs, "\(scoped.testDescription) is the same without policies")
        }
    }

    @Test("hold in streams", arguments: ScopeEngine.allCases)
    func streams(engine: ScopeEngine) async throws {
        let rows = ScopedRows(seed: 3)
        let request = ScopeOpening(hasScopes: false).members.where { $0.squad.name != nil }.sorted(by: .ascending(\.id))
        let allowed = rows.allowed(to: .some)
        let expected = allowed.members.filter { member in allowed.squads.contains { $0.id == member.squadID } }
        #expect(try await engine.stage(rows, as: .some).stream(request) == expected)
        #expect(expected.count < rows.members.count && !expected.isEmpty)
    }

    @Test("are not lifted by what leaves scopes out, and hold beside these", arguments: ScopeEngine.allCases)
    func besideScopes(engine: ScopeEngine) throws {
        let rows = ScopedRows(seed: 2)
        let me = Teammate(tenant: 8, squadID: nil, isCoach: false, nickname: "x")
        let stage = try engine.stage(rows, as: me)
        // The scope is about one tenant, and whoever acts is of another.
        #expect(try stage.fetch(Member.request().all().with(tenant, 7)).isEmpty)
        let found = try stage.fetch(
            Member.request().all().ignoring(\.ofTenant).ignoring(\.notDeleted).sorted(by: .ascending(\.id)))
        #expect(found == rows.allowed(to: me).members && !found.isEmpty)
    }
}
#endif
