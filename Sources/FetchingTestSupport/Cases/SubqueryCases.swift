import Fetching

extension ConformanceGroup {
    /// Conditions and values on models that no relationship leads to: all of a type, and those that a request gives.
    static let subqueries = ConformanceGroup(
        "Subqueries",
        (allModels + lists + listsOfNil + nestedLists + requests + rejectedLists).map {
            ConformanceCase($0, in: .small)
        }
            + changesByLists)

    private static let allModels: [RelationshipCheck] = [
        .init("all models of another type", teams: [1]) { team in
            team.all(Player.self).contains { $0.name == team.name }
        },
        .init("not among all models", teams: [2, 3, 4]) { team in
            !team.all(Player.self).contains { $0.name == team.name }
        },
        .init("all models, one condition", Array(1...6)) { $0.all(Tag.self).contains { $0.label == "unused" } },
        .init("all models, of which there are some", []) { $0.all(Tag.self).isEmpty },
        .init("the number of all models", Array(1...6)) { $0.all(Team.self).count == 4 },
        .init("the number of some of all models", Array(1...6)) { $0.all(Team.self).count { $0.isOpen } == 2 },
        .init("all models, as a member of a missing model too", Array(1...6)) {
            $0.rival.everyTag.contains { $0.label == "unused" } && !$0.rival.everyTag.isEmpty
                && $0.rival.everyTag.count == $0.everyTag.count
        },
        .init("above the average of all", [2, 3]) { $0.score.asDouble > $0.all(Player.self).average(\.score) },
        .init("the largest of all", [3]) { $0.score == $0.all(Player.self).max(\.score) },
        .init("the smallest of some of all", [1]) { $0.score == $0.all(Player.self).min(\.score) { $0.score > 7 } },
        .init("the sum of all", [5]) { $0.score + 62 == $0.all(Player.self).sum(\.score) },
        .init("a rank", [2, 3]) { player in player.all(Player.self).count { $0.score > player.score } < 2 },
        .init("all of the same type satisfy", [3]) { player in
            player.all(Player.self).allSatisfy { $0.score <= player.score }
        },
        .init("all models beside a relationship of theirs", teams: [1, 2]) { team in
            team.all(Player.self).contains { $0.team.mother == team.mother && $0.team.id == team.id && $0.score >= 20 }
        },
        .init("all models within a relationship", teams: [1, 2]) { team in
            team.players.contains { player in
                player.all(Team.self).contains { $0.id * 10 == player.score && $0.id >= team.id }
            }
        },
        .init("all models within all models", teams: [1, 3]) { team in
            team.all(Player.self).contains { player in
                player.teamCode == team.code && player.all(Seat.self).allSatisfy { $0.price > player.score }
            }
        },
        .init("a number of distinct values of all", Array(1...6)) {
            $0.all(Player.self).count(distinct: \.rivalID) == 4
        },
        .init("a value of the row outside, of all", [1, 2, 3, 4, 5, 6]) { player in
            player.all(Seat.self).max { _ in player.score } == player.score
        },
        .init("aggregates of what is always nil", Array(1...6)) { ofNils($0) },
        .init("aggregates of what is always nil, simplified", Array(1...6)) { _ in
            Player.predicate(ofNils).simplified()
        },
    ]

    /// The choices are decided, and leave the nil of a literal, which has no type.
    private static func ofNils(_ player: Player.FetchableMembers) -> FetchPredicate<Player> {
        player.all(Player.self).sum { choose(if: $0.satisfies(.any([])), then: $0.score) } == 0
            && player.all(Player.self).sum { choose(if: $0.satisfies(.any([])), then: $0.weight) } == 0
            && player.all(Player.self).max { choose(if: $0.satisfies(.any([])), then: $0.weight) } == nil
    }

