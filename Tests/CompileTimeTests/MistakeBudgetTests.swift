import Testing

/// A mistake in a long filter is found at once, and where it is.
@Suite struct MistakeBudgetTests {
    private static let count = 20

    @Test(arguments: ["$0.name == 5", "$0.score > \"10\""], [0, 10, 19])
    func aWrongTypeInAChainIsOneErrorAtItsLine(mistake: String, index: Int) throws {
        let filter = Filter.chain(Conditions.mixed(Self.count)).replacing(index, with: mistake)
        let cost = try SolverCost.of(filter.source)
        try expectOneError(cost, at: filter.line(of: index))
        #expect(cost.scopes <= 3000, "\(cost.scopes) scopes")
    }

    @Test(
        arguments: [
            "$0.plan == \"premium\"", "$0.name == Pet.fetchableMembers.name", "$0.name == $0.score",
            "$0.isAdmin < true", "$0.name == nil", "$0.score != nil", "$0.nam == \"Joe\"", "$0.score > $0.bonnus",
        ])
    func aMistakeThatAnOverloadCatchesIsOneErrorAtItsLine(mistake: String) throws {
        let filter = Filter.chain(Conditions.mixed(Self.count)).replacing(10, with: mistake)
        let cost = try SolverCost.of(filter.source)
        try expectOneError(cost, at: filter.line(of: 10))
        #expect(cost.scopes <= 3000, "\(cost.scopes) scopes")
    }

    @Test(
        arguments: [
            "$0.nam == \"Joe\"", "$0.name.hasPrefix(5)", "$0.name == nil", "$0.score", "$0.plan == .gold",
            "$0.score.hasPrefix(\"1\")", "$0.score.isIn(\"a\"...\"z\")", "$0.id.isIn([\"a\"])",
            "$0.score % 2 == 0", "$0.name == 5",
        ])
    func anyMistakeInAStatementIsAnErrorAtItsLine(mistake: String) throws {
        let filter = Filter.statements(Conditions.mixed(Self.count)).replacing(10, with: mistake)
        let cost = try SolverCost.of(filter.source)
        try expectOneError(cost, at: filter.line(of: 10))
        #expect(cost.scopes <= 3000, "\(cost.scopes) scopes")
    }

    /// In a file that imports GRDB, whose operators the type checker then tries in the place of ours, these end after a
    /// million scopes in "reasonable time", even in a chain of three. There, statements are the cure.
    @Test(arguments: ["$0.name.hasPrefix(5)", "$0.score", "$0.plan == .gold"])
    func anyMistakeInAChainIsOneErrorAtItsLineWithoutGRDB(mistake: String) throws {
        let filter = Filter.chain(Conditions.mixed(Self.count)).replacing(10, with: mistake)
        let cost = try SolverCost.of(filter.source, imports: SolverCost.importsWithoutGRDB)
        try expectOneError(cost, near: filter.line(of: 10))
        #expect(cost.scopes <= 150_000, "\(cost.scopes) scopes")
    }

    private func expectOneError(_ cost: SolverCost, at line: Int) throws {
        let error = try #require(cost.errors.first, "it was accepted")
        #expect(Set(cost.errors.map(\.line)) == [line + 1], "\(cost.errors)")
        #expect(!error.contains("reasonable time"), "\(error)")
    }

    /// An operand that is no condition is reported at the operator, which may be on the line below.
    private func expectOneError(_ cost: SolverCost, near line: Int) throws {
        let error = try #require(cost.errors.first, "it was accepted")
        #expect(cost.errors.count == 1, "\(cost.errors)")
        #expect([line + 1, line + 2].contains(error.line), "\(error)")
        #expect(!error.contains("reasonable time"), "\(error)")
    }
}

extension String {
    /// The line in an error of ``SolverCost``.
    fileprivate var line: Int { Int(prefix { $0.isNumber }) ?? 0 }
}
