import Fetching
import Foundation

extension ConformanceGroup {
    /// Numbers without a sign, between bounds and rounded.
    static let numberFunctions = ConformanceGroup(
        "Numbers", magnitudes + clamped + extremes + rounded + roundedDecimals + changed + uses)

    private static let people = [
        Person(id: 1, name: "Ann", nickname: "B", age: 7, rank: 2, score: 2.5, bonus: -0.5),
        Person(id: 2, name: "Bob", nickname: "A", age: -7, rank: nil, score: -2.5, bonus: 0),
        Person(id: 3, name: "Cy", age: 0, rank: -3, score: 0.49999999999999994, bonus: nil),
        Person(id: 4, name: "Di", age: .min, rank: .max, score: -1e300, bonus: 2_251_799_813_685_249.5),
    ]

    private static let magnitudes: [ConformanceCase] = [
        ConformanceCase("the magnitude of an integer", in: people, keys: [1, 2]) { $0.age.magnitude == 7 },
        ConformanceCase("the magnitude of a number", in: people, keys: [1, 2, 4]) { $0.score.magnitude >= 2.5 },
        ConformanceCase("the magnitude of nil", in: people, keys: [2]) { $0.rank.magnitude == nil },
        ConformanceCase("the magnitude of the smallest is nil", in: people, keys: [4]) { !($0.age.magnitude >= 0) },
        ConformanceCase("the magnitude of the smallest differs", in: people, keys: [3, 4]) { $0.age.magnitude != 7 },
        ConformanceCase("the magnitude of a calculation", in: people, keys: [1]) { ($0.age - 10).magnitude == 3 },
        ConformanceCase("the magnitude of a decimal", in: DecimalPlaces.halves, keys: [3, 4]) {
            $0.price.magnitude == Sale.decimal("2.5")
        },
        ConformanceCase("sorted by magnitude", in: people, keys: [4, 3, 2, 1]) {
            Person.request().all().sorted(by: .ascending { $0.age.magnitude }, .descending(\.id))
        },
    ]

    private static let clamped: [ConformanceCase] = [
        ConformanceCase("clamped to a range", in: people, keys: [2, 4]) { $0.age.atLeast(-1).atMost(1) == -1 },
        ConformanceCase("clamped within a range", in: people, keys: [3]) {
            $0.score.atLeast(0).atMost(1) == 0.49999999999999994
        },
        ConformanceCase("clamped from below", in: people, keys: [1, 2, 3, 4]) { $0.score.atLeast(0) >= 0 },
        ConformanceCase("clamped from above", in: people, keys: [1, 4]) { $0.rank.atMost(2) == 2 },
        ConformanceCase("clamped nil", in: people, keys: [2]) { $0.rank.atLeast(0).atMost(5) == nil },
        ConformanceCase("a clamped text", in: people, keys: [1, 2]) { $0.name.atLeast("Bob").atMost("Cz") == "Bob" },
    ]

    private static let extremes: [ConformanceCase] = [
        ConformanceCase("the lesser of members", in: people, keys: [1]) { $0.age.min(with: $0.rank) == 2 },
        ConformanceCase("the greater of members", in: people, keys: [3, 4]) {
            $0.age.max(with: $0.rank) != 7 && $0.id > 2
        },
        ConformanceCase("the lesser is nil where one is", in: people, keys: [2]) {
            $0.age.min(with: $0.rank) == nil
        },
        ConformanceCase("the greater is nil where one is", in: people, keys: [2]) {
            $0.rank.max(with: $0.age) == nil
        },
        ConformanceCase("the lesser of what may be nil", in: people, keys: [1, 3, 4]) {
            $0.rank.min(with: $0.bonus.asInt ?? 0) != nil
        },
        ConformanceCase("the lesser of calculations", in: people, keys: [4]) {
            !(($0.age - 1).min(with: $0.age - 2) < 1_000)
        },
        ConformanceCase("the greater, with another value for nil", in: people, keys: [2]) {
            $0.age.max(with: $0.rank ?? $0.age) == -7
        },
        ConformanceCase("the lesser of three", in: people, keys: [2, 4]) {
            $0.age.min(with: $0.id.min(with: $0.rank ?? 5)) < -5
        },
        ConformanceCase("the lesser of texts", in: people, keys: [2]) {
            $0.name.min(with: $0.nickname) == "A" && $0.id == 2
        },
        ConformanceCase("the greater of texts", in: people, keys: [1]) { $0.name.max(with: $0.nickname) == "B" },
    ]

