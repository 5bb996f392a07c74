import Fetching
import Foundation

extension ConformanceGroup {
    /// Requests of every kind in the order of a language.
    static let localizedRequests = ConformanceGroup(
        "Localized requests",
        (models + related + values + pagesInOrder + errorsOfOrders).map { ConformanceCase($0, in: swedishLeague) })

    private static let swedish = Locale(identifier: "sv")

    /// By the bytes, these are the teams 5, 1, 4, 2, 3, and the players 5, 3, 1, 6, 4.
    private static let swedishLeague = League(
        teams: [
            Team(id: 1, name: "Zoe", code: "z"), Team(id: 2, name: "Åsa", code: "å"),
            Team(id: 3, name: "örjan", code: "o"), Team(id: 4, name: "adam", code: "a"),
            Team(id: 5, name: "Adam", code: "A"),
        ],
        players: [
            Player(id: 1, name: "Ö", score: 1, teamCode: "z"), Player(id: 2, name: nil, score: 2, teamCode: "z"),
            Player(id: 3, name: "z", score: 3, teamCode: "z"), Player(id: 4, name: "å", score: 4, teamCode: "a"),
            Player(id: 5, name: "Z", score: 5, teamCode: "a"), Player(id: 6, name: "ä", score: 6, teamCode: nil),
        ])

    private static let players = Player.request().all()
    private static let teams = Team.request().all()
    private static let byName = players.sorted(by: .ascending(\.name, locale: swedish))
    private static let teamsByName = teams.sorted(by: .ascending(\.name, locale: swedish))

    private static let models: [RelationshipCheck] = [
        .init("all", teams: [4, 5, 1, 2, 3]) { teamsByName },
        .init("all, in German", teams: [4, 5, 2, 3, 1]) {
            teams.sorted(by: .ascending(\.name, locale: Locale(identifier: "de_DE")))
        },
        .init("the first", players: [2, 3, 5]) { byName.first(nth: 3) },
        .init("the last", players: [1, 6]) { players.sorted(by: .descending(\.name, locale: swedish)).limit(2) },
        .init("of some of the first", players: [3]) { byName.first(nth: 3).where { $0.teamCode == "z" && $0.id > 2 } },
        .init("different ones", teams: [4, 5, 1, 2, 3]) { teamsByName.distinct() },
        .init("different ones along a relationship", players: [4, 5, 1, 2, 3]) {
            players.where { $0.team.name != nil }.distinct()
                .sorted(by: .ascending(\.team.name, locale: swedish), .ascending(\.id))
        },
        .init("along a relationship, nil last", players: [4, 5, 1, 2, 3, 6]) {
            players.sorted(by: .ascending(\.team.name, locale: swedish).nilsLast, .ascending(\.id))
        },
        .init("the first of each", players: [1, 6, 4]) {
            players.sorted(by: .descending(\.name, locale: swedish)).first(nth: 1, ofEach: \.teamCode)
        },
        .init("the first of each, in the order of another language", players: [4, 6, 1]) {
            players.sorted(by: .descending(\.name, locale: swedish)).first(nth: 1, ofEach: \.teamCode)
                .sorted(by: .ascending(\.name, locale: Locale(identifier: "de")))
        },
        .init("the models of two requests", teams: [4, 5, 1, 2, 3]) {
            teams.where { $0.id < 3 }.union(teams.where { $0.id > 2 }).sorted(by: .ascending(\.name, locale: swedish))
        },
        .init("the first of two requests", teams: [2, 3, 4]) {
            teamsByName.first(nth: 1).union(teams.sorted(by: .descending(\.name, locale: swedish)).first(nth: 2))
        },
    ]

    private static let related: [RelationshipCheck] = [
        .init("loaded", "[4: [5, 4], 5: [], 1: [2, 3, 1], 2: [], 3: []]") { store in
            try store.fetch(teamsByName.including { $0.players.sorted(by: .ascending(\.name, locale: swedish)) })
                .text { $0.map(\.id) }
        },
        .init("loaded with a limit", "[1: [1, 3], 2: [], 3: [], 4: [4, 5], 5: []]") { store in
            let request = teams.sorted(by: .ascending(\.id)).including {
                $0.players.sorted(by: .descending(\.name, locale: swedish)).first(nth: 2)
            }
            return try store.fetch(request).text { $0.map(\.id) }
        },
    ]

