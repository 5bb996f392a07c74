import Fetching

extension ConformanceGroup {
    static let aggregates = ConformanceGroup(
        "Aggregates", (single + several + limited + aggregateErrors).map { ConformanceCase($0, in: .small) })

    private static let players = Player.request().all()
    private static let nobody = players.where { $0.id > 99 }

    private static let single: [RelationshipCheck] = [
        .init("count", "6") { try $0.fetch(players.count()) },
        .init("count under conditions", "3") { try $0.fetch(players.where { $0.weight > 55 }.count()) },
        .init("count with conditions", "3") { try $0.fetch(players.count { $0.weight > 55 }) },
        .init("count of the first with conditions", "1") {
            try $0.fetch(players.sorted(by: .ascending(\.id)).first(nth: 2).count { $0.score > 10 })
        },
        .init("count of nothing", "0") { try $0.fetch(nobody.count()) },
        .init("count along a relationship", "2") {
            try $0.fetch(players.where { $0.team.name == "Reds" }.count())
        },
        .init("count of different values, by case, without nil", "4") {
            try $0.fetch(players.count(distinct: \.teamCode))
        },
        .init("count of different expressions", "2") { try $0.fetch(players.count(distinct: \.parity)) },
        .init("count of different values along a relationship", "3") {
            try $0.fetch(players.count(distinct: \.team.name))
        },
        .init("exists", "true") { try $0.fetch(players.where { $0.score < 0 }.exists()) },
        .init("exists not", "false") { try $0.fetch(nobody.exists()) },
        .init("exists behind others", "false") { try $0.fetch(players.first(nth: 1, after: 6).exists()) },
        .init("exists along a relationship", "true") {
            try $0.fetch(players.where { $0.rival.name == "Ann" }.exists())
        },
        .init("sum", "62") { try $0.fetch(players.sum(\.score)) },
        .init("sum of nothing", "0") { try $0.fetch(nobody.sum(\.score)) },
        .init("sum with a fraction, without nil", "265.5") { try $0.fetch(players.sum(\.weight)) },
        .init("sum of nothing with a fraction", "0.0") { try $0.fetch(nobody.sum(\.weight)) },
        .init("sum of an expression", "124") { try $0.fetch(players.sum { $0.score * 2 }) },
        .init("sum along a relationship", "70") { try $0.fetch(players.sum { $0.rival.score }) },
        .init("sum of the counts of a relationship", "4") {
            try $0.fetch(Team.request().all().sum { $0.players.count })
        },
        .init("average", "Optional(66.375)") { try $0.fetch(players.average(\.weight)) },
        .init("average of integers", "Optional(15.0)") {
            try $0.fetch(players.where { $0.id < 3 }.average(\.score))
        },
        .init("average of nothing", "nil") { try $0.fetch(nobody.average(\.weight)) },
        .init("minimum", "Optional(-5)") { try $0.fetch(players.min(\.score)) },
        .init("minimum of text", "Optional(\"Ann\")") { try $0.fetch(players.min(\.name)) },
        .init("minimum of nothing", "nil") { try $0.fetch(nobody.min(\.name)) },
        .init("maximum", "Optional(80.0)") { try $0.fetch(players.max(\.weight)) },
        .init("maximum of text, by case", "Optional(\"r\")") {
            try $0.fetch(players.where { $0.teamCode != "missing" }.max(\.teamCode))
        },
        .init("maximum of an expression", "Optional(29)") { try $0.fetch(players.max { $0.score - 1 }) },
    ]

    private static let several: [RelationshipCheck] = [
        .init("the smallest and the largest", "(Optional(-5), Optional(30))") {
            try $0.fetch(players.aggregate({ $0.min(\.score) }, { $0.max(\.score) }))
        },
        .init("the smallest and the largest of nothing", "(nil, nil)") {
            try $0.fetch(nobody.aggregate({ $0.min(\.score) }, { $0.max(\.score) }))
        },
        .init("for which conditions hold", "(6, 3, 60, Optional(20.0), Optional(10), Optional(30))") {
            try $0.fetch(
                players.aggregate(
                    \.count, { $0.count { $0.score >= 10 } }, { $0.sum(\.score) { $0.score >= 10 } },
                    { $0.average(\.score) { $0.score >= 10 } }, { $0.min(\.score) { $0.score >= 10 } },
                    { $0.max(\.score) { $0.score >= 10 } }))
        },
        .init("for which conditions never hold", "(0, 0, nil)") {
            try $0.fetch(
                players.aggregate(
                    { $0.count { $0.score > 99 } }, { $0.sum(\.score) { $0.score > 99 } },
                    { $0.max(\.score) { $0.score > 99 } }))
        },
        .init("for which conditions along a relationship hold", "(2, 1)") {
            try $0.fetch(
                players.aggregate(
                    { $0.count { $0.team.name == "Reds" } },
                    { $0.count(distinct: \.teamCode) { $0.team.name == "Reds" } }))
        },
        .init("in a calculation", "(Optional(35), true)") {
            try $0.fetch(players.aggregate({ $0.max(\.score) - $0.min(\.score) }, { $0.count > 3 }))
        },
    ]

    private static let limited: [RelationshipCheck] = [
        .init("of the first", "(2, 50)") {
            try $0.fetch(players.sorted(by: .descending(\.score)).first(nth: 2).aggregate(\.count, { $0.sum(\.score) }))
        },
        .init("of the first under conditions", "1") {
            try $0.fetch(
                players.where { $0.score > 0 }.sorted(by: .ascending(\.score)).first(nth: 3, after: 1).aggregate {
                    $0.count { $0.name == "Cid" }
                })
        },
        .init("of the first along a relationship", "(3, 60, 2)") {
            try $0.fetch(
                players.sorted(by: .ascending(\.team.name), .ascending(\.id)).first(nth: 3, after: 3).aggregate(
                    \.count, { $0.sum { $0.rival.score } }, { $0.count { $0.team.name == "Reds" } }))
        },
        .init("of different models", "4") { try $0.fetch(Team.request().all().distinct().count()) },
    ]

    private static let aggregateErrors: [RelationshipCheck] = [
        .init("a sum that overflows", error: .arithmeticOverflow) {
            try $0.fetch(players.sum { $0.score * 0 + (.max) })
        },
        .init("a negative limit", error: .invalidLimit) { try $0.fetch(players.first(nth: -1).count()) },
        .init("a member of a single model", error: .unsupported) {
            try $0.fetch(players.aggregate { _ in Player.fetchableMembers.score })
        },
        .init("a group's value in a condition", error: .unsupported) { store in
            let count = StolenValue()
            _ = try store.fetch(players.aggregate { count.keep($0.count) })
            return try store.fetch(players.where { _ in count.value > 3 }.count())
        },
    ]
}

extension Player.FetchableMembers {
    /// A value that has a name.
    fileprivate var parity: FetchExpression<Player, Int?> { id % 2 }
}
