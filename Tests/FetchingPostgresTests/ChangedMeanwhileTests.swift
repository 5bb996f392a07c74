#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import Foundation
import Testing

private enum Session {
    static let tenant = ScopeArgument<Int>("tenant")
}

@Fetchable("meanwhile_task")
private struct WaitingTask: Sendable {
    let id: Int
    var tenantID: Int
    var state: String
    var points: Int
    var teamID: Int?

    static let remarks = ToMany<WaitingTask, Remark>(\.taskID)
    static let team = ToOne<WaitingTask, WaitingTeam>(\.teamID)
    static let ofTenant = Scope<WaitingTask>(Session.tenant) { $0.tenantID == $1 }
}

@Fetchable("meanwhile_remark")
private struct Remark: Sendable {
    let id: Int
    var taskID: Int
    var weight: Int
}

@Fetchable("meanwhile_team")
private struct WaitingTeam: Sendable {
    let id: Int
    var name: String
    var bonus: Int
}

/// The same rows, of which nothing is the key.
@Fetchable("meanwhile_task")
private struct KeylessTask: Sendable {
    var state: String
    var points: Int
    var teamID: Int?

    static let team = ToOne<KeylessTask, WaitingTeam>(\.teamID)
    static let others = ToMany<KeylessTask, WaitingTask>(\.teamID, to: \.teamID)
}

/// Changes that wait for a row, which does not meet the conditions any more when they get it.
@Suite("Rows that others change meanwhile", .onPostgres, .timeLimit(.minutes(5)))
struct ChangedMeanwhileTests {
    private typealias Tasks = FetchableRequest<WaitingTask, [WaitingTask]>

    private func fixture() throws -> PostgresFixture {
        let fixture = try PostgresFixture()
        try WaitingTeam.create(in: fixture.db)
        try WaitingTask.create(in: fixture.db)
        try Remark.create(in: fixture.db)
        try WaitingTeam.insert([WaitingTeam(id: 1, name: "a", bonus: 5), WaitingTeam(id: 2, name: "b", bonus: 7)])
            .run(in: fixture.db)
        try WaitingTask.insert([WaitingTask(id: 1, tenantID: 1, state: "open", points: 1, teamID: 1)])
            .run(in: fixture.db)
        try Remark.insert([Remark(id: 1, taskID: 1, weight: 3), Remark(id: 2, taskID: 1, weight: 4)])
            .run(in: fixture.db)
        return fixture
    }

    private func back(_ fixture: PostgresFixture) throws {
        try fixture.db.run("UPDATE meanwhile_task SET \"tenantID\" = 1, state = 'open', points = 1, \"teamID\" = 1")
    }

    private var mine: Tasks { WaitingTask.request().all().with(Session.tenant, 1) }

    /// Requests of which none is for the row once others have changed it, with the change.
    private var requests: [(name: String, request: Tasks, sql: String)] {
        let closing = "UPDATE meanwhile_task SET state = 'closed'"
        let giving = "UPDATE meanwhile_task SET \"tenantID\" = 2"
        let moving = "UPDATE meanwhile_task SET \"teamID\" = 2"
        let open = mine.where { $0.state == "open" }
        return [
            ("a scope, and a to-many", mine.where { $0.remarks.contains { $0.weight > 0 } }, giving),
            ("a scope, and a limit", mine.sorted(by: .ascending(\.id)).first(nth: 1), giving),
            ("a condition, and a to-many", open.where { $0.remarks.contains { $0.weight > 3 } }, closing),
            ("a condition, and a sum", open.where { $0.remarks.sum(\.weight) == 7 }, closing),
            ("a condition, and a to-one", open.where { $0.team.name == "a" }, closing),
            ("a condition, and a limit", open.sorted(by: .descending(\.points)).first(nth: 3), closing),
            ("a condition, and a page", open.sorted(by: .ascending(\.id)).first(nth: 9).where { $0.id > 0 }, closing),
            ("the first of each", open.sorted(by: .ascending(\.id)).first(nth: 1, ofEach: \.tenantID), closing),
            ("another team", mine.where { $0.team.name == "a" }, moving),
            ("another team, and a limit", mine.where { $0.team.name == "a" }.first(nth: 2), moving),
            ("no other team", mine.where { !($0.team.name == "b") && $0.points == 1 }, moving),
        ]
    }

    @Test("are not updated by conditions that they do not meet any more")
    func updates() async throws {
        let fixture = try fixture()
        for (name, request, sql) in requests {
            let count = try await fixture.result(after: sql) { try await request.update(in: $0) { $0.points = 77 } }
            #expect(count == 0, "\(name)")
            // A value of another row is computed for the row as it is.
            try back(fixture)
            let computed = try await fixture.result(after: sql) {
                try await request.update(in: $0) { $0.points = $0.remarks.count + 100 }
            }
            #expect(computed == 0, "\(name), with a value of others")
            let left = try WaitingTask.request().all().with(Session.tenant, 1).ignoring(\.ofTenant)
                .select(\.points).fetch(in: fixture.db)
            #expect(left == [1], "\(name)")
            try back(fixture)
        }
    }

    @Test("are not deleted by conditions that they do not meet any more")
    func deletions() async throws {
        let fixture = try fixture()
        for (name, request, sql) in requests {
            let count = try await fixture.result(after: sql) { try await request.delete(in: $0) }
            #expect(count == 0, "\(name)")
            try back(fixture)
        }
    }

    @Test("are changed where they meet the conditions still, and add to what they are now")
    func stillMet() async throws {
        let fixture = try fixture()
        let touch = "UPDATE meanwhile_task SET points = points + 10"
        for (name, request, _) in requests where name != "no other team" {
            let count = try await fixture.result(after: touch) { try await request.update(in: $0) { $0.points += 1 } }
            #expect(count == 1, "\(name)")
            let sum = try await fixture.result(after: touch) {
                try await request.update(in: $0) { $0.points += $0.remarks.sum(\.weight) }
            }
            #expect(sum == 1, "\(name)")
            let bonus = try await fixture.result(after: touch) {
                try await request.update(in: $0) { $0.points += $0.team.bonus ?? 0 }
            }
            #expect(bonus == 1, "\(name)")
            #expect(try mine.select(\.points).fetch(in: fixture.db) == [1 + 10 + 1 + 10 + 7 + 10 + 5], "\(name)")
            try back(fixture)
        }
    }

    /// PostgreSQL sees all rows as they were: values and conditions of others need no key.
    @Test("are updated without a key by values of others")
    func withoutKey() async throws {
        let fixture = try fixture()
        let closing = "UPDATE meanwhile_task SET state = 'closed'"
        let open = KeylessTask.where { $0.state == "open" && $0.others.contains { $0.points > 0 } }
            .with(Session.tenant, 1)
        let closed = try await fixture.result(after: closing) { try await open.update(in: $0) { $0.points = 77 } }
        #expect(closed == 0)
        try back(fixture)
        let updated = try await fixture.result(after: "UPDATE meanwhile_task SET points = points + 10") {
            try await open.update(in: $0) { $0.points += ($0.team.bonus ?? 0) + $0.others.sum(\.points) }
        }
        #expect(updated == 1)
        #expect(try mine.select(\.points).fetch(in: fixture.db) == [1 + 10 + 5 + 1])
    }
}
#endif
