import Fetching

extension ConformanceGroup {
    /// SQL of one's own, with its meaning in Swift.
    static let raw = ConformanceGroup(
        "Raw", conditions + values + selected + changed + related.map { ConformanceCase($0, in: .small) })

    private static let people = [
        Person(
            id: 1, name: "Ann", nickname: "Annie", age: 4, rank: 2, previousRank: 5, bonus: 1.5, isActive: true,
            previousPlan: .trial),
        Person(
            id: 2, name: "Bob", age: 3, previousRank: 7, score: 2, isAdmin: true, plan: .premium),
        Person(id: 3, name: "x'; DROP TABLE \"Person\"; --?$1", nickname: "", age: 9, score: 9, isActive: false),
    ]

    private static let conditions: [ConformanceCase] = [
        ConformanceCase("a condition", in: people, keys: [1, 3]) {
            sql("\($0.name) <> \("Bob")", as: Bool.self) { (name: String, other: String) in name != other }
        },
        ConformanceCase("a text of quotes and marks is bound", in: people, keys: [3]) {
            sql("\($0.name) = \(people[2].name)", as: Bool.self) { (name: String, other: String) in name == other }
        },
        ConformanceCase("a condition beside others", in: people, keys: [3]) {
            $0.age > 3 && sql("\($0.age) % 2 = \(1)", as: Bool.self) { (age: Int, rest: Int) in age % 2 == rest }
                && !$0.isAdmin
        },
        ConformanceCase("an 'or' stays within", in: people, keys: [2]) {
            sql("\($0.age) = 3 OR \($0.age) = 4", as: Bool.self) { (age: Int, _: Int) in age == 3 || age == 4 }
                && $0.isAdmin
        },
        ConformanceCase("a null is not true", in: people, keys: [1]) {
            sql("\($0.rank) > 1", as: Bool?.self) { (rank: Int) in rank > 1 }
        },
        ConformanceCase("the negation of a null holds", in: people, keys: [2, 3]) {
            !sql("\($0.rank) > 1", as: Bool.self) { (rank: Int) in rank > 1 }
        },
        ConformanceCase("a null in a negated chain", in: people, keys: [2, 3]) {
            !(sql("\($0.rank) > 1", as: Bool.self) { (rank: Int) in rank > 1 } && $0.id > 0)
        },
        ConformanceCase("a null compared", in: people, keys: [2, 3]) {
            sql("\($0.rank) > 1", as: Bool?.self) { (rank: Int) in rank > 1 } == nil
        },
        ConformanceCase("a Bool as an operand", in: people, keys: [2]) {
            sql("NOT \($0.isAdmin)", as: Bool.self) { (isAdmin: Bool) in !isAdmin } == false
        },
        ConformanceCase("a condition as an operand", in: people, keys: [1, 2]) {
            sql("NOT \($0.score > 5)", as: Bool.self) { (isHigh: Bool) in !isHigh }
        },
        ConformanceCase("nothing interpolated", in: people, keys: [1, 2, 3]) {
            _ in sql("1 + 1 = 2", as: Bool.self) { true }
        },
    ]

