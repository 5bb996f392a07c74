@_spi(Fetching) import Fetching
import Foundation

extension ConformanceGroup {
    /// Ranges are closed, half-open and one-sided; nil lies in none.
    static let ranges = ConformanceGroup("Ranges", numbers + texts + optionals + standardLibrary)

    private static let people = [
        Person(id: 1, name: "a", age: 10, rank: 10, score: 9.999_999_999),
        Person(id: 2, name: "b", age: 15, rank: nil, score: 10),
        Person(id: 3, name: "ba", age: 20, rank: 20, score: 19.999_999_999),
        Person(id: 4, name: "c", age: 21, rank: 21, score: 20),
    ]

    private static let numbers: [ConformanceCase] = [
        ConformanceCase("closed", in: people, keys: [1, 2, 3]) { $0.age.isIn(10...20) },
        ConformanceCase("half-open", in: people, keys: [1, 2]) { $0.age.isIn(10..<20) },
        ConformanceCase("half-open keeps all below the bound", in: people, keys: [2, 3]) { $0.score.isIn(10..<20) },
        ConformanceCase("from", in: people, keys: [2, 3, 4]) { $0.age.isIn(15...) },
        ConformanceCase("through", in: people, keys: [1, 2]) { $0.age.isIn(...15) },
        ConformanceCase("up to", in: people, keys: [1]) { $0.age.isIn(..<15) },
        ConformanceCase("not closed", in: people, keys: [4]) { $0.age.isNotIn(10...20) },
        ConformanceCase("not half-open", in: people, keys: [3, 4]) { $0.age.isNotIn(10..<20) },
        ConformanceCase("not from", in: people, keys: [1]) { $0.age.isNotIn(15...) },
        ConformanceCase("not through", in: people, keys: [3, 4]) { $0.age.isNotIn(...15) },
        ConformanceCase("not up to", in: people, keys: [2, 3, 4]) { $0.age.isNotIn(..<15) },
        ConformanceCase("a single value", in: people, keys: [2]) { $0.age.isIn(15...15) },
        ConformanceCase("empty", in: people, keys: []) { $0.age.isIn(15..<15) },
        ConformanceCase("not empty", in: people, keys: [1, 2, 3, 4]) { $0.age.isNotIn(15..<15) },
        ConformanceCase("all numbers", in: people, keys: [1, 2, 3, 4]) { $0.age.isIn(.min ... .max) },
        ConformanceCase("up to the smallest number", in: people, keys: []) { $0.age.isIn(..<(.min)) },
        ConformanceCase("infinite", in: people, keys: [1, 2, 3, 4]) { $0.score.isIn(-.infinity ... .infinity) },
        ConformanceCase("calculated", in: people, keys: [2, 3]) { ($0.age * 2 - 1).isIn(29...39) },
    ]

    private static let texts: [ConformanceCase] = [
        ConformanceCase("closed, of text", in: people, keys: [1, 2]) { $0.name.isIn("a"..."b") },
        ConformanceCase("half-open, of text", in: people, keys: [2, 3]) { $0.name.isIn("b"..<"c") },
        ConformanceCase("from, of text", in: people, keys: [3, 4]) { $0.name.isIn("b\0"...) },
        ConformanceCase("of an enum, by raw value", in: people, keys: [1, 2, 3, 4]) {
            $0.plan.isIn(Plan.freemium ... .premium)
        },
    ]

    private static let optionals: [ConformanceCase] = [
        ConformanceCase("closed, nil lies in none", in: people, keys: [1, 3]) { $0.rank.isIn(10...20) },
        ConformanceCase("not closed, for nil too", in: people, keys: [2, 4]) { $0.rank.isNotIn(10...20) },
        ConformanceCase("half-open, nil lies in none", in: people, keys: [1]) { $0.rank.isIn(10..<20) },
        ConformanceCase("not half-open, for nil too", in: people, keys: [2, 3, 4]) { $0.rank.isNotIn(10..<20) },
        ConformanceCase("from, nil lies in none", in: people, keys: [3, 4]) { $0.rank.isIn(11...) },
        ConformanceCase("not from, for nil too", in: people, keys: [1, 2]) { $0.rank.isNotIn(11...) },
        ConformanceCase("through, nil lies in none", in: people, keys: [1, 3, 4]) { $0.rank.isIn(...(.max)) },
        ConformanceCase("not through, for nil too", in: people, keys: [2]) { $0.rank.isNotIn(...(.max)) },
        ConformanceCase("up to, nil lies in none", in: people, keys: [1]) { $0.rank.isIn(..<20) },
        ConformanceCase("not up to, for nil too", in: people, keys: [2, 3, 4]) { $0.rank.isNotIn(..<20) },
        ConformanceCase("calculated, nil lies in none", in: people, keys: [1]) { ($0.rank + 1).isIn(...11) },
    ]

    private static let standardLibrary: [ConformanceCase] = [
        ConformanceCase("a range that contains a member", in: people, keys: [1, 2, 3]) { (10...20).contains($0.age) },
        ConformanceCase("a half-open range that contains a member", in: people, keys: [1]) {
            (10..<20).contains($0.rank)
        },
        ConformanceCase("a one-sided range that contains a member", in: people, keys: [4]) { (21...).contains($0.age) },
        ConformanceCase("a list that contains a member", in: people, keys: [1, 4]) { ["a", "c"].contains($0.name) },
    ]
}
