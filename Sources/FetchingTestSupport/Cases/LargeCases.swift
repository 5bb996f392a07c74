import Fetching

extension ConformanceGroup {
    /// Long lists, long texts, many conditions, and conditions nested as deep as is accepted.
    static let large = ConformanceGroup("Large", lists + conditions + depths)

    private typealias Condition = FetchPredicate<Person>

    private static let people = (1...4).map { Person(id: $0, name: "\($0)", rank: $0 == 4 ? nil : $0) }
    private static let longText = String(repeating: "\u{E9}a", count: 50_000)
    private static let longTexts = Holder.rows(of: [longText, longText + "b", "b" + longText, ""])

    private static let lists: [ConformanceCase] = [
        ConformanceCase("100,000 numbers", in: people, keys: [1, 2, 3, 4]) { $0.id.isIn(Array(1...100_000)) },
        ConformanceCase("not in 100,000 numbers", in: people, keys: [1]) { $0.id.isNotIn(Array(2...100_001)) },
        ConformanceCase("100,000 texts", in: people, keys: [3, 4]) { $0.name.isIn((3...100_002).map { "\($0)" }) },
        ConformanceCase("100,000 numbers and nil", in: people, keys: [2, 3, 4]) {
            $0.rank.isIn((2...100_000).map { $0 } + [nil])
        },
        ConformanceCase("several long lists", in: people, keys: [3]) {
            $0.id.isIn(Array(2...40_000)) && $0.rank.isIn((3...40_000).map { $0 }) && $0.id.isNotIn(Array(4...40_000))
        },
        ConformanceCase("a text of 100,000 scalars", in: longTexts, keys: [1]) { $0.value == longText },
        ConformanceCase("a long prefix", in: longTexts, keys: [1, 2]) { $0.value.hasPrefix(longText) },
        ConformanceCase("a long suffix", in: longTexts, keys: [1, 3]) { $0.value.hasSuffix(longText) },
        ConformanceCase("a long part", in: longTexts, keys: [1, 2, 3]) { $0.value.contains(longText) },
        ConformanceCase("a long text's length", in: longTexts, keys: [2, 3]) {
            $0.value.unicodeScalarCount == 100_001
        },
        ConformanceCase("a long pattern", in: longTexts, keys: [1, 2]) { $0.value.isLike(longText + "*") },
    ]

    private static let conditions: [ConformanceCase] = [
        ConformanceCase("10,000 conditions in 'or'", in: people, keys: [2, 3, 4]) { members in
            Condition.any((2...10_001).map { members.id == $0 })
        },
        ConformanceCase("10,000 conditions in 'and'", in: people, keys: [1, 3, 4]) { members in
            Condition.all((5...10_003).map { members.id != $0 } + [members.id != 2])
        },
        ConformanceCase("2,000 conditions by operators", in: people, keys: [2, 3, 4]) { members in
            (3...2_001).reduce(members.id == 2) { $0 || members.id == $1 }
        },
        ConformanceCase("2,000 conditions by operators, from the right", in: people, keys: [2, 3, 4]) { members in
            (3...2_001).reversed().reduce(members.id == 2) { members.id == $1 || $0 }
        },
        ConformanceCase("2,000 conditions over nil, negated", in: people, keys: [1, 4]) { members in
            !Condition.any((2...2_001).map { members.rank == $0 })
        },
        ConformanceCase("2,000 mixed conditions", in: people, keys: [1, 2, 3, 4]) { members in
            Condition.any((1...1_000).map { members.id == $0 && members.name == "\($0)" })
        },
        ConformanceCase("2,000 calls of 'where'", in: people, keys: [1]) {
            (2...2_001).reduce(Person.request().all()) { request, id in request.where { $0.id != id } }
        },
        ConformanceCase("2,000 texts without case", in: people, keys: [3, 4]) { members in
            Condition.any((3...2_002).map { members.name.isEqual(to: "\($0)", options: .caseInsensitive) })
        },
    ]

