import Fetching
import Foundation

extension ConformanceGroup {
    /// Relationships that are followed step by step: each row is reached once, and circles end.
    static let trees = ConformanceGroup(
        "Trees",
        (conditions + values + loads + mistakes).map { ConformanceCase($0, in: .small) }
            + declared.map { ConformanceCase($0, in: .small) })

    private static let conditions: [RelationshipCheck] = [
        .init("a mother of mothers", teams: [2]) { $0.mother.recursively.contains { $0.name == "Reds" } },
        .init("no mother", teams: [1, 3]) { $0.mother.recursively.isEmpty },
        .init("its own mother", teams: [4]) { $0.mother.recursively.contains { $0.id == 4 } },
        .init("a circle", [1, 2, 6]) { $0.rival.recursively.count == 2 },
        .init("one step", [1, 2, 3, 6]) { $0.rival.recursively(depth: 1).count == 1 },
        .init("two steps", [1, 2, 6]) { $0.rival.recursively(depth: 2).count == 2 },
        .init("the other way", [1, 2]) { $0.admirers.recursively.sum(\.id) == 9 },
        .init("the other way, one step", [1]) { $0.admirers.recursively(depth: 1).sum(\.id) == 8 },
        .init("all satisfy, over nothing too", [1, 2, 3, 4, 5, 6]) {
            $0.rival.recursively.allSatisfy { $0.score > 5 }
        },
        .init("not contains", [4, 5]) { !$0.rival.recursively.contains { $0.id > 0 } },
        .init("behind a to-one", [4, 5]) { $0.rival.rival.recursively.isEmpty },
        .init("with the model outside", [1, 6]) { player in
            player.rival.recursively.contains { $0.score > player.score }
        },
        .init("within another", [1, 2, 6]) {
            $0.rival.recursively.contains { $0.admirers.recursively.contains { $0.id == 6 } }
        },
        .init("within a to-many", [1]) { $0.admirers.contains { $0.admirers.recursively.isEmpty } },
        .init("with a to-one of theirs", [1, 2, 6]) { $0.rival.recursively.contains { $0.seat.price == 30 } },
        .init("with a to-many of theirs", [1, 2, 3]) { $0.admirers.recursively.contains { !$0.team.players.isEmpty } },
        .init("either of two", [1, 2, 3, 6]) {
            $0.rival.recursively.contains { $0.id == 3 } || $0.rival.recursively.contains { $0.id == 2 }
        },
    ]

    private static let values: [RelationshipCheck] = [
        .init(
            "an order", players: [1, 2, 3, 4, 5, 6],
            request: {
                Player.request().all().sorted(by: .descending { $0.admirers.recursively.count }, .ascending(\.id))
            }),
        .init("an average", [1, 2, 6]) { $0.rival.recursively.average(\.score) == 15 },
        .init("a smallest", [1, 2, 6]) { $0.rival.recursively.min(\.score) == 10 },
        .init("a largest of none", [4, 5]) { $0.rival.recursively.max(\.score) == nil },
        .init("a count of some", [1, 2, 6]) { $0.rival.recursively.count { $0.score > 10 } == 1 && $0.id != 3 },
        .init("a count of distinct values", [1, 2]) { $0.admirers.recursively.count(distinct: \.rivalID) == 2 },
        .init("selected", "[3, 3, 1, 0, 0, 0]") { store in
            try store.fetch(
                Player.request().all().sorted(by: .ascending(\.id)).select { $0.admirers.recursively.count })
        },
    ]

