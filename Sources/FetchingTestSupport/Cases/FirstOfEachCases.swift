import Fetching

extension ConformanceGroup {
    /// The first of each group of rows, whole.
    static let firstOfEach = ConformanceGroup(
        "The first of each",
        (keysOfEach + ordersOfEach + stepsBehindEach + kindsOfEach + errorsOfEach)
            .map { ConformanceCase($0, in: .small) } + typesOfEach + changesOfEach)

    private static let players = Player.request().all()

    /// By score, the players of each team are 2, 1 (R), 3 (r), 6 (missing), 5 (nil), 4 (B).
    private static let byScore = players.sorted(by: .descending(\.score))

    private static let keysOfEach: [RelationshipCheck] = [
        .init("one of each, nil being a group, by case", players: [3, 2, 6, 5, 4]) {
            byScore.first(nth: 1, ofEach: \.teamCode)
        },
        .init("as many as there are", players: [3, 2, 1, 6, 5, 4]) { byScore.first(nth: 2, ofEach: \.teamCode) },
        .init("the largest number of each", players: [3, 2, 1, 6, 5, 4]) {
            byScore.first(nth: .max, after: 0, ofEach: \.teamCode)
        },
        .init("none of each", players: []) { byScore.first(nth: 0, ofEach: \.teamCode) },
        .init("after one of each", players: [1]) { byScore.first(nth: 3, after: 1, ofEach: \.teamCode) },
        .init("the largest number after it", players: []) { byScore.first(nth: .max, after: .max, ofEach: \.teamCode) },
        .init("of those that a condition leaves", players: [3, 1, 6, 4]) {
            byScore.where { $0.score != 0 && $0.id != 2 }.first(nth: 1, ofEach: \.teamCode)
        },
        .init("of none", players: []) { byScore.where { $0.id > 99 }.first(nth: 1, ofEach: \.teamCode) },
        .init("of some", players: [3, 2]) { byScore.first(nth: 3).first(nth: 1, ofEach: \.teamCode) },
        .init("of different ones", players: [3, 2, 6, 5, 4]) { byScore.distinct().first(nth: 1, ofEach: \.teamCode) },
        .init("by two members", players: [3, 2, 1, 6, 5, 4]) {
            byScore.first(nth: 1, ofEach: \.teamCode, \.seatNumber)
        },
        .init("by two members, one of them nil", players: [3, 2, 5, 4]) {
            byScore.first(nth: 1, ofEach: \.seatRow, { $0.weight == nil }).where { $0.id != 6 && $0.id != 1 }
        },
        .init("by three values", players: [3, 2, 1, 5, 4]) {
            byScore.first(nth: 1, ofEach: \.seatRow, \.seatNumber, { $0.id % 1 })
        },
        .init("by a computed value", players: [3, 2]) { byScore.first(nth: 1, ofEach: { $0.id % 2 }) },
        .init("by a condition", players: [3, 5]) { byScore.first(nth: 1, ofEach: { $0.score > 0 }) },
        .init("by a value that overflows, which is nil", players: [3, 1, 6, 5, 4]) {
            byScore.first(nth: 1, ofEach: { $0.score * (Int.max / 15) })
        },
        .init("by a member of a to-one, which may be missing", players: [3, 2, 6, 4]) {
            byScore.first(nth: 1, ofEach: \.team.name)
        },
        .init("by the count of a relationship", players: [3, 1, 6]) {
            byScore.first(nth: 1, ofEach: { $0.admirers.count })
        },
    ]

    private static let ordersOfEach: [RelationshipCheck] = [
        .init("without an order, by the key", players: [1, 3, 4, 5, 6]) { players.first(nth: 1, ofEach: \.teamCode) },
        .init("equals by the key, in the direction of the order", players: [6, 5, 4]) {
            players.sorted(by: .descending { $0.id % 1 }).first(nth: 1, ofEach: \.seatRow).where { $0.seatRow != nil }
        },
        .init("equals by the key, upward", players: [1, 4, 5]) {
            players.sorted(by: .ascending { $0.id % 1 }).first(nth: 1, ofEach: \.seatRow).where { $0.seatRow != nil }
        },
        .init("nil last, upward", players: [1, 2, 4, 5, 3]) {
            players.sorted(by: .ascending(\.seatRow).nilsLast, .ascending(\.id)).first(nth: 2, ofEach: \.seatRow)
        },
        .init("by a member of a to-one", players: [6, 5, 4]) {
            players.sorted(by: .ascending(\.team.name), .descending(\.id)).first(nth: 1, ofEach: \.seatNumber)
        },
        .init("ignoring case", players: [5, 4, 6]) {
            players.sorted(by: .ascending(\.teamCode, options: .caseInsensitive), .ascending(\.id))
                .first(nth: 1, ofEach: { $0.teamCode.unicodeScalarCount })
        },
    ]