    private static let lists: [RelationshipCheck] = [
        .init("in a list of another table", [1, 2, 4]) { $0.teamCode.isIn(Team.where { $0.isOpen }.select(\.code)) },
        .init("not in a list of another table", [3, 5, 6]) {
            $0.teamCode.isNotIn(Team.where { $0.isOpen }.select(\.code))
        },
        .init("not in a list, negated", [1, 2, 4]) { !$0.teamCode.isNotIn(Team.where { $0.isOpen }.select(\.code)) },
        .init("in an empty list", []) { $0.teamCode.isIn(Team.where { $0.id > 9 }.select(\.code)) },
        .init("not in an empty list", Array(1...6)) { $0.teamCode.isNotIn(Team.where { $0.id > 9 }.select(\.code)) },
        .init("in a list of all", [1, 2, 3, 4]) { $0.teamCode.isIn(Team.request().all().select(\.code)) },
        .init("in a list of its own table", [1, 2, 3]) {
            $0.id.isIn(Player.where { $0.rivalID == $0.id || $0.rivalID.isIn(1...2) && $0.id < 3 }.select(\.rivalID))
        },
        .init("in a list of computed values", [1, 2, 3]) { $0.score.isIn(Team.request().all().select { $0.id * 10 }) },
        .init("a computed value in a list", [1, 2, 3, 5]) {
            ($0.score / 10).isIn(Team.request().all().select { $0.id - 1 }) && $0.id != 4 && $0.id != 6
        },
        .init("in a list along a to-one", [1, 2, 3]) { $0.id.isIn(Player.request().all().select(\.team.id)) },
        .init("in a list of truth values", teams: [1, 3]) {
            $0.isOpen.isIn(Team.where { $0.id == 1 }.select(\.isOpen))
        },
        .init("in a sorted list of distinct values", [1, 2]) {
            $0.teamCode.isIn(
                Team.where { $0.id == 1 }.sorted(by: .descending(\.name)).select(\.code).distinct())
        },
    ]

    private static let listsOfNil: [RelationshipCheck] = [
        .init("a value in a list with nil", teams: [1]) { $0.name.isIn(Player.request().all().select(\.name)) },
        .init("a value not in a list with nil", teams: [2, 3, 4]) {
            $0.name.isNotIn(Player.request().all().select(\.name))
        },
        .init("nil in a list without nil", [1, 2, 3, 6]) {
            $0.rivalID.isIn(Player.where { $0.score > 5 }.select(\.rivalID))
        },
        .init("nil not in a list without nil", [4, 5]) {
            $0.rivalID.isNotIn(Player.where { $0.score > 5 }.select(\.rivalID))
        },
        .init("nil in a list with nil", [1, 2, 3, 5, 6]) {
            $0.rivalID.isIn(Player.where { $0.score >= 0 }.select(\.rivalID))
        },
        .init("nil not in a list with nil", [4]) {
            $0.rivalID.isNotIn(Player.where { $0.score >= 0 }.select(\.rivalID))
        },
        .init("an optional not in a list of others", [1, 2, 3, 4, 6]) {
            $0.name.isNotIn(Team.request().all().select(\.name))
        },
        .init("a member of a missing model in a list with nil", [1, 2, 5, 6]) {
            $0.team.name.isIn(Player.request().all().select(\.name))
        },
        .init("a member of a missing model not in a list with nil", [3, 4]) {
            $0.team.name.isNotIn(Player.request().all().select(\.name))
        },
    ]

    private static let nestedLists: [RelationshipCheck] = [
        .init("a list within a list", [1, 2, 3, 4]) {
            $0.teamCode.isIn(Team.where { $0.id.isIn(Tagging.request().all().select(\.teamID)) }.select(\.code))
        },
        .init("a list within a relationship", teams: [1, 2]) {
            $0.players.contains { $0.score.isIn(Team.request().all().select { $0.id * 10 }) }
        },
        .init("a list by a condition along a relationship", [1, 2]) {
            $0.teamCode.isIn(Team.where { $0.tags.contains { $0.label == "rich" } }.select(\.code))
        },
        .init("lists, joined by or", [1, 2, 3, 4]) {
            $0.teamCode.isIn(Team.where { $0.isOpen }.select(\.code))
                || $0.score.isIn(Team.request().all().select { $0.id * 10 })
        },
        .init("lists as values", [5]) {
            $0.teamCode.isIn(Team.request().all().select(\.code)) == $0.id.isIn(Match.where { $0.id > 4 }.select(\.id))
                && $0.id > 3 || $0.id == 5 && $0.teamCode.isIn(Team.request().all().select(\.code)) != ($0.score > -1)
        },
    ]

