#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQLite
import Foundation
import GRDB
import Testing

private struct Guard: PolicyPrincipal {
    let gateID: Int?

    static let policySettings = [PolicySetting("gate", \Guard.gateID)]
}

private struct Buyer: PolicyPrincipal {
    let budget: Double
    var limit: Decimal = 1

    static let policySettings = [PolicySetting("budget", \Buyer.budget), PolicySetting("limit", \Buyer.limit)]
}

private struct Guest: PolicyPrincipal {
    let gateID: Int?

    static let policySettings = [PolicySetting("gate", \Guest.gateID)]
}

/// A policy that asks only for what may be nil.
@Fetchable
private struct GuardedPass: PolicedFetchable, Equatable {
    let id: Int
    var gateID: Int?

    static let policy = Policy<GuardedPass, Guard> { pass, me in pass.gateID == me.gateID }
}

@Fetchable
private struct ScopedGate: Fetchable, Equatable {
    let id: Int
    var isClosed: Bool

    static let isOpen = Scope<ScopedGate> { !$0.isClosed }
}

@Fetchable
private struct GateLane: PolicedFetchable, Equatable {
    let id: Int
    var gateID: Int

    static let gate = ToOne<GateLane, ScopedGate>(\.gateID)
    static let policy = Policy<GateLane, Guard>.everyone
}

extension ScopedGate: PolicedFetchable {
    static let policy = Policy<ScopedGate, Guard>.everyone
}

/// A policy with a request in it, whose condition follows a relationship.
@Fetchable
private struct GateVisit: PolicedFetchable, Equatable {
    let id: Int
    var laneID: Int

    static let policy = Policy<GateVisit, Guard> { visit, _ in
        visit.laneID.isIn(GateLane.where { $0.gate.id > 0 }.select(\.id))
    }
}

@Suite("Whoever acts, to the server", .onPostgres, .timeLimit(.minutes(5)))
struct PolicyPrincipalTests {
    @Test("is nobody where none is set, and nobody of another type")
    func nobody() throws {
        let fixture = try PostgresFixture()
        try SQLSchema(GuardedPass.self).create(in: fixture.db)
        let passes = [GuardedPass(id: 1, gateID: nil), GuardedPass(id: 2, gateID: 7)]
        try GuardedPass.insert(passes).run(in: fixture.db)
        for statement in try GuardedPass.rowLevelSecurity() { try fixture.db.run(statement) }
        let role = try PostgresActingStage.securedRole()
        try fixture.db.run(
            """
            GRANT USAGE ON SCHEMA \(fixture.schema) TO \(role);
            GRANT ALL ON ALL TABLES IN SCHEMA \(fixture.schema) TO \(role)
            """)
        var configuration = fixture.configuration
        configuration.url = configuration.url.replacing("user=postgres", with: "user=\(role)")
        let pool = PostgresPool(configuration)
        let all = GuardedPass.sorted(by: .ascending(\.id))
        #expect(try all.fetch(in: pool).isEmpty)
        func ids(_ me: some PolicyPrincipal) throws -> [Int] {
            try pool.transaction { db in
                try db.setPrincipal(me)
                return try all.fetch(in: db).map(\.id)
            }
        }
        #expect(try ids(Guard(gateID: nil)) == [1])
        #expect(try ids(Guard(gateID: 7)) == [2])
        #expect(try ids(Guest(gateID: 7)).isEmpty)
        #expect(try ids(Guest(gateID: nil)).isEmpty)
    }

    /// To PostgreSQL, NaN is greater than all numbers.
    @Test("is nobody who has what is not a number")
    func notANumber() throws {
        let db = try PostgresFixture().db
        for buyer in [Buyer(budget: .nan), Buyer(budget: 1, limit: .nan)] {
            let error = #expect(throws: FetchError.self) { try db.transaction { try $0.setPrincipal(buyer) } }
            #expect(error?.code == .invalidValue)
        }
        try db.transaction { try $0.setPrincipal(Buyer(budget: .infinity)) }
    }

    @Test("is asked about rows on which no scopes hold, in requests within a policy neither")
    func scopes() throws {
        let (gates, lanes) = ([ScopedGate(id: 1, isClosed: true)], [GateLane(id: 1, gateID: 1)])
        let visits = [GateVisit(id: 1, laneID: 1), GateVisit(id: 2, laneID: 2)]
        let queue = try DatabaseQueue()
        try SQLSchema(ScopedGate.self, GateLane.self, GateVisit.self).create(in: queue)
        try ScopedGate.insert(gates).run(in: queue)
        try GateLane.insert(lanes).run(in: queue)
        try GateVisit.insert(visits).run(in: queue)
        let me = Guard(gateID: nil)
        let mine = try queue.acting(as: me).fetch(GateVisit.sorted(by: .ascending(\.id)))
        #expect(mine.map(\.id) == [1])
        var store = MemoryStore().adding(gates).adding(lanes).adding(visits)
        let found = try store.acting(as: me) { mine in try mine.fetch(GateVisit.sorted(by: .ascending(\.id))) }
        #expect(found.map(\.id) == [1])
    }
}
#endif
