import Fetching

extension ConformanceGroup {
    /// A condition is true or false, never unknown, with nil on any side and however often it is negated.
    static let logic = ConformanceGroup("Logic", plainLogic + logicOverNil)

    private typealias Condition = FetchPredicate<Person>

    private static let people = [
        Person(id: 1, age: 10, rank: nil, isAdmin: true),
        Person(id: 2, age: 20, rank: 1, isAdmin: false),
        Person(id: 3, age: 30, rank: 5, isAdmin: true),
        Person(id: 4, age: 40, rank: nil, isAdmin: false),
    ]

    private static let plainLogic: [ConformanceCase] = [
        ConformanceCase("and", in: people, keys: [3]) { $0.age > 10 && $0.isAdmin },
        ConformanceCase("or", in: people, keys: [1, 3, 4]) { $0.age > 30 || $0.isAdmin },
        ConformanceCase("not", in: people, keys: [1, 2]) { !($0.age > 20) },
        ConformanceCase("not twice", in: people, keys: [3, 4]) { !(!($0.age > 20)) },
        ConformanceCase("'and' binds more closely than 'or'", in: people, keys: [1, 2, 3]) {
            $0.isAdmin || $0.age == 20 && $0.rank == 1
        },
        ConformanceCase("parentheses before 'and'", in: people, keys: []) {
            ($0.isAdmin || $0.age == 40) && $0.rank == 1
        },
        ConformanceCase("De Morgan, and", in: people, keys: [1, 2, 4]) { !($0.age > 10 && $0.isAdmin) },
        ConformanceCase("De Morgan, or", in: people, keys: [2]) { !($0.age > 30 || $0.isAdmin) },
        ConformanceCase("all of nothing is true", in: people, keys: [1, 2, 3, 4]) { _ in Condition.all([]) },
        ConformanceCase("any of nothing is false", in: people, keys: []) { _ in Condition.any([]) },
        ConformanceCase("not any of nothing", in: people, keys: [1, 2, 3, 4]) { _ in !Condition.any([]) },
        ConformanceCase("a constant within a condition", in: people, keys: [1, 3]) { $0.isAdmin && Condition.all([]) },
        ConformanceCase("a false constant within a condition", in: people, keys: [1, 3]) {
            $0.isAdmin || Condition.any([])
        },
    ]

    private static let logicOverNil: [ConformanceCase] = [
        ConformanceCase("a comparison with nil is false", in: people, keys: [3]) { $0.rank > 3 },
        ConformanceCase("its negation is true", in: people, keys: [1, 2, 4]) { !($0.rank > 3) },
        ConformanceCase("its negation's negation is false", in: people, keys: [3]) { !(!($0.rank > 3)) },
        ConformanceCase("a negated 'and' over nil", in: people, keys: [1, 2, 4]) { !($0.rank > 3 && $0.isAdmin) },
        ConformanceCase("a negated 'or' over nil", in: people, keys: [4]) { !($0.rank > 0 || $0.isAdmin) },
        ConformanceCase("'and' with a negation over nil", in: people, keys: [1]) { !($0.rank > 3) && $0.isAdmin },
        ConformanceCase("'or' with a negation over nil", in: people, keys: [1, 2, 3, 4]) {
            !($0.rank > 3) || $0.isAdmin
        },
        ConformanceCase("negations inside negations over nil", in: people, keys: [1, 3]) {
            !(!($0.rank > 3) && !($0.isAdmin))
        },
        ConformanceCase("a negated 'or' of a negated '!='", in: people, keys: [2, 4]) {
            !(!($0.rank != 5) || $0.isAdmin)
        },
        ConformanceCase("a negated 'and' of a negated '!='", in: people, keys: [1, 2, 4]) {
            !(!($0.rank != 5) && $0.isAdmin)
        },
        ConformanceCase("a condition and its negation", in: people, keys: []) { $0.rank > 3 && !($0.rank > 3) },
        ConformanceCase("a condition or its negation", in: people, keys: [1, 2, 3, 4]) {
            $0.rank > 3 || !($0.rank > 3)
        },
        ConformanceCase("both sides nil, ordered", in: people, keys: []) { $0.rank < $0.previousRank },
        ConformanceCase("both sides nil, ordered or equal", in: people, keys: []) { $0.rank <= $0.previousRank },
        ConformanceCase("both sides nil, negated", in: people, keys: [1, 2, 3, 4]) { !($0.rank >= $0.previousRank) },
    ]
}
