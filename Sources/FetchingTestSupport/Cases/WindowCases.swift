import Fetching
import Foundation

extension ConformanceGroup {
    /// Values that are computed from other rows than their own.
    static let windows = ConformanceGroup(
        "Windows",
        (places + ordersOfWindows + totals + otherRows + relatedWindows + rowsOfWindows + kindsOfWindows
            + errorsOfWindows)
            .map { ConformanceCase($0, in: .small) } + typesOfWindows)

    private static let players = Player.request().all()
    private static let byID = players.sorted(by: .ascending(\.id))

    /// The values of the players 1 to 6.
    private static func window<Value>(
        _ label: String, _ expected: String,
        _ value: @escaping @Sendable (Player.FetchableMembers) -> FetchWindowValue<Player, Value>
    ) -> RelationshipCheck {
        RelationshipCheck(label, expected) { try $0.fetch(byID.select(value)) }
    }

    private static let places: [RelationshipCheck] = [
        window("numbers of rows", "[3, 2, 1, 6, 5, 4]") { $0.over(order: .descending(\.score)).rowNumber },
        window("of each partition", "[2, 1, 1, 1, 1, 3]") {
            $0.over(partition: \.seatRow, order: .descending(\.score)).rowNumber
        },
        window("equals by the key", "[1, 4, 2, 5, 6, 3]") { $0.over(order: .ascending(\.seatNumber)).rowNumber },
        window("equals by the key, in the direction of the order", "[6, 3, 5, 2, 1, 4]") {
            $0.over(order: .descending(\.seatNumber)).rowNumber
        },
        window("ranks with gaps", "[1, 4, 1, 4, 6, 1]") { $0.over(order: .ascending(\.seatNumber)).rank },
        window("ranks without gaps", "[1, 2, 1, 2, 3, 1]") { $0.over(order: .ascending(\.seatNumber)).denseRank },
        window("ranks within partitions, nil being one", "[1, 3, 1, 1, 1, 1]") {
            $0.over(partition: \.seatRow, order: .ascending(\.seatNumber)).rank
        },
        window("ranks within partitions by two values", "[2, 1, 1, 1, 1, 1]") {
            $0.over(partition: \.seatRow, \.seatNumber, order: .ascending(\.score)).rank
        },
        window("ranks within partitions by three values", "[1, 1, 1, 1, 1, 1]") {
            $0.over(partition: \.seatRow, \.seatNumber, { $0.id % 4 }, order: .ascending(\.score)).rank
        },
        window("ranks within partitions by a condition", "[3, 2, 1, 2, 1, 4]") {
            $0.over(partition: { $0.score > 0 }, order: .descending(\.score)).rank
        },
        window("ranks by a value that overflows, which is nil", "[1, 1, 1, 6, 5, 1]") {
            $0.over(order: .descending { $0.score * (Int.max / 6) }.nilsFirst).rank
        },
        window("ranks within partitions by a value that overflows", "[1, 2, 3, 1, 1, 1]") {
            $0.over(partition: { $0.score * (Int.max / 9) }, order: .ascending(\.score)).rank
        },
        window("ranks in an order that does not decide", "[1, 1, 1, 1, 1, 1]") {
            $0.over(order: .ascending { $0.id % 1 }).rank
        },
    ]

    private static let ordersOfWindows: [RelationshipCheck] = [
        window("nil first, upward", "[2, 2, 1, 5, 6, 2]") { $0.over(order: .ascending(\.seatRow)).rank },
        window("nil last, upward", "[1, 1, 6, 4, 5, 1]") { $0.over(order: .ascending(\.seatRow).nilsLast).rank },
        window("nil last, downward", "[3, 3, 6, 2, 1, 3]") { $0.over(order: .descending(\.seatRow)).rank },
        window("nil first, downward", "[4, 4, 1, 3, 2, 4]") { $0.over(order: .descending(\.seatRow).nilsFirst).rank },
        window("by two terms", "[1, 3, 6, 4, 5, 1]") {
            $0.over(order: .ascending(\.seatRow).nilsLast, .ascending(\.seatNumber)).rank
        },
        window("by the bytes of texts", "[3, 3, 6, 2, 1, 5]") { $0.over(order: .ascending(\.teamCode)).rank },
        window("ignoring case", "[4, 4, 4, 2, 1, 3]") {
            $0.over(order: .ascending(\.teamCode, options: .caseInsensitive)).rank
        },
    ]

