import Fetching

extension ConformanceGroup {
    /// Numbers of texts, texts of numbers, integers of fractions, and the bits of integers.
    static let numberConversions = ConformanceGroup(
        "Conversions", numbersOfTexts + integers + strings + unwrapped + bits + shifts + changed + uses)

    private static let texts = [
        "42", "-7", "+0012", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1.5", "-.5e1", "5.",
        "1e400", "-1e400", "1e-400", "0x10", "inf", "nan", "", " 1", "1 ", "1\n", "1_000", "٣", "+-1", "1e", ".", "e1",
        "4e-324",
        "2.4703282292062327e-324", "2.4703282292062328e-324", "1.7976931348623157e308", "1.7976931348623159e308",
        "0e9999", "1e10000", "1e00012", "00000000000000000000000000001", "1.7976931348623158e308", "-",
        "9007199254740993",
        String(repeating: "0", count: 99) + "1", String(repeating: "0", count: 100) + "1",
    ]

    /// The number in plain Swift, by an expression rather than a parser.
    private static func number(_ text: String) -> Double? {
        let isNumber = text.wholeMatch(of: /[+\-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+\-]?0*[0-9]{1,4})?/) != nil
        return isNumber && text.utf8.count <= 100 ? Double(text) : nil
    }

    private static let numbersOfTexts: [ConformanceCase] = texts.enumerated().map { index, text in
        let (integer, number) = (Int(text), number(text))
        let people = [Person(id: 1, name: text, nickname: text), Person(id: 2, name: "x", nickname: nil)]
        return ConformanceCase("the number of text \(index)", in: people) {
            [
                ConformanceCheck(
                    label: "the integer",
                    request: Person.request().all().where { $0.name.asInt == integer && $0.id == 1 },
                    expectation: .keys([1])),
                ConformanceCheck(
                    label: "the number",
                    request: Person.request().all().where { $0.name.asDouble == number && $0.id == 1 },
                    expectation: .keys([1])),
                ConformanceCheck(
                    label: "nil",
                    request: Person.request().all().where { $0.nickname.asInt == nil && $0.nickname.asDouble == nil },
                    expectation: .keys(integer == nil && number == nil ? [1, 2] : [2])),
            ]
        }
    }

    private static let people = [
        Person(id: 1, name: "12", nickname: "3.5", age: 42, rank: 6, score: 3, bonus: 2.5),
        Person(id: 2, name: "x", nickname: nil, age: -3, rank: nil, score: -0.0, bonus: 9_223_372_036_854_775_808),
        Person(id: 3, name: "-1", nickname: "", age: .max, rank: 1, score: -9_223_372_036_854_775_808, bonus: 1e16),
        Person(id: 4, name: "", age: .min, rank: -1, score: 9_223_372_036_854_774_784, bonus: .infinity),
    ]

    private static let integers: [ConformanceCase] = [
        ConformanceCase("the integer of a number", in: people, keys: [1]) { $0.score.asInt == 3 },
        ConformanceCase("the integer of minus zero", in: people, keys: [2]) { $0.score.asInt == 0 },
        ConformanceCase("the smallest integer", in: people, keys: [3]) { $0.score.asInt == .min },
        ConformanceCase("the largest integer of a number", in: people, keys: [4]) {
            $0.score.asInt == 9_223_372_036_854_774_784
        },
        ConformanceCase("no integer of a fraction, or beyond", in: people, keys: [1, 2, 4]) { $0.bonus.asInt == nil },
        ConformanceCase("not an integer of a fraction", in: people, keys: [1, 2, 4]) {
            $0.bonus.asInt != 10_000_000_000_000_000
        },
        ConformanceCase("an integer without its fraction", in: people, keys: [1]) {
            $0.bonus.rounded(.towardZero).asInt == 2
        },
        ConformanceCase("sorted by the integer of a text, nil first", in: people, keys: [2, 4, 3, 1]) {
            Person.request().all().sorted(by: .ascending { $0.name.asInt }, .ascending(\.id))
        },
    ]

    private static let strings: [ConformanceCase] = [
        ConformanceCase("the text of an integer", in: people, keys: [1]) { $0.age.asString == "42" },
        ConformanceCase("the text of the largest integer", in: people, keys: [3]) {
            $0.age.asString == "9223372036854775807"
        },
        ConformanceCase("the text of nil", in: people, keys: [2]) { $0.rank.asString == nil },
        ConformanceCase("operators on the text of an integer", in: people, keys: [2, 4]) {
            $0.age.asString.hasPrefix("-") && $0.age.asString.unicodeScalarCount > 1
        },
        ConformanceCase("the text of an overflow is nil", in: people, keys: [3]) { !(($0.age + 1).asString >= "") },
        ConformanceCase("there and back", in: people, keys: [1, 2, 3, 4]) { $0.age.asString.asInt == $0.age },
        ConformanceCase("the text of a number", in: people, keys: [1], mayReject: true) { $0.score.asString == "3.0" },
        ConformanceCase("the text of minus zero", in: people, keys: [2], mayReject: true) {
            $0.score.asString == "0.0"
        },
        ConformanceCase("the text of a large number", in: people, keys: [3], mayReject: true) {
            $0.bonus.asString == "1e+16"
        },
        ConformanceCase("the text of infinity", in: people, keys: [4], mayReject: true) { $0.bonus.asString == "inf" },
    ]

    private static let unwrapped: [ConformanceCase] = [
        ConformanceCase("unwrapped in a condition", in: people, keys: [1]) { $0.name.asInt.unwrapped > 5 },
        ConformanceCase("unwrapped nil in a condition", in: people, keys: [2, 3, 4]) { !($0.name.asInt.unwrapped > 5) },
        value("unwrapped in a selection", "[12, -1]") {
            try $0.fetch(
                Person.where { $0.id.isIn(1, 3) }.sorted(by: .ascending(\.id)).select { $0.name.asInt.unwrapped })
        },
        failure("unwrapped nil in a selection", .unexpectedNull) {
            try $0.fetch(Person.request().all().select { $0.name.asInt.unwrapped })
        },
        failure("an integer of a calculation that overflows", .arithmeticOverflow) {
            try $0.fetch(Person.request().all().select { ($0.age + 1).asString.asInt })
        },
        failure("the length of the text of an overflow", .arithmeticOverflow) {
            try $0.fetch(Person.request().all().max { ($0.age + 1).asString.trimmed().unicodeScalarCount })
        },
        failure("the bits of an overflow", .arithmeticOverflow) {
            try $0.fetch(Person.request().all().select { ($0.age + 1).bitwiseAnd(3) })
        },
    ]

    private static let bits: [ConformanceCase] = [
        ConformanceCase("bits of both", in: people, keys: [1]) { $0.age.bitwiseAnd(14) == 10 },
        ConformanceCase("bits of both, below zero", in: people, keys: [2]) { $0.age.bitwiseAnd(-4) == -4 },
        ConformanceCase("bits of either", in: people, keys: [1]) { $0.age.bitwiseOr(5) == 47 },
        ConformanceCase("bits of one", in: people, keys: [2]) { $0.age.bitwiseXor(-1) == 2 },
        ConformanceCase("bits of members", in: people, keys: [1]) {
            $0.age.bitwiseAnd(with: $0.rank) == 2 && $0.age.bitwiseOr(with: $0.rank) == 46
                && $0.age.bitwiseXor(with: $0.rank) == 44
        },
        ConformanceCase("bits of nil", in: people, keys: [2]) {
            $0.rank.bitwiseAnd(1) == nil && $0.age.bitwiseXor(with: $0.rank) == nil
        },
        ConformanceCase("bits of the limits", in: people, keys: [2, 3, 4]) {
            $0.age.bitwiseXor(.min) == -1 || $0.age.bitwiseOr(.max) == -1
        },
        ConformanceCase("bits of a calculation that overflows", in: people, keys: [3]) {
            !(($0.age + 1).bitwiseAnd(1) >= 0)
        },
    ]

    private static let places = [0, 1, 62, 63, 64, 65, 200, -1, -63, -64, -200, .max, .min]

    private static let shifts: [ConformanceCase] = [
        ConformanceCase("shifted", in: people) {
            people.flatMap { person in
                places.flatMap { places in
                    let (left, right) = (person.age << places, person.age >> places)
                    return [
                        ConformanceCheck(
                            label: "\(person.age) << \(places)",
                            request: Person.where { $0.id == person.id && $0.age.shiftedLeft(by: places) == left },
                            expectation: .keys([person.id])),
                        ConformanceCheck(
                            label: "\(person.age) >> \(places)",
                            request: Person.where { $0.id == person.id && $0.age.shiftedRight(by: places) == right },
                            expectation: .keys([person.id])),
                    ]
                }
            }
        },
        ConformanceCase("shifted nil", in: people, keys: [2]) {
            $0.rank.shiftedLeft(by: 64) == nil && $0.rank.shiftedRight(by: 1) == nil
        },
    ]

    /// Without minus zero, which SQLite stores as zero.
    private static let stored = people.filter { $0.id != 2 }

    private static let changed: [ConformanceCase] = [
        .update("update by conversions", of: stored, keys: [1, 3], on: Person.where { $0.id.isIn(1, 3) }) {
            $0.motto = $0.age.asString
            $0.age = $0.name.asInt
            $0.rank = $0.rank.bitwiseOr(8).shiftedLeft(by: 1)
            $0.bonus = $0.nickname.asDouble
        } gives: {
            $0.motto = $0.age.description
            $0.age = Int($0.name) ?? 0
            $0.rank = $0.rank.map { ($0 | 8) << 1 }
            $0.bonus = $0.nickname.flatMap { Double($0) }
        },
        .rejectedChange(
            "a text without a number in a member that is not optional", of: stored, error: .unexpectedNull,
            { Person.request().all() }, { $0.age = $0.name.asInt }),
    ]

    private static let uses: [ConformanceCase] = [
        value("conversions in a selection", #"[(Optional(12), "42"), (nil, "-3")]"#) {
            try $0.fetch(
                Person.where { $0.id < 3 }.sorted(by: .ascending(\.id)).select({ $0.name.asInt }, { $0.age.asString }))
        },
        value("grouped by a conversion", "[(nil, 2), (Optional(-1.0), 1), (Optional(12.0), 1)]") {
            try $0.fetch(
                Person.request().all().grouped { $0.name.asDouble }.sorted(by: .ascending { $0.key })
                    .select(\.key, \.count))
        },
        value("aggregates of conversions", #"11 Optional("42") Optional(12.0)"#) {
            let all = Person.request().all()
            let sum = try $0.fetch(all.sum { $0.name.asInt })
            let largest = try $0.fetch(Person.where { $0.id < 3 }.max { $0.age.asString })
            let number = try $0.fetch(all.max { $0.name.asDouble })
            return "\(sum) "
                + [largest.map { #"Optional("\#($0)")"# }, number.map { "Optional(\($0))" }]
                .map { $0 ?? "nil" }.joined(separator: " ")
        },
    ]

    private static func value<Value>(
        _ name: String, _ expected: String, _ fetch: @escaping @Sendable (any RelatedConformanceStore) throws -> Value
    ) -> ConformanceCase { value(name, of: people, expected, fetch) }

    private static func failure<Value>(
        _ name: String, _ code: FetchError.Code,
        _ fetch: @escaping @Sendable (any RelatedConformanceStore) throws -> Value
    ) -> ConformanceCase { failure(name, of: people, code, fetch) }
}
