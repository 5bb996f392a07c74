import Fetching
import Foundation

/// Decimals of integers, floating-point numbers and texts, and these of decimals.
enum DecimalConversion {
    static let cases = fromOthers + toOthers + places + overflows + failures + changed

    static func lines(_ table: String) -> [[String]] {
        table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    }

    private static func decimal(_ text: String) -> Decimal? { text == "nil" ? nil : Sale.decimal(text) }

    private static func describe<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nil" }

    /// Where an engine gives another value than a table has.
    private static func differences<Value: Equatable>(
        _ words: [String], _ results: [Value?], _ expected: [Value?]
    ) -> String {
        guard results.count == expected.count else { return "\(results.count) results" }
        return zip(words, zip(results, expected)).filter { $1.0 != $1.1 }
            .map { "\($0): \(describe($1.0))" }.joined(separator: ", ")
    }

    private static func value<Model: ConformanceModel>(
        _ name: String, of models: [Model], _ expected: String = "",
        _ answer: @escaping @Sendable (any RelatedConformanceStore) throws -> String
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let got = try answer(try engine.store(ofRelated: [try ConformanceCollection(models)]))
            return got == expected ? nil : (expected, got)
        }
    }

    private static func failure<Value>(
        _ name: String, in sales: [Sale], _ code: FetchError.Code,
        _ answer: @escaping @Sendable (any RelatedConformanceStore) throws -> Value
    ) -> ConformanceCase {
        ConformanceCase(name) { engine in
            let store = try engine.store(ofRelated: [try ConformanceCollection(sales)])
            do {
                return ("\(code)", "\(try answer(store))")
            } catch let error as FetchError where error.code == code { return nil }
        }
    }
}

// From other values

extension DecimalConversion {
    private static let people = zip(1..., numbers).map { id, line in
        Person(id: id, name: "", score: Double(line[0]) ?? 0)
    }

    private static let writers = zip(1..., texts).map { id, line in Person(id: id, name: line[0], nickname: line[0]) }

    private static let fromOthers: [ConformanceCase] = [
        value("decimals of floating-point numbers", of: people) {
            let request = Person.request().all().sorted(by: .ascending(\.id)).select { $0.score.asDecimal }
            return differences(numbers.map { $0[0] }, try $0.fetch(request), numbers.map { decimal($0[1]) })
        },
        value("decimals of texts", of: writers) {
            let all = Person.request().all().sorted(by: .ascending(\.id))
            let expected = texts.map { decimal($0[1]) }
            return differences(texts.map { $0[0] }, try $0.fetch(all.select { $0.name.asDecimal }), expected)
                + differences(texts.map { $0[0] }, try $0.fetch(all.select { $0.nickname.asDecimal }), expected)
        },
        ConformanceCase("a condition on the decimal of each number", in: people) {
            zip(1..., numbers).compactMap { id, line in
                guard let decimal = decimal(line[1]) else { return nil }
                return ConformanceCheck(
                    label: line[0], request: Person.where { $0.score.asDecimal == decimal && $0.id == id },
                    expectation: .keys([id]))
            }
        },
        ConformanceCase(
            "numbers without a decimal", in: people,
            keys: zip(1..., numbers).filter { $1[1] == "nil" }.map(\.0)
        ) { $0.score.asDecimal == nil },
        ConformanceCase(
            "decimals of integers",
            in: [Person(id: 1, age: .max, rank: 7), Person(id: 2, name: "", age: .min, rank: nil)],
            keys: [1]
        ) {
            $0.age.asDecimal + 1 == Sale.decimal("9223372036854775808") && $0.rank.asDecimal / 2 == Sale.decimal("3.5")
        },
        ConformanceCase("the decimal of nil", in: [Person(id: 1, rank: nil)], keys: [1]) {
            $0.rank.asDecimal == nil && $0.nickname.asDecimal == nil && $0.bonus.asDecimal == nil
        },
        ConformanceCase(
            "sorted by decimals of texts",
            in: [Person(id: 1, name: "10"), Person(id: 2, name: "9.50"), Person(id: 3, name: "x")],
            keys: [3, 2, 1]
        ) { Person.request().all().sorted(by: .ascending { $0.name.asDecimal }) },
    ]
}

// To other values

extension DecimalConversion {
    private static let sales = zip(1..., decimals).map { id, line in Sale(id, line[0], line[0]) }

    private static let toOthers: [ConformanceCase] = [
        value("other values of decimals", of: sales) {
            let all = Sale.request().all().sorted(by: .ascending(\.id))
            let words = decimals.map { $0[0] }
            let (doubles, integers, texts) = (
                try $0.fetch(all.select { $0.price.asDouble }), try $0.fetch(all.select { $0.price.asInt }),
                try $0.fetch(all.select { $0.price.asString })
            )
            return differences(words, doubles, decimals.map { Double($0[1]) })
                + differences(words, integers, decimals.map { Int($0[2]) })
                + differences(words, texts, decimals.map { $0[3] })
        },
        ConformanceCase("conditions on other values of each decimal", in: sales) {
            zip(1..., decimals).map { id, line in
                let (number, integer, text) = (Double(line[1]) ?? 0, Int(line[2]), line[3])
                return ConformanceCheck(
                    label: line[0],
                    request: Sale.where {
                        $0.discount.asDouble == number && $0.discount.asInt == integer && $0.discount.asString == text
                            && $0.id == id
                    }, expectation: .keys([id]))
            }
        },
        ConformanceCase("other values of nil", in: [Sale(1, "1"), Sale(2, "1", "1")], keys: [1]) {
            $0.discount.asDouble == nil && $0.discount.asInt == nil && $0.discount.asString == nil
        },
        ConformanceCase("there and back", in: sales, keys: Array(1...sales.count)) {
            $0.price.asString.asDecimal == $0.price || $0.price.asString.unicodeScalarCount > 100
        },
        ConformanceCase("not a column in a form of its own", in: [Sale(1, "1")], error: .unsupported) {
            Sale.where { $0.cents.asDouble > 1 }
        },
    ]
}

