import Fetching

extension ConformanceGroup {
    /// Limits, offsets and duplicates.
    static let limits = ConformanceGroup(
        "Limits", limits(of: people) + distinct + firsts.map { ConformanceCase($0, in: .small) })

    private static let people = (1...10).map { Person(id: $0, age: $0 % 2) }

    private static func limits(of people: [Person]) -> [ConformanceCase] {
        [
            limited("at most", [10, 9, 8]) { $0.first(nth: 3) },
            limited("at most none", []) { $0.first(nth: 0) },
            limited("at most more than there are", Array((1...10).reversed())) { $0.first(nth: 100) },
            limited("at most the largest number", Array((1...10).reversed())) { $0.first(nth: .max) },
            limited("after", [2, 1]) { $0.all(after: 8) },
            limited("after none", Array((1...10).reversed())) { $0.all(after: 0) },
            limited("after all", []) { $0.all(after: 10) },
            limited("after the largest number", []) { $0.all(after: .max) },
            limited("at most, after", [8, 7]) { $0.first(nth: 2, after: 2) },
            limited("at most the largest number, after it", []) { $0.first(nth: .max, after: .max) },
            limited("at most, after one", Array((1...9).reversed())) { $0.first(nth: .max, after: 1) },
            ConformanceCase("of what a condition leaves", in: people, keys: [7, 5]) {
                Person.request().first(nth: 2, after: 1).where { $0.age == 1 }.sorted(by: .descending(\.id))
            },
            ConformanceCase("a negative limit", in: people, error: .invalidLimit) { Person.request().first(nth: -1) },
            ConformanceCase("a negative offset", in: people, error: .invalidLimit) { Person.request().all(after: -1) },
            ConformanceCase("the smallest limit", in: people, error: .invalidLimit) {
                Person.request().first(nth: .min, after: 1)
            },
            ConformanceCase("the smallest offset", in: people, error: .invalidLimit) {
                Person.request().first(nth: 1, after: .min)
            },
        ]
    }

    private static let players = Player.request().all().sorted(by: .ascending(\.id))

    private static let firsts: [RelationshipCheck] = [
        first("the first of all", "Optional(1)") { players.first() },
        first("the first under a condition", "Optional(6)") {
            Player.request().all().where { $0.score > 5 }.sorted(by: .ascending(\.score)).first()
        },
        first("the first, with steps behind it", "Optional(3)") {
            Player.request().all().first().where { $0.score > 5 }.sorted(by: .descending(\.score))
        },
        first("the first of none", "nil") { players.where { $0.id > 99 }.first() },
        first("the first after others", "Optional(4)") {
            Player.request().all(after: 3).sorted(by: .ascending(\.id)).first()
        },
        first("the first of some, after others", "Optional(4)") {
            Player.request().first(nth: 2, after: 2).sorted(by: .descending(\.id)).first()
        },
        first("the first of none at all", "nil") { Player.request().first(nth: 0).first() },
        first("the first of different ones", "Optional(1)") { players.distinct().first() },
        .init("the first, of which a value is selected", "Optional(10)") {
            try $0.fetch(players.first().select(\.score))
        },
        .init("the first of the selected values", "Optional(30)") {
            try $0.fetch(Player.request().all().sorted(by: .descending(\.score)).select(\.score).first())
        },
        .init("the first of different values", "Optional(Optional(\"r\"))") {
            try $0.fetch(
                Player.request().all().sorted(by: .descending(\.teamCode)).select(\.teamCode).distinct().first())
        },
        .init("the first of no values", "nil") { try $0.fetch(players.where { $0.id > 99 }.select(\.score).first()) },
    ]

    private static func first(
        _ label: String, _ expected: String,
        _ request: @escaping @Sendable () -> FetchableRequest<Player, Player?>
    ) -> RelationshipCheck {
        .init(label, expected) { store in String(describing: try store.fetch(request().loading)?.id) }
    }

    private static func limited(
        _ name: String, _ keys: [Int],
        _ target: @escaping @Sendable (RequestStart<Person>) -> FetchableRequest<Person, [Person]>
    ) -> ConformanceCase {
        ConformanceCase(name, in: people, keys: keys) { target(Person.request()).sorted(by: .descending(\.id)) }
    }

    private static let copies = [
        Copy(id: 1, name: "a", size: 1), Copy(id: 1, name: "a", size: 1), Copy(id: 1, name: "A", size: 1),
        Copy(id: 2, name: "\u{E9}", size: nil), Copy(id: 2, name: "\u{E9}", size: nil),
        Copy(id: 2, name: "e\u{301}", size: nil), Copy(id: 3, name: "", size: 0), Copy(id: 3, name: "", size: -0.0),
    ]

    private static let distinct: [ConformanceCase] = [
        ConformanceCase("distinct", in: copies, keys: [1, 1, 2, 2, 3]) { Copy.request().all().distinct() },
        ConformanceCase("not distinct", in: copies, keys: [1, 1, 1, 2, 2, 2, 3, 3]) { Copy.request().all() },
        ConformanceCase("distinct, then at most", in: copies, keys: [3, 2, 2, 1]) {
            Copy.request().first(nth: 4).distinct().sorted(by: .descending(\.id))
        },
        ConformanceCase("distinct, after", in: copies, keys: [1, 1]) {
            Copy.request().all(after: 3).distinct().sorted(by: .descending(\.id))
        },
    ]
}

/// A model without a key, of which there can be two that are the same.
struct Copy: ConformanceModel {
    let id: Int
    let name: String
    let size: Double?

    struct FetchableMembers: FetchableMemberContainer {
        typealias Model = Copy
        let id = FetchableMember<Copy, Int>("id") { $0.id }
        let name = FetchableMember<Copy, String>("name") { $0.name }
        let size = FetchableMember<Copy, Double?>("size") { $0.size }
    }

    static let fetchableMembers = FetchableMembers()
    static let fetchableEntity = FetchableEntity(
        name: "copy", columns: [fetchableMembers.id.column, fetchableMembers.name.column, fetchableMembers.size.column])
}

extension Copy {
    init<Row: FetchableRow>(fetching row: inout Row) throws {
        id = try row.decode(Int.self)
        name = try row.decode(String.self)
        size = try row.decode(Double?.self)
    }
}
