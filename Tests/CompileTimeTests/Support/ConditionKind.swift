import Testing

/// A kind of condition that the documentation shows, and what it costs at most.
struct ConditionKind: CustomTestStringConvertible, Sendable {
    /// The condition, where `%d` stands for a number that differs from one to the next.
    let pattern: String

    /// How many conditions it is made of: those within a closure or parentheses count too.
    let conditions: Int

    /// The scopes that it may cost where the chain has no other kind: 30 a condition, unless it was measured to need more.
    let scopes: Int

    private init(_ pattern: String, conditions: Int = 1, scopes: Int? = nil) {
        self.pattern = pattern
        self.conditions = conditions
        self.scopes = scopes ?? 30 * conditions
    }

    var testDescription: String { pattern }

    func condition(_ number: Int) -> String { pattern.replacing("%d", with: "\(number)") }

    /// The variables that conditions refer to.
    private static let declarations = """
        let date = Date(); let number = 5; let limit = 2.5; let word = "a"; let isGood = User.predicate { $0.score > 1 }
        """

    /// The functions that some conditions call. Their declarations would count for the others.
    private static let functions = """
        let soundex = FetchFunction<String, String>("soundex")
        let distance = FetchFunction<(Double, Double), Double>("distance")
        """

    /// The variables that the conditions of a file refer to, and the functions if one calls them.
    static func declarations(for source: String) -> String {
        let callsFunctions = source.contains(/(soundex|distance)\(\$0/)
        return callsFunctions ? "\(declarations)\n\(functions)" : declarations
    }

    static let all: [ConditionKind] = text + comparisons + variables + conditions + relationships + costly

    private static let text: [ConditionKind] = [
        .init(#"$0.name.hasPrefix("a%d")"#), .init(#"$0.name.hasSuffix("a%d", options: .caseInsensitive)"#),
        .init(#"$0.name.contains("a%d", options: .caseInsensitive)"#), .init(#"$0.name.isLike("a*%d")"#),
        .init(#"$0.name.matches("a+%d")"#), .init("$0.name.isEmpty"), .init("$0.name.unicodeScalarCount > %d"),
    ]

    private static let comparisons: [ConditionKind] = [
        .init("$0.score > %d.5"), .init("$0.score > -%d"), .init("$0.score <= %d"), .init("$0.visits > %d"),
        .init(#"$0.name == "a%d""#), .init(#"$0.nickname != "b%d""#),
        .init("$0.id == number"), .init("$0 != %d"),
        .init("$0.signupDate < Date(timeIntervalSince1970: %d)"), .init("$0.signupDate >= date"),
        .init("$0.signupDate.year > %d"), .init("$0.signupDate.part(.hour, in: .offset(hours: %d)) > 3"),
        .init("$0.signupDate.start(of: .month) < $0.signupDate"),
        .init("$0.signupDate.adding(.days(%d)) >= $0.signupDate"),
        .init("$0.signupDate.start(of: .month) == date"), .init("$0.signupDate.adding(.days(%d)) > date"),
        .init("$0.signupDate.days(since: date) > %d"),
        .init("$0.signupDate.days(from: $0.signupDate) > %d"),
        .init(#"$0.name.trimmed() == "a%d""#), .init("$0.name.prefix(unicodeScalars: %d) == $0.name"),
        .init(#"$0.name.replacing("a%d", with: "b").isEmpty"#), .init(#"$0.name.lowercased() == "a%d""#),
        .init(#"$0.name.uppercased().hasPrefix("A%d")"#), .init(#"$0.name + "b" == "a%d""#),
        .init(#""b" + $0.name == "a%d""#), .init(#"$0.name + $0.nickname == "a%d""#),
        .init("$0.plan == .premium"), .init("$0.plan.isIn(.premium, .freemium)"), .init("$0.score.isIn(%d...20)"),
        .init("$0.score > $0.bonus"), .init("$0.name == $0.nickname"), .init("$0.isAdmin == $0.isVerified"),
        .init("$0.score.magnitude > %d"), .init("$0.score.rounded(.up) == %d"), .init("$0.score.asInt == %d"),
        .init("$0.name.asInt == %d"), .init("$0.name.asDouble > %d"), .init(#"$0.visits.asString == "a%d""#),
        .init("$0.visits.bitwiseAnd(%d) == 2"), .init("$0.visits.shiftedLeft(by: 2) == %d"),
        .init("$0.score.atLeast(0).atMost(10) > %d"), .init("$0.score.min(with: $0.bonus) > %d"),
        .init("$0.name.asInt.unwrapped > %d"), .init("$0.score.asDecimal == %d"),
        .init("($0.visits + 1).asDouble > %d"), .init("($0.visits + 1).asDecimal > %d"),
        .init("$0.score * 2 > %d"), .init("$0.score * 2 + $0.bonus > %d", scopes: 34),
        .init("$0.score - $0.bonus < %d"),
    ]

    // A variable has a type, which a literal has not: where the left side is not known yet, the solver tries the operators of that
    // type first.
    private static let variables: [ConditionKind] = [
        .init("$0.name == word"), .init("$0.nickname == word"), .init("$0.score > limit"),
        .init("$0.house.floors == number"), .init("$0.score * limit > limit"), .init("$0.id + number == number"),
        .init("$0.id % number == number"), .init("$0.name.unicodeScalarCount == number"),
        .init("$0.signupDate.days(since: date) == number"),
        .init("$0.signupDate.days(from: $0.signupDate) == number"),
        .init("$0.signupDate.seconds(from: $0.signupDate) == limit"),
        .init("$0.signupDate.seconds(since: date) > limit"), .init("$0.signupDate.year == number"),
        .init("$0.signupDate.part(.hour) == number"),
        .init("$0.house.street == word"), .init("$0.pets.count == number"),
        .init("$0.pets.count { $0.weight > limit } == number", conditions: 2),
        .init(#"$0.pets.count(distinct: \.name) == number"#), .init(#"$0.pets.sum(\.weight) == limit"#),
        .init(#"$0.pets.max(\.weight) == limit"#), .init("$0.pets.sum { $0.weight * 2 } == limit"),
        .init("choose(if: $0.isAdmin, then: word, else: $0.name) == word", conditions: 2),
        .init(#"sql("soundex(\($0.name)) = soundex(\(word))", as: Bool.self)"#),
        .init(#"sql("length(\($0.name))", as: Int.self) > %d"#, scopes: 34),
        .init(#"sql("length(\($0.name))", as: Int.self) == number"#),
        .init(#"soundex($0.name) == "a%d""#), .init("soundex($0.name) == word"), .init("soundex($0.name) == $0.name"),
        .init("distance($0.score, %d) < limit"), .init("distance($0.score, and: $0.bonus) < limit"),
        .init("$0.nickname ?? word == word"), .init("$0.nickname ?? $0.name == word"),
    ]

    private static let conditions: [ConditionKind] = [
        .init("$0.isAdmin"), .init("!$0.isAdmin"), .init("$0.isAdmin == true"), .init("$0.isVerified == true"),
        .init("!($0.score > %d)"), .init("($0.score > %d || $0.isAdmin)", conditions: 2),
        .init("($0.score > %d) == $0.isAdmin", conditions: 2), .init("$0.rights.contains(.read)"),
        .init("$0.rights.contains([.read, .write])"), .init("$0.isVerified ?? true"),
        .init(#"$0.nickname ?? $0.name == "a%d""#), .init(#"$0.nickname ?? "x" == "a%d""#),
        .init(#"choose(if: $0.isAdmin, then: $0.name, else: "x") == "a%d""#, conditions: 2),
        .init("choose(if: $0.score > 5, then: $0.score * 2, else: $0.bonus) > %d", conditions: 2),
        .init(
            #"choose(if: $0.isAdmin, then: "a", else: choose(if: $0.score > %d, then: "b", else: "c")) == "a""#,
            conditions: 3),
    ]

    private static let relationships: [ConditionKind] = [
        .init(#"$0.house.street == "x%d""#), .init("$0.house == nil"), .init("$0.pets.isEmpty"),
        .init("$0.pets.count > %d"),
        .init("$0.pets.sum(\\.weight) > %d"), .init("$0.pets.contains { $0.weight > %d }", conditions: 2),
        .init("$0.pets.contains { $0.weight > %d && !$0.isVaccinated }", conditions: 3),
        .init("$0.pets.allSatisfy { $0.isVaccinated }", conditions: 2),
        .init("$0.name.isIn(Pet.request().all().select(\\.name))", conditions: 2),
        .init("$0.all(Pet.self).count { $0.weight > 2 } > %d", conditions: 2),
        .init("$0.pets.count { $0.weight > 2 } > %d", conditions: 2),
        .init("$0.house.satisfies { $0.floors > %d }", conditions: 2),
    ]

    // Nil fits the value of an optional in two ways. A list is matched with each `isIn`. Under `!`, a conjunction is tried with each of GRDB's operators first.
    private static let costly: [ConditionKind] = [
        .init("$0.nickname == nil", scopes: 70), .init("$0.nickname != nil", scopes: 70),
        .init("$0.id.isIn([1, 2, %d])", scopes: 45),
        .init("!($0.score > %d && $0.bonus < 2)", conditions: 2, scopes: 900),
    ]
}