    private static let requests: [RelationshipCheck] = [
        .init("a number of models in a list", "3") {
            try $0.fetch(Player.where { $0.teamCode.isIn(Team.where { $0.isOpen }.select(\.code)) }.count())
        },
        .init("selected with a list", "[true, true, false, true, false, false]") {
            try $0.fetch(
                Player.request().all().sorted(by: .ascending(\.id)).select {
                    $0.teamCode.isIn(Team.where { $0.isOpen }.select(\.code))
                })
        },
        .init("selected with a value of all", "[30, 30]") {
            try $0.fetch(Player.where { $0.id < 3 }.select { $0.all(Player.self).max(\.score) ?? 0 })
        },
        .init("sorted by a rank", players: [3, 2, 1, 6, 5, 4]) {
            Player.request().all().sorted(
                by: .ascending { player in player.all(Player.self).count { $0.score > player.score } })
        },
        .init("grouped by a list", "[(false, 3), (true, 3)]") {
            try $0.fetch(
                Player.request().all().grouped { $0.teamCode.isIn(Team.where { $0.isOpen }.select(\.code)) }
                    .sorted(by: .ascending { $0.key }).select(\.key, \.count))
        },
        .init("the first of a list", players: [4]) {
            Player.request().first(nth: 1).where { $0.teamCode.isIn(Team.where { $0.isOpen }.select(\.code)) }
                .sorted(by: .descending(\.id))
        },
        ConformanceGroup.walk("pages of a list, by a number of all") {
            Player.request().all().where { $0.id.isIn(Player.where { $0.score > -5 }.select(\.id)) }.sorted(
                by: .descending { player in player.all(Player.self).count { $0.score < player.score } })
        },
    ]

    private static let rejectedLists: [RelationshipCheck] = [
        .init("a list with a limit", error: .unsupported) {
            try $0.fetch(Player.where { $0.id.isIn(Player.request().first(nth: 2).select(\.id)) }.count())
        },
        .init("a list of distinct values with a limit", error: .unsupported) {
            try $0.fetch(
                Player.where { $0.id.isIn(Player.request().all().select(\.id).distinct().first(nth: 2)) }.count())
        },
        .init("a list in the condition of a group", error: .unsupported) {
            try $0.fetch(
                Player.request().all().grouped(by: \.teamCode)
                    .having { $0.key.isIn(Team.request().all().select(\.code)) }.select(\.key, \.count)
            ).count
        },
        .init("a list of transformed values", error: .unsupported) {
            try $0.fetch(Player.where { $0.id.isIn(Player.request().all().select(\.id).map { $0 + 1 }) }.count())
        },
        .init("a list by an invalid condition", error: .invalidValue) {
            try $0.fetch(Player.where { $0.id.isIn(Player.where { $0.weight > .nan }.select(\.id)) }.count())
        },
    ]

    private static let changesByLists: [ConformanceCase] = [
        ConformanceCase(
            "a deletion by a list of its own table", in: .small, \.players,
            ChangeCheck(
                request: {
                    Player.request().all().where { $0.id.isNotIn(Player.where { $0.score > 5 }.select(\.rivalID)) }
                },
                assign: nil, outcome: .models { [1, 2, 3].contains($0.id) ? .none : .deleted })),
        ConformanceCase(
            "an update of a list, by a value of all", in: .small, \.players,
            ChangeCheck(
                request: { Player.request().all().where { $0.teamCode.isIn(Team.where { $0.isOpen }.select(\.code)) } },
                assign: { player in player.rivalID = player.all(Player.self).max(\.score) },
                outcome: .models { player in
                    guard [1, 2, 4].contains(player.id) else { return .none }
                    player.rivalID = 30
                    return .updated
                })),
        ConformanceCase(
            "an update by a number of its own table, as it was", in: .small, \.players,
            ChangeCheck(
                request: { Player.request().all() },
                assign: { player in
                    let score = player.score
                    player.score = player.all(Player.self).count { $0.score > score }
                },
                outcome: .models { player in
                    player.score = [1: 2, 2: 1, 3: 0, 4: 5, 5: 4, 6: 3][player.id] ?? -1
                    return .updated
                })),
    ]
}
