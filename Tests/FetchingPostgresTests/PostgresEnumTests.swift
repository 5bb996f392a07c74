#if Postgres
import Fetching
import FetchingPostgres
import Foundation
import Testing

private enum Plan: String, FetchableValue { case premium, freemium, trial }

@Fetchable("accounts")
private struct Account: Sendable, Equatable {
    let id: Int
    @FetchingStorage(.postgresEnum("Plan")) var plan: Plan
    @FetchingStorage(.postgresEnum("Plan")) var nextPlan: Plan?
}

@Fetchable("accounts")
private struct Label: Sendable {
    let id: Int
    @FetchingStorage(.postgresEnum("Plan")) var plan: String
}

/// `RandomPostgresTests` has an enum beside all other forms of storage.
@Suite("Enums of PostgreSQL", .onPostgres)
struct PostgresEnumTests {
    private let fixture = Result {
        try PostgresFixture(
            """
            CREATE TYPE "Plan" AS ENUM ('trial', 'premium', 'freemium');
            CREATE TABLE accounts (id bigint PRIMARY KEY, plan "Plan" NOT NULL, "nextPlan" "Plan");
            CREATE INDEX plans ON accounts (plan);
            INSERT INTO accounts SELECT n, 'freemium' FROM generate_series(1, 5000) n;
            INSERT INTO accounts VALUES (-1, 'trial', 'premium'), (-2, 'premium', NULL);
            ANALYZE accounts;
            """)
    }

    private let accounts = Account.request().all().sorted(by: .ascending(\.plan), .descending(\.id))

    @Test("are read, compared, sorted as texts, and written")
    func meaning() throws {
        let db = try fixture.get().db
        #expect(try Account.schemaDifferences(in: db).isEmpty)
        let others = accounts.where { $0.plan != .freemium }
        #expect(
            try others.fetch(in: db) == [
                Account(id: -2, plan: .premium, nextPlan: nil), Account(id: -1, plan: .trial, nextPlan: .premium),
            ])
        #expect(try accounts.where { $0.plan.isIn([.trial, .premium]) }.count().fetch(in: db) == 2)
        #expect(try accounts.where { $0.nextPlan != .premium }.count().fetch(in: db) == 5001)
        #expect(try accounts.where { $0.nextPlan == nil && $0.plan == .premium }.count().fetch(in: db) == 1)
        #expect(
            try Account.request().all().grouped(by: \.plan).having { $0.count == 1 }.select(\.key).fetch(in: db).count
                == 2)
        #expect(try others.update(in: db) { $0.nextPlan = .trial } == 2)
        #expect(try accounts.where { $0.plan == $0.nextPlan }.update(in: db) { $0.nextPlan = nil } == 1)
        #expect(try others.select(\.nextPlan).fetch(in: db) == [.trial, nil])
        #expect(try others.distinct().page(size: 1).fetch(in: db).elements.map(\.id) == [-2])
    }

    @Test("are texts without a Swift enum")
    func texts() throws {
        let db = try fixture.get().db
        let labels = Label.where { $0.plan == "trial" || $0.plan.isIn(["premium"]) }.sorted(by: .descending(\.plan))
        #expect(try labels.fetch(in: db).map(\.plan) == ["trial", "premium"])
    }

    @Test("let their index serve")
    func index() throws {
        let db = try fixture.get().db
        #expect(
            try accounts.where { $0.plan == .trial }.sql(for: .postgres).contains(#""plan" = CAST($1 AS "Plan")"#))
        for request in [accounts.where { $0.plan == .trial }, accounts.where { $0.plan.isIn([.trial, .premium]) }] {
            let plan = try request.explain(in: db)
            #expect(plan.description.contains("plans"), "\(plan)")
        }
    }

    @Test("are an error where the type has no such label, without the value")
    func unknownLabel() throws {
        let db = try fixture.get().db
        try db.run(#"ALTER TYPE "Plan" RENAME VALUE 'trial' TO 'test'"#)
        let error = #expect(throws: FetchError.self) { try accounts.where { $0.plan == .trial }.fetch(in: db) }
        #expect(error?.code == .invalidValue)
        #expect(error?.description.contains("trial") == false)
        let unknown = #expect(throws: FetchError.self) { try accounts.fetch(in: db) }
        #expect(unknown?.code == .unknownRawValue)
    }

    @Test("are texts to other engines")
    func otherEngines() throws {
        let models = [Account(id: 1, plan: .trial), Account(id: 2, plan: .premium, nextPlan: .trial)]
        #expect(try accounts.where { $0.nextPlan == .trial }.fetch(in: models).map(\.id) == [2])
        #expect(try accounts.fetch(in: models).map(\.id) == [2, 1])
    }
}
#endif
