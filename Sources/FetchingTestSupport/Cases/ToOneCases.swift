import Fetching

extension ConformanceGroup {
    /// As in Swift's `player.team?.name`: where there is no team, the value is nil.
    static let toOne = ConformanceGroup(
        "To-one",
        (values + truthValues + rows + longerWays + twoToTheSameModel + orders).map { ConformanceCase($0, in: .small) })

    private static let values: [RelationshipCheck] = [
        .init("a value", [1, 2]) { $0.team.name == "Reds" },
        .init("codes that differ in case are different", [3]) { $0.team.name == "Little Reds" },
        .init("another value, of a missing model too", [3, 4, 5, 6]) { $0.team.name != "Reds" },
        .init("not the value, of a missing model too", [3, 4, 5, 6]) { !($0.team.name == "Reds") },
        .init("nil", [5, 6]) { $0.team.name == nil },
        .init("not nil", [1, 2, 3, 4]) { $0.team.name != nil },
        .init("less", [3, 4]) { $0.team.name < "Nobody" },
        .init("not less, of a missing model too", [1, 2, 5, 6]) { !($0.team.name < "Nobody") },
        .init("prefix", [1, 2]) { $0.team.name.hasPrefix("R") },
        .init("no prefix", [3, 4, 5, 6]) { !$0.team.name.hasPrefix("R") },
        .init("in a list", [1, 2, 4]) { $0.team.id.isIn([1, 3]) },
        .init("in a list with nil", [4, 5, 6]) { $0.team.id.isIn([3, nil]) },
        .init("in no list", [3, 5, 6]) { $0.team.id.isNotIn([1, 3]) },
        .init("in a range", [3, 4]) { $0.team.id.isIn(2...) },
        .init("with a value of the model itself", [1]) { $0.rival.score > $0.score && $0.name == "Ann" },
        .init("the same value, or both nil", [3, 4]) { $0.name == $0.rival.name },
        .init("a calculation", [1, 2, 6]) { $0.rival.score + $0.score == 30 || $0.rival.score + $0.score == 17 },
        .init("a calculation with a missing one", [4, 5]) { $0.rival.score + $0.score == nil },
        .init("of a key of two columns", [1, 6]) { $0.seat.price == 50 },
        .init("of a key of two columns, missing", [3, 4, 5]) { $0.seat.price == nil },
        .init("in 'or' with the model itself", [1, 2, 5]) { $0.team.name == "Reds" || $0.name == "Reds" },
        .init("in 'or' with another one", [1, 2, 4]) { $0.team.name == "Reds" || $0.team.name == "Blues" },
        .init("a length", [1, 2]) { $0.team.name.unicodeScalarCount == 4 },
        .init("without case", [1, 2]) { $0.team.name.isEqual(to: "REDS", options: .caseInsensitive) },
    ]

    /// A truth value that is nil, or behind a reference to nothing, is not true: its negation holds.
    private static let truthValues: [RelationshipCheck] = [
        .init("a truth value", [1, 2, 4]) { $0.team.isOpen },
        .init("not a truth value, of a missing model too", [3, 5, 6]) { !$0.team.isOpen },
        .init("not not a truth value", [1, 2, 4]) { !(!$0.team.isOpen) },
        .init("an optional truth value", [3]) { $0.team.isFirstClass },
        .init("not an optional truth value", [1, 2, 4, 5, 6]) { !$0.team.isFirstClass },
        .init("truth values in 'and'", [1, 2]) { $0.team.isOpen && $0.team.name == "Reds" },
        .init("truth values in 'or'", [1, 2, 3, 4]) { $0.team.isOpen || $0.team.isFirstClass },
        .init("neither of two truth values", [5, 6]) { !($0.team.isOpen || $0.team.isFirstClass) },
        .init("not one truth value without the other", [3, 5, 6]) { !($0.team.isOpen && !$0.team.isFirstClass) },
        .init("two truth values, line by line", [1, 2]) {
            $0.team.isOpen
            !$0.team.isFirstClass
            $0.id < 4
        },
        .init("a truth value by its key path", players: [1, 2, 4]) { Player.request().all().where(\.team.isOpen) },
        .init("an optional truth value of the model itself", teams: [2]) { $0.isFirstClass },
        .init("not an optional truth value of the model itself", teams: [1, 3, 4]) { !$0.isFirstClass },
        .init("an optional truth value by its key path", teams: [2]) { Team.request().all().where(\.isFirstClass) },
        .init("a truth value of a related element's to-one", teams: [1, 3]) { $0.players.contains { $0.team.isOpen } },
        .init("for all, an optional truth value", teams: [2, 4]) { $0.players.allSatisfy { $0.team.isFirstClass } },
        .init("a count under an optional truth value", teams: [1, 3]) {
            $0.players.count { !$0.team.isFirstClass } > 0
        },
        .init("selected as a condition", "[true, true, false, true, false, false]") {
            try $0.fetch(
                Player.request().all().sorted(by: .ascending(\.id)).select { $0.team.isOpen && $0.id > 0 })
        },
    ]