    private static let rounded: [ConformanceCase] = [
        ConformanceCase("rounded", in: people, keys: [1]) { $0.score.rounded() == 3 },
        ConformanceCase("rounded from zero", in: people, keys: [2]) { $0.score.rounded() == -3 },
        ConformanceCase("rounded below a half", in: people, keys: [3]) { $0.score.rounded() == 0 },
        ConformanceCase("rounded above 2⁵¹", in: people, keys: [4]) {
            $0.bonus.rounded() == 2_251_799_813_685_250 && $0.bonus.rounded(.down) == 2_251_799_813_685_249
        },
        ConformanceCase("rounded as it is", in: people, keys: [4]) { $0.score.rounded() == -1e300 },
        ConformanceCase("rounded to even", in: people, keys: [1]) { $0.score.rounded(.toNearestOrEven) == 2 },
        ConformanceCase("rounded up", in: people, keys: [1, 3]) { $0.score.rounded(.up) > 0 },
        ConformanceCase("rounded up below zero", in: people, keys: [2]) { $0.score.rounded(.up) == -2 },
        ConformanceCase("rounded down", in: people, keys: [2]) { $0.score.rounded(.down) == -3 },
        ConformanceCase("rounded towards zero", in: people, keys: [2]) { $0.score.rounded(.towardZero) == -2 },
        ConformanceCase("rounded away from zero", in: people, keys: [3]) { $0.score.rounded(.awayFromZero) == 1 },
        ConformanceCase("rounded nil", in: people, keys: [3]) { $0.bonus.rounded() == nil },
        ConformanceCase("not rounded nil", in: people, keys: [1, 3, 4]) { !($0.bonus.rounded(.up) == 0) || $0.id == 1 },
        ConformanceCase("rounded infinity", in: people, keys: [4]) { ($0.score * 1e300).rounded() == -.infinity },
        ConformanceCase("sorted by what is rounded", in: people, keys: [4, 2, 3, 1]) {
            Person.request().all().sorted(by: .ascending { $0.score.rounded(.toNearestOrEven) }, .ascending(\.id))
        },
    ]

    private static let roundedDecimals: [ConformanceCase] = FloatingPointRoundingRule.known.map { rule, name, wholes in
        ConformanceCase("decimals rounded \(name)", in: DecimalPlaces.halves) {
            DecimalPlaces.halves.enumerated().map { index, sale in
                ConformanceCheck(
                    label: "\(sale.price) rounded \(name)",
                    request: Sale.request().all().where {
                        $0.id == sale.id && $0.price.rounded(rule) == Sale.decimal(wholes[index])
                    }, expectation: .keys([sale.id]))
            }
        }
    }

    private static let changed: [ConformanceCase] = [
        .update("update to what is rounded", of: people, keys: [1, 2, 3], on: Person.where { $0.id < 4 }) {
            $0.age = $0.age.magnitude
            $0.rank = $0.rank.min(with: $0.age)
            $0.score = $0.score.rounded(.down).atLeast(-2)
            $0.bonus = $0.bonus.rounded(.down)
        } gives: {
            let age = abs($0.age)
            $0.age = age
            $0.rank = $0.rank.map { min($0, age) }
            $0.score = max($0.score.rounded(.down), -2)
            $0.bonus = $0.bonus?.rounded(.down)
        }
    ]

