import Fetching

extension ConformanceGroup {
    /// Counts and sums of nothing are 0, the others nil; values that are nil are skipped.
    static let relatedAggregates = ConformanceGroup(
        "Aggregates of related models",
        (counts + differentValues + sums + others + orders).map { ConformanceCase($0, in: .small) })

    private static let counts: [RelationshipCheck] = [
        .init("count", teams: [1]) { $0.players.count == 2 },
        .init("count of nothing", teams: [4]) { $0.players.count == 0 },
        .init("count of a missing model's", [5, 6]) { $0.team.players.count == 0 },
        .init("count under conditions", teams: [2, 3, 4]) {
            $0.players.count { $0.weight == 60 || $0.weight == nil } == 0
        },
        .init("count in a calculation", teams: [1, 2]) {
            $0.players.count + $0.daughters.count * 2 + $0.id == 5
                || $0.id - $0.players.count == 1 && $0.daughters.isEmpty && $0.id == 2
        },
        .init("count beside a value", teams: [3]) {
            $0.id > $0.players.count && $0.players.count >= $0.id - 2
                && $0.mother == nil
        },
        .init("count of joined models, each once", teams: [1]) { $0.tags.count == 2 },
        .init("count of joining rows", teams: [1]) { $0.taggings.count == 3 },
        .init("count of joined models that exist", teams: [3]) { $0.tags.count == 1 },
        .init("count compared with a count", teams: [1]) { $0.players.count > $0.daughters.count && $0.tags.count > 1 },
        .init("count within a condition", teams: [1]) { $0.daughters.contains { $0.players.count == 1 && $0.id == 2 } },
        .init("count within a count", teams: [1, 4]) { $0.daughters.count { $0.players.count < 2 } == 1 },
    ]

    private static let differentValues: [RelationshipCheck] = [
        .init("different values", teams: [1, 2, 3]) {
            $0.players.count(distinct: \.score) == $0.players.count && $0.id < 4
        },
        .init("different values, without nil", teams: [1, 2, 3]) { $0.players.count(distinct: \.weight) == 1 },
        .init("different values, each once", teams: [1, 3]) { $0.taggings.count(distinct: \.tagID) == 2 },
        .init("different values of nothing", teams: [4]) { $0.players.count(distinct: \.score) == 0 },
        .init("different values of a missing model's", [5, 6]) { $0.team.players.count(distinct: \.score) == 0 },
        .init("different texts", teams: [1]) { $0.players.count(distinct: \.name) == 2 },
        .init("different values under conditions", teams: [1]) {
            $0.taggings.count(distinct: \.tagID) { $0.id < 3 } == 1
        },
        .init("different values of a to-one", teams: [1]) { $0.players.count(distinct: \.rival.id) == 2 },
        .init("different values of joined models", teams: [1]) { $0.tags.count(distinct: \.label) == 2 },
        .init("different values of two to-many relationships", teams: [1]) {
            $0.admirers.count(distinct: \.teamCode) == 2
        },
        .init("different values, selected", "[2, 0, 2, 0]") {
            try $0.fetch(
                Team.request().all().sorted(by: .ascending(\.id)).select { $0.taggings.count(distinct: \.tagID) })
        },
        .init("in the order of different values", teams: [3, 1, 4, 2]) {
            Team.request().all().sorted(
                by: .descending { $0.taggings.count(distinct: \.tagID) }, .ascending { $0.id * 3 % 4 })
        },
    ]

    private static let sums: [RelationshipCheck] = [
        .init("sum", teams: [1, 2]) { $0.players.sum(\.score) == 30 },
        .init("sum of nothing", teams: [4]) { $0.players.sum(\.score) == 0 },
        .init("sum of nothing with a fraction", teams: [4]) { $0.players.sum(\.weight) == 0 },
        .init("sum without nil", teams: [1]) { $0.players.sum(\.weight) == 60 },
        .init("sum under conditions", teams: [1, 2, 3, 4]) { $0.players.sum(\.score) { $0.name == "Bea" } <= 20 },
        .init("sum under conditions, of one", teams: [1]) { $0.players.sum(\.score) { $0.name == "Bea" } == 20 },
        .init("sum of a calculation", teams: [1, 2]) { $0.players.sum { $0.score * 2 + $0.id } == 63 },
        .init("sum of a member of a to-one", teams: [1]) { $0.players.sum(\.rival.score) == 30 && $0.id == 1 },
        .init("sum of joined models, each once", teams: [1]) { $0.tags.sum(\.id) == 3 },
    ]

    private static let others: [RelationshipCheck] = [
        .init("a value of the row outside, by a key that is never null", teams: [1, 3]) { team in
            team.tags.max { _ in team.id } == team.id
        },
        .init("a value of the row outside, selected", "[Optional(1), nil, Optional(3), nil]") {
            try $0.fetch(
                Team.request().all().sorted(by: .ascending(\.id)).select { team in team.tags.min { _ in team.id } })
        },
        .init("average", teams: [1]) { $0.players.average(\.score) == 15 },
        .init("average without nil", teams: [1]) { $0.players.average(\.weight) == 60 },
        .init("average of nothing", teams: [4]) { $0.players.average(\.score) == nil },
        .init("average of nothing is not less", teams: [1, 2, 3]) { $0.players.average(\.score) < 100 },
        .init("average under conditions", teams: [1]) { $0.players.average(\.score) { $0.score > 10 } == 20 },
        .init("smallest", teams: [3]) { $0.players.min(\.score) < 0 },
        .init("smallest text", teams: [1]) { $0.players.min(\.name) == "Ann" },
        .init("smallest of nothing but nil", teams: [3, 4]) { $0.players.min(\.name) == nil },
        .init("largest", teams: [1]) { $0.players.max(\.score) == 20 },
        .init("largest under conditions", teams: [1]) { $0.players.max(\.score) { $0.name == "Ann" } == 10 },
        .init("largest text", teams: [2]) { $0.players.max(\.name) == "Cid" },
        .init("largest of a member of a to-one", teams: [1]) { $0.players.max(\.rival.name) == "Bea" },
        .init("largest of joined models", teams: [1]) { $0.tags.max(\.label) == "rich" },
        .init("largest compared with a value", [3]) { $0.admirers.max(\.score) == $0.score },
        .init("a prefix of the largest", teams: [2]) { $0.players.max(\.name).hasPrefix("C") },
    ]

    private static let orders: [RelationshipCheck] = [
        .init("order by a count", teams: [1, 2, 3, 4]) {
            Team.request().all().sorted(by: .descending { $0.players.count }, .ascending(\.id))
        },
        .init("order by the largest, nil first", teams: [4, 3, 1, 2]) {
            Team.request().all().sorted(by: .ascending { $0.players.max(\.score) })
        },
        .init("order by a sum under conditions", teams: [2, 1, 3, 4]) {
            Team.request().all().sorted(by: .descending { $0.players.sum(\.score) { $0.score > 10 } }, .ascending(\.id))
        },
    ]
}