    private static let stepsBehindEach: [RelationshipCheck] = [
        .init("a condition leaves models out of the result", players: [2, 5]) {
            byScore.first(nth: 1, ofEach: \.teamCode).where { $0.weight == nil }
        },
        .init("conditions before and behind", players: [6, 4]) {
            byScore.where { $0.id > 2 }.first(nth: 1, ofEach: \.teamCode).where { $0.weight < 100 && $0.id != 3 }
        },
        .init("a condition along a relationship", players: [2]) {
            byScore.first(nth: 1, ofEach: \.teamCode).where { $0.team.name == "Reds" }
        },
        .init("a condition on related rows", players: [3, 2]) {
            byScore.first(nth: 1, ofEach: \.teamCode).where { $0.admirers.contains { $0.score > 7 } }
        },
        .init("a sort term goes before the order", players: [5, 4, 2, 1, 6, 3]) {
            byScore.first(nth: 2, ofEach: \.teamCode).sorted(by: .ascending(\.teamCode))
        },
        .init("two sort terms, one after the other", players: [2, 4, 3, 1, 6, 5]) {
            byScore.first(nth: 2, ofEach: \.teamCode).sorted(by: .descending { $0.seatNumber == 2 })
                .sorted(by: .ascending { $0.teamCode == nil })
        },
        .init("a limit takes a part of the result", players: [2, 6]) {
            byScore.first(nth: 1, ofEach: \.teamCode).first(nth: 2, after: 1)
        },
        .init("a limit behind an order behind it", players: [5, 4]) {
            byScore.first(nth: 1, ofEach: \.teamCode).sorted(by: .ascending(\.teamCode)).limit(2)
        },
        .init("different ones", players: [3, 2, 6, 5, 4]) { byScore.first(nth: 1, ofEach: \.teamCode).distinct() },
        .init("the first of each of the first of each", players: [3, 2, 5]) {
            byScore.first(nth: 1, ofEach: \.teamCode).first(nth: 1, ofEach: { $0.score / 7 % 3 })
        },
        .init("the first of each of a part of the first of each", players: [2, 6]) {
            byScore.first(nth: 1, ofEach: \.teamCode).where { $0.id != 3 }.limit(3).first(nth: 2, ofEach: \.seatRow)
                .where { $0.seatRow == 1 }
        },
    ]

