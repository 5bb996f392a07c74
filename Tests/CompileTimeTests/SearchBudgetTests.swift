import Testing

/// How much work the members of a search are for the type checker, in scopes. The budgets are a quarter more than each costs.
@Suite struct SearchBudgetTests {
    private let imports = SolverCost.allImports + ["FetchingPredicate"]

    @Test(arguments: [2, 4, 8])
    func theTextsOfASearchStayCheap(count: Int) throws {
        let texts = ["\\.name", "\\.nickname", "\\.house.street", "{ $0.name }"]
        let list = (0..<count).map { texts[$0 % texts.count] }.joined(separator: ", ")
        let cost = try SolverCost.of(search("in: [\(list)]"), imports: imports)
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect((1...count * 9 / 2).contains(cost.scopes), "\(cost.scopes) scopes")
    }

    @Test func theFieldsOfASearchStayCheap() throws {
        let names = [
            "\\.score", "\\.nickname", "\\.house.floors", "\\.isAdmin", "{ $0.pets.count }", "{ $0.score > 3 }",
        ]
        let fields = names.enumerated().map { "\"field\($0)\": \($1)" }.joined(separator: ", ")
        let cost = try SolverCost.of(search("in: [\\.name], fields: [\(fields)]"), imports: imports)
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect((1...44).contains(cost.scopes), "\(cost.scopes) scopes")
    }

    @Test(arguments: ["\\.nam", "\\.score", "{ $0.nam }", "\"name\""])
    func aMistakeIsFoundQuickly(mistake: String) throws {
        let cost = try SolverCost.of(search("in: [\\.name, \(mistake), \\.nickname]"), imports: imports)
        #expect(!cost.errors.isEmpty && cost.errors.allSatisfy { !$0.contains("reasonable time") }, "\(cost.errors)")
        #expect(cost.scopes <= 127, "\(cost.scopes) scopes")
    }

    private func search(_ arguments: String) -> String {
        "func search() throws { _ = try User.predicate(search: \"mari\", \(arguments)) }"
    }
}
