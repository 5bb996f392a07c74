#if Postgres
import ConformanceEngines
import Fetching
import FetchingPostgres
import FetchingPredicate
import Foundation
import Testing

/// Filters that were stored, and what a person types, have the meaning that they have in memory.
@Suite("Stored filters and searches on PostgreSQL", .onPostgres)
struct PostgresPredicateTests {
    private static let names = [
        "Ann", "ANN", "Änn", "Anne-Marie", "Bo", "Éva", "e\u{301}va", "Straße", "STRASSE", "%", "a_b", "a b", "",
        "Σίσυφος",
        "ΣΊΣΥΦΟΣ", "İstanbul", "O'Hara", "\\", "two words",
    ]

    private static let users = names.indices.map { index in
        User(
            id: index + 1, name: names[index], nickname: index % 4 == 0 ? nil : names[(index * 7 + 3) % names.count],
            score: Double(index) * 2.5 - 10, age: 20 + index, isAdmin: index % 3 == 0, joined: nil,
            bossID: index < 2 ? nil : index / 2)
    }

    private static let pool = Result { try PostgresPool.withUsers(users) }

    private func expectMeaning(
        of predicate: FetchPredicate<User>, _ text: String, _ location: SourceLocation = #_sourceLocation
    ) async throws {
        var store = MemoryStore()
        store.add(Self.users)
        let request = User.request().all().where(predicate).sorted(by: .ascending(\.id)).select(\.id)
        let expected = try request.fetch(in: store)
        #expect(try await request.fetch(in: Self.pool.get()) == expected, "\(text)", sourceLocation: location)
        #expect(!expected.isEmpty && expected.count < Self.users.count, "\(text)", sourceLocation: location)
    }

    @Test(
        "a search finds the rows that it finds in memory",
        arguments: [
            "ann", "eva", "-ann", "name:=ann", "name:an*", "*e", "a*e", "\"two words\"",
            "strasse", "σισυφος", "score:>10", "score:-5..5", "age:20,25..27,>35",
            "isAdmin:yes ann", "nickname:nil", "nickname:*", "ann OR bo", "(ann OR bo) age:..22",
            "name:\"\"", "%", "a_b", "o'hara", "name:\"\\\\\"", "istanbul", "-(ann OR bo)",
        ])
    func searches(search: String) async throws {
        let predicate = try User.predicate(search: search, in: [\.name, \.nickname])
        try await expectMeaning(of: predicate, search)
    }

    private static let predicates: [FetchPredicate<User>] = [
        User.predicate { $0.name.hasPrefix("An") && $0.score > -8 },
        User.predicate { $0.name.contains("E", options: .diacriticAndCaseInsensitive) || $0.nickname == nil },
        User.predicate { !($0.nickname == "Bo") && $0.age.isIn([20, 23, 31]) },
        User.predicate { $0.nickname.isIn([nil, "%"]) },
        User.predicate { $0.boss.name == "Ann" },
        User.predicate { $0.staff.contains { $0.score > 0 } },
        User.predicate { $0.staff.count > 1 && $0.isAdmin },
        User.predicate { $0.score / 2.5 + 1 >= $0.score },
    ]

    @Test("a stored filter has its meaning", arguments: predicates.indices)
    func storedFilters(index: Int) async throws {
        let predicate = Self.predicates[index]
        let data = try predicate.stored()
        let rules = StoredFilterRules<User>(
            members: .stored.following(\.boss, .only(\.name)).following(\.staff, .only(\.score)), operators: .all)
        let read = try User.predicate(stored: data, rules: rules)
        try await expectMeaning(of: read, String(decoding: data, as: UTF8.self))
        try await expectMeaning(of: predicate, "\(predicate)")
    }

    @Test("a stored request has its order and its limit")
    func storedRequest() async throws {
        let request = User.request().first(nth: 5, after: 2).where { $0.age > 21 }
            .sorted(by: .descending(\.nickname), .ascending(\.id))
        var rules = StoredFilterRules<User>()
        rules.limits.models = 10
        let read = try User.request(stored: try request.stored(), rules: rules)
        let fetched = try await read.fetch(in: Self.pool.get())
        #expect(fetched == (try request.fetch(in: Self.users)) && fetched.count == 5)
    }
}
#endif