    private static let totals: [RelationshipCheck] = [
        window("the sum of all", "[62, 62, 62, 62, 62, 62]") { $0.over().sum(\.score) },
        window("the sum of a partition", "[37, 37, 30, -5, 0, 37]") { $0.over(partition: \.seatRow).sum(\.score) },
        window("the sum of a partition by two values", "[17, 20, 30, -5, 0, 17]") {
            $0.over(partition: \.seatRow, \.seatNumber).sum(\.score)
        },
        window("the sum of a partition by three values", "[10, 20, 30, -5, 0, 7]") {
            $0.over(partition: \.seatRow, \.seatNumber, \.teamCode).sum(\.score)
        },
        window("a running sum", "[10, 30, 60, 55, 55, 62]") { $0.over(order: .ascending(\.id)).sum(\.score) },
        window("a running sum, equals together", "[47, 62, 47, 62, 62, 47]") {
            $0.over(order: .ascending(\.seatNumber)).sum(\.score)
        },
        window("a running sum of a partition", "[10, 30, 30, -5, 0, 37]") {
            $0.over(partition: \.seatRow, order: .ascending(\.id)).sum(\.score)
        },
        window("a sum without nil", "[115.0, 115.0, 70.5, 80.0, 0.0, 115.0]") {
            $0.over(partition: \.seatRow).sum(\.weight)
        },
        window("a running sum without nil", "[60.0, 60.0, 130.5, 210.5, 210.5, 265.5]") {
            $0.over(order: .ascending(\.id)).sum(\.weight)
        },
        window("the sum of a calculation", "[22, 22, 22, 22, 22, 22]") { $0.over().sum { $0.id + $0.id / 6 } },
        window("a sum that fits though a part does not", "[0, 0, 0, 0, 0, 0]") {
            $0.over().sum { player in
                let sign = choose(if: player.id < 4, then: 1, else: -1)
                return sign * Int.max
            }
        },
        window("the number of all", "[6, 6, 6, 6, 6, 6]") { $0.over().count },
        window("the number of a partition, by case", "[2, 2, 1, 1, 1, 1]") { $0.over(partition: \.teamCode).count },
        window("a running number, equals together", "[3, 5, 3, 5, 6, 3]") {
            $0.over(order: .ascending(\.seatNumber)).count
        },
        window(
            "the average of a partition",
            "[Optional(57.5), Optional(57.5), Optional(70.5), Optional(80.0), nil, Optional(57.5)]"
        ) { $0.over(partition: \.seatRow).average(\.weight) },
        window(
            "a running average of integers",
            "[Optional(10.0), Optional(15.0), Optional(20.0), Optional(13.75), Optional(11.0), Optional(7.0)]"
        ) { $0.over(order: .ascending(\.id)).average { choose(if: $0.id < 6, then: $0.score, else: -13) } },
        window(
            "a running maximum",
            #"[Optional("Ann"), Optional("Bea"), Optional("Cid"), Optional("Cid"), Optional("Reds"), Optional("Reds")]"#
        ) { $0.over(order: .ascending(\.id)).max(\.name) },
        window(
            "a running maximum downward",
            "[Optional(80.0), Optional(80.0), Optional(80.0), Optional(80.0), Optional(55.0), Optional(55.0)]"
        ) { $0.over(order: .descending(\.id)).max(\.weight) },
        window(
            "the minimum of a partition",
            "[Optional(7), Optional(-5), Optional(7), Optional(-5), Optional(0), Optional(7)]"
        ) {
            $0.over(partition: \.seatNumber).min(\.score)
        },
    ]

