import Fetching

extension ConformanceGroup {
    /// Changes may depend on other rows, which are as they were before: in the condition, and in the assigned values.
    static let relatedChanges = ConformanceGroup("Changes along relationships", relatedDeletions + relatedUpdates)

    private static func deletion(
        _ name: String, leaves keys: [Int], _ request: @escaping @Sendable () -> FetchableRequest<Player, [Player]>
    ) -> ConformanceCase {
        ConformanceCase(
            name, in: .small, \.players,
            ChangeCheck(
                request: request, assign: nil, outcome: .models { keys.contains($0.id) ? .none : .deleted }))
    }

    private static func update<Model: ConformanceModel>(
        _ name: String, of models: @escaping @Sendable (League) -> [Model],
        on request: FetchableRequest<Model, [Model]> = Model.request().all(),
        _ assign: @escaping @Sendable (inout Model.FetchableUpdate) -> Void,
        gives change: @escaping @Sendable (inout Model, League) -> Bool
    ) -> ConformanceCase {
        ConformanceCase(
            name, in: .small, models,
            ChangeCheck(
                request: { request }, assign: assign, outcome: .models { change(&$0, .small) ? .updated : .none }))
    }

    private static let relatedDeletions: [ConformanceCase] = [
        deletion("what is asked of all, after some are found", leaves: [4, 5, 6]) {
            Player.where { $0.id <= 3 || $0.score == $0.all(Player.self).max(\.score) }
        },
        deletion("a list that is looked at after its row is found", leaves: [3, 4, 5, 6]) {
            Player.where { $0.id == 1 || $0.teamCode.isIn(Player.where { $0.id == 1 }.select(\.teamCode)) }
        },
        deletion("a to-one", leaves: [3, 4, 5, 6]) { Player.request().all().where { $0.team.name == "Reds" } },
        deletion("a to-one that is missing", leaves: [1, 2, 3, 4]) { Player.request().all().where { $0.team == nil } },
        deletion("a to-one of the same table", leaves: [1, 4, 5]) {
            Player.request().all().where { $0.rival.score.isIn(5...10) || $0.rival == 3 }
        },
        deletion("a key of two columns", leaves: [2, 3, 4, 5]) { Player.request().all().where { $0.seat.price == 50 } },
        deletion("a to-many", leaves: [3, 4, 5, 6]) {
            Player.request().all().where { $0.admirers.contains { $0 != 3 } }
        },
        deletion("no to-many", leaves: [1, 2, 3]) { Player.request().all().where { $0.admirers.isEmpty } },
        deletion("a to-one and a to-many", leaves: [3, 4, 5, 6]) {
            Player.request().all().where { $0.team.players.count > 1 && $0.team.tags.contains { $0.label == "old" } }
        },
        deletion("the first by a to-one", leaves: [1, 2, 5, 6]) {
            Player.request().first(nth: 2).where { $0.team != nil }.sorted(
                by: .ascending(\.team.name), .ascending(\.id))
        },
        deletion("the first by a number of others", leaves: [2, 3, 4, 5, 6]) {
            Player.request().first(nth: 1).sorted(by: .descending { $0.admirers.count })
        },
    ]

    private static let relatedUpdates: [ConformanceCase] = [
        update("a number of others", of: \.teams) {
            $0.motherID = $0.players.count
        } gives: { team, league in
            team.motherID = league.players(of: team).count
            return true
        },
        update("a sum with a condition, which is about the model outside", of: \.teams) { team in
            team.motherID = team.players.sum(\.score) { $0.score > team.id }
        } gives: { team, league in
            team.motherID = league.players(of: team).filter { $0.score > team.id }.map(\.score).reduce(0, +)
            return true
        },
        update("a value of a to-one", of: \.players) {
            $0.name = $0.team.name
        } gives: { player, league in
            player.name = league.team(of: player)?.name
            return true
        },
        update("values of the same table, as they were", of: \.players) {
            $0.seatNumber = $0.admirers.count
            $0.rivalID = $0.rival.rival.score
            $0.name = $0.rival.name
        } gives: { player, league in
            player.seatNumber = league.admirers(of: player).count
            let rival = league.rival(of: player)
            (player.rivalID, player.name) = (rival.flatMap { league.rival(of: $0) }?.score, rival?.name)
            return true
        },
        update("a sum of the same table, as it was", of: \.teams, on: Team.request().all().where { $0.mother != nil }) {
            $0.motherID = $0.daughters.sum(\.id)
        } gives: { team, league in
            guard league.mother(of: team) != nil else { return false }
            team.motherID = league.daughters(of: team).map(\.id).reduce(0, +)
            return true
        },
        update(
            "the rows of a to-one", of: \.players, on: Player.request().all().where { $0.team.name.hasSuffix("Reds") }
        ) {
            $0.score += 100
        } gives: { player, league in
            guard league.team(of: player)?.name.hasSuffix("Reds") ?? false else { return false }
            player.score += 100
            return true
        },
        update(
            "the first, with a condition as the value", of: \.players,
            on: Player.request().first(nth: 1).where { $0.team.mother == 1 }
        ) {
            $0.score = $0.team.id + $0.score
            $0.weight = $0.team.players.average(\.score)
        } gives: { player, _ in
            guard player.id == 3 else { return false }
            (player.score, player.weight) = (32, 30)
            return true
        },
    ]
}
