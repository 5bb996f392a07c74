import Fetching

extension ConformanceGroup {
    /// Calculations with 64 bits: truncated division, nil for a division by zero, an error for what does not fit.
    static let arithmetic = ConformanceGroup(
        "Arithmetic", integers + fractions + conversions + nilResults + overflows + negatedOverflows + unevenOverflows)

    private static let people = [
        Person(id: 1, age: 7, rank: 2, score: 7.5, bonus: 2.5),
        Person(id: 2, age: -7, rank: 2, score: -7.5, bonus: 0),
        Person(id: 3, age: 0, rank: 0, score: 0, bonus: nil),
        Person(id: 4, age: 100, rank: nil, score: 1e300, bonus: 1e300),
    ]

    private static let integers: [ConformanceCase] = [
        ConformanceCase("+", in: people, keys: [1, 4]) { $0.age + 3 >= 10 },
        ConformanceCase("-", in: people, keys: [2]) { $0.age - 3 == -10 },
        ConformanceCase("*", in: people, keys: [1, 4]) { $0.age * 2 > 13 },
        ConformanceCase("a number before an operator", in: people, keys: [2, 3]) { 5 - $0.age >= 5 },
        ConformanceCase("division truncates", in: people, keys: [1]) { $0.age / 2 == 3 },
        ConformanceCase("division truncates towards zero", in: people, keys: [2]) { $0.age / 2 == -3 },
        ConformanceCase("the remainder has the sign of the dividend", in: people, keys: [2]) { $0.age % 2 == -1 },
        ConformanceCase("the remainder of a negative divisor", in: people, keys: [1]) { $0.age % -2 == 1 },
        ConformanceCase("the other sign", in: people, keys: [2]) { -$0.age == 7 },
        ConformanceCase("members", in: people, keys: [1]) { $0.age + $0.rank == 9 },
        ConformanceCase("* before +", in: people, keys: [1]) { $0.age + $0.rank * 2 == 11 },
        ConformanceCase("parentheses", in: people, keys: [1]) { ($0.age + $0.rank) * 2 == 18 },
        ConformanceCase("from left to right", in: people, keys: [1]) { $0.age - $0.rank - 1 == 4 },
        ConformanceCase("parentheses on the right", in: people, keys: [1]) { $0.age - ($0.rank - 1) == 6 },
        ConformanceCase("division on the right", in: people, keys: [1]) { $0.age / ($0.rank / 2) == 7 },
        ConformanceCase("calculations on both sides", in: people, keys: [1, 2]) {
            $0.age * $0.age == $0.age * $0.age + 0
                && $0.age * $0.age == 49
        },
    ]

    private static let fractions: [ConformanceCase] = [
        ConformanceCase("division has a fraction", in: people, keys: [1]) { $0.score / 2 == 3.75 },
        ConformanceCase("members with a fraction", in: people, keys: [1]) { $0.score / $0.bonus == 3 },
        ConformanceCase("a result that is infinite", in: people, keys: [4]) { $0.score * 1e300 == .infinity },
        ConformanceCase("a product of members that is infinite", in: people, keys: [4]) {
            $0.score * $0.bonus == .infinity
        },
        ConformanceCase("a result that is not a number is nil", in: people, keys: [4]) {
            !($0.score * 1e300 - $0.score * 1e300 <= .infinity)
        },
        ConformanceCase("as processors add", in: [Person(id: 1, score: 0.1)], keys: [1]) {
            $0.score + 0.2 != 0.3 && $0.score + 0.2 == 0.300_000_000_000_000_04
        },
        ConformanceCase("minus zero equals zero", in: people, keys: [3]) { -$0.score == 0 },
        ConformanceCase("whole numbers keep their fraction", in: people, keys: [3]) { ($0.score + 1) / 2 == 0.5 },
    ]

