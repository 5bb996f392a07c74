import Fetching
import Foundation

extension ConformanceGroup {
    /// Requests whose rows become those of one.
    static let combinations = ConformanceGroup(
        "Combinations",
        (combinedModels + partsOfModels + stepsBehindModels + kindsOfModels + combinedValues + stepsBehindValues
            + combinedLists + errorsOfCombinations)
            .map { ConformanceCase($0, in: .small) } + combinedForms + combinedChanges)

    private static let players = Player.request().all()

    /// The players 1, 2, 3 and 6.
    private static let good = players.where { $0.score > 5 }

    /// The players 3 and 4.
    private static let heavy = players.where { $0.weight > 65 }

    private static let combinedModels: [RelationshipCheck] = [
        .init("the models of both, once", players: [1, 2, 3, 4, 6]) { good.union(heavy) },
        .init("the models of both, as often as they have them", players: [1, 2, 3, 3, 4, 6]) { good.unionAll(heavy) },
        .init("those that both have", players: [3]) { good.intersection(heavy) },
        .init("those that the other has not", players: [1, 2, 6]) { good.subtracting(heavy) },
        .init("the other way", players: [4]) { heavy.subtracting(good) },
        .init("with itself", players: [3, 4]) { heavy.union(heavy) },
        .init("with itself, as often", players: [3, 3, 4, 4]) { heavy.unionAll(heavy) },
        .init("without itself", players: []) { heavy.subtracting(heavy) },
        .init("none that both have", players: []) { good.intersection(players.where { $0.id == 4 }) },
        .init("the result of unionAll, each once, in common", players: [3, 4]) {
            heavy.unionAll(heavy).intersection(heavy)
        },
        .init("the result of unionAll, each once, without others", players: [4]) {
            heavy.unionAll(heavy).subtracting(good)
        },
        .init("with nothing", players: [3, 4]) { heavy.union(players.where { $0.id > 99 }) },
        .init("nothing with nothing", players: []) {
            players.where { $0.id > 99 }.union(players.where { $0.id < 0 })
        },
        .init("all with some", players: Array(1...6)) { players.union(heavy) },
        .init("three", players: [1, 3, 4]) {
            heavy.union(players.where { $0.id == 1 }).union(players.where { $0.id == 4 })
        },
        .init("from the left", players: [1, 2, 3, 4]) { good.union(heavy).subtracting(players.where { $0.id == 6 }) },
        .init("as it is nested", players: [1, 2]) { good.subtracting(heavy.union(players.where { $0.id == 6 })) },
        .init("without two, one after the other", players: [1, 2]) {
            good.subtracting(heavy).subtracting(players.where { $0.id == 6 })
        },
        .init("an intersection binds no tighter", players: [3]) {
            players.where { $0.id == 1 }.union(heavy).intersection(good).subtracting(players.where { $0.id == 1 })
        },
        .init("many", players: Array(1...6)) {
            (1...250).reduce(players.where { $0.id < 0 }) { all, id in all.union(players.where { $0.id == id }) }
        },
    ]

    private static let byScore = players.sorted(by: .descending(\.score))

    private static let partsOfModels: [RelationshipCheck] = [
        .init("each with its own order and limit", players: [2, 3, 4, 5]) {
            byScore.limit(2).union(players.sorted(by: .ascending(\.score)).limit(2))
        },
        .init("a limit in the other alone", players: [1, 2, 6]) { good.subtracting(byScore.limit(1)) },
        .init("an offset in the first alone", players: [2, 3, 4]) { byScore.limit(1, offset: 1).union(heavy) },
        .init("a limit of nothing", players: [3, 4]) { heavy.union(byScore.limit(0)) },
        .init("an order without a limit", players: [1, 2, 3, 4, 6]) {
            good.sorted(by: .ascending(\.name)).union(heavy)
        },
        .init("different ones in each", players: [3, 3, 4, 4]) { heavy.distinct().unionAll(heavy.distinct()) },
        .init("the first of each", players: [1, 2, 3, 4, 5, 6]) {
            byScore.first(nth: 1, ofEach: \.teamCode).union(players.where { $0.id == 1 })
        },
        .init("a limit of a result", players: [3, 4, 5]) {
            good.union(heavy).sorted(by: .descending(\.id)).limit(2).intersection(heavy).union(
                players.where { $0.id.isIn(3, 5) })
        },
        .init("along a relationship in each", players: [1, 2, 3]) {
            players.where { $0.team.name == "Reds" }.union(players.where { $0.team.mother.name == "Reds" })
        },
        .init("related rows in each", players: [2]) {
            players.where { $0.admirers.contains { $0.score > 5 } }.intersection(
                players.where { $0.rival.score == 10 }
            ).subtracting(players.where { $0.weight != nil })
        },
        .init("a model with a key of two columns", "[50, 30]") {
            try $0.fetch(
                Seat.where { $0.price > 40 }.union(Seat.where { $0.row == 1 }).sorted(by: .descending(\.price)).loading
            ).map(\.price)
        },
    ]

