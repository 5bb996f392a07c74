import Fetching

extension ConformanceGroup {
    static let groups = ConformanceGroup(
        "Groups", (keys + conditions + groupErrors).map { ConformanceCase($0, in: .small) })

    private static let players = Player.request().all()

    private static let keys: [RelationshipCheck] = [
        .init(
            "by a member, nil being a group, by case",
            #"[(nil, 1), (Optional("B"), 1), (Optional("R"), 2), (Optional("missing"), 1), (Optional("r"), 1)]"#
        ) {
            try $0.fetch(players.grouped(by: \.teamCode).sorted(by: .ascending { $0.key }).select(\.key, \.count))
        },
        .init("by an expression", "[(Optional(0), 22), (Optional(1), 40)]") {
            try $0.fetch(
                players.grouped { $0.id % 2 }.sorted(by: .ascending { $0.key }).select(\.key, { $0.sum(\.score) }))
        },
        .init("by a condition", "[(false, 2), (true, 4)]") {
            try $0.fetch(players.grouped { $0.score > 0 }.sorted(by: .ascending { $0.key }).select(\.key, \.count))
        },
        .init("by two values", #"[(Optional("R"), true, 2), (Optional("B"), false, 1)]"#) {
            try $0.fetch(
                players.where { $0.teamCode.isIn("R", "B") }.grouped(by: \.teamCode, { $0.score > 0 }).sorted(
                    by: .descending { $0.key.1 }, .ascending { $0.key.0 }
                ).select(\.key.0, \.key.1, \.count))
        },
        .init("by a column and what bears its name, sorted by the column", "[(-5.0, -5), (0.0, 0), (7.0, 7)]") {
            try $0.fetch(
                players.where { $0.score < 10 }.grouped(by: { $0.score.asDouble }, \.score)
                    .sorted(by: .ascending { $0.key.1 }).select(\.key.0, \.key.1))
        },
        .init("by three values", "3") {
            try $0.fetch(
                players.where { $0.id < 4 }.grouped(by: \.teamCode, \.seatRow, { $0.id % 2 }).select(
                    \.key.2, \.key.1, \.key.0)
            ).count
        },
        .init(
            "along a to-one",
            #"[(nil, 2), (Optional("Blues"), 1), (Optional("Little Reds"), 1), (Optional("Reds"), 2)]"#
        ) {
            try $0.fetch(players.grouped(by: \.team.name).sorted(by: .ascending { $0.key }).select(\.key, \.count))
        },
        .init("by the count of a relationship", "[(0, 1), (1, 2), (2, 1)]") {
            try $0.fetch(
                Team.request().all().grouped { $0.players.count }.sorted(by: .ascending { $0.key }).select(
                    \.key, \.count))
        },
        .init("of nothing", "[]") {
            try $0.fetch(players.where { $0.id > 99 }.grouped(by: \.score).select(\.key, \.count))
        },
        .init("of the first", #"[(Optional("r"), 1), (Optional("R"), 1)]"#) {
            try $0.fetch(
                players.sorted(by: .descending(\.score)).first(nth: 2).grouped(by: \.teamCode).sorted(
                    by: .descending { $0.key }
                ).select(\.key, \.count))
        },
    ]

    private static let conditions: [RelationshipCheck] = [
        .init("having", #"[Optional("R")]"#) {
            try $0.fetch(players.grouped(by: \.teamCode).having { $0.count > 1 }.select(\.key))
        },
        .init("having several, and an aggregate of nil", #"[Optional("B"), Optional("r")]"#) {
            try $0.fetch(
                players.grouped(by: \.teamCode).having {
                    $0.min(\.weight) > 60
                    $0.key != nil
                }.sorted(by: .ascending { $0.key }).select(\.key))
        },
        .init("having conditions of their own", #"[(Optional("R"), 1)]"#) {
            try $0.fetch(
                players.grouped(by: \.teamCode).having { $0.count { $0.weight == nil } == 1 && $0.key != nil }.select(
                    \.key, { $0.count { $0.weight == nil } }))
        },
        .init("sorted by an aggregate, and limited", #"[(Optional("r"), 30), (Optional("R"), 30)]"#) {
            try $0.fetch(
                players.grouped(by: \.teamCode).sorted(by: .descending { $0.sum(\.score) }, .descending { $0.key })
                    .first(nth: 2).select(\.key, { $0.sum(\.score) }))
        },
        .init("passing over groups", "[Optional(7)]") {
            try $0.fetch(
                players.grouped(by: \.teamCode).sorted(by: .descending { $0.max(\.score) }).first(nth: 3).first(
                    nth: 2, after: 2
                ).select { $0.max(\.score) })
        },
        .init("sorted by an aggregate that may be nil, last", #"[Optional(60.0), Optional(70.5), nil]"#) {
            try $0.fetch(
                players.where { $0.id.isIn(1, 2, 3, 5) }.grouped(by: \.teamCode).sorted(
                    by: .ascending { $0.max(\.weight) }.nilsLast
                ).select { $0.max(\.weight) })
        },
        .init("along a relationship", #"[(Optional("Reds"), Optional(20))]"#) {
            try $0.fetch(
                players.grouped(by: \.team.name).having { $0.max(\.rival.score) > 10 && $0.count > 1 && $0.key != nil }
                    .select(\.key, { $0.max(\.rival.score) }))
        },
    ]

    private static let groupErrors: [RelationshipCheck] = [
        .init("a member of a single model", error: .unsupported) {
            try $0.fetch(players.grouped(by: \.teamCode).select { _ in Player.fetchableMembers.score })
        },
        .init("a condition on a single model", error: .unsupported) {
            try $0.fetch(
                players.grouped(by: \.teamCode).having { _ in Player.fetchableMembers.score > 3 }.select(\.count))
        },
        .init("a negative limit", error: .invalidLimit) {
            try $0.fetch(players.grouped(by: \.teamCode).first(nth: -2).select(\.count))
        },
    ]
}
