import Testing

/// Each kind of mistake, first, in the middle and last in a chain of 20 conditions, with all of GRDB in sight and without: one
/// error, at its line, within a budget.
@Suite struct MistakeMatrixTests {
    private static let places = [0, 10, 19]

    /// The most that an expression with a mistake may cost.
    private static let scopes = 3000

    @Test(arguments: Mistake.all, [false, true])
    func aMistakeIsOneErrorWhereItStands(mistake: Mistake, besideGRDB: Bool) throws {
        let filters = Self.places.map { Filter.chain(Conditions.varied(20)).replacing($0, with: mistake.condition) }
        let sources = filters.enumerated().map { $1.source.replacing("let users =", with: "let users\($0) =") }
        let cost = try SolverCost.of(
            ([Mistake.declarations] + sources).joined(separator: "\n"),
            imports: besideGRDB ? SolverCost.allImports : SolverCost.importsWithoutGRDB)

        var line = 1
        let lines = zip(filters, Self.places).map { filter, place in
            defer { line += filter.source.split(separator: "\n").count }
            return line + filter.line(of: place) + 1
        }
        #expect(cost.errors.count == Self.places.count, "\(cost.errors)")
        for (error, line) in zip(cost.errors, lines) {
            // An operand that is not a condition is reported at the operator, which may be on the line below.
            let isThere = error.hasPrefix("\(line): ") || error.hasPrefix("\(line + 1): ")
            #expect(isThere, "line \(line): \(cost.errors)")
            #expect(error.contains(mistake.message))
        }
        #expect(cost.scopes <= Self.places.count * Self.scopes, "\(cost.scopes) scopes")
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

    init(_ condition: String, _ message: String) {
        self.condition = condition
        self.message = message
    }

    var testDescription: String { condition }

    /// The variables that conditions refer to.
    static let declarations = "let isDark = Bool.random(); let limit: Double? = 3; let whole = 3"

    static let all: [Mistake] = members + arguments + operands + conditions

    // Without the member, the type checker tries every way to read what stands around it: with GRDB's operators, many.
    private static let members: [Mistake] = [
        .init("$0.pets.contains { $0.wieght > 3 }", "has no dynamic member 'wieght'"),
        .init("$0.pets.allSatisfy { $0.wieght > 3 }", "has no dynamic member 'wieght'"),
    ]

    private static let arguments: [Mistake] = [
        .init("$0.name.hasPrefix(3)", "cannot convert value of type 'Int' to expected argument type 'String'"),
        .init("$0.score.hasPrefix(\"1\")", "requires the types 'Double' and 'String' be equivalent"),
        .init("$0.pets.contains { $0.name.hasPrefix(3) }", "cannot convert value of type 'Int'"),
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
        .init("5 == $0.name", "write the member first"), .init("limit! > $0.score * 2", "write the member first"),
    ]

    private static let conditions: [Mistake] = [
        .init("$0.name", "only a Bool is a condition"), .init("$0.plan", "only a Bool is a condition"),
        .init("$0.score", "only a Bool is a condition"), .init("!$0.score", "only a Bool is a condition"),
        .init("($0.name || $0.isAdmin)", "only a Bool is a condition"),
    ]
}