    private static let stepsBehindModels: [RelationshipCheck] = [
        .init("an order", players: [3, 2, 1, 6, 4]) { good.union(heavy).sorted(by: .descending(\.score)) },
        .init("an order with nil", players: [2, 6, 1, 3, 4]) { good.union(heavy).sorted(by: .ascending(\.weight)) },
        .init("a limit", players: [3, 2]) { good.union(heavy).sorted(by: .descending(\.score)).limit(2) },
        .init("a limit without an order, by the key", players: [2, 3]) { good.union(heavy).limit(2, offset: 1) },
        .init("a limit of repeated models", players: [3, 3]) {
            good.unionAll(heavy).sorted(by: .descending(\.score)).limit(2)
        },
        .init("a condition", players: [2]) { good.union(heavy).where { $0.weight == nil } },
        .init("a condition along a relationship", players: [1, 2]) {
            good.union(heavy).where { $0.team.name == "Reds" }
        },
        .init("a condition on related rows", players: [1, 2, 3]) {
            good.union(heavy).where { $0.admirers.contains { $0.id < 6 } }
        },
        .init("an order along a relationship", players: [4, 3, 1, 2, 6]) {
            good.union(heavy).sorted(by: .ascending(\.team.name).nilsLast, .ascending(\.id))
        },
        .init("different ones of repeated models", players: [1, 2, 3, 4, 6]) { good.unionAll(heavy).distinct() },
        .init("the first of each", players: [3, 2, 6, 4]) {
            good.union(heavy).sorted(by: .descending(\.score)).first(nth: 1, ofEach: \.teamCode)
        },
    ]

    private static let kindsOfModels: [RelationshipCheck] = [
        .init("the number", "5") { try $0.fetch(good.union(heavy).count()) },
        .init("the number of repeated models", "6") { try $0.fetch(good.unionAll(heavy).count()) },
        .init("the number of a part", "2") { try $0.fetch(good.union(heavy).limit(2).count()) },
        .init("whether there is one", "true") { try $0.fetch(good.intersection(heavy).exists()) },
        .init("whether there is none", "false") { try $0.fetch(heavy.subtracting(players).exists()) },
        .init("the first", "Optional(4)") {
            try $0.fetch(good.union(heavy).sorted(by: .ascending(\.score)).first().loading).map(\.id)
        },
        .init("a sum", "62") { try $0.fetch(good.union(heavy).sum(\.score)) },
        .init("a sum of repeated models", "92") { try $0.fetch(good.unionAll(heavy).sum(\.score)) },
        .init("selected values", "[-5, 7, 10, 20, 30]") {
            try $0.fetch(good.union(heavy).select(\.score).sorted(by: .ascending(\.score)))
        },
        .init("groups", #"[(Optional("B"), 1), (Optional("R"), 2), (Optional("missing"), 1), (Optional("r"), 1)]"#) {
            try $0.fetch(
                good.union(heavy).grouped(by: \.teamCode).sorted(by: .ascending { $0.key }).select(\.key, \.count))
        },
        .init("related models", #"[(3, ["Little Reds"]), (4, ["Blues"])]"#) {
            try $0.fetch(heavy.union(heavy).sorted(by: .ascending(\.id)).including(\.team)).map { player, team in
                (player.id, [team?.name ?? ""])
            }
        },
        ConformanceGroup.walk("pages of a union") { good.union(heavy).sorted(by: .descending(\.weight)) },
        .init("pages of repeated models", error: .unsupported) { try $0.fetch(good.unionAll(heavy).page(size: 2)) },
    ]

    private static let playerNames = players.select(\.name)
    private static let teamCodes = players.select(\.teamCode)
    private static let byName = SortTerm<Player>.ascending(\.name)