    private static let values: [ConformanceCase] = [
        ConformanceCase("an integer", in: people, keys: [1, 2]) { length(of: $0.name) == 3 },
        ConformanceCase("an optional integer", in: people, keys: [2]) {
            sql("length(\($0.nickname))", as: Int?.self) { (text: String) in text.unicodeScalars.count } == nil
        },
        ConformanceCase("a value that is nil compares as nil", in: people, keys: [2, 3]) {
            sql("length(\($0.nickname))", as: Int?.self) { (text: String) in text.unicodeScalars.count } != 5
        },
        ConformanceCase("a closure that takes nil", in: people, keys: [1, 2]) {
            sql("COALESCE(\($0.nickname), 'none')", as: String.self) { (text: String?) in text ?? "none" } > "A"
        },
        ConformanceCase("a calculation within one", in: people, keys: [1, 2]) {
            sql("20.0 - \($0.score - 3.0)", as: Double.self) { (rest: Double) in 20 - rest } > 20
        },
        ConformanceCase("a text", in: people, keys: [2]) {
            sql("\($0.name) || \("!")", as: String.self) { (name: String, mark: String) in name + mark } == "Bob!"
        },
        ConformanceCase("a text with operators", in: people, keys: [1]) {
            sql("\($0.name) || \("!")", as: String.self) { (name: String, mark: String) in name + mark }
                .hasPrefix("an", options: .caseInsensitive)
        },
        ConformanceCase("a double in a calculation", in: people, keys: [3]) {
            sql("\($0.score) * \(2.0)", as: Double.self) { (score: Double, factor: Double) in score * factor } + 1 > 10
        },
        ConformanceCase("an enum", in: people, keys: [2]) {
            sql("\($0.plan)", as: Plan.self) { (plan: Plan) in plan } == .premium
        },
        ConformanceCase("an enum bound", in: people, keys: [2]) {
            sql("\($0.plan) = \(Plan.premium)", as: Bool.self) { (plan: Plan, other: Plan) in plan == other }
        },
        ConformanceCase("a nil bound", in: people, keys: [2, 3]) {
            sql("COALESCE(\($0.rank), \(Int?.none)) IS NULL", as: Bool.self) { (rank: Int?, other: Int?) in
                (rank ?? other) == nil
            }
        },
        ConformanceCase("a value isIn", in: people, keys: [1, 2]) { length(of: $0.name).isIn([3, 4]) },
        ConformanceCase("a value chosen", in: people, keys: [1]) {
            choose(if: $0.isAdmin, then: 0, else: length(of: $0.name)) == 3
        },
        ConformanceCase("a value that stands in", in: people, keys: [2, 3]) {
            sql("\($0.rank) + 1", as: Int?.self) { (rank: Int) in rank + 1 } ?? 0 == 0
        },
        ConformanceCase("one within another", in: people, keys: [1, 2]) {
            sql("\(length(of: $0.name)) * 2", as: Int.self) { (length: Int) in length * 2 } == 6
        },
    ]

    private static func length(of name: some FetchableOperand<Person, String>) -> FetchExpression<Person, Int> {
        sql("length(\(name))", as: Int.self) { (name: String) in name.unicodeScalars.count }
    }

    private static let absolute = FetchFunction<Int, Int>("abs") { abs($0) }
    private static let nullIf = FetchFunction<(String, String), String?>("nullif") { $0 == $1 ? nil : $0 }
    private static let upper = FetchFunction<String?, String?>("upper") { $0?.uppercased() }
    private static let capitals = FetchFunction<String, String>("upper") { $0.uppercased() }

    private static let selected: [ConformanceCase] = [
        value("in a selection", #"[("Ann", 6), ("Bob", 6)]"#) {
            try $0.fetch(
                Person.request().all().where { $0.id < 3 }.sorted(by: .ascending(\.id)).select(\.name) {
                    sql("length(\($0.name)) + \(3)", as: Int.self) { (name: String, more: Int) in
                        name.unicodeScalars.count + more
                    }
                })
        },
        value("nil in a selection", "[Optional(3), nil, nil]") {
            try $0.fetch(
                Person.request().all().sorted(by: .ascending(\.id)).select {
                    sql("\($0.rank) + 1", as: Int?.self) { (rank: Int) in rank + 1 }
                })
        },
        value("in an order", "[3, 1, 2]") {
            try $0.fetch(
                Person.request().all().sorted(
                    by: .descending { length(of: $0.name) }, .ascending { absolute($0.id) }
                ).select(\.id))
        },
        value("in groups", "[(3, 2), (30, 1)]") {
            try $0.fetch(
                Person.request().all().grouped { length(of: $0.name) }.sorted(by: .ascending { $0.key })
                    .select(\.key, \.count))
        },
        value("in aggregates", "36 3 1") {
            let all = Person.request().all()
            let sum = try $0.fetch(all.sum { length(of: $0.name) })
            let least = try $0.fetch(all.min { length(of: $0.name) }) ?? -1
            let count = try $0.fetch(all.where { length(of: $0.name) > 3 }.count())
            return "\(sum) \(least) \(count)"
        },
        value("distinct", "[3, 30]") {
            try $0.fetch(
                Person.request().all().select { length(of: $0.name) }.distinct()
            ).sorted()
        },
        value("functions", #"[nil, Optional("Bob")]"#) {
            try $0.fetch(
                Person.request().all().where {
                    absolute($0.id) < 3 && capitals($0.name) != "CY" && upper($0.nickname) != "X"
                }
                .sorted(by: .ascending(\.id)).select { nullIf($0.name, "Ann") })
        },
    ]

