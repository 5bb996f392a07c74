import Testing

/// Each kind of mistake, first, in the middle and last in a chain of 20 conditions, with all of GRDB in sight and without: one
/// error, at its line, within a budget. Those that are beyond it are listed with the places at which they are.
@Suite struct MistakeMatrixTests {
    private static let places = [0, 10, 19]

    /// The most that an expression with a mistake may cost.
    private static let scopes = 3000

    @Test(arguments: ProgramSample.inCI(of: Mistake.all))
    func aMistakeIsOneErrorWhereItStandsBesideGRDB(mistake: Mistake) throws {
        try expectOneErrorAtEachPlace(mistake, besideGRDB: true)
    }

    @Test(arguments: ProgramSample.of(Mistake.all) { !$0.dearBesideGRDB.isEmpty })
    func aMistakeIsOneErrorWhereItStands(mistake: Mistake) throws {
        try expectOneErrorAtEachPlace(mistake, besideGRDB: false)
    }

    private func expectOneErrorAtEachPlace(_ mistake: Mistake, besideGRDB: Bool) throws {
        let filters = Self.places.map { Filter.chain(Conditions.varied(20)).replacing($0, with: mistake.condition) }
        let sources = filters.enumerated().map { $1.source.replacing("let users =", with: "let users\($0) =") }
        let cost = try SolverCost.of(
            ([Mistake.declarations] + sources).joined(separator: "\n"),
            imports: besideGRDB ? SolverCost.allImports : SolverCost.importsWithoutGRDB, limitOfExpression: Self.scopes)

        var line = 1
        let lines = zip(filters, Self.places).map { filter, place in
            defer { line += filter.source.split(separator: "\n").count }
            return line + filter.line(of: place) + 1
        }
        let dear = besideGRDB ? mistake.dearBesideGRDB : mistake.dear
        #expect(cost.errors.count == Self.places.count, "\(cost.errors)")
        for (error, (place, line)) in zip(cost.errors.sorted(by: Self.areInOrder), zip(Self.places, lines)) {
            // If this fails, a mistake has become cheap: take its place out of the list, and out of the article on compile time.
            let isDear = error.contains("reasonable time")
            #expect(isDear == dear.contains(place), "place \(place): \(error)")
            guard !isDear else { continue }
            // An operand that is not a condition is reported at the operator, which may be on the line below.
            let isThere = error.hasPrefix("\(line): ") || error.hasPrefix("\(line + 1): ")
            #expect(isThere, "line \(line): \(cost.errors)")
            #expect(error.contains(mistake.message), "\(error)")
        }
    }

    private static func areInOrder(_ first: String, _ second: String) -> Bool {
        let lines = [first, second].map { Int($0.prefix { $0.isNumber }) ?? 0 }
        return lines[0] < lines[1]
    }

    @Test func theChainIsRightWithoutTheMistake() throws {
        let cost = try SolverCost.of(Filter.chain(Conditions.varied(20)).source)
        #expect(cost.errors.isEmpty, "\(cost.errors)")
    }
}

/// A mistake in the place of a condition.
struct Mistake: CustomTestStringConvertible, Sendable {
    let condition: String

    /// A part of the error.
    let message: String

    /// The places of a chain of 20 at which it costs more than 3,000 scopes in a file that imports GRDB, so that the compiler is
    /// told to give up there.
    let dearBesideGRDB: Set<Int>

    /// The places at which it does so in other files.
    let dear: Set<Int>

    init(_ condition: String, _ message: String, dearBesideGRDB: Set<Int> = [], dear: Set<Int> = []) {
        self.condition = condition
        self.message = message
        self.dearBesideGRDB = dearBesideGRDB
        self.dear = dear
    }

    var testDescription: String { condition }

    /// The variables that conditions refer to.
    static let declarations =
        """
        let isDark = Bool.random(); let limit: Double? = 3; let whole = 3; let day = Date(timeIntervalSince1970: 0); \
        let word = "a"; let soundex = FetchFunction<String, String>("soundex")
        """

    static let all: [Mistake] = members + methods + arguments + operands + conditions + costly

    static let ofUser = "'User' has no such member; it has 'id', 'name'"
    static let ofPet = "'Pet' has no such member; it has 'id', 'name', 'weight'"
    private static let ofToy = "'Toy' has no such member; it has 'id', 'name' and 'price'"
    private static let ofHouse = "'House' has no such member; it has 'id', 'street' and 'floors'"