    private static let combinedValues: [RelationshipCheck] = [
        .init(
            "values of two members, nil being one of them",
            #"[nil, "Ann", "B", "Bea", "Cid", "Flo", "R", "Reds", "missing", "r"]"#
        ) { try $0.fetch(playerNames.union(teamCodes).sorted(by: byName)).shown },
        .init(
            "as often as there are", #"[nil, nil, "Ann", "B", "Bea", "Cid", "Flo", "R", "R", "Reds", "missing", "r"]"#
        ) { try $0.fetch(playerNames.unionAll(teamCodes).sorted(by: byName)).shown },
        .init("nil in common", "[nil]") { try $0.fetch(playerNames.intersection(teamCodes)).shown },
        .init("without those of the other, once", #"["B", "R", "missing", "r"]"#) {
            try $0.fetch(teamCodes.subtracting(playerNames).sorted(by: .ascending(\.teamCode))).shown
        },
        .init("of two models", #"["Blues", "Little Reds", "Nobody", "Reds", "old", "rich", "unused"]"#) {
            try $0.fetch(
                Team.request().all().select(\.name).union(Tag.request().all().select(\.label)).sorted(
                    by: .ascending(\.name)))
        },
        .init("several values", "[(1, 10), (2, 20), (3, 30), (4, -5)]") {
            try $0.fetch(
                good.where { $0.id < 4 }.select(\.id, \.score).union(heavy.select(\.id, \.score)).sorted(
                    by: .ascending(\.id)))
        },
        .init("several values, of two models", "[(1, 1), (1, 2), (2, 1), (3, 1)]") {
            try $0.fetch(
                Seat.request().all().select(\.row, \.number)
                    .union(Match.where { $0.id == 3 }.select(\.id, { $0.id - 2 }))
                    .sorted(by: .ascending(\.row), .ascending(\.number)))
        },
        .init("computed values", "[-5, 2, 4, 7, 14]") {
            let doubled = players.where { $0.id == 6 }.select { $0.score * 2 }
            let scores = players.where { $0.id.isIn(4, 6) }.select(\.score)
            return try $0.fetch(doubled.union(players.where { $0.id < 3 }.select { $0.id * 2 }).union(scores)).sorted()
        },
        .init("along relationships", #"[nil, "Little Reds", "Nobody", "Reds"]"#) {
            try $0.fetch(
                players.where { $0.id < 4 }.select(\.team.name).union(Team.request().all().select(\.mother.name))
                    .sorted(
                        by: .ascending(\.team.name))
            ).shown
        },
        .init("of groups", #"["B", "R", "missing", "old", "r", "rich", "unused", nil]"#) {
            let grouped = players.grouped(by: \.teamCode).select(\.key)
            let labels = Tagging.request().all().select(\.tag.label)
            let last = Tagging.where { $0.id == 1 }.select { $0.all(Tag.self).max(\.label) }
            return try $0.fetch(grouped.union(labels).union(last)).shownInOrder
        },
        .init("of values and of groups", "[1, 2, 3]") {
            try $0.fetch(
                Tag.request().all().select(\.id).union(players.grouped(by: \.teamCode).select(\.count)).sorted(
                    by: .ascending(\.id)))
        },
        .init("models of rows", "[1, 2, 3]") {
            try $0.fetch(
                Tag.where { $0.id < 3 }.select(\.self).union(Tag.where { $0.id > 1 }.select(\.self)).sorted(
                    by: .ascending(\.id))
            ).map(\.id)
        },
        .init("each with its own limit", "[-5, 0, 20, 30]") {
            try $0.fetch(
                byScore.limit(2).select(\.score).union(
                    players.sorted(by: .ascending(\.score)).select(\.score).first(nth: 2)
                ).sorted(by: .ascending(\.score)))
        },
        .init("each with different values", #"["R", "Reds"]"#) {
            try $0.fetch(
                players.where { $0.id < 3 }.select(\.teamCode).distinct().unionAll(
                    players.where { $0.id == 5 }.select(\.name).distinct()
                ).sorted(by: .ascending(\.teamCode))
            ).shown
        },
        .init("from the left", #"["Ann"]"#) {
            try $0.fetch(
                playerNames.subtracting(teamCodes).subtracting(players.where { $0.id > 1 }.select(\.name)).union(
                    players.where { $0.id == 1 }.select(\.name))
            ).shown
        },
    ]

