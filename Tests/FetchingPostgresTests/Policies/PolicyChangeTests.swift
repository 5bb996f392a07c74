#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingSQLite
import GRDB
import Testing

/// The engines on which somebody acts: PostgreSQL with row-level security, too.
enum ActingEngine: String, CaseIterable {
    case memory, sqlite, postgres, secured

    func stage(_ rows: ScopedRows, as me: Teammate) throws -> any ActingStage {
        switch self {
        case .memory: MemoryActingStage(rows, as: me)
        case .sqlite: try SQLiteActingStage(rows, as: me)
        case .postgres: try PostgresActingStage(rows, as: me)
        case .secured: try SecuredActingStage(rows, as: me)
        }
    }
}

/// Changes that a policy allows, or does not.
@Suite("Policies on changes", .onPostgres, .timeLimit(.minutes(10)))
struct PolicyChangeTests {
    private static func member(_ id: Int, tenant: Int = 7, squad: Int? = nil) -> Member {
        Member(
            id: id, name: "new", squadID: squad, bossID: nil, points: 1, isGuest: false, tenantID: tenant,
            deletedAt: nil)
    }

    /// Expects that a change is forbidden, and leaves all as it was.
    private func refused<Value>(
        _ stage: any ActingStage, _ code: FetchError.Code = .forbidden, line: Int = #line,
        _ change: (any ActingStage) throws -> Value
    ) throws {
        let before = ("\(try stage.all(Member.self))", "\(try stage.all(Chore.self))", "\(try stage.all(Squad.self))")
        do {
            _ = try change(stage)
            Issue.record("line \(line): no error")
        } catch let error as FetchError {
            #expect(error.code == code, "line \(line): \(error)")
        }
        let after = ("\(try stage.all(Member.self))", "\(try stage.all(Chore.self))", "\(try stage.all(Squad.self))")
        #expect(before == after, "line \(line)")
    }

    private func stage(_ engine: ActingEngine) throws -> (any ActingStage, hidden: Member, shown: Member) {
        let rows = ScopedRows(seed: 1)
        let hidden = try #require(rows.members.first { $0.tenantID == 8 && $0.deletedAt == nil })
        let shown = try #require(rows.allowed(to: .some).members.first { !$0.isGuest })
        return (try engine.stage(rows, as: .some), hidden, shown)
    }

    @Test("insert what is allowed", arguments: ActingEngine.allCases)
    func insertions(engine: ActingEngine) throws {
        let (stage, hidden, shown) = try stage(engine)
        #expect(try stage.run(Member.insert(Self.member(100))) == 1)
        #expect(try stage.run(Member.insert([Self.member(101), Self.member(102)])) == 2)
        try refused(stage) { try $0.run(Member.insert(Self.member(103, tenant: 8))) }
        try refused(stage) { try $0.run(Member.insert([Self.member(103), Self.member(104, tenant: 8)])) }
        #expect(try stage.run(Member.insert(Self.member(105)).returning(\.tenantID)) == 7)
        #expect(try stage.run(Member.insert(Self.member(106)).returning()).id == 106)
        try refused(stage) { try $0.run(Member.insert(Self.member(107, tenant: 8)).returning(\.id)) }
        // A row that may be inserted and not read gives nothing back, of which the server knows better than to tell its key.
        var deleted = Self.member(108)
        deleted.deletedAt = .distantPast
        try refused(stage) { [deleted] in try $0.run(Member.insert(deleted).returning(\.id)) }
        if engine == .secured {
            try refused(stage) { [deleted] in try $0.run(Member.insert(deleted)) }
        } else {
            #expect(try stage.run(Member.insert(deleted)) == 1)
        }
        #expect(try stage.run(Member.insert([Member]())) == 0)
        // By a relationship.
        #expect(try stage.run(Chore.insert(Chore(id: 200, memberID: shown.id, effort: 1, isHidden: false))) == 1)
        try refused(stage) {
            try $0.run(Chore.insert(Chore(id: 201, memberID: hidden.id, effort: 1, isHidden: false)))
        }
        try refused(stage) { try $0.run(Chore.insert(Chore(id: 201, memberID: nil, effort: 1, isHidden: false))) }
        // What nobody may do.
        try refused(stage) { try $0.run(Squad.insert(Squad(id: 50, name: "x", isActive: true))) }
        let award = Award(id: 90, memberID: 1, badgeID: 1, state: AwardState(isRevoked: false))
        try refused(stage) { try $0.run(Award.insert(award)) }
        try refused(stage) { try $0.run(Award.update(award)) }
        try refused(stage) { try $0.delete(Award.where { $0.id > 0 }) }
        try refused(stage) { try $0.update(Award.where { $0.id > 0 }) { $0.memberID = 2 } }
    }

