import Fetching
import Foundation

extension ConformanceGroup {
    /// One of two values, as a condition decides.
    static let choices = ConformanceGroup(
        "Choices",
        compared + places + selected + changed + forms + related.map { ConformanceCase($0, in: .small) })

    private static let people = [
        Person(
            id: 1, name: "Ann", nickname: "Annie", motto: nil, rank: 2, previousRank: 5, bonus: 1.5, isActive: true,
            previousPlan: .trial, rights: [.read], previousRights: [.write]),
        Person(
            id: 2, name: "Bob", nickname: nil, motto: "m", age: 3, rank: nil, previousRank: 7, score: 2, isAdmin: true,
            plan: .premium),
        Person(id: 3, name: "Cy", nickname: "", motto: nil, age: 9, score: 9, isActive: false),
    ]

    private static let compared: [ConformanceCase] = [
        ConformanceCase("choose a text", in: people, keys: [2]) { choose(if: $0.isAdmin, then: "a", else: "b") == "a" },
        ConformanceCase("choose a member", in: people, keys: [2]) {
            choose(if: $0.isAdmin, then: $0.name, else: "none") == "Bob"
        },
        ConformanceCase("choose a constant or a member", in: people, keys: [2, 3]) {
            choose(if: $0.isAdmin, then: "Cy", else: $0.name) == "Cy"
        },
        ConformanceCase("choose between members", in: people, keys: [1, 2]) {
            choose(if: $0.age > 5, then: $0.name, else: "x") != "Cy"
        },
        ConformanceCase("choose between optional members", in: people, keys: [3]) {
            choose(if: $0.isAdmin, then: $0.previousRank, else: $0.rank) == nil
        },
        ConformanceCase("choose, or nil", in: people, keys: [1, 3]) { choose(if: $0.isAdmin, then: $0.name) == nil },
        ConformanceCase("choose, or nil, of an optional member", in: people, keys: [1, 2]) {
            choose(if: $0.age > 5, then: $0.nickname) == nil
        },
        ConformanceCase("choose ?? another", in: people, keys: [2]) {
            choose(if: $0.isAdmin, then: $0.name) ?? $0.nickname == "Bob"
        },
        ConformanceCase("choose in a list of cases", in: people, keys: [1, 3]) {
            choose(if: $0.age > 5, then: "old", else: choose(if: $0.isAdmin, then: "admin", else: "young"))
                .isIn("old", "young")
        },
        ConformanceCase("choose in the first of two values", in: people, keys: [2]) {
            choose(if: $0.age > 2, then: choose(if: $0.isAdmin, then: 1, else: 2), else: 3) == 1
        },
        ConformanceCase("choose in a case between nil and nil", in: people, keys: [3]) {
            choose(
                if: $0.isAdmin, then: Optional<String>.none, else: choose(if: $0.nickname == "", then: $0.name)) == "Cy"
        },
        ConformanceCase("choose by what nil decides", in: people, keys: [2, 3]) {
            choose(if: $0.rank > 1, then: 1, else: 0) == 0
        },
        ConformanceCase("choose by a negation that nil decides", in: people, keys: [2, 3]) {
            choose(if: !($0.rank > 1), then: 1, else: 0) == 1
        },
        ConformanceCase("choose by an optional Bool", in: people, keys: [1]) {
            choose(if: $0.isActive, then: 1, else: 0) == 1
        },
        ConformanceCase("choose an enum", in: people, keys: [2]) {
            choose(if: $0.isAdmin, then: $0.plan, else: Plan.trial) == .premium
        },
        ConformanceCase("not choose a condition", in: people, keys: [1, 2]) {
            !choose(if: $0.age > 5, then: $0.score > 5, else: $0.name == "x")
        },
        ConformanceCase("choose in a calculation", in: people, keys: [2, 3]) {
            choose(if: $0.isAdmin, then: $0.score, else: 0) * 2 + choose(if: $0.age > 5, then: 4.0, else: 0.0) == 4
        },
        ConformanceCase("choose what only one may compute", in: people, keys: [2, 3]) {
            choose(if: $0.age != 0, then: 9 / $0.age, else: choose(if: $0.isAdmin, then: 5)) > 0
        },
        ConformanceCase("choose an option set", in: people, keys: [1]) {
            choose(if: $0.isAdmin, then: Rights(), else: $0.rights).contains(.read)
        },
        ConformanceCase("choose hasPrefix", in: people, keys: [1, 2, 3]) {
            choose(if: $0.isAdmin, then: $0.name, else: "Anna").hasPrefix("a", options: .caseInsensitive)
                || choose(if: $0.isAdmin, then: $0.name, else: "c").isLike("B*")
        },
        ConformanceCase("choose isIn a range", in: people, keys: [1, 2]) {
            choose(if: $0.isAdmin, then: 7, else: $0.rank ?? 0).isIn(1...7)
        },
        ConformanceCase("choose both sides", in: people, keys: [2]) {
            choose(if: $0.isAdmin, then: 2, else: 1) > choose(if: $0.age > 5, then: 9, else: 1)
        },
    ]

    private static let places: [ConformanceCase] = [
        ConformanceCase("sorted by choose", in: people, keys: [2, 1, 3]) {
            Person.request().all().sorted(
                by: .ascending { choose(if: $0.isAdmin, then: 0, else: 1) }, .ascending(\.name))
        },
        ConformanceCase("a page behind choose", in: people, keys: [1]) {
            Person.request().first(nth: 1, after: 1).sorted(
                by: .ascending { choose(if: $0.isAdmin, then: "", else: $0.name) })
        },
    ]

