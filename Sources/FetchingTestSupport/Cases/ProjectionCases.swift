import Fetching

extension ConformanceGroup {
    static let projections = ConformanceGroup(
        "Projections", (values + relationships + distinct + projectionErrors).map { ConformanceCase($0, in: .small) })

    private static let players = Player.request().all().sorted(by: .ascending(\.id))

    private static let values: [RelationshipCheck] = [
        .init("a member", "[10, 20, 30, -5, 0, 7]") { try $0.fetch(players.select(\.score)) },
        .init("an optional member", "[Optional(\"Ann\"), nil]") {
            try $0.fetch(players.where { $0.id.isIn(1, 4) }.select(\.name))
        },
        .init("two members", "[(3, Optional(70.5)), (5, nil)]") {
            try $0.fetch(
                players.where { $0.id.isIn(3, 5) }.select(\.id, \.weight))
        },
        .init("an expression", "[(1, 25), (2, 45)]") {
            try $0.fetch(
                players.where { $0.id < 3 }.select(\.id, { $0.score * 2 + 5 }))
        },
        .init("a condition", "[true, true, true, false, false, true]") {
            try $0.fetch(players.select { $0.score > 0 })
        },
        .init("a condition on nil", "[false, false, true, true, false, false]") {
            try $0.fetch(players.select { $0.weight > 65 })
        },
        .init("the length of a text", "[3, nil]") {
            try $0.fetch(players.where { $0.id.isIn(3, 4) }.select { $0.name.unicodeScalarCount })
                .map { $0.map(String.init) ?? "nil" }.joined(separator: ", ").bracketed
        },
        .init("the model itself", "[(1, \"Reds\"), (4, \"Nobody\")]") { store in
            try store.fetch(
                Team.request().all().where { $0.id.isIn(1, 4) }.sorted(by: .ascending(\.id)).select(\.self, \.name)
            ).map { team, name in (team.id, name) }
        },
        .init("the first", "Optional(30)") {
            try $0.fetch(Player.request().first().sorted(by: .descending(\.score)).select(\.score))
        },
        .init("the first of nothing", "nil") {
            try $0.fetch(Player.request().first().where { $0.id > 99 }.select(\.score))
        },
        .init("the first made into something else", "Optional(\"3: 30\")") {
            try $0.fetch(
                Player.request().first().sorted(by: .descending(\.score)).select(\.id, \.score)
                    .map { id, score in "\(id): \(score)" })
        },
        .init("made into something else", "[\"1: 10\", \"2: 20\"]") {
            try $0.fetch(
                players.where { $0.id < 3 }.select(\.id, \.score).map { id, score in "\(id): \(score)" })
        },
        .init("with a limit", "[20, 30]") {
            try $0.fetch(Player.request().first(nth: 2, after: 1).sorted(by: .ascending(\.id)).select(\.score))
        },
        .init("with a limit behind it", "[20, 30]") { try $0.fetch(players.select(\.score).first(nth: 2, after: 1)) },
        .init("with conditions and an order behind it", "[30, 20]") {
            try $0.fetch(
                Player.request().all().select(\.score).where { $0.score > 10 }.sorted(by: .descending(\.score)))
        },
    ]