    private static let uses: [ConformanceCase] = [
        value("numbers in a selection", "[(7, 3.0), (7, -3.0), (0, 0.0)]") {
            try $0.fetch(
                Person.where { $0.id < 4 }.sorted(by: .ascending(\.id))
                    .select({ $0.age.magnitude }, { $0.score.rounded() }))
        },
        value("grouped by what is rounded", "[(-3.0, 1), (0.0, 1), (3.0, 1)]") {
            try $0.fetch(
                Person.where { $0.id < 4 }.grouped { $0.score.rounded() }.sorted(by: .ascending { $0.key })
                    .select(\.key, \.count))
        },
        value("sums of what is rounded", "0.0 14 Optional(2251799813685250.0)") {
            let some = Person.where { $0.id < 4 }
            let sum = try $0.fetch(some.sum { $0.score.rounded(.awayFromZero) }) - 1
            let magnitudes = try $0.fetch(some.sum { $0.age.magnitude })
            let greatest = try $0.fetch(Person.request().all().max { $0.bonus.rounded() })
            return "\(sum) \(magnitudes) \(greatest.map { "Optional(\($0))" } ?? "nil")"
        },
        failure("a magnitude that does not fit", .arithmeticOverflow) {
            try $0.fetch(Person.request().all().select { $0.age.magnitude })
        },
        failure("a sum of magnitudes that do not fit", .arithmeticOverflow) {
            try $0.fetch(Person.request().all().sum { $0.age.magnitude })
        },
    ]

    /// The value that a request gives, as a text.
    static func value<Value>(
        _ name: String, of models: [Person], _ expected: String,
        _ fetch: @escaping @Sendable (any RelatedConformanceStore) throws -> Value
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let got = "\(try fetch(try engine.store(ofRelated: [ConformanceCollection(models)])))"
            return got == expected ? nil : (expected, got)
        }
    }

    /// The error with which a request for values ends.
    static func failure<Value>(
        _ name: String, of models: [Person], _ code: FetchError.Code,
        _ fetch: @escaping @Sendable (any RelatedConformanceStore) throws -> Value
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let store = try engine.store(ofRelated: [ConformanceCollection(models)])
            do {
                return ("the error \(code)", "\(try fetch(store))")
            } catch let error as FetchError {
                if error.code == code || engine.mayReject(with: error) { return nil }
                return ("the error \(code)", "\(error)")
            }
        }
    }

    private static func value<Value>(
        _ name: String, _ expected: String, _ fetch: @escaping @Sendable (any RelatedConformanceStore) throws -> Value
    ) -> ConformanceCase { value(name, of: people, expected, fetch) }

    private static func failure<Value>(
        _ name: String, _ code: FetchError.Code,
        _ fetch: @escaping @Sendable (any RelatedConformanceStore) throws -> Value
    ) -> ConformanceCase { failure(name, of: people, code, fetch) }
}

/// Decimals at which rules of rounding differ.
private enum DecimalPlaces {
    static let halves = [
        "0.5", "1.5", "2.5", "-2.5", "-0.4", "2.4999999999999999999999999999999999999",
        "9999999999999999999999999999999999999.5", "7",
    ].enumerated().map { Sale($0 + 1, $1) }
}

extension FloatingPointRoundingRule {
    /// Each rule, and what it makes of the decimals above, as Python's `decimal` gives it.
    fileprivate static let known: [(rule: FloatingPointRoundingRule, name: String, wholes: [String])] = [
        (
            .toNearestOrAwayFromZero, "to the nearest",
            ["1", "2", "3", "-3", "0", "2", "10000000000000000000000000000000000000", "7"]
        ),
        (
            .toNearestOrEven, "to even",
            ["0", "2", "2", "-2", "0", "2", "10000000000000000000000000000000000000", "7"]
        ),
        (.up, "up", ["1", "2", "3", "-2", "0", "3", "10000000000000000000000000000000000000", "7"]),
        (.down, "down", ["0", "1", "2", "-3", "-1", "2", "9999999999999999999999999999999999999", "7"]),
        (.towardZero, "towards zero", ["0", "1", "2", "-2", "0", "2", "9999999999999999999999999999999999999", "7"]),
        (
            .awayFromZero, "away from zero",
            ["1", "2", "3", "-3", "-1", "3", "10000000000000000000000000000000000000", "7"]
        ),
    ]
}