    private static let otherRows: [RelationshipCheck] = [
        window("the row before", "[nil, Optional(10), Optional(20), Optional(30), Optional(-5), Optional(0)]") {
            $0.over(order: .ascending(\.id)).lag(\.score)
        },
        window("two rows before, or another value", "[-1, -1, 10, 20, 30, -5]") {
            $0.over(order: .ascending(\.id)).lag(\.score, by: 2, default: -1)
        },
        window(
            "a value that may be nil itself",
            #"[Optional("none"), Optional("Ann"), Optional("Bea"), Optional("Cid"), nil, Optional("Reds")]"#
        ) { $0.over(order: .ascending(\.id)).lag(\.name, default: "none") },
        window("with nil for others", "[nil, Optional(60.0), nil, Optional(70.5), Optional(80.0), nil]") {
            $0.over(order: .ascending(\.id)).lag(\.weight, default: nil)
        },
        window("the row itself", "[Optional(10), Optional(20), Optional(30), Optional(-5), Optional(0), Optional(7)]") {
            $0.over(order: .descending(\.score)).lag(\.score, by: 0)
        },
        window("no row is so far before", "[nil, nil, nil, nil, nil, nil]") {
            $0.over(order: .ascending(\.id)).lag(\.score, by: .max)
        },
        window("the row behind, of a partition", "[Optional(30), Optional(-5), Optional(7), nil, nil, nil]") {
            $0.over(partition: \.seatNumber, order: .ascending(\.id)).lead(\.score)
        },
        window("the row behind, or another value", "[20, 30, -5, 0, 7, 100]") {
            $0.over(order: .ascending(\.id)).lead(\.score, default: 100)
        },
        window("no row is so far behind", "[1, 1, 1, 1, 1, 1]") {
            $0.over(order: .ascending(\.id)).lead(\.score, by: .max, default: 1)
        },
        window("equals by the key", "[nil, Optional(6), Optional(1), Optional(2), Optional(4), Optional(3)]") {
            $0.over(order: .ascending(\.seatNumber)).lag(\.id)
        },
        window("a calculation", "[0, 11, 22, 33, -1, 5]") {
            $0.over(order: .ascending(\.id)).lag({ $0.score + $0.id }, default: 0)
        },
        window("the first", "[3, 2, 3, 2, 5, 3]") {
            $0.over(partition: \.seatNumber, order: .descending(\.score)).firstValue(\.id)
        },
        window("the last of all, not only of those so far", "[6, 4, 6, 4, 5, 6]") {
            $0.over(partition: \.seatNumber, order: .descending(\.score)).lastValue(\.id)
        },
        window("the first, equals by the key", "[6, 6, 6, 6, 6, 6]") {
            $0.over(order: .descending { $0.id % 1 }).firstValue(\.id)
        },
    ]

    private static let relatedWindows: [RelationshipCheck] = [
        window("partitions by a to-one, which may be missing", "[2, 1, 1, 1, 2, 1]") {
            $0.over(partition: \.team.name, order: .descending(\.score)).rank
        },
        window("an order by the count of a relationship", "[1, 2, 2, 4, 4, 4]") {
            $0.over(order: .descending(\.admirers.count)).rank
        },
        window("the sum of counts", "[4, 4, 4, 4, 4, 4]") { $0.over().sum(\.admirers.count) },
        window("a value of a to-one of the row before", "[nil, Optional(20), Optional(10), Optional(30), nil, nil]") {
            $0.over(order: .ascending(\.id)).lag(\.rival.score)
        },
        window(
            "a condition on a to-one of a to-one",
            "[Optional(1), Optional(1), Optional(2), Optional(1), Optional(1), Optional(1)]"
        ) {
            $0.over(partition: \.teamCode).max { choose(if: $0.team.mother != nil, then: 2, else: 1) }
        },
    ]

