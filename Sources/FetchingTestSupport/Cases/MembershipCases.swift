import Fetching

extension ConformanceGroup {
    /// `isIn` takes nil for a value like any other, and an empty list for false.
    static let membership = ConformanceGroup("Membership", lists + [longLists])

    private static let people = [
        Person(id: 1, name: "a", nickname: "a", rank: 1, plan: .premium),
        Person(id: 2, name: "b", nickname: nil, rank: 2, plan: .trial),
        Person(id: 3, name: "c", nickname: "c", rank: nil, plan: .freemium),
    ]

    private static let lists: [ConformanceCase] = [
        ConformanceCase("a list", in: people, keys: [1, 3]) { $0.name.isIn(["a", "c", "d"]) },
        ConformanceCase("not in a list", in: people, keys: [2]) { $0.name.isNotIn(["a", "c", "d"]) },
        ConformanceCase("one value", in: people, keys: [2]) { $0.name.isIn(["b"]) },
        ConformanceCase("values of which one is there twice", in: people, keys: [1]) { $0.name.isIn(["a", "a"]) },
        ConformanceCase("several arguments", in: people, keys: [1, 2]) { $0.plan.isIn(.premium, .trial) },
        ConformanceCase("not several arguments", in: people, keys: [3]) { $0.plan.isNotIn(.premium, .trial) },
        ConformanceCase("a set", in: people, keys: [1, 2]) { $0.id.isIn(Set([1, 2])) },
        ConformanceCase("not in a set", in: people, keys: [3]) { $0.id.isNotIn(Set([1, 2])) },
        ConformanceCase("a lazy sequence", in: people, keys: [2, 3]) { $0.id.isIn((1...2).lazy.map { $0 + 1 }) },
        ConformanceCase("an empty list", in: people, keys: []) { $0.name.isIn([]) },
        ConformanceCase("not in an empty list", in: people, keys: [1, 2, 3]) { $0.name.isNotIn([]) },
        ConformanceCase("an empty list, optional", in: people, keys: []) { $0.nickname.isIn([]) },
        ConformanceCase("not in an empty list, for nil too", in: people, keys: [1, 2, 3]) { $0.nickname.isNotIn([]) },
        ConformanceCase("a list without nil", in: people, keys: [1]) { $0.nickname.isIn(["a", "b"]) },
        ConformanceCase("not in a list without nil", in: people, keys: [2, 3]) { $0.nickname.isNotIn(["a", "b"]) },
        ConformanceCase("a list with nil", in: people, keys: [1, 2]) { $0.nickname.isIn(["a", nil]) },
        ConformanceCase("not in a list with nil", in: people, keys: [3]) { $0.nickname.isNotIn(["a", nil]) },
        ConformanceCase("nothing but nil", in: people, keys: [2]) { $0.nickname.isIn([nil, nil]) },
        ConformanceCase("not nothing but nil", in: people, keys: [1, 3]) { $0.nickname.isNotIn([nil]) },
        ConformanceCase("a sequence of values for an optional", in: people, keys: [1, 2]) {
            $0.rank.isIn(Set([1, 2]))
        },
        ConformanceCase("a sequence of optionals for an optional", in: people, keys: [1, 3]) {
            $0.rank.isIn(Set<Int?>([1, nil]))
        },
        ConformanceCase("not in a sequence of optionals for an optional", in: people, keys: [2]) {
            $0.rank.isNotIn(Set<Int?>([1, nil]))
        },
        ConformanceCase("a calculated value", in: people, keys: [2]) { ($0.rank * 2).isIn([4, 6]) },
        ConformanceCase("not a calculated value, for nil too", in: people, keys: [1, 3]) {
            ($0.rank * 2).isNotIn([4, 6])
        },
        ConformanceCase("a calculated nil", in: people, keys: [3]) { ($0.rank * 2).isIn([nil, 6]) },
    ]

    /// Around the numbers of parameters at which databases change their ways.
    private static let longLists = ConformanceCase("lists of every length", in: people) {
        [2, 3, 31, 32, 33, 99, 100, 101, 255, 256, 999, 1_000, 32_766, 32_767].flatMap { count in
            let keys = count >= 3 ? [1, 2, 3] : Array(1...count)
            return [
                ConformanceCheck(
                    label: "id.isIn(1...\(count))",
                    request: Person.request().all().where { $0.id.isIn(Array(1...count)) }, expectation: .keys(keys)),
                ConformanceCheck(
                    label: "nickname.isNotIn(\(count) texts and nil)",
                    request: Person.request().all().where {
                        $0.nickname.isNotIn((0..<count).map { "\($0)" } + [nil])
                    }, expectation: .keys([1, 3])),
            ]
        }
    }
}