// Where other values stand

extension DecimalConversion {
    private static let some = [
        Sale(1, "2.50", "0.5"), Sale(2, "2.5", nil, parent: 1), Sale(3, "3", "1e3", parent: 1), Sale(4, "9e127", "4"),
    ]

    private static let all = Sale.request().all()
    private static let small = all.where { $0.id < 4 }

    private static let places: [ConformanceCase] = [
        value("sums and averages of conversions", of: some, "10 8.0 3 2.0") {
            let pieces = try $0.fetch(all.sum { $0.quantity.asDecimal })
            let total = try $0.fetch(small.sum { $0.price.asDouble })
            let whole = try $0.fetch(small.sum { $0.price.asInt })
            let average = try $0.fetch(small.average { $0.quantity.asDecimal.asDouble })
            return "\(pieces) \(total) \(whole) \(describe(average))"
        },
        value("grouped by conversions", of: some, #"[("2.5", 2), ("3", 1)]"#) {
            let groups = small.grouped { $0.price.asString }.sorted(by: .ascending { $0.key })
            let counts = try $0.fetch(groups.select(\.key, \.count))
            return "\(counts)"
        },
        value("an aggregate of a group as another number", of: some, "[2.5, 5.5]") {
            let groups = small.grouped(by: \.parentID).sorted(by: .ascending { $0.key })
            let sums = try $0.fetch(groups.select { $0.sum(\.price).asDouble })
            return "\(sums)"
        },
        value("conversions of related values", of: some, "[7.5, nil, nil, nil] [nil, 2.5]") {
            let sorted = all.sorted(by: .ascending(\.id))
            let sums = try $0.fetch(sorted.select { choose(if: $0.parts.count > 0, then: $0.price.asDouble * 3) })
            let parents = try $0.fetch(
                all.where { $0.id < 3 }.sorted(by: .ascending(\.id)).select { $0.parent.price.asDouble })
            return "[" + sums.map(describe).joined(separator: ", ") + "] ["
                + parents.map(describe).joined(separator: ", ") + "]"
        },
        value("the least and the largest of conversions", of: some, "5.0 3") {
            let least = try $0.fetch(small.min { $0.price.asDouble * 2 })
            let longest = try $0.fetch(small.max { $0.price.asString })
            return "\(describe(least)) \(describe(longest))"
        },
    ]

    private static let overflows: [ConformanceCase] = [
        ConformanceCase("a calculation that overflows, as another value", in: some, keys: [1, 2, 3]) {
            ($0.price * 1000).asDouble > 0 && ($0.price * 1000).asString != "" && !(($0.price * 1000).asInt == 0)
        },
        ConformanceCase("an integer that overflows, as a decimal", in: [Person(id: 1, age: .max)], keys: [1]) {
            !(($0.age + 1).asDecimal >= 0)
        },
    ]

    private static let failures: [ConformanceCase] = [
        failure("a decimal that overflows, converted in a selection", in: some, .arithmeticOverflow) {
            try $0.fetch(all.select { ($0.price * 1000).asDouble })
        },
        failure("a decimal that overflows, converted in an aggregate", in: some, .arithmeticOverflow) {
            try $0.fetch(all.max { ($0.price * 1000).rounded().asString.unicodeScalarCount })
        },
        failure("a decimal that overflows, within a decimal", in: some, .arithmeticOverflow) {
            try $0.fetch(all.max { ($0.price * 1000).asDouble.asDecimal + 1 })
        },
        failure("a fraction as an integer, unwrapped", in: some, .unexpectedNull) {
            try $0.fetch(all.select { $0.price.asInt.unwrapped })
        },
    ]

    private static let changed: [ConformanceCase] = [
        .update("update by conversions of decimals", of: some, keys: [1, 3], on: Sale.where { $0.id.isIn(1, 3) }) {
            $0.price = $0.quantity.asDecimal + $0.price
            $0.quantity = ($0.price * 2).asInt
            $0.discount = $0.price.asDouble.asDecimal
        } gives: {
            $0.price += Decimal($0.quantity)
            $0.quantity = Int("\($0.price * 2)") ?? 0
            $0.discount = $0.price
        },
        .rejectedChange(
            "a fraction as an integer in a member that is not optional", of: some, error: .unexpectedNull,
            { all }, { $0.quantity = $0.price.asInt }),
    ]
}

extension ConformanceGroup {
    static let decimalConversions = ConformanceGroup("Conversions of decimals", DecimalConversion.cases)
}