    private static let rowsOfWindows: [RelationshipCheck] = [
        .init("those that the conditions leave", "[3, 2, 1, 4]") {
            try $0.fetch(byID.where { $0.score > 0 }.select { $0.over(order: .descending(\.score)).rank })
        },
        .init("a condition behind is one of the request", "[2, 1]") {
            try $0.fetch(byID.select { $0.over(order: .descending(\.score)).rank }.where { $0.id < 3 })
        },
        .init("none", "[]") {
            try $0.fetch(byID.where { $0.id > 99 }.select { $0.over(order: .descending(\.score)).rank })
        },
        .init("others than a limit leaves", "[3, 2]") {
            try $0.fetch(byID.first(nth: 2).select { $0.over(order: .descending(\.score)).rank })
        },
        .init("others than a limit and an offset leave", "[6, 5]") {
            try $0.fetch(byID.select { $0.over(order: .descending(\.score)).rank }.first(nth: 2, after: 3))
        },
        .init("others than the first", "Optional(3)") {
            try $0.fetch(byID.select { $0.over(order: .descending(\.score)).rank }.first())
        },
        .init(
            "others than a limit leaves, outside of which a value overflows", "[(3, Optional(10)), (2, Optional(20))]"
        ) {
            try $0.fetch(
                byID.first(nth: 2).select(
                    { $0.over(order: .descending(\.score)).rank }, { $0.score + $0.id / 5 * Int.max * 2 }))
        },
        .init("the first of each", "[(3, 2), (2, 1), (6, 5), (5, 4), (4, 3)]") {
            try $0.fetch(
                players.sorted(by: .descending(\.score)).first(nth: 1, ofEach: \.teamCode).select(\.id) {
                    $0.over(order: .ascending(\.id)).rowNumber
                })
        },
        .init("those of two requests", "[(1, 1), (3, 2), (4, 3)]") {
            try $0.fetch(
                players.where { $0.id == 1 }.union(players.where { $0.weight > 65 }).sorted(by: .ascending(\.id))
                    .select(\.id) { $0.over(order: .ascending(\.id)).rowNumber })
        },
        .init("different ones", "[(1, 1), (2, 4), (9, 6)]") {
            try $0.fetch(
                players.select(\.seatNumber) { $0.over(order: .ascending(\.seatNumber)).rank }.distinct().sorted(
                    by: .ascending(\.seatNumber)))
        },
        .init("the number of different ones", "3") {
            try $0.fetch(players.select { $0.over(order: .ascending(\.seatNumber)).rank }.distinct().count())
        },
        .init("whether there is one", "true") {
            try $0.fetch(players.select { $0.over(order: .ascending(\.seatNumber)).rank }.exists())
        },
        .init("of pages", "[(3, 0), (2, 0), (4, 3), (6, 2), (5, 0), (1, 1)]") { try walk(in: $0) },
    ]

    /// The rows of pages, one page after the other.
    private static func walk(in store: any RelatedConformanceStore) throws -> String {
        let request = players.sorted(by: .ascending(\.seatRow).nilsLast).select(
            { $0.over(order: .descending(\.score)).rank },
            { $0.over(partition: \.seatNumber, order: .ascending(\.id)).lag(\.id, default: 0) })
        var rows: [(Int, Int)] = []
        var cursor: PageCursor?
        for _ in 0..<6 {
            let page = try store.fetch(request.page(size: 2, after: cursor))
            rows += page.elements
            guard let next = page.next else { break }
            cursor = next
        }
        return "\(rows)"
    }