    @Test("insert what may be read of a request", arguments: ActingEngine.allCases)
    func insertionsFromRequests(engine: ActingEngine) throws {
        let rows = ScopedRows(seed: 1)
        let stage = try engine.stage(rows, as: .some)
        // Were the hidden ones copied too, they would be more, and become visible.
        let copies = ScopeOpening(hasScopes: false).chores.where { $0.member.tenantID != nil }.select {
            Chore.selecting(id: $0.id + 1_000, memberID: $0.memberID, effort: $0.effort, isHidden: $0.isHidden)
        }
        let allowed = rows.allowed(to: .some)
        let expected = allowed.chores.filter { chore in allowed.members.contains { $0.id == chore.memberID } }
        #expect(try stage.run(Chore.insert(from: copies)) == expected.count)
        #expect(expected.count > 3 && expected.count < allowed.chores.count)
        #expect(try stage.all(Chore.self).count == rows.chores.count + expected.count)
        // Those that are copied for somebody else.
        let others = ScopeOpening(hasScopes: false).chores.where { $0.member.tenantID != nil }.select {
            Chore.selecting(id: $0.id + 2_000, memberID: $0.member.bossID, effort: $0.effort, isHidden: $0.isHidden)
        }
        try refused(stage) { try $0.run(Chore.insert(from: others)) }
    }