    private static let selected: [ConformanceCase] = [
        value("choose in a selection", #"["b", "a", "c"]"#) {
            try $0.fetch(
                Person.request().all().sorted(by: .ascending(\.id)).select {
                    choose(if: $0.isAdmin, then: "a", else: choose(if: $0.age == 0, then: "b", else: "c"))
                })
        },
        value("choose a Bool as a condition", "[2, 3]") {
            try $0.fetch(
                Person.request().all().where { choose(if: $0.age > 5, then: true, else: $0.isAdmin) && $0.id > 0 }
                    .sorted(by: .ascending(\.id)).select(\.id))
        },
        value("choose, or nil, in a selection", #"[nil, Optional("Bob"), nil]"#) {
            try $0.fetch(
                Person.request().all().sorted(by: .ascending(\.id)).select { choose(if: $0.isAdmin, then: $0.name) })
        },
        value("grouped by choose", #"[("no", 2), ("yes", 1)]"#) {
            try $0.fetch(
                Person.request().all().grouped { choose(if: $0.isAdmin, then: "yes", else: "no") }
                    .sorted(by: .ascending { $0.key }).select(\.key, \.count))
        },
        value("choose among groups", #"["many", "one"]"#) {
            try $0.fetch(
                Person.request().all().grouped(by: \.isAdmin).sorted(by: .ascending { $0.key })
                    .select { choose(if: $0.count > 1, then: "many", else: "one") })
        },
        value("the sum of what is chosen", "9.0 Optional(2.0) 1") {
            let all = Person.request().all()
            let sum = try $0.fetch(all.sum { choose(if: $0.isAdmin, then: 0, else: $0.score) })
            let least = try $0.fetch(all.min { choose(if: $0.isAdmin, then: $0.score) })
            let count = try $0.fetch(all.where { choose(if: $0.isAdmin, then: 1, else: 0) == 1 }.count())
            return "\(sum) \(least.map { "Optional(\($0))" } ?? "nil") \(count)"
        },
    ]

    private static func value<Value>(
        _ name: String, _ expected: String, _ fetch: @escaping @Sendable (any RelatedConformanceStore) throws -> Value
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let got = "\(try fetch(try engine.store(ofRelated: [ConformanceCollection(people)])))"
            return got == expected ? nil : (expected, got)
        }
    }

    private static let changed: [ConformanceCase] = [
        .update("update to what is chosen", of: people, keys: nil, on: Person.request().all()) {
            $0.score = choose(if: $0.isAdmin, then: $0.score * 2, else: 1)
            $0.nickname = choose(if: $0.age > 5, then: $0.name)
            $0.plan = choose(if: $0.isAdmin, then: Plan.trial, else: $0.plan)
        } gives: {
            ($0.score, $0.nickname, $0.plan) = (
                $0.isAdmin ? $0.score * 2 : 1, $0.age > 5 ? $0.name : nil, $0.isAdmin ? .trial : $0.plan
            )
        },
        .update(
            "update of what is chosen", of: people, keys: [1, 3],
            on: Person.request().all().where { choose(if: $0.isAdmin, then: $0.name, else: "x") == "x" }
        ) {
            $0.motto = choose(if: $0.age > 5, then: $0.name, else: "young")
        } gives: {
            $0.motto = $0.age > 5 ? $0.name : "young"
        },
    ]

    // Values that are stored in forms of their own.
    private static let forms: [ConformanceCase] = [
        stored("choose between a date and a constant", [1, 3]) { date in
            [
                Appointment.predicate { choose(if: $0.id == 2, then: date, else: $0.seconds) == $0.seconds },
                Appointment.predicate { choose(if: $0.id == 2, then: $0.milliseconds, else: date) == date },
                Appointment.predicate { choose(if: $0.id == 2, then: $0.isoText, else: date) == date },
                Appointment.predicate { choose(if: $0.id == 2, then: $0.time, else: date) == date },
            ]
        }
    ]

    private static func stored(
        _ name: String, _ expected: [Int],
        _ conditions: @escaping @Sendable (Date) -> [FetchPredicate<Appointment>]
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let rows = (1...3).map { Appointment(id: $0, milliseconds: $0 * 86_400_000, maybe: $0 != 2) }
            let store = try engine.store(ofRelated: [try ConformanceCollection(rows)])
            for condition in conditions(Date(timeIntervalSince1970: 9e6)) {
                let request = Appointment.request().all().where(condition).sorted(by: .ascending(\.id))
                let got = try store.fetch(request.loading).map(\.id)
                if got != expected { return ("\(expected)", "\(got)") }
            }
            return nil
        }
    }

    private static let players = Player.request().all()

    private static let related: [RelationshipCheck] = [
        .init("choose by a related model", #"["x", "x", "x", "x", "none", "none"]"#) {
            try $0.fetch(
                players.sorted(by: .ascending(\.id)).select { choose(if: $0.team == nil, then: "none", else: "x") })
        },
        .init("choose within a related condition", "[1, 2]") {
            try $0.fetch(
                Team.request().all().where {
                    $0.players.contains { choose(if: $0.score > 0, then: 1, else: 0) == 1 }
                }.sorted(by: .ascending(\.id)).select(\.id))
        },
        .init("the number of what is chosen among related models", "[0, 0, 0, 0]") {
            try $0.fetch(
                Team.request().all().select { team in
                    team.players.count { choose(if: $0.score > 0, then: team.name, else: "none") == "?" }
                })
        },
    ]
}