    private static let values: [RelationshipCheck] = [
        .init("selected", #"["adam", "Adam", "Zoe", "Åsa", "örjan"]"#) { try $0.fetch(teamsByName.select(\.name)) },
        .init("selected and computed", #"["adam!", "Adam!", "Zoe!", "Åsa!", "örjan!"]"#) {
            try $0.fetch(
                teams.sorted(by: .ascending({ $0.name + "!" }, locale: swedish)).select { $0.name + "!" })
        },
        .init("the sum of the first", "10") { try $0.fetch(byName.first(nth: 3).sum(\.score)) },
        .init("groups by their key", #"["adam", "Adam", "Zoe", "Åsa", "örjan"]"#) {
            try $0.fetch(
                teams.grouped(by: \.name).sorted(by: .ascending({ $0.key }, locale: swedish)).select(\.key))
        },
        .init("groups by an aggregate", #"[Optional("z"), nil, Optional("a")]"#) {
            try $0.fetch(
                players.grouped(by: \.teamCode).sorted(by: .descending({ $0.max(\.name) }, locale: swedish))
                    .select(\.key))
        },
        .init("groups by an aggregate, nil last, with a limit", #"[Optional("a"), nil]"#) {
            try $0.fetch(
                players.grouped(by: \.teamCode).sorted(
                    by: GroupSortTerm.ascending({ $0.max(\.name) }, locale: swedish).nilsLast
                ).first(nth: 2).select(\.key))
        },
        .init("ranks", "[6, 1, 2, 4, 3, 5]") {
            try $0.fetch(
                players.sorted(by: .ascending(\.id)).select { $0.over(order: .ascending(\.name, locale: swedish)).rank }
            )
        },
        .init("numbers within partitions, selected in the order", "[1, 2, 1, 2, 1, 3]") {
            try $0.fetch(
                byName.select { $0.over(partition: \.teamCode, order: .ascending(\.name, locale: swedish)).rowNumber })
        },
    ]

    private static let pagesInOrder: [RelationshipCheck] = [
        walk("pages") { teamsByName },
        walk("pages from the end") { teams.sorted(by: .descending(\.name, locale: swedish)) },
        walk("pages with nil") { byName },
        walk("pages with nil last") { players.sorted(by: SortTerm.ascending(\.name, locale: swedish).nilsLast) },
        walk("pages from the end, nil first") {
            players.sorted(by: SortTerm.descending(\.name, locale: swedish).nilsFirst)
        },
        walk("pages by two terms") {
            players.sorted(by: .ascending(\.team.name, locale: swedish), .descending(\.name, locale: swedish))
        },
        walk("pages by a computed text") {
            players.sorted(by: .ascending({ ($0.name ?? "y") + "!" }, locale: swedish))
        },
        walk("pages by a text that a comparison of texts chooses") {
            players.sorted(
                by: .ascending({ choose(if: $0.teamCode == "z", then: $0.name ?? "zz", else: "åa") }, locale: swedish))
        },
        walk("pages of different models") { teamsByName.distinct() },
        walk("pages of the first") { byName.first(nth: 4, after: 1) },
    ]

    private static let errorsOfOrders: [RelationshipCheck] = [
        .init("a cursor of another locale", error: .invalidCursor) { store in
            let first = try store.fetch(teamsByName.page(size: 1))
            let other = teams.sorted(by: .ascending(\.name, locale: Locale(identifier: "de")))
            return try store.fetch(other.page(size: 1, after: first.next))
        },
        .init("a cursor of the bytes", error: .invalidCursor) { store in
            let first = try store.fetch(teams.sorted(by: .ascending(\.name)).page(size: 1))
            return try store.fetch(teamsByName.page(size: 1, after: first.next))
        },
        .init("distinct values", error: .unsupported) { try $0.fetch(teamsByName.select(\.name).distinct()) },
        .init("values of two requests", error: .unsupported) {
            try $0.fetch(
                teams.select(\.name).union(teams.select(\.name)).sorted(by: .ascending(\.name, locale: swedish)))
        },
        .init("a window in the order of what is not a locale", error: .invalidValue) {
            try $0.fetch(
                teams.select { $0.over(order: .ascending(\.name, locale: Locale(identifier: "sv\""))).rank })
        },
        .init("groups in the order of what is not a locale", error: .invalidValue) {
            try $0.fetch(
                teams.grouped(by: \.name).sorted(by: .ascending({ $0.key }, locale: Locale(identifier: "sv\"")))
                    .select(\.key))
        },
        .init("related models in the order of what is not a locale", error: .invalidValue) {
            teams.including { $0.players.sorted(by: .ascending(\.name, locale: Locale(identifier: "sv\""))) }
        },
    ]
}
