import Fetching

extension ConformanceGroup {
    /// A condition is an operand of its own: true or false wherever it stands, never nil.
    static let computedConditions = ConformanceGroup(
        "Conditions as values",
        [
            ConformanceCase("a condition that equals true", in: people, keys: [3]) { ($0.rank > 3) == true },
            ConformanceCase("a condition that equals false, for nil too", in: people, keys: [1, 2, 4]) {
                ($0.rank > 3) == false
            },
            ConformanceCase("a condition that differs from true, for nil too", in: people, keys: [1, 2, 4]) {
                ($0.rank > 3) != true
            },
            ConformanceCase("a condition that equals another", in: people, keys: [1, 2, 3, 4]) {
                ($0.rank > 0) == ($0.rank != nil)
            },
            ConformanceCase("a condition that equals a member", in: people, keys: [3, 4]) {
                ($0.rank > 3) == $0.isAdmin
            },
            ConformanceCase("a condition that differs from a member", in: people, keys: [1, 2]) {
                ($0.rank > 3) != $0.isAdmin
            },
            ConformanceCase("a condition that equals an optional member", in: people, keys: [2]) {
                ($0.rank > 3) == $0.isActive
            },
            ConformanceCase("a condition that differs from an optional member", in: people, keys: [1, 3, 4]) {
                ($0.rank > 3) != $0.isActive
            },
            ConformanceCase("a condition in a list", in: people, keys: [1, 2, 4]) { ($0.rank > 3).isIn([false]) },
            ConformanceCase("a negated condition that equals true", in: people, keys: [1, 2, 4]) {
                !($0.rank > 3) == true
            },
            ConformanceCase("a text condition that equals false, for nil too", in: people, keys: [1, 2, 3]) {
                $0.nickname.hasPrefix("x") == false
            },
            ConformanceCase("'and' that equals false", in: people, keys: [1, 2, 4]) {
                ($0.rank > 3 && $0.isAdmin) == false
            },
            ConformanceCase("'== nil' of a member that equals a member", in: people, keys: [1]) {
                ($0.rank == nil) == $0.isAdmin
            },
            ConformanceCase("a member that equals '== nil'", in: people, keys: [1]) { $0.isAdmin == ($0.rank == nil) },
            ConformanceCase("a member that differs from '!= nil'", in: people, keys: [1]) {
                $0.isAdmin != ($0.rank != nil)
            },
            ConformanceCase("conditions over nil on both sides", in: people, keys: [1, 2, 4]) {
                ($0.rank > 3) == ($0.rank > 4 && $0.isAdmin == false)
            },
            ConformanceCase("sorted by a condition", in: people, keys: [1, 2, 4, 3]) {
                Person.request().all().sorted(by: .ascending { $0.rank > 3 }, .ascending(\.id))
            },
            ConformanceCase("sorted by a negated condition, from true to false", in: people, keys: [1, 2, 4, 3]) {
                Person.request().all().sorted(by: .descending { !($0.rank > 3) }, .ascending(\.id))
            },
        ])

    private static let people = [
        Person(id: 1, nickname: nil, rank: nil, isAdmin: true, isActive: true),
        Person(id: 2, nickname: nil, rank: 1, isAdmin: true, isActive: false),
        Person(id: 3, nickname: "a", rank: 5, isAdmin: true, isActive: nil),
        Person(id: 4, nickname: "x", rank: nil, isAdmin: false, isActive: nil),
    ]
}