    private static let conversions: [ConformanceCase] = [
        ConformanceCase("an integer beside a number", in: people, keys: [1, 2]) { $0.score * $0.age.asDouble == 52.5 },
        ConformanceCase("a quotient of integers with its fraction", in: people, keys: [1]) {
            $0.age.asDouble / $0.rank.asDouble == 3.5
        },
        ConformanceCase("nil as a number", in: people, keys: [4]) { $0.rank.asDouble == nil },
        ConformanceCase("what may be nil, less what may not", in: people, keys: [1]) { $0.bonus - $0.score == -5 },
        ConformanceCase("an overflow as a number", in: extremes, keys: [2, 3]) { ($0.age + 1).asDouble <= 1 },
        ConformanceCase(
            "by the nearest number", in: [Person(id: 1, age: 9_007_199_254_740_993), Person(id: 2, age: 1)], keys: [1]
        ) { $0.age.asDouble == 9_007_199_254_740_992 },
        ConformanceCase(
            "a sort order of numbers", in: people, keys: [2, 3, 1, 4],
            request: { Person.request().all().sorted(by: .ascending { $0.age.asDouble / 2 }) }),
    ]

    private static let nilResults: [ConformanceCase] = [
        ConformanceCase("a calculation with nil is nil", in: people, keys: [4]) { $0.rank + 1 == nil },
        ConformanceCase("a calculation with nil differs from every number", in: people, keys: [1, 2, 4]) {
            $0.rank + 1 != 1
        },
        ConformanceCase("division by a zero", in: people, keys: []) { $0.age / 0 > 0 || $0.age / 0 <= 0 },
        ConformanceCase("division by zero is nil", in: people, keys: [1, 2, 3, 4]) { $0.age / 0 == nil },
        ConformanceCase("division by a member that is zero", in: people, keys: [3, 4]) { $0.age / $0.rank == nil },
        ConformanceCase("division by zero, negated", in: people, keys: [3, 4]) { !($0.age / $0.rank != nil) },
        ConformanceCase("remainder by zero is nil", in: people, keys: [3, 4]) { $0.age % $0.rank == nil },
        ConformanceCase("division of fractions by zero is nil", in: people, keys: [2, 3]) {
            $0.score / $0.bonus == nil
        },
        ConformanceCase("nil against nil", in: people, keys: [3, 4]) { $0.age / $0.rank == $0.rank / 0 },
    ]

    private static let extremes = [
        Person(id: 1, age: .max, rank: .min), Person(id: 2, age: .min, rank: -1), Person(id: 3, age: 0, rank: 1),
    ]

    // A calculation that does not fit is nil where it decides about rows, whichever engine evaluates it for which rows. One
    // array of all would be too much for the type checker.

    private static let overflows: [ConformanceCase] = [
        ConformanceCase("+ above the largest", in: extremes, keys: [3]) { $0.age + 1 > 0 },
        ConformanceCase("- below the smallest", in: extremes, keys: [1]) { $0.age - 1 > 0 },
        ConformanceCase("* above the largest", in: extremes, keys: [3]) { $0.age * 2 <= 0 },
        ConformanceCase("* of the smallest by -1", in: extremes, keys: [1, 3]) { $0.age * -1 <= 0 },
        ConformanceCase("the smallest divided by -1", in: extremes, keys: [1, 3]) { $0.age / -1 <= 0 },
        ConformanceCase("the limits themselves fit", in: extremes, keys: [1]) { $0.age + 0 == .max },
    ]

    private static let negatedOverflows: [ConformanceCase] = [
        ConformanceCase("+ above the largest differs", in: extremes, keys: [1, 2]) { $0.age + 1 != 1 },
        ConformanceCase("+ above the largest, not in a range", in: extremes, keys: [1, 2]) {
            ($0.age + 1).isNotIn(0...5)
        },
        ConformanceCase("+ above the largest, not in a list", in: extremes, keys: [1, 2]) {
            ($0.age + 1).isNotIn([1, 2])
        },
        ConformanceCase("the remainder of the smallest by -1 fits", in: extremes, keys: [1, 2, 3]) {
            $0.age % -1 == 0
        },
    ]

    private static let unevenOverflows: [ConformanceCase] = [
        ConformanceCase(
            "the other sign of the smallest", in: extremes, keys: [3],
            request: { Person.request().all().where { -$0.age == 0 } }),
        ConformanceCase(
            "a negated condition that overflows", in: extremes, keys: [1, 2],
            request: { Person.request().all().where(!Person.predicate { $0.age + 1 > 0 }) }),
        ConformanceCase(
            "a sort order that overflows", in: extremes, keys: [1, 2, 3],
            request: { Person.request().all().sorted(by: .ascending { $0.age + 1 }) }),
        ConformanceCase(
            "a sort order that overflows, descending", in: extremes, keys: [3, 2, 1],
            request: { Person.request().all().sorted(by: .descending { $0.age + 1 }) }),
    ]
}
