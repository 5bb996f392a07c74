#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

/// A bin that may be changed while nothing in it is larger.
@Fetchable("race_bin")
private struct RaceBin: PolicedFetchable {
    let id: Int
    var level: Int

    static let items = ToMany<RaceBin, RaceItem>(\.binID)
    static let policy = Policy<RaceBin, Teammate> { bin, _ in !bin.items.contains { $0.level > bin.level } }
        .allowing(.editing, .deleting)
}

@Fetchable("race_item")
private struct RaceItem: PolicedFetchable {
    let id: Int
    var binID: Int
    var level: Int

    static let policy = Policy<RaceItem, Teammate>.everyone
}

/// Changes of rows that stop being allowed while the change waits for them.
@Suite("Policies between transactions", .onPostgres, .timeLimit(.minutes(5)))
struct PolicyRaceTests {
    /// Runs a change while another transaction has changed the row and not committed, commits when the change waits, and gives its result.
    private func result<Value: Sendable>(
        of stage: PostgresActingStage, after sql: String,
        _ change: @escaping @Sendable (ActingDatabase<PostgresPool, Teammate>) async throws -> Value
    ) async throws -> Value {
        try await stage.fixture.result(after: sql) { [me = stage.me] in try await change($0.acting(as: me)) }
    }

    private func stage() throws -> (PostgresActingStage, member: Member, chore: Chore) {
        let rows = ScopedRows(seed: 1)
        let allowed = rows.allowed(to: .some)
        let member = try #require(allowed.members.first { !$0.isGuest })
        var chore = try #require(allowed.chores.first)
        chore.memberID = member.id
        let stage = try PostgresActingStage(rows, as: .some)
        try Chore.update(chore).run(in: stage.db)
        return (stage, member, chore)
    }

    private let opening = ScopeOpening(hasScopes: false)

    /// The policy of chores follows a relationship: the rows are found by their keys first.
    @Test("hold for a row that is hidden meanwhile, where rows are found by their keys")
    func foundRows() async throws {
        let (stage, _, chore) = try stage()
        let id = chore.id
        let hide = "UPDATE chore SET is_hidden = TRUE WHERE id = \(id)"
        let show = "UPDATE chore SET is_hidden = FALSE WHERE id = \(id)"
        let request = opening.chores.where { $0.id == id }
        #expect(try await result(of: stage, after: hide) { try await $0.delete(request) } == 0)
        try stage.db.run(show)
        #expect(try await result(of: stage, after: hide) { try await $0.update(request) { $0.effort = 3 } } == 0)
        try stage.db.run(show)
        let returning = try await result(of: stage, after: hide) {
            try await $0.run(request.updating(returning: \.effort) { $0.effort = 3 })
        }
        #expect(returning.isEmpty)
        let left = try stage.all(Chore.self).first { $0.id == id }
        #expect(left?.effort == chore.effort && left?.isHidden == true)
        // What stays allowed is changed, although somebody else was there.
        try stage.db.run(show)
        let touch = "UPDATE chore SET effort = effort WHERE id = \(id)"
        #expect(try await result(of: stage, after: touch) { try await $0.update(request) { $0.effort = 3 } } == 1)
    }

    @Test("hold for a row that is given away meanwhile, with a limit and with values of other rows")
    func limitedRows() async throws {
        let (stage, member, _) = try stage()
        let id = member.id
        let give = "UPDATE member SET tenant_id = 8 WHERE id = \(id)"
        let take = "UPDATE member SET tenant_id = 7 WHERE id = \(id)"
        let request = opening.members.where { $0.id == id }
        let first = request.sorted(by: .ascending(\.id)).first(nth: 1)
        #expect(try await result(of: stage, after: give) { try await $0.delete(first) } == 0)
        try stage.db.run(take)
        #expect(try await result(of: stage, after: give) { try await $0.update(first) { $0.points = 77 } } == 0)
        try stage.db.run(take)
        let computed = try await result(of: stage, after: give) {
            try await $0.update(request) { $0.points = $0.reports.count + 100 }
        }
        #expect(computed == 0)
        let left = try stage.all(Member.self).first { $0.id == id }
        #expect(left?.points == member.points && left?.tenantID == 8)
    }

    @Test("hold for a row that is given away meanwhile, of changes by keys")
    func keys() async throws {
        let (stage, member, _) = try stage()
        let id = member.id
        let give = "UPDATE member SET tenant_id = 8 WHERE id = \(id)"
        let take = "UPDATE member SET tenant_id = 7 WHERE id = \(id)"
        var changed = member
        changed.points = 77
        await #expect {
            try await result(of: stage, after: give) { [changed] in try await $0.run(Member.update(changed)) }
        } throws: { error in
            (error as? FetchError)?.code == .missingModel
        }
        try stage.db.run(take)
        let other = try #require(ScopedRows(seed: 1).allowed(to: .some).members.first { $0.id != id })
        #expect(try await result(of: stage, after: give) { try await $0.run(Member.delete([other, member])) } == 1)
        let left = try stage.all(Member.self).first { $0.id == id }
        #expect(left?.points == member.points && left?.tenantID == 8)
    }

    /// Rows that are looked for and not there: the server takes none for an answer where it decides again.
    @Test("hold for a row of which others are too large meanwhile")
    func missingRows() async throws {
        let (stage, _, _) = try stage()
        try stage.db.run(
            """
            CREATE TABLE race_bin (id BIGINT PRIMARY KEY, level BIGINT NOT NULL);
            CREATE TABLE race_item (id BIGINT PRIMARY KEY, "binID" BIGINT NOT NULL, level BIGINT NOT NULL);
            INSERT INTO race_bin SELECT n, 9 FROM generate_series(1, 50) AS n;
            INSERT INTO race_item SELECT n, n, 5 FROM generate_series(1, 50) AS n;
            ANALYZE race_bin; ANALYZE race_item
            """)
        let lower = "UPDATE race_bin SET level = 1 WHERE id = 1"
        let locked = try await result(of: stage, after: lower) { mine in
            try await mine.write { try $0.fetch(RaceBin.request().all().locked()).map(\.id) }
        }
        #expect(locked.sorted() == Array(2...50))
        try stage.db.run("UPDATE race_bin SET level = 9 WHERE id = 1")
        let selected = try await result(of: stage, after: lower) { mine in
            try await mine.write { try $0.fetch(RaceBin.where { $0.id < 3 || $0.level == 0 }.locked().select(\.id)) }
        }
        #expect(selected == [2])
        try stage.db.run("UPDATE race_bin SET level = 9 WHERE id = 1")
        let count = try await result(of: stage, after: lower) { try await $0.delete(RaceBin.request().all()) }
        #expect(count == 49)
        let left = try stage.db.values("SELECT id FROM race_bin", of: Int.self)
        #expect(left == [1])
    }
}
#endif