    private static let relationships: [RelationshipCheck] = [
        .init("along a to-one", "[Optional(\"Reds\"), Optional(\"Reds\"), Optional(\"Little Reds\"), nil, nil]") {
            try $0.fetch(players.where { $0.id.isIn(1, 2, 3, 5, 6) }.select(\.team.name))
        },
        .init("a related model", #"[(1, Optional("Bea")), (4, nil), (3, Optional("Cid"))]"#) {
            try $0.fetch(
                players.where { $0.id.isIn(1, 3, 4) }.sorted(by: .descending(\.rival.score)).select(\.id, \.rival)
            ).map { id, rival in (id, rival?.name) }.sorted { ($0.0 == 3 ? 9 : $0.0) < ($1.0 == 3 ? 9 : $1.0) }
        },
        .init("a related model of a related model", "[nil, Optional(1), nil, Optional(4)]") {
            try $0.fetch(Team.request().all().sorted(by: .ascending(\.id)).select(\.mother, \.name)).map { $0.0?.id }
        },
        .init("along two to-ones", "[(2, Optional(\"Reds\")), (3, nil)]") {
            try $0.fetch(
                Team.request().all().where { $0.id.isIn(2, 3) }.sorted(by: .ascending(\.id)).select(\.id, \.mother.name)
            )
        },
        .init("aggregates of a to-many", "[(1, 2, 30, Optional(20)), (4, 0, 0, nil)]") {
            try $0.fetch(
                Team.request().all().where { $0.id.isIn(1, 4) }.sorted(by: .ascending(\.id)).select(
                    \.id, \.players.count, { $0.players.sum(\.score) }, { $0.players.max(\.score) }))
        },
        .init("whether there is one", "[true, true, true, false]") {
            try $0.fetch(
                Team.request().all().sorted(by: .ascending(\.id)).select { !$0.players.isEmpty })
        },
        .init("annotated models", "[(1, 2), (2, 1), (3, 1), (4, 0)]") {
            try $0.fetch(
                Team.request().all().sorted(by: .ascending(\.id)).annotated(with: \.players.count)
            ).map { team, count in (team.id, count) }
        },
        .init("annotated with what is a condition and an order too", "[(2, 1, Optional(30)), (1, 2, Optional(20))]") {
            try $0.fetch(
                Team.request().all()
                    .where { $0.players.count > 0 && $0.players.max(\.score) > 0 }
                    .sorted(by: .ascending { $0.players.count })
                    .annotated(with: \.players.count, { $0.players.max(\.score) })
            ).map { team, count, best in (team.id, count, best) }
        },
        .init("the first, annotated", "3") {
            try $0.fetch(Team.request().first().sorted(by: .descending(\.id)).annotated(with: \.players.count))
                .map { team, count in team.id - 1 + count } ?? -1
        },
    ]

    private static let distinct: [RelationshipCheck] = [
        .init("distinct", "[nil, Optional(\"B\"), Optional(\"R\"), Optional(\"missing\"), Optional(\"r\")]") {
            try $0.fetch(Player.request().all().sorted(by: .ascending(\.teamCode)).select(\.teamCode).distinct())
        },
        .init("distinct, limited afterwards", "[Optional(\"B\"), Optional(\"R\")]") {
            try $0.fetch(
                Player.request().all().sorted(by: .ascending(\.teamCode)).select(\.teamCode).distinct()
                    .first(nth: 2, after: 1))
        },
        .init("distinct, limited before", "[Optional(\"R\")]") {
            try $0.fetch(players.first(nth: 2).select(\.teamCode).distinct().sorted(by: .ascending(\.teamCode)))
        },
        .init("distinct expressions", "[0, 1]") {
            try $0.fetch(
                Player.request().all().where { $0.score >= 0 }.sorted(by: .ascending { $0.id % 2 }).select { $0.id % 2 }
                    .distinct()
            ).map { $0 ?? -1 }
        },
        .init("distinct, a column and what bears its name, sorted by both", "[(-5, -5.0), (0, 0.0), (7, 7.0)]") {
            try $0.fetch(
                Player.request().all().where { $0.score < 10 }.select(\.score, { $0.score.asDouble }).distinct()
                    .sorted(by: .ascending(\.score), .descending { $0.score.asDouble }))
        },
        .init("distinct along a relationship", "[\"-\", \"Blues\", \"Little Reds\", \"Reds\"]") {
            try $0.fetch(
                Player.request().all().sorted(by: .ascending(\.team.name)).select(\.team.name).distinct()
            ).map { $0 ?? "-" }
        },
    ]

    private static let projectionErrors: [RelationshipCheck] = [
        .init("distinct rows in an order that is not selected", error: .unsupported) {
            try $0.fetch(players.select(\.teamCode).distinct())
        },
        .init("a value of a group", error: .unsupported) { store in
            let count = StolenValue()
            _ = try store.fetch(
                Player.request().all().aggregate {
                    count.keep($0.count)
                })
            return try store.fetch(players.select { _ in count.value })
        },
        .init("an overflow", error: .arithmeticOverflow) {
            try $0.fetch(players.select { $0.id + (.max) })
        },
        .init("a negative limit", error: .invalidLimit) { try $0.fetch(players.select(\.id).first(nth: -1)) },
    ]
}

extension String {
    fileprivate var bracketed: String { "[\(self)]" }
}

/// Takes a value out of the closure that it belongs to.
final class StolenValue: @unchecked Sendable {
    private(set) var value = Player.fetchableMembers.score + 0

    func keep(_ value: FetchExpression<Player, Int>) -> FetchExpression<Player, Int> {
        self.value = value
        return value
    }
}