    private static let stepsBehindValues: [RelationshipCheck] = [
        .init("by a calculation", "[60, 40]") {
            let doubled = players.select { $0.score * 2 }
            return try $0.fetch(
                doubled.union(players.select(\.id)).subtracting(players.where { $0.id < 2 }.select { $0.score * 2 })
                    .sorted(by: .descending { $0.score * 2 }).limit(2))
        },
        .init("downward, nil last", #"["r", "missing", nil]"#) {
            let all = try $0.fetch(playerNames.union(teamCodes).sorted(by: .descending(\.name))).shown
            return all.replacing(#""Reds", "R", "Flo", "Cid", "Bea", "B", "Ann", "#, with: "")
        },
        .init("nil where it is said", #"["r", "missing"]"#) {
            try $0.fetch(playerNames.union(teamCodes).sorted(by: .descending(\.name).nilsFirst).first(nth: 2, after: 1))
                .shown
        },
        .init("a limit", #"["Ann", "B"]"#) {
            try $0.fetch(playerNames.union(teamCodes).sorted(by: byName).first(nth: 2, after: 1)).shown
        },
        .init("a limit of a limit", #"["B"]"#) {
            try $0.fetch(playerNames.union(teamCodes).sorted(by: byName).limit(3).limit(5, offset: 2)).shown
        },
        .init("the first", "Optional(Optional(\"r\"))") {
            try $0.fetch(playerNames.union(teamCodes).sorted(by: .descending(\.name)).first())
        },
        .init("the first of nothing", "nil") { try $0.fetch(playerNames.subtracting(playerNames).first()) },
        .init("made into something else", #"["B!", "R!", "missing!", "r!"]"#) {
            try $0.fetch(
                teamCodes.subtracting(playerNames).sorted(by: .ascending(\.teamCode)).map { ($0 ?? "") + "!" })
        },
        .init("the number", "10") { try $0.fetch(playerNames.union(teamCodes).count()) },
        .init("the number of all", "12") { try $0.fetch(playerNames.unionAll(teamCodes).count()) },
        .init("the number of a part", "3") { try $0.fetch(playerNames.union(teamCodes).limit(3).count()) },
        .init("the number of selected values", "6") { try $0.fetch(teamCodes.count()) },
        .init("the number of different values", "5") { try $0.fetch(teamCodes.distinct().count()) },
        .init("whether there is one", "[true, false]") {
            [
                try $0.fetch(playerNames.intersection(teamCodes).exists()),
                try $0.fetch(playerNames.intersection(teamCodes).subtracting(teamCodes).exists()),
            ]
        },
        .init("different ones of all", "10") { try $0.fetch(playerNames.unionAll(teamCodes).distinct()).count },
        .init("different ones of a part", #"[nil, "Ann"]"#) {
            try $0.fetch(playerNames.unionAll(teamCodes).sorted(by: byName).limit(3).distinct().sorted(by: byName))
                .shown
        },
        .init("a part in another", #"["Ann", "R"]"#) {
            try $0.fetch(
                playerNames.union(teamCodes).sorted(by: byName).limit(2).union(
                    players.where { $0.id == 1 }.select(\.teamCode)
                ).sorted(by: byName).limit(2, offset: 1)
            ).shown
        },
    ]

    private static let combinedLists: [RelationshipCheck] = [
        .init("in one list or another", [1, 2, 4, 5]) {
            $0.name.isIn(
                Player.where { $0.id < 3 }.select(\.name).union(Player.where { $0.id == 5 }.select(\.teamCode)).union(
                    Player.where { $0.id == 5 }.select(\.name)))
        },
        .init("not in one list or another", [3, 6]) {
            $0.name.isNotIn(
                Player.where { $0.id < 3 }.select(\.name).unionAll(Player.where { $0.id == 5 }.select(\.teamCode))
                    .unionAll(
                        Player.where { $0.id == 5 }.select(\.name)))
        },
        .init("in both lists, nil being in them", [4]) { $0.name.isIn(playerNames.intersection(teamCodes)) },
        .init("in one list and not in another", [1, 2, 3, 4]) {
            $0.teamCode.isIn(teamCodes.subtracting(Player.where { $0.id.isIn(5, 6) }.select(\.teamCode)))
        },
        .init("in the list of a union of models", [1, 2, 3, 6]) {
            $0.id.isIn(good.union(heavy).where { $0.score > 0 }.select(\.id))
        },
        .init("in the list of models without others", [1, 2, 6]) { $0.id.isIn(good.subtracting(heavy).select(\.id)) },
    ]

    private static let errorsOfCombinations: [RelationshipCheck] = [
        .init("a condition behind values", error: .unsupported) {
            try $0.fetch(playerNames.union(teamCodes).where { $0.id == 1 })
        },
        .init("an order by what is not selected", error: .unsupported) {
            try $0.fetch(playerNames.union(teamCodes).sorted(by: .ascending(\.id)))
        },
        .init("an order by what the other selects", error: .unsupported) {
            try $0.fetch(playerNames.union(teamCodes).sorted(by: .ascending(\.teamCode)))
        },
        .init("an order that ignores case", error: .unsupported) {
            try $0.fetch(playerNames.union(teamCodes).sorted(by: .ascending(\.name, options: .caseInsensitive)))
        },
        .init("an overflow beside a value that rows are sorted by", error: .arithmeticOverflow) {
            try $0.fetch(
                players.where { $0.id == 1 }.select(\.id).union(players.select { $0.score * (Int.max / 15) })
                    .sorted(by: .ascending(\.id)).limit(1))
        },
        .init("rows of a closure", error: .unsupported) {
            try $0.fetch(players.select(\.id).map { $0 + 1 }.union(players.select(\.id)))
        },
        .init("other rows of a closure", error: .unsupported) {
            try $0.fetch(players.select(\.id).union(players.select(\.id).map { $0 + 1 }))
        },
        .init("an aggregate that a closure makes a list of", error: .unsupported) {
            try $0.fetch(players.select(\.id).union(players.sum(\.score).map { [$0] }))
        },
        .init("related models", error: .unsupported) {
            try $0.fetch(players.select(\.admirers).union(players.select(\.admirers))).count
        },
        .init("pages of values", error: .unsupported) { try $0.fetch(playerNames.union(teamCodes).page(size: 2)) },
        .init("a negative limit", error: .invalidLimit) { try $0.fetch(playerNames.union(teamCodes).limit(-1)) },
        .init("a negative limit in the other", error: .invalidLimit) {
            try $0.fetch(playerNames.union(teamCodes.limit(-1)).sorted(by: byName))
        },
        .init("a negative limit in the other models", error: .invalidLimit) {
            try $0.fetch(good.union(heavy.limit(-1)).loading)
        },
        .init("an invalid condition in the other", error: .invalidValue) {
            try $0.fetch(playerNames.union(players.where { $0.weight > .nan }.select(\.teamCode)))
        },
        .init("an invalid condition in the other models", error: .invalidValue) {
            try $0.fetch(good.union(players.where { $0.weight > .nan }).loading)
        },
        .init("an overflow", error: .arithmeticOverflow) {
            try $0.fetch(players.select { $0.score * (Int.max / 15) }.union(players.select(\.id)))
        },
        .init("a list with a limit", error: .unsupported) {
            try $0.fetch(Player.where { $0.name.isIn(playerNames.union(teamCodes).limit(2)) }.count())
        },
    ]

    private static let combinedChanges: [ConformanceCase] = [
        ConformanceCase(
            "a deletion of a union", in: .small, \.players,
            ChangeCheck(
                request: { good.union(heavy) }, assign: nil,
                outcome: .models { $0.id == 5 ? .none : .deleted })),
        ConformanceCase(
            "a deletion of repeated models", in: .small, \.players,
            ChangeCheck(
                request: { good.unionAll(heavy) }, assign: nil,
                outcome: .models { $0.id == 5 ? .none : .deleted })),
        ConformanceCase(
            "an update of those that another has not, by what they were", in: .small, \.players,
            ChangeCheck(
                request: { good.subtracting(byScore.limit(1)) }, assign: { $0.score += 1 },
                outcome: .models { player in
                    guard [1, 2, 6].contains(player.id) else { return .none }
                    player.score += 1
                    return .updated
                })),
        ConformanceCase(
            "an update of repeated models, once each", in: .small, \.players,
            ChangeCheck(
                request: { heavy.unionAll(heavy) }, assign: { $0.score += 1 },
                outcome: .models { player in
                    guard [3, 4].contains(player.id) else { return .none }
                    player.score += 1
                    return .updated
                })),
    ]
}

extension [String?] {
    /// The texts, without the word that Swift writes around those that may be nil.
    fileprivate var shown: String { "[" + map { $0.map { "\"\($0)\"" } ?? "nil" }.joined(separator: ", ") + "]" }

    /// The same in an order.
    fileprivate var shownInOrder: String {
        "[" + map { $0.map { "\"\($0)\"" } ?? "nil" }.sorted().joined(separator: ", ") + "]"
    }
}