    private static let loads: [RelationshipCheck] = [
        .init("loaded", "[1: [2], 2: [], 3: [], 4: [4]]") { store in
            try store.fetch(
                teams.including { $0.daughters.recursively.sorted(by: .ascending(\.id)) }
            ).text { $0.map(\.id) }
        },
        .init("loaded the other way", "[1: [], 2: [1], 3: [], 4: [4]]") { store in
            try store.fetch(teams.including { $0.mother.recursively }).text { $0.map(\.id) }
        },
        .init("loaded from circles", "[1: [1, 2, 6], 2: [1, 2, 6], 3: [3], 4: [], 5: [], 6: []]") { store in
            try store.fetch(
                players.including { $0.admirers.recursively.sorted(by: .ascending(\.id)) }
            ).text { $0.map(\.id) }
        },
        .init("loaded to a depth", "[1: [2, 6], 2: [1], 3: [3], 4: [], 5: [], 6: []]") { store in
            try store.fetch(
                players.including { $0.admirers.recursively(depth: 1).sorted(by: .ascending(\.id)) }
            ).text { $0.map(\.id) }
        },
        .init("loaded with a limit for each", "[1: [6, 2], 2: [6, 2], 3: [3], 4: [], 5: [], 6: []]") { store in
            try store.fetch(
                players.including { $0.admirers.recursively.sorted(by: .descending(\.id)).first(nth: 2) }
            ).text { $0.map(\.id) }
        },
        .init("loaded under conditions", "[1: [2], 2: [2], 3: [], 4: [], 5: [], 6: [2]]") { store in
            try store.fetch(players.including { $0.rival.recursively.where { $0.rival.score == 10 } })
                .text { $0.map(\.id) }
        },
        .init("loaded by a to-one", "[1: [1, 2], 2: [1, 2], 3: [3], 4: [], 5: [], 6: [1, 2]]") { store in
            try store.fetch(
                players.including { $0.rival.rival.recursively.sorted(by: .ascending(\.id)) }
            ).text { $0.map(\.id) }
        },
        .init("loaded distinct", "[1: [1, 2, 6], 2: [1, 2, 6], 3: [3], 4: [], 5: [], 6: []]") { store in
            try store.fetch(
                players.including { $0.admirers.recursively.sorted(by: .ascending(\.id)).distinct() }
            ).text { $0.map(\.id) }
        },
        .init("loaded values", "[1: [10, 20, 7], 2: [10, 20, 7], 3: [30], 4: [], 5: [], 6: []]") { store in
            try store.fetch(
                players.including { $0.admirers.recursively.sorted(by: .ascending(\.id)).select(\.score) }
            ).text { $0 }
        },
        .init("loaded within what is loaded", "[1: [[1, 2]], 2: [[1, 2]]]") { store in
            try store.fetch(
                players.where { $0.id < 3 }.including {
                    $0.rival.including { $0.rival.recursively.sorted(by: .ascending(\.id)) }
                }
            ).text { [$0].compactMap { $0?.1.map(\.id) } }
        },
    ]

    private static let mistakes: [RelationshipCheck] = [
        .init("a depth of nothing", error: .invalidLimit) { store in
            try store.fetch(Player.where { $0.rival.recursively(depth: 0).isEmpty }.loading)
        },
        .init("all models", error: .unsupported) { store in
            try store.fetch(Player.where { $0.all(Player.self).recursively.isEmpty }.loading)
        },
        .init("from another type", error: .unsupported) { store in
            try store.fetch(Player.where { $0.team.players.recursively.isEmpty }.loading)
        },
        .init("a depth beyond all", error: .invalidLimit) { store in
            try store.fetch(Player.where { $0.rival.recursively(depth: .max).isEmpty }.loading)
        },
        .init("again", error: .unsupported) { store in
            try store.fetch(Player.where { $0.rival.recursively.recursively(depth: 1).isEmpty }.loading)
        },
        .init("a depth of nothing, loaded", error: .invalidLimit) { store in
            try store.fetch(Player.request().all().including { $0.rival.recursively(depth: -1) })
        },
    ]

    private static let teams = Team.request().all().sorted(by: .ascending(\.id))
    private static let players = Player.request().all().sorted(by: .ascending(\.id))
}

// Trees whose relationships are declared

extension ConformanceGroup {
    private static let declared: [ForestCheck] = [
        .init("by two columns", [4, 5]) { $0.ancestors.contains { $0.number == 1 && $0.region == 1 } && $0.id > 3 },
        .init("not across a column", [7]) { $0.region == 2 && !$0.ancestors.isEmpty },
        .init("below", [1, 2]) { $0.descendants.contains { $0.id == 5 } && $0.id != 3 },
        .init("below to a depth", [2, 3]) { $0.family.contains { $0.id == 5 } },
        .init("by a text", [5]) { $0.origins.count == 2 },
        .init("by a text whose case counts", [6]) { $0.origins.contains { $0.code == "a" } },
        .init("by a date in a form of its own", [3]) { $0.earlier.count == 2 },
        .init("through another relationship", [1]) { $0.allLeaves.sum(\.weight) == 111 },
        .init("through another relationship, each once", [2]) { $0.allLeaves.count == 2 },
        .init("through another relationship, some", [1, 2, 3]) { $0.allLeaves.contains { $0.weight == 100 } },
        .init("behind a relationship, each once", [1]) { $0.childrensDescendants.count == 2 },
        .init("behind a relationship, some", [1, 2]) { $0.childrensDescendants.contains { $0.id == 5 } },
        .init(leaves: "from another model", [2, 3, 4]) { $0.branch.ancestors.contains { $0.id == 1 } },
        .init(leaves: "from another model that is missing", [5]) { $0.branch.ancestors.isEmpty && $0.id > 1 },
        .init("loaded through another", "1: [2, 3, 4], 2: [3, 4], 3: [4], 4: [], 5: [], 6: [], 7: []") { store in
            try store.fetch(
                Branch.request().all().sorted(by: .ascending(\.id)).including {
                    $0.allLeaves.sorted(by: .ascending(\.id))
                }
            ).map { ($0.id, $1.map(\.id)) }
        },
        .init("loaded behind another", "1: [3, 5], 2: [5], 3: [], 4: [], 5: [], 6: [], 7: []") { store in
            try store.fetch(
                Branch.request().all().sorted(by: .ascending(\.id)).including {
                    $0.childrensDescendants.sorted(by: .ascending(\.id))
                }
            ).map { ($0.id, $1.map(\.id)) }
        },
        .init("loaded by two columns", "1: [], 2: [1], 3: [1, 2], 4: [1], 5: [1, 2, 3], 6: [], 7: [6]") { store in
            try store.fetch(
                Branch.request().all().sorted(by: .ascending(\.id)).including {
                    $0.ancestors.sorted(by: .ascending(\.id))
                }
            ).map { ($0.id, $1.map(\.id)) }
        },
        .init("loaded by a to-one", "1: [], 2: [1], 3: [1, 2], 4: [1, 2, 3], 5: []") { store in
            try store.fetch(
                Leaf.request().all().sorted(by: .ascending(\.id)).including {
                    $0.branch.ancestors.sorted(by: .ascending(\.id))
                }
            ).map { ($0.id, $1.map(\.id)) }
        },
    ]
}

