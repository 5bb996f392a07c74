import Fetching
import FetchingSQLite
import Foundation
import GRDB
import Testing

/// The SQL of conditions, and the indexes that serve them.
@Suite struct SQLTests {
    struct Condition: Sendable, CustomTestStringConvertible {
        let predicate: FetchPredicate<User>
        let sql: String
        var testDescription: String { sql }

        init(_ sql: String, @PredicateBuilder<User> _ predicate: (User.FetchableMembers) -> FetchPredicate<User>) {
            self.sql = sql
            self.predicate = User.predicate(predicate)
        }
    }

    static let conditions = [
        Condition(#""name" = 'Joe' COLLATE BINARY"#) { $0.name == "Joe" },
        Condition(#""name" <> 'Joe' COLLATE BINARY"#) { $0.name != "Joe" },
        Condition(#""nickname" = 'Jo' COLLATE BINARY"#) { $0.nickname == "Jo" },
        Condition(#""nickname" IS NOT 'Jo' COLLATE BINARY"#) { $0.nickname != "Jo" },
        Condition(#""nickname" IS NULL"#) { $0.nickname == nil },
        Condition(#""nickname" IS NOT NULL"#) { $0.nickname != nil },
        Condition(#""name" = "nickname" COLLATE BINARY"#) { $0.name == $0.nickname },
        Condition(#""isAdmin" = 1"#) { $0.isAdmin },
        Condition(#""isAdmin" = 0"#) { !$0.isAdmin },
        Condition(#""score" <= 10.0"#) { !($0.score > 10) },
        Condition(#"("nickname" > 'Jo' COLLATE BINARY) IS NOT TRUE"#) { !($0.nickname > "Jo") },
        Condition(#""score" BETWEEN 10.0 AND 20.0"#) { $0.score.isIn(10...20) },
        Condition(#""score" >= 10.0 AND "score" < 20.0"#) { $0.score.isIn(10..<20) },
        Condition(#""score" >= 10.0"#) { $0.score.isIn(10...) },
        Condition(#""id" IN (1, 2)"#) { $0.id.isIn([1, 2]) },
        Condition(#""id" NOT IN (1, 2)"#) { $0.id.isNotIn(1, 2) },
        Condition("FALSE") { $0.id.isIn([]) },
        Condition(#"TRUE OR "isAdmin" = 1"#) { $0.id.isNotIn([]) || $0.isAdmin },
        Condition(#"("nickname" COLLATE BINARY IN ('Jo') OR "nickname" IS NULL)"#) { $0.nickname.isIn(["Jo", nil]) },
        Condition(#""name" >= 'Ma' COLLATE BINARY AND "name" < 'Mb' COLLATE BINARY"#) { $0.name.hasPrefix("Ma") },
        Condition(#"substr(CAST("name" AS BLOB), -2) IS x'6D61'"#) { $0.name.hasSuffix("ma") },
        Condition(#"instr("name", '100%') > 0"#) { $0.name.contains("100%") },
        Condition(#"instr(fetching_fold("name", 3), 'ecole') > 0"#) {
            $0.name.contains("École", options: .diacriticAndCaseInsensitive)
        },
        Condition(#"fetching_int64("id" + 5) > 20"#) { $0.id + 5 > 20 },
        Condition(#""score" * 2.0 > 20.0"#) { $0.score * 2 > 20 },
        Condition(#"("score" * 2.0) + 1.0 > 20.0"#) { $0.score * 2 + 1 > 20 },
        Condition(#"("rights" & 3) = 3"#) { $0.rights.contains([.read, .write]) },
        Condition(#"("rights" & 3) <> 0"#) { $0.rights.intersects([.read, .write]) },
        Condition(#""isAdmin" = 1 AND ("id" = 1 OR "id" = 2)"#) { $0.isAdmin && ($0.id == 1 || $0.id == 2) },
        Condition(#"("isAdmin" = 1 AND "id" = 1) OR "id" = 2"#) { $0.isAdmin && $0.id == 1 || $0.id == 2 },
        Condition(#"NOT ("isAdmin" = 1 AND "id" = 1)"#) { !($0.isAdmin && $0.id == 1) },
        Condition(#""id" = 3"#) { $0 == 3 },
        Condition(#"("score" > 3.0) = "isAdmin""#) { ($0.score > 3) == $0.isAdmin },
        Condition(#""signed_up_at" > '2023-11-14 22:13:20.000'"#) {
            $0.signupDate > Date(timeIntervalSince1970: 1_700_000_000)
        },
    ]

    @Test(arguments: conditions) func rendersAs(_ condition: Condition) throws {
        let sql = try User.request().all().where(condition.predicate).sql(for: .sqlite, showingValues: true)
        let expected =
            #"SELECT "id", "name", "nickname", "score", "isAdmin", "plan", "rights", "signed_up_at" FROM "user" WHERE "#
        #expect(sql == expected + condition.sql)
    }

    @Test(arguments: conditions) func runsInSQLite(_ condition: Condition) throws {
        let users = (1...20).map { User.named("Joe\($0)", id: $0) }
        let request = User.request().all().where(condition.predicate).sorted(by: .ascending(\.id))
        #expect(try request.fetch(in: makeDatabase(users)) == request.fetch(in: users))
    }

    static let served: [(String, FetchPredicate<User>)] = [
        ("user_name", User.predicate { $0.name == "Joe" }),
        ("user_name", User.predicate { $0.name.hasPrefix("Jo") }),
        ("user_name", User.predicate { $0.name.isLike("Jo*e") }),
        ("user_name", User.predicate { $0.name.isIn(["a", "b"]) }),
        ("user_name", User.predicate { $0.name.hasPrefix("jo", options: .normalized) }),
        ("user_name", User.predicate { $0.name.isIn("a"..."b") }),
        ("user_nickname", User.predicate { $0.nickname == "Jo" }),
        ("user_nickname", User.predicate { $0.nickname == nil }),
        ("user_isAdmin", User.predicate { $0.isAdmin }),
        ("user_isAdmin", User.predicate { !$0.isAdmin }),
        ("user_score", User.predicate { $0.score > 3 }),
        ("user_score", User.predicate { !($0.score > 3) }),
        ("user_score", User.predicate { $0.score.isIn(3..<5) }),
        ("user_date", User.predicate { $0.signupDate > Date(timeIntervalSince1970: 0) }),
        ("INTEGER PRIMARY KEY", User.predicate { $0 == 3 }),
        ("INTEGER PRIMARY KEY", User.predicate { $0.id.isIn(Array(0..<1000)) }),
    ]

    @Test(arguments: served)
    func usesIndex(_ index: String, _ predicate: FetchPredicate<User>) throws {
        let request = User.request().all().where(predicate)
        let plan = try makeDatabase().write { db in
            // A first fetch adds the functions to the connection.
            _ = try request.fetch(in: db)
            return try Row.fetchAll(
                db,
                sql: "EXPLAIN QUERY PLAN "
                    + request.sql(for: .sqlite, showingValues: true)
                    .replacing(#/\/\*.*\*\//#, with: "x''"))
        }
        #expect(
            plan.contains { ($0["detail"] as String).contains(index) && ($0["detail"] as String).hasPrefix("SEARCH") },
            "\(plan)")
    }

    @Test func sortsByIndex() throws {
        let request = User.request().first(nth: 3).sorted(by: .descending(\.name))
        let plan = try makeDatabase().read { db in
            try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + request.sql(for: .sqlite, showingValues: true))
        }
        #expect(plan.map { $0["detail"] as String } == ["SCAN user USING INDEX user_name"])
    }
}