    private static func besideTeams(in store: any RelatedConformanceStore) throws -> String {
        let request = byID.first(nth: 4).where { $0.id < 5 }.including(\.team)
            .annotated(with: { $0.over(order: .ascending(\.team.id)).rank })
        let rows: [(Player, Team?, Int)] = try store.fetch(request)
        return "[" + rows.map { "\($0.1?.name ?? "") \($0.2)" }.joined(separator: ", ") + "]"
    }

    private static let kindsOfWindows: [RelationshipCheck] = [
        .init("beside the models", "[(1, 3), (2, 2), (3, 1), (4, 6), (5, 5), (6, 4)]") {
            try $0.fetch(byID.annotated(with: { $0.over(order: .descending(\.score)).rank })).map { ($0.id, $1) }
        },
        .init("beside related models", "[Reds 1, Reds 1, Little Reds 3, Blues 4]") { try besideTeams(in: $0) },
        .init("several windows", "[(1, 3, 10), (2, 2, 30), (3, 1, 60), (4, 6, 55), (5, 5, 55), (6, 4, 62)]") {
            try $0.fetch(
                byID.select(
                    \.id, { $0.over(order: .descending(\.score)).rank },
                    { $0.over(order: .ascending(\.id)).sum(\.score) }))
        },
        .init("together with values", "[1, 2, 4, 6, 9]") {
            try $0.fetch(
                players.select { $0.over(order: .ascending(\.seatNumber)).rank }.union(players.select(\.seatNumber))
            ).sorted()
        },
        .init("without values", "[4, 6]") {
            try $0.fetch(
                players.select { $0.over(order: .ascending(\.seatNumber)).rank }.subtracting(
                    players.where { $0.seatNumber < 9 }.select(\.seatNumber))
            ).sorted()
        },
        .init("of a model whose key has two columns", "[(1, 1, 1), (1, 2, 2), (2, 1, 3)]") {
            try $0.fetch(
                Seat.request().all().sorted(by: .ascending(\.row), .ascending(\.number)).select(\.row, \.number) {
                    $0.over(order: .ascending { $0.row % 1 }).rowNumber
                })
        },
    ]

    private static let errorsOfWindows: [RelationshipCheck] = [
        .init("a negative distance", error: .invalidLimit) {
            try $0.fetch(players.select { $0.over(order: .ascending(\.id)).lag(\.score, by: -1) })
        },
        .init("a negative distance of another value", error: .invalidLimit) {
            try $0.fetch(players.select { $0.over(order: .ascending(\.id)).lead(\.score, by: .min, default: 0) })
        },
        .init("a sum that overflows", error: .arithmeticOverflow) {
            try $0.fetch(players.select { $0.over().sum { $0.score * (Int.max / 40) } })
        },
        .init("a running sum that overflows", error: .arithmeticOverflow) {
            try $0.fetch(players.select { $0.over(order: .ascending(\.id)).sum { $0.score * (Int.max / 40) } })
        },
        .init("a value of another row that overflows", error: .arithmeticOverflow) {
            try $0.fetch(players.select { $0.over(order: .ascending(\.id)).lag { $0.score * Int.max } })
        },
        .init("groups", error: .unsupported) {
            try $0.fetch(players.aggregate { _ in Player.fetchableMembers.over().count })
        },
        .init("a value of a group", error: .unsupported) {
            try $0.fetch(
                players.grouped(by: \.teamCode).select(\.key) { _ in Player.fetchableMembers.over().count })
        },
        .init("a list of values", error: .unsupported) {
            try $0.fetch(
                players.where { $0.id.isIn(players.select { $0.over(order: .ascending(\.id)).rank }) }.loading)
        },
        .init("distinct values in another order", error: .unsupported) {
            try $0.fetch(
                players.select { $0.over(order: .ascending(\.id)).rank }.distinct().sorted(by: .ascending(\.id)))
        },
        .init("a default that is not a number", error: .invalidValue) {
            try $0.fetch(players.select { $0.over(order: .ascending(\.id)).lag(\.weight, default: .nan) })
        },
    ]
}