    private static let rows: [RelationshipCheck] = [
        .init("there is none", [5, 6]) { $0.team == nil },
        .init("there is one", [1, 2, 3, 4]) { $0.team != nil },
        .init("not: there is none", [1, 2, 3, 4]) { !($0.team == nil) },
        .init("a reference to nothing is none", [4, 5]) { $0.rival == nil },
        .init("to itself", [3]) { $0.rival == 3 },
        .init("a certain one by its key", [2, 6]) { $0.rival == 1 },
        .init("a key that no model has", []) { $0.rival == 77 },
        .init("a certain one", [2, 6]) { $0.rival == Player(id: 1) },
        .init("another one, or none", [1, 3, 4, 5]) { $0.rival != 1 },
        .init("another one, and one", [1, 3]) { $0.rival != 1 && $0.rival != nil },
        .init("by a key of two columns", [1, 6]) { $0.seat == Seat(row: 1, number: 1) },
        .init("another one by a key of two columns", [2, 3, 4, 5]) { $0.seat != Seat(row: 1, number: 1) },
        .init("the same by two ways, or none by either", [1, 2, 3, 5]) { $0.team == $0.rival.team },
        .init("not the same by two ways", [4, 6]) { $0.team != $0.rival.team && $0.id != 3 },
        .init("none", [1, 2, 3, 4, 5, 6]) { $0.team == nil || $0.team != nil },
    ]

    private static let longerWays: [RelationshipCheck] = [
        .init("two steps", [3]) { $0.team.mother.name == "Reds" },
        .init("two steps, missing at any", [1, 2, 4, 5, 6]) { $0.team.mother.name == nil },
        .init("two steps, another value", [1, 2, 4, 5, 6]) { $0.team.mother.name != "Reds" },
        .init("two steps, there is one", [3]) { $0.team.mother != nil },
        .init("three steps", [1, 2, 3, 6]) { $0.rival.rival.rival.team.name.hasSuffix("Reds") },
        .init("to itself, and on", teams: [4]) { $0.mother.mother.mother == 4 },
        .init("required by one condition, not by the other", [1, 2]) {
            $0.team.name == "Reds" && $0.team.mother == nil
        },
    ]

    private static let twoToTheSameModel: [RelationshipCheck] = [
        .init("a value of either", matches: [1, 2, 3, 6]) { $0.home.name == "Reds" || $0.away.name == "Reds" },
        .init("a value of each", matches: [2]) { $0.home.name == "Blues" && $0.away.name == "Reds" },
        .init("both are the same, or none", matches: [4, 5]) { $0.home == $0.away },
        .init("both are different", matches: [1, 2, 3, 6]) { $0.home != $0.away },
        .init("one and not the other", matches: [3]) { $0.home != nil && $0.away == nil },
        .init("a value of the one and of the other", matches: [2, 6]) { $0.home.name < $0.away.name },
        .init("further on from both", matches: [6]) { $0.home.mother == $0.away && $0.away != nil && $0.id > 5 },
        .init("aggregates of both", matches: [1, 3]) { $0.home.players.count > $0.away.players.count },
        .init("correlated with both", matches: [1, 6]) { match in
            match.home.players.contains { $0.score > match.away.players.max(\.score) }
        },
    ]

    private static let orders: [RelationshipCheck] = [
        .init("order by a value, nil first", players: [5, 6, 4, 3, 1, 2]) {
            Player.request().all().sorted(by: .ascending(\.team.name), .ascending(\.id))
        },
        .init("order by a value, nil last", players: [1, 2, 3, 4, 5, 6]) {
            Player.request().all().sorted(by: .descending(\.team.name), .ascending(\.id))
        },
        .init("order by a value, nil where it is said", players: [4, 3, 1, 2, 5, 6]) {
            Player.request().all().sorted(by: SortTerm.ascending(\.team.name).nilsLast, .ascending(\.id))
        },
        .init("a page by a value two steps away", players: [5, 6]) {
            Player.request().first(nth: 2, after: 3).sorted(by: .ascending(\.team.mother.name))
        },
        .init("different ones by a value", players: [3, 1]) {
            Player.request().all().where { $0.team.name.hasSuffix("Reds") && $0.id != 2 }.distinct()
                .sorted(by: .ascending(\.team.name))
        },
    ]
}
