import Testing

/// Code that is being written costs little, since an editor checks it at every keystroke.
///
/// Not under test: the first condition of a chain. Without its type, the type checker tries every way to read what follows.
@Suite struct UnfinishedCodeTests {
    private static let conditions = [
        "$0.", "$0.name.", "$0.name ==", "$0.name.hasPrefix(", "$0.name.hasPrefix(\"a\"", "!$0.", "$0.score > $0.",
        "$0.pets.contains { $0.",
    ]

    @Test(arguments: conditions, [false, true])
    func aStatementStaysCheap(condition: String, besideGRDB: Bool) throws {
        let filter = Filter.statements(Conditions.mixed(20)).replacing(10, with: condition)
        try expectErrors(in: filter, besideGRDB: besideGRDB, scopes: 3000)
    }

    @Test(
        arguments: ["$0.", "$0.name.", "$0.name ==", "$0.name.hasPrefix(", "($0.score > 5", "$0.score > $0."], [10, 19])
    func aConditionOfAChainStaysCheap(condition: String, place: Int) throws {
        let filter = Filter.chain(Conditions.mixed(20)).replacing(place, with: condition)
        try expectErrors(in: filter, besideGRDB: false, scopes: 3000)
    }

    @Test(arguments: ["$0.", "$0.name.", "$0.name ==", "($0.score > 5"], [10, 19])
    func aConditionOfAChainStaysCheapBesideGRDB(condition: String, place: Int) throws {
        let filter = Filter.chain(Conditions.mixed(20)).replacing(place, with: condition)
        try expectErrors(in: filter, besideGRDB: true, scopes: 10_000)
    }

    private func expectErrors(in filter: Filter, besideGRDB: Bool, scopes: Int) throws {
        let cost = try SolverCost.of(
            filter.source, imports: besideGRDB ? SolverCost.allImports : SolverCost.importsWithoutGRDB,
            limitOfExpression: 4 * scopes)
        #expect(!cost.errors.isEmpty)
        #expect(cost.scopes <= scopes, "\(cost.scopes) scopes")
    }
}