    @Test("update what is allowed, before and after", arguments: ActingEngine.allCases)
    func updates(engine: ActingEngine) throws {
        let (stage, hidden, shown) = try stage(engine)
        let opening = ScopeOpening(hasScopes: false)
        // Given away.
        try refused(stage) { try $0.update(opening.members.where { $0.id == shown.id }) { $0.tenantID = 8 } }
        // Out of one's own sight.
        try refused(stage) {
            try $0.update(opening.members.where { $0.id == shown.id }) { $0.deletedAt = .distantPast }
        }
        // Taken.
        #expect(try stage.update(opening.members.where { $0.id == hidden.id }) { $0.tenantID = 7 } == 0)
        #expect(try stage.update(opening.members.where { $0.id == shown.id }) { $0.points = 77 } == 1)
        #expect(try stage.update(opening.members) { $0.points += 1 } > 1)
        #expect(try stage.update(opening.members) { _ in } == 0)
        // All or none: some would be allowed.
        try refused(stage) { try $0.update(opening.members) { $0.tenantID = $0.id % 2 + 7 } }
        try refused(stage) { try $0.update(opening.chores) { $0.effort += 95 } }
        // By a relationship: of somebody who is a guest, a chore is not seen.
        let guest = try #require(
            try stage.all(Member.self).first { $0.isGuest && $0.tenantID == 7 && $0.deletedAt == nil })
        try refused(stage) { try $0.update(opening.chores.where { $0.effort > 3 }) { $0.memberID = guest.id } }
        let points = try stage.run(
            opening.members.where { $0.id == shown.id }.updating(returning: \.points) { $0.points = 5 })
        #expect(points == [5])
        try refused(stage) {
            try $0.run(opening.members.where { $0.id == shown.id }.updating(returning: \.id) { $0.tenantID = 8 })
        }
        #expect(try stage.run(opening.members.where { $0.id == hidden.id }.deleting(returning: \.id)).isEmpty)
        #expect(try stage.run(opening.members.where { $0.id == shown.id }.deleting(returning: \.id)) == [shown.id])
    }

    @Test("write by keys what is allowed", arguments: ActingEngine.allCases)
    func keyedChanges(engine: ActingEngine) throws {
        let (stage, hidden, shown) = try stage(engine)
        var mine = shown
        mine.points = 99
        try stage.update(mine)
        #expect(try stage.all(Member.self).first { $0.id == shown.id }?.points == 99)
        // What one may not read is not there.
        var theirs = hidden
        theirs.tenantID = 7
        try refused(stage, .missingModel) { [theirs] in try $0.update(theirs) }
        try refused(stage, .missingModel) { [mine, theirs] in try $0.run(Member.update([mine, theirs])) }
        #expect(try stage.run(Member.delete(hidden)) == 0)
        #expect(try stage.run(Member.delete([hidden])) == 0)
        #expect(try stage.all(Member.self).contains(hidden))
        var given = mine
        given.tenantID = 8
        try refused(stage) { [given] in try $0.update(given) }
        try refused(stage) { [mine, given] in try $0.run(Member.changes(from: mine, to: given)) }
        try refused(stage) { [given] in try $0.run(Member.update(given).returning(\.id)) }
        #expect(try stage.run(Member.changes(from: mine, to: mine)) == 0)
        #expect(try stage.run(Member.changes(from: mine, to: shown)) == 1)
        // What one may read and nobody may change.
        let squad = try #require(try stage.all(Squad.self).first(where: \.isActive))
        try refused(stage) { try $0.run(Squad.update(squad)) }
        try refused(stage) { try $0.run(Squad.delete(squad)) }
        #expect(try stage.run(Member.delete([hidden, shown])) == 1)
        #expect(try !stage.all(Member.self).contains { $0.id == shown.id })
        #expect(try stage.all(Member.self).contains(hidden))
    }

    @Test("save and upsert what is allowed", arguments: ActingEngine.allCases)
    func upserts(engine: ActingEngine) throws {
        let (stage, hidden, shown) = try stage(engine)
        #expect(try stage.run(Member.save(Self.member(100))) == 1)
        var mine = shown
        mine.points = 98
        #expect(try stage.run(Member.save(mine)) == 1)
        #expect(try stage.all(Member.self).first { $0.id == shown.id }?.points == 98)
        // Another's row is in the way.
        var theirs = hidden
        theirs.tenantID = 7
        try refused(stage) { [theirs] in try $0.run(Member.save(theirs)) }
        try refused(stage) { [theirs] in try $0.run(Member.save(theirs).returning(\.points)) }
        try refused(stage) { [theirs] in try $0.run(Member.save(theirs).returning()) }
        try refused(stage) { [theirs] in try $0.run(Member.save([Self.member(101), theirs])) }
        try refused(stage) { [theirs] in
            try $0.run(Member.insert(theirs).onConflict(\.id) { $0.tenantID = $1.tenantID })
        }
        try refused(stage) { try $0.run(Member.save(Self.member(102, tenant: 8))) }
        var given = mine
        given.tenantID = 8
        try refused(stage) { [given] in try $0.run(Member.save(given)) }
        // Left as it is.
        #expect(try stage.run(Member.insert(theirs).onConflict(.ignore)) == 0)
        #expect(
            try stage.run(
                Member.insert(theirs).onConflict(\.id, where: { $0.points >= 0 || $1.points >= 0 }) { row, _ in
                    row.points = 3
                })
                == 0)
        #expect(try stage.all(Member.self).contains(hidden))
        // The policy follows a relationship.
        let chore = Chore(id: 1, memberID: shown.id, effort: 1, isHidden: false)
        try refused(stage, .unsupported) { try $0.run(Chore.save(chore)) }
    }
}
#endif
