import Testing

/// A request that begins with its conditions costs what the long form costs.
@Suite struct ShortFormBudgetTests {
    @Test(arguments: [SolverCost.importsWithoutGRDB, SolverCost.allImports])
    func conditions(imports: [String]) throws {
        let long = Chain(Conditions.mixed(20).map { Chain.Part($0) }).request
        let short = long.replacing("User.request().all().where", with: "User.where")
        #expect(short != long)
        let costs = try [short, long].map { try SolverCost.of("let users = \($0)", imports: imports) }
        #expect(costs.allSatisfy { $0.errors.isEmpty })
        #expect(costs[0].scopes <= costs[1].scopes)
    }

    @Test func aMistakeIsReportedAtItsPlace() throws {
        let cost = try SolverCost.of("let users = User.where { $0.isAdmin && $0.nmae == \"a\" }.limit(3)")
        #expect(cost.errors.count == 1)
        #expect(cost.errors.first?.contains("'User' has no such member") == true)
        #expect(cost.scopes <= 300)
    }
}