    private static let members: [Mistake] = [
        .init(#"$0.nmae == "x""#, ofUser), .init(#"$0.nmae.hasPrefix("x")"#, ofUser), .init("$0.nmae", ofUser),
        .init("!$0.nmae", ofUser), .init("$0.nmae == nil", ofUser), .init(#"$0.nmae.isIn(["a", "b"])"#, ofUser),
        .init("$0.score > $0.bonnus", ofUser), .init("$0.bonnus * 2 + $0.score > 3", ofUser),
        .init("$0.score + $0.bonnus > 3", ofUser), .init("$0.score * $0.bonnus > 3", ofUser),
        .init("$0.score + $0.bonnus * 2 > 3", ofUser),
        .init("$0.pest.isEmpty", ofUser), .init("$0.pest.contains { $0.weight > 3 }", ofUser),
        .init("$0.pets.contains { $0.wieght > 3 }", ofPet), .init("$0.pets.allSatisfy { $0.wieght > 3 }", ofPet),
        .init("$0.pets.contains { $0.toys.contains { $0.prize > 3 } }", ofToy),
        .init("$0.pets.contains { $0.owner.nmae == \"a\" }", ofUser),
        .init("$0.pets.count { $0.wieght > 3 } > 1", ofPet), .init(#"$0.pets.sum(\.wieght) > 3"#, ofPet),
        .init(#"$0.pets.count(distinct: \.nmae) > 1"#, ofPet),
        .init("$0.house.satisfies { $0.flors > 2 }", ofHouse),
        .init(#"$0.house.stret == "x""#, ofHouse), .init(#"$0.house.stret.hasPrefix("x")"#, ofHouse),
        .init("$0.house.stret", ofHouse), .init(#"$0.house.owner.name == "a""#, ofHouse),
        .init(#"$0.nmae.trimmed() == "a""#, ofUser), .init(#"$0.nmae.lowercased() == "a""#, ofUser),
        .init(#"$0.nmae.uppercased() == "a""#, ofUser), .init(#"$0.nmae.prefix(unicodeScalars: 1) == "a""#, ofUser),
        .init(#"$0.nmae.suffix(unicodeScalars: 1) == $0.name"#, ofUser),
        .init(#"$0.nmae.replacing("a", with: "b").isEmpty"#, ofUser), .init("$0.nmae.unicodeScalarCount > 3", ofUser),
        .init("$0.scor.magnitude > 3", ofUser), .init("$0.scor.rounded(.up) > 3", ofUser),
        .init("$0.scor.rounded() > 3", ofUser), .init("$0.scor.atLeast(0).atMost(3) > 3", ofUser),
        .init("$0.nmae.asInt > 3", ofUser), .init("$0.visit.bitwiseAnd(3) > 3", ofUser),
        .init("$0.scor.min(with: $0.bonus) > 3", ofUser),
        .init("$0.scor.max(with: $0.bonus) > 3", ofUser),
        .init("$0.signup.year > 2024", ofUser), .init("$0.signup.part(.hour) == 3", ofUser),
        .init("$0.signup.start(of: .month) < $0.signupDate", ofUser),
        .init("$0.signup.adding(.days(3), in: .gmt) > $0.signupDate", ofUser),
        .init("$0.signup.days(from: $0.signupDate) > 3", ofUser),
        .init("$0.signupDate.days(from: $0.signup) > 3", ofUser),
        .init("$0.signup.seconds(from: $0.signupDate) > 3", ofUser),
        .init("$0.signupDate.seconds(from: $0.signup) > 3", ofUser),
        .init("$0.signup.days(since: day) > 3", ofUser), .init("$0.signup.seconds(since: day) > 3", ofUser),
        .init(#"$0.nickname ?? $0.nmae == "a""#, ofUser), .init(#"$0.nmae ?? "x" == "a""#, ofUser),
        .init(#"$0.nmae.isIn(Pet.request().all().select(\.name))"#, ofUser),
        .init(#"$0.name.isIn(Pet.request().all().select(\.nmae))"#, ofPet),
        .init(#"$0.name.isNotIn(Pet.request().all().select(\.nmae))"#, ofPet),
        .init("$0.all(Pet.self).contains { $0.wieght > 3 }", ofPet),
        .init("choose(if: $0.isAdmn, then: 1, else: 2) > 1", ofUser),
        .init(#"sql("length(\($0.nmae)) > 3", as: Bool.self)"#, ofUser),
        .init(#"sql("length(\($0.nmae))", as: Int.self) > 3"#, ofUser),
    ]

    private static let ofText = "it has the operators, 'hasPrefix', 'hasSuffix', 'contains'"

    private static let methods: [Mistake] = [
        .init(#"$0.name.hasPrefx("a")"#, ofText), .init(#"$0.nickname.hasPrefx("a")"#, ofText),
        .init(#"$0.name.capitalized == "a""#, ofText), .init("$0.name.count > 3", ofText),
        .init(#"$0.house.street.hasPrefx("a")"#, ofText), .init(#"$0.pets.contains { $0.name.hasPrefx("a") }"#, ofText),
        .init("$0.score.isin([1])", "it has the operators, 'isIn' and 'isNotIn'"),
        .init("$0.pets.isEmptee", "it has 'isEmpty', 'count', 'contains'"),
        .init("$0.signupDate.startOf(.month) < $0.signupDate", "it has the operators, 'year', 'month', 'day'"),
        .init("$0.signupDate.add(.days(3)) > $0.signupDate", "it has the operators, 'year', 'month', 'day'"),
        .init(#"$0.name.hasPrefx("a", options: .caseInsensitive)"#, ofText),
        .init(#"$0.pets.maximum(\.weight) > 3"#, "'maximum' has been renamed to 'max(_:)'"),
        .init("$0.pets.minimum { $0.weight } > 3", "'minimum' has been renamed to 'min(_:)'"),
    ]

    private static let arguments: [Mistake] = [
        .init("$0.name.hasPrefix(3)", "cannot convert value of type 'Int' to expected argument type 'String'"),
        .init("$0.score.hasPrefix(\"1\")", "only a String has the methods of text"),
        .init("$0.house.floors.hasPrefix(\"1\")", "only a String has the methods of text"),
        .init("$0.pets.contains { $0.name.hasPrefix(3) }", "cannot convert value of type 'Int'"),
        .init("$0.score.contains(3)", "only a text, an array and a set of options contain something"),
        .init("$0.score.contains(\"3\")", "compare it with a 'Double'"),
        .init("$0.plan.contains(.premium)", "it has the operators, 'isIn' and 'isNotIn'"),
        .init("$0.name.contains(3)", "compare it with a value or member of its own type"),
        .init("$0.name.contains($0.nickname)", "compare it with a value or member of its own type"),
        .init("$0.rights.contains(3)", "compare it with a value or member of its own type"),
        .init("$0.name ?? \"x\" == \"a\"", "'??' has an optional member on the left"),
        .init("$0.score ?? 3 > 3", "'??' has an optional member on the left"),
        .init("$0.score ?? limit > 3", "'??' has an optional member on the left"),
        .init("$0.name ?? $0.nickname == \"a\"", "'??' has an optional member on the left"),
        .init("$0.isAdmin ?? true", "'??' has an optional member on the left"),
        .init("$0.score.isIn([\"a\"])", "compare it with a 'Double'"),
        .init("$0.name.isNotIn([3])", "compare it with a value or member of its own type"),
        .init("$0.score.trimmed() == \"a\"", "only a String has the methods of text"),
        .init("$0.score.replacing(\"1\", with: \"2\") == $0.name", "only a String has the methods of text"),
        .init("$0.score.start(of: .month) == day", "only a Date has the methods of dates"),
        .init("$0.score.adding(.days(3)) > day", "only a Date has the methods of dates"),
        .init("$0.name.days(since: day) > 3", "only a Date has the methods of dates"),
        .init("$0.signupDate.days(from: $0.score) > 3", "only a Date has the methods of dates"),
        .init("$0.signupDate.adding(.days(3)) > \"a\"", "compare it with a value or member of its own type"),
        .init("$0.name.trimmed() == 3", "compare it with a value or member of its own type"),
        .init(#"$0.score.isIn(Pet.request().all().select(\.name))"#, "compare it with a 'Double'"),
        .init(
            #"$0.name.isNotIn(Pet.request().all().select(\.id))"#, "compare it with a value or member of its own type"),
    ]

    private static let operands: [Mistake] = [
        .init("$0.name == 5", "compare it with a value or member of its own type"),
        .init("$0.plan == \"premium\"", "compare it with a value"),
        .init("$0.score > \"10\"", "compare it with a 'Double'"),
        .init("$0.score > whole", "compare it with a 'Double'"),
        .init("$0.id == 1.5", "compare it with an 'Int'"), .init("$0.score == $0.id", "another number by 'Double(…)'"),
        .init("$0.signupDate > \"2020\"", "compare it with a value"),
        .init("$0.name == $0.score", "compare it with a value or member of its own type"),
        .init("$0.name == Pet.fetchableMembers.name", "and of the same model"),
        .init("$0.isAdmin < true", "which must have an order"), .init("$0.name == nil", "unwrap it first"),
        .init("$0.score > limit", "unwrap it first"),
        .init("$0.house == 3.5", "a model or key of its own type"), .init("$0.pets == nil", "use 'isEmpty'"),
        .init("$0.pets.count == \"a\"", "compare it with an 'Int'"),
        .init("$0.house.floors == \"a\"", "compare it with an 'Int'"),
        .init("$0.pets.contains { $0.name == 5 }", "compare it with a value or member of its own type"),
        .init("$0.score % 2 == 0", "only integers have a remainder"),
        .init("10 < $0.score", "write the member first"), .init("\"Joe\" == $0.name", "write the member first"),
        .init("5 == $0.name", "write the member first"), .init("true == $0.isAdmin", "write the member first"),
        .init("limit! > $0.score * 2", "write the member first"),
    ]

    private static let conditions: [Mistake] = [
        .init("$0.name", "only a Bool is a condition"), .init("$0.plan", "only a Bool is a condition"),
        .init("$0.score", "only a Bool is a condition"), .init("!$0.score", "only a Bool is a condition"),
        .init("($0.name || $0.isAdmin)", "only a Bool is a condition"),
        .init("$0.isAdmin & $0.isVerified", "conditions are joined by '&&' and '||'"),
        .init("$0.isAdmin | $0.isVerified", "conditions are joined by '&&' and '||'"),
        .init("$0.id & 1 == 1", "conditions are joined by '&&' and '||'"),
        .init("$0", "it stands for a whole model"), .init("!$0", "it stands for a whole model"),
        .init("$0 == \"a\"", "a model or key of its own type"), .init("$0 == nil", "a model or key of its own type"),
        .init("$0.house", "a related model is not a condition"),
        .init("!$0.house", "a related model is not a condition"),
        .init("$0.pets", "related models are not a condition"),
    ]

    private static let everywhere: Set = [0, 10, 19]

    // The type checker does not learn the type of what is wrong, and tries every operator around it. One whose message is empty has
    // none: the compiler gives up at each place.
    private static let costly: [Mistake] = [
        .init("$0.plann == .premium", "", dearBesideGRDB: everywhere, dear: everywhere),
        .init("$0.plan == .premum", "", dearBesideGRDB: everywhere, dear: everywhere),
        .init("$0.plan.isIn(.premum, .freemium)", "type 'Plan' has no member 'premum'"),
        .init("$0.signupDate.adding(.dys(3)) > day", "type 'FetchDateStep' has no member 'dys'", dearBesideGRDB: [0]),
        .init("$0.rights.contains(.raed)", "", dearBesideGRDB: everywhere, dear: everywhere),
        .init(#"$0.pets.sum(\.name) > 3"#, "", dearBesideGRDB: everywhere, dear: everywhere),
        .init("$0.nickname ?? 3 == \"a\"", "'??' has an optional member on the left", dearBesideGRDB: [10], dear: [10]),
        .init("isDark", "", dearBesideGRDB: everywhere, dear: everywhere),
        .init("soundex($0.nmae) == word", "requires the types 'String'", dearBesideGRDB: everywhere, dear: [0, 10]),
        .init("soundex($0.score) == word", "requires the types 'String'", dearBesideGRDB: everywhere, dear: [0]),
        .init("limit", "requires that 'Double?' conform", dearBesideGRDB: everywhere, dear: [0, 10]),
        .init(
            "Pet.fetchableMembers.isVaccinated", "operator function '&&' requires the types 'User' and 'Pet' be",
            dearBesideGRDB: everywhere, dear: [0, 10]),
    ]
}