/// Compares what a request on a forest gives with what it must give.
private struct ForestCheck: Sendable {
    let label: String
    let failure: @Sendable (any RelatedConformanceStore) throws -> (expected: String, got: String)?

    /// The branches for which a condition holds.
    init(
        _ label: String, _ keys: [Int],
        where condition: @escaping @Sendable (Branch.FetchableMembers) -> FetchPredicate<Branch>
    ) {
        self.init(label, "\(keys)") { store in
            "\(try store.fetch(Branch.request().all().where(condition(Branch.fetchableMembers)).loading).map(\.id).sorted())"
        }
    }

    /// The leaves for which a condition holds.
    init(
        leaves label: String, _ keys: [Int],
        where condition: @escaping @Sendable (Leaf.FetchableMembers) -> FetchPredicate<Leaf>
    ) {
        self.init(label, "\(keys)") { store in
            "\(try store.fetch(Leaf.request().all().where(condition(Leaf.fetchableMembers)).loading).map(\.id).sorted())"
        }
    }

    /// Compares what is loaded beside each model.
    init(
        _ label: String, _ expected: String,
        loaded: @escaping @Sendable (any RelatedConformanceStore) throws -> [(Int, [Int])]
    ) {
        self.init(label, expected) { store in
            try loaded(store).map { "\($0): \($1)" }.joined(separator: ", ")
        }
    }

    private init(
        _ label: String, _ expected: String, got: @escaping @Sendable (any RelatedConformanceStore) throws -> String
    ) {
        self.label = label
        failure = { store in
            let got = try got(store)
            return got == expected ? nil : (expected, got)
        }
    }
}

extension ConformanceCase {
    fileprivate init(_ check: ForestCheck, in forest: Forest) {
        self.init(check.label) { engine in try check.failure(engine.store(ofRelated: forest.collections)) }
    }
}

extension Forest {
    private static func day(_ number: Double) -> Date { Date(timeIntervalSince1970: number * 86_400) }

    /// ```
    /// region 1: 1 ─ 2 ─ 3 ─ 5        region 2: 6 ─ 7
    ///           └ 4
    /// ```
    fileprivate static let small = Forest(
        branches: [
            Branch(id: 1, number: 1, code: "A", day: day(1)),
            Branch(id: 2, number: 2, parentNumber: 1, code: "b", parentCode: "X", day: day(2), parentDay: day(1)),
            Branch(id: 3, number: 3, parentNumber: 2, code: "B", parentCode: "A", day: day(3), parentDay: day(2)),
            Branch(id: 4, number: 4, parentNumber: 1, code: "a"),
            Branch(id: 5, number: 5, parentNumber: 3, code: "c", parentCode: "B"),
            Branch(id: 6, region: 2, number: 1, code: "d", parentCode: "a"),
            Branch(id: 7, region: 2, number: 4, parentNumber: 1, code: "e", parentCode: nil),
        ],
        leaves: [
            Leaf(id: 1, branchID: 1, weight: 1000), Leaf(id: 2, branchID: 2, weight: 1),
            Leaf(id: 3, branchID: 3, weight: 10), Leaf(id: 4, branchID: 5, weight: 100), Leaf(id: 5, branchID: 99),
        ])
}