    /// A condition of which each level holds the one below: `!(rank == -2 || !(rank == -1 || rank > 2))`.
    private static func nested(_ levels: Int, _ members: Person.FetchableMembers) -> FetchPredicate<Person> {
        (1...levels).reduce(members.rank > 2) { condition, level in !(members.rank == -level || condition) }
    }

    private static func alternating(_ pairs: Int, _ members: Person.FetchableMembers) -> FetchPredicate<Person> {
        (1...pairs).reduce(members.rank > 2) { ($0 && members.rank != -$1) || members.rank == -$1 }
    }

    private static func sum(of levels: Int, _ members: Person.FetchableMembers) -> FetchExpression<Person, Int?> {
        (1...levels).reduce(members.rank + 0) { sum, _ in sum + 1 }
    }

    private static let depths: [ConformanceCase] = [
        ConformanceCase("8 negated levels", in: people, keys: [3]) { nested(8, $0) },
        ConformanceCase("9 negated levels", in: people, keys: [1, 2, 4]) { nested(9, $0) },
        ConformanceCase("12 alternating levels", in: people, keys: [3]) { alternating(6, $0) },
        ConformanceCase("a sum of 12 levels", in: people, keys: [3]) { sum(of: 12, $0) == 15 },
        ConformanceCase("120 negated levels", in: people, keys: [3], mayReject: true) { nested(120, $0) },
        ConformanceCase("121 negated levels", in: people, keys: [1, 2, 4], mayReject: true) { nested(121, $0) },
        ConformanceCase("250 alternating levels", in: people, keys: [3], mayReject: true) { alternating(125, $0) },
        ConformanceCase("a sum of 250 levels", in: people, keys: [3], mayReject: true) { sum(of: 250, $0) == 253 },
        ConformanceCase("conditions as values, 120 levels", in: people, keys: [3], mayReject: true) { members in
            (1...120).reduce(members.rank > 2) { condition, _ in condition == true }
        },
        tooLarge("a condition joined with itself, again and again") { shared($0.rank > 2) { $0 && $0 } },
        tooLarge("a condition compared with itself, again and again") { shared($0.rank > 2) { $0 == $0 } },
        tooLarge("a condition joined with its opposite, again and again") { shared($0.rank > 2) { $0 || !$0 } },
        tooLarge("a condition shared by closures of conditions") { members in
            shared(members.rank > 2) { condition in
                Condition {
                    condition
                    $0.id > 1 && condition
                }
            }
        },
        tooLarge("a sum with itself, again and again") { members in
            (1...100).reduce(members.rank + 0) { sum, _ in sum + sum } == 3
        },
        tooDeep("negated levels beyond the limit") { nested(2_000, $0) },
        tooDeep("alternating levels beyond the limit") { alternating(5_000, $0) },
        tooDeep("a sum beyond the limit") { sum(of: 5_000, $0) == 5_003 },
        tooDeep("levels far beyond the limit") { nested(20_000, $0) },
    ]

    private static func shared(_ condition: Condition, _ join: (Condition) -> Condition) -> Condition {
        (1...100).reduce(condition) { condition, _ in join(condition) }
    }

    private static func tooLarge(
        _ name: String, _ condition: @escaping @Sendable (Person.FetchableMembers) -> FetchPredicate<Person>
    ) -> ConformanceCase {
        ConformanceCase(name, in: people, error: .tooLarge) {
            Person.request().all().where(condition(Person.fetchableMembers))
        }
    }

    private static func tooDeep(
        _ name: String, _ condition: @escaping @Sendable (Person.FetchableMembers) -> FetchPredicate<Person>
    ) -> ConformanceCase {
        ConformanceCase(name, in: people, error: .tooDeep) {
            Person.request().all().where(condition(Person.fetchableMembers))
        }
    }
}
