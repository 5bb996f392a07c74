import Fetching

extension ConformanceGroup {
    /// The value that stands in for nil.
    static let coalescing = ConformanceGroup(
        "Coalescing", substitutes + places + changed + related.map { ConformanceCase($0, in: .small) })

    private static let people = [
        Person(
            id: 1, name: "Ann", nickname: "Annie", motto: nil, rank: 2, previousRank: 5, bonus: 1.5, isActive: true,
            previousPlan: .trial, rights: [.read], previousRights: [.write]),
        Person(
            id: 2, name: "Bob", nickname: nil, motto: "m", age: 3, rank: nil, previousRank: 7, score: 2, isAdmin: true,
            plan: .premium),
        Person(id: 3, name: "Cy", nickname: "", motto: nil, age: 9, score: 9, isActive: false),
    ]

    private static let substitutes: [ConformanceCase] = [
        ConformanceCase("?? a member", in: people, keys: [2]) { $0.nickname ?? $0.name == "Bob" },
        ConformanceCase("?? a text", in: people, keys: [2]) { $0.nickname ?? "none" == "none" },
        ConformanceCase("?? is not what is empty", in: people, keys: [3]) { ($0.nickname ?? "none").isEmpty },
        ConformanceCase("?? a number", in: people, keys: [2, 3]) { $0.rank ?? 0 < 1 },
        ConformanceCase("?? in a calculation", in: people, keys: [1, 2]) {
            ($0.rank ?? 0) + ($0.previousRank ?? 0) == 7
        },
        ConformanceCase("?? of a calculation", in: people, keys: [2, 3]) { $0.age / $0.rank ?? -1 == -1 },
        ConformanceCase("?? of a division by zero", in: people, keys: [1, 2, 3]) { $0.age / 0 ?? 4 == 4 },
        ConformanceCase("?? an optional member", in: people, keys: [3]) { ($0.rank ?? $0.previousRank) == nil },
        ConformanceCase("?? three in a row", in: people, keys: [2]) { $0.rank ?? $0.previousRank ?? $0.age == 7 },
        ConformanceCase("?? from the left", in: people, keys: [3]) { ($0.rank ?? $0.previousRank) ?? $0.age == 9 },
        ConformanceCase("!= beside ??", in: people, keys: [1, 2]) { $0.rank ?? $0.previousRank != nil },
        ConformanceCase("?? of a Bool as a condition", in: people, keys: [1, 2]) { $0.isActive ?? true },
        ConformanceCase("not ?? of a Bool", in: people, keys: [3]) { !($0.isActive ?? true) },
        ConformanceCase("?? of an enum", in: people, keys: [2]) { $0.previousPlan ?? $0.plan == .premium },
        ConformanceCase("?? a case of an enum", in: people, keys: [2, 3]) { $0.previousPlan ?? .premium == .premium },
        ConformanceCase("?? isIn", in: people, keys: [1, 2]) { ($0.nickname ?? $0.name).isIn("Annie", "Bob") },
        ConformanceCase("?? within a range", in: people, keys: [1, 2]) { ($0.rank ?? $0.previousRank).isIn(2...7) },
        ConformanceCase("?? hasPrefix", in: people, keys: [1, 2]) {
            ($0.nickname ?? $0.name).hasPrefix("a", options: .caseInsensitive) || ($0.nickname ?? "x").isLike("x*")
        },
        ConformanceCase("?? of an option set", in: people, keys: [1]) { ($0.previousRights ?? []).contains(.write) },
        ConformanceCase("?? both sides", in: people, keys: [2, 3]) {
            ($0.nickname ?? $0.name) < ($0.motto ?? "Ab")
        },
    ]

    private static let places: [ConformanceCase] = [
        ConformanceCase("sorted by ??", in: people, keys: [3, 1, 2]) {
            Person.request().all().sorted(by: .ascending { $0.nickname ?? $0.name })
        },
        ConformanceCase("a page behind ??", in: people, keys: [1]) {
            Person.request().first(nth: 1, after: 1).sorted(by: .ascending { $0.nickname ?? $0.name })
        },
    ]

    private static let changed: [ConformanceCase] = [
        .update("update to ??", of: people, keys: nil, on: Person.request().all()) {
            $0.name = $0.nickname ?? "none"
            $0.rank = $0.rank ?? $0.previousRank
        } gives: {
            ($0.name, $0.rank) = ($0.nickname ?? "none", $0.rank ?? $0.previousRank)
        },
        .update(
            "update of what ?? finds", of: people, keys: [2, 3],
            on: Person.request().all().where { $0.previousPlan ?? .freemium != .trial }
        ) {
            $0.motto = $0.nickname ?? $0.motto
            $0.plan = $0.previousPlan ?? .trial
        } gives: {
            ($0.motto, $0.plan) = ($0.nickname ?? $0.motto, $0.previousPlan ?? .trial)
        },
    ]

    private static let players = Player.request().all()

    private static let related: [RelationshipCheck] = [
        .init("?? of a related member", #"["Reds", "Reds", "Little Reds", "Blues", "none", "none"]"#) {
            try $0.fetch(players.sorted(by: .ascending(\.id)).select { $0.team.name ?? "none" })
        },
        .init("grouped by ??", #"[("Blues", 1), ("Little Reds", 1), ("Reds", 2), ("none", 2)]"#) {
            try $0.fetch(
                players.grouped { $0.team.name ?? "none" }.sorted(by: .ascending { $0.key }).select(\.key, \.count))
        },
        .init("?? of an aggregate", "[-5, 0, 20, 30]") {
            try $0.fetch(Team.request().all().select { $0.players.max(\.score) ?? 0 }).sorted()
        },
    ]
}