    private static func value<Value>(
        _ name: String, _ expected: String, _ fetch: @escaping @Sendable (any RelatedConformanceStore) throws -> Value
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let got = "\(try fetch(try engine.store(ofRelated: [ConformanceCollection(people)])))"
            return got == expected ? nil : (expected, got)
        }
    }

    private static let changed: [ConformanceCase] = [
        .update("update to a fragment", of: people, keys: nil, on: Person.request().all()) {
            $0.name = sql("\($0.name) || \("'?$1")", as: String.self) { (name: String, more: String) in name + more }
            $0.rank = sql("\($0.rank) + 1", as: Int?.self) { (rank: Int) in rank + 1 }
            $0.isAdmin = sql("NOT \($0.isAdmin)", as: Bool.self) { (isAdmin: Bool) in !isAdmin }
        } gives: {
            ($0.name, $0.rank, $0.isAdmin) = ($0.name + "'?$1", $0.rank.map { $0 + 1 }, !$0.isAdmin)
        },
        .update(
            "update of rows by a fragment", of: people, keys: [1, 2],
            on: Person.request().all().where { length(of: $0.name) == 3 }
        ) {
            $0.motto = "short"
        } gives: {
            $0.motto = "short"
        },
    ]

    private static let players = Player.request().all()

    private static let related: [RelationshipCheck] = [
        .init("a member of a related model", "[1, 2, 3, 4]") {
            try $0.fetch(
                players.where { player in
                    sql("length(\(player.team.name)) > \(0)", as: Bool.self) { (name: String, least: Int) in
                        name.unicodeScalars.count > least
                    }
                }.sorted(by: .ascending(\.id)).select(\.id))
        },
        .init("no related model", "[5, 6]") {
            try $0.fetch(
                players.where { player in
                    sql("\(player.team.name) IS NULL", as: Bool.self) { (name: String?) in name == nil }
                }.sorted(by: .ascending(\.id)).select(\.id))
        },
        .init("within a related condition", "[1, 2]") {
            try $0.fetch(
                Team.request().all().where { team in
                    team.players.contains { player in
                        sql("\(player.score) > \(0)", as: Bool.self) { (score: Int, least: Int) in score > least }
                    }
                }.sorted(by: .ascending(\.id)).select(\.id))
        },
        .init("of rows inside and outside", "[0, 0, 0, 0]") {
            try $0.fetch(
                Team.request().all().select { team in
                    team.players.count { player in
                        sql("\(player.name) = \(team.name) || \("?")", as: Bool.self) {
                            (name: String, team: String, mark: String) in name == team + mark
                        }
                    }
                })
        },
        .init("a number of related models within", "[true, true, true, false]") {
            try $0.fetch(
                Team.request().all().sorted(by: .ascending(\.id)).select { team in
                    sql("\(team.players.count) > \(0)", as: Bool.self) { (count: Int, least: Int) in count > least }
                })
        },
    ]
}
