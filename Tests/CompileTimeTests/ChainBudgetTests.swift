import Foundation
import Testing

/// A chain of each documented kind of condition costs what its conditions cost, with all of GRDB in sight and without.
@Suite struct ChainBudgetTests {
    private static let imports = [SolverCost.importsWithoutGRDB, SolverCost.allImports]

    @Test(arguments: ProgramSample.inCI(of: ConditionKind.all), imports)
    func aKindRepeatedStaysCheap(kind: ConditionKind, imports: [String]) throws {
        let chain = Chain((0..<20).map { Chain.Part(kind, number: $0 + 2) })
        let cost = try SolverCost.of(
            "\(ConditionKind.declarations(for: chain.request))\nlet users = \(chain.request)", imports: imports)
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect(cost.scopes <= chain.scopes, "\(cost.scopes / 20) scopes a condition")
    }

    private static let places = [0, 5, 10, 15, 19]

    /// Each kind at five places of a chain of 20 mixed conditions.
    @Test(arguments: ProgramSample.of(ConditionKind.all))
    func aKindAtEachPlaceStaysCheap(kind: ConditionKind) throws {
        try expectCheapAtEachPlace(kind, imports: SolverCost.importsWithoutGRDB)
    }

    @Test(arguments: ProgramSample.inCI(of: ConditionKind.all))
    func aKindAtEachPlaceStaysCheapBesideGRDB(kind: ConditionKind) throws {
        try expectCheapAtEachPlace(kind, imports: SolverCost.allImports)
    }

    private func expectCheapAtEachPlace(_ kind: ConditionKind, imports: [String]) throws {
        let chains = Self.places.map { place in
            var parts = Conditions.mixed(20).map { Chain.Part($0) }
            parts[place] = Chain.Part(kind, number: 3)
            return Chain(parts)
        }
        let source = chains.enumerated().map { "let users\($0) = \($1.request)" }.joined(separator: "\n")
        let cost = try SolverCost.of(
            "\(ConditionKind.declarations(for: source))\n\(source)", imports: imports, limitOfExpression: 5000)
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect(cost.scopes <= 5 * (19 * 20 + 3 * kind.scopes), "\(cost.scopes / 5) scopes a chain")
    }
}