    private static let kindsOfEach: [RelationshipCheck] = [
        .init("the first of all", "Optional(3)") {
            try $0.fetch(byScore.first(nth: 1, ofEach: \.teamCode).first().loading).map(\.id)
        },
        .init("selected values", "[30, 20, 7, 0, -5]") {
            try $0.fetch(byScore.first(nth: 1, ofEach: \.teamCode).select(\.score))
        },
        .init("selected values along a relationship, with a condition behind", #"[nil, Optional("Reds")]"#) {
            try $0.fetch(
                byScore.first(nth: 1, ofEach: \.teamCode).select(\.team.name).where { $0.weight == nil }.sorted(
                    by: .ascending(\.team.name)))
        },
        .init("a calculation that overflows in other rows only", "[300]") {
            try $0.fetch(
                players.sorted(by: .descending { $0.id == 3 }).first(nth: 1, ofEach: { $0.id % 1 }).select {
                    $0.score * 10 + ($0.id - 3) * Int.max
                })
        },
        .init("different values", "[1, 2, 9]") {
            try $0.fetch(
                byScore.first(nth: 1, ofEach: \.teamCode).select(\.seatNumber).distinct().sorted(
                    by: .ascending(\.seatNumber)))
        },
        .init("their number", "5") { try $0.fetch(byScore.first(nth: 1, ofEach: \.teamCode).count()) },
        .init("their number under a condition", "3") {
            try $0.fetch(byScore.first(nth: 1, ofEach: \.teamCode).count { $0.score > 0 })
        },
        .init("whether there is one", "[true, false]") {
            try [
                $0.fetch(byScore.first(nth: 1, ofEach: \.teamCode).where { $0.id == 2 }.exists()),
                $0.fetch(byScore.first(nth: 1, ofEach: \.teamCode).where { $0.id == 1 }.exists()),
            ]
        },
        .init("an aggregate", "52") { try $0.fetch(byScore.first(nth: 1, ofEach: \.teamCode).sum(\.score)) },
        .init("groups of them", "[(1, 2), (2, 2), (9, 1)]") {
            try $0.fetch(
                byScore.first(nth: 1, ofEach: \.teamCode).grouped(by: \.seatNumber).sorted(by: .ascending { $0.key })
                    .select(\.key, \.count))
        },
        .init("with related models", #"[(3, [3]), (2, [1]), (6, []), (5, []), (4, [])]"#) {
            try $0.fetch(
                byScore.first(nth: 1, ofEach: \.teamCode).including { $0.admirers.sorted(by: .ascending(\.id)) }
            ).map { ($0.id, $1.map(\.id)) }
        },
        .init("in the order of related rows, with others included", "[3, 2, 6, 5, 4]") {
            try $0.fetch(
                byScore.first(nth: 1, ofEach: \.teamCode).sorted(by: .descending(\.admirers.count)).including(\.rival)
            ).map(\.0.id)
        },
        walk("pages of them") { byScore.first(nth: 1, ofEach: \.teamCode) },
        walk("pages of them in another order") {
            byScore.where { $0.id != 4 }.first(nth: 2, ofEach: \.teamCode).sorted(by: .ascending(\.seatNumber))
        },
        walk("pages of a part of them") { byScore.first(nth: 1, ofEach: \.teamCode).limit(3) },
    ]

    private static let errorsOfEach: [RelationshipCheck] = [
        .init("a negative number of each", error: .invalidLimit) {
            byScore.first(nth: -1, ofEach: \.teamCode).loading
        },
        .init("a negative number to pass over", error: .invalidLimit) {
            byScore.first(nth: 1, after: -1, ofEach: \.teamCode).loading
        },
        .init("a negative limit before", error: .invalidLimit) {
            byScore.first(nth: -1).first(nth: 1, ofEach: \.teamCode).loading
        },
        .init("a negative limit behind", error: .invalidLimit) {
            byScore.first(nth: 1, ofEach: \.teamCode).first(nth: -1).loading
        },
        .init("of related models", error: .unsupported) {
            Team.request().all().including { $0.players.requesting { $0.first(nth: 1, ofEach: \.seatNumber) } }
        },
        .init("obstacles", error: .unsupported) {
            try $0.fetch(byScore.first(nth: 1, ofEach: \.teamCode).where { $0.id > 1 }.obstacles())
        },
        .init("values for another condition", error: .unsupported) { store in
            try store.fetch(
                players.where { $0.id.isIn(byScore.first(nth: 1, ofEach: \.teamCode).select(\.id)) }.loading)
        },
    ]

    private static let typesOfEach: [ConformanceCase] = [
        ConformanceCase("zero and minus zero are one group", in: zeros, keys: [1, 3, 5, 6]) {
            Holder<Double?>.request().all().sorted(by: .ascending(\.id)).first(nth: 1, ofEach: \.value)
        },
        // A model without a key: the database decides which of the same rows is the first.
        ConformanceCase("of rows that are the same", in: copiesOfEach, keys: [1, 2, 3]) {
            Copy.request().all().sorted(by: .ascending(\.name)).first(nth: 1, ofEach: \.id)
        },
        ConformanceCase("of different rows", in: copiesOfEach, keys: [1, 1, 2]) {
            Copy.request().all().distinct().sorted(by: .ascending(\.id)).first(nth: 2, ofEach: \.id).where { $0.id < 3 }
        },
    ]

    private static let zeros = [0, -0.0, nil, nil, 1e300, .infinity].enumerated().map { index, value in
        Holder<Double?>(id: index + 1, value: value, other: nil)
    }

    private static let copiesOfEach = [
        Copy(id: 1, name: "a", size: 1), Copy(id: 1, name: "a", size: 1), Copy(id: 1, name: "A", size: 1),
        Copy(id: 2, name: "b", size: nil), Copy(id: 2, name: "b", size: nil), Copy(id: 3, name: "c", size: 0),
    ]
}
