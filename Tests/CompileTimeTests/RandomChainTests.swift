import Foundation
import Testing

/// Chains of 5 to 60 conditions that are drawn cost what their conditions may cost, with all of GRDB in sight and without.
@Suite struct RandomChainTests {
    /// About as many conditions are in each file: the time that a chain takes grows faster than its scopes.
    private static let conditionsOfAFile = 300

    /// The files that are compiled with all of GRDB in sight, and as many without: 2,000 chains, or in CI others each day. A file
    /// takes ten seconds of a processor.
    ///
    /// `FETCHING_RANDOM_CHAINS=300 FETCHING_SEED=7 swift test --filter RandomChainTests` compiles 20,000, or others.
    private static let files =
        Int(environment["FETCHING_RANDOM_CHAINS"] ?? "").map { Array(0..<max(2, $0)) }
        ?? ProgramSample.inCI(of: Array(0..<36), fewer: 2)

    private static let seed = UInt64(environment["FETCHING_SEED"] ?? "") ?? 15

    private static let environment = ProcessInfo.processInfo.environment

    // Most files with 'choose' had a chain above its limit, when `else: $0.best ?? 0` was one of its kinds.
    @Test(arguments: files)
    func randomChainsStayCheap(file: Int) throws {
        let chains = chains(ofFile: file, kinds: ConditionKind.all)
        let cost = try cost(of: chains, imports: SolverCost.importsWithoutGRDB, limit: chains.map(\.scopes).max())
        let conditions = chains.reduce(0) { $0 + $1.conditions }
        #expect(cost.errors.isEmpty, "\(cost.errors), \(chains.map(\.request))")
        #expect(cost.scopes <= 30 * conditions, "\(cost.scopes) scopes for \(conditions) conditions")
    }

    // There, a group under `!` costs 300, and a chain with two of them, or with one and some `??`, was seen to cost 50,200: the solver comes
    // to the `&&` of the group before the `!`, and tries GRDB's `&&` as well. The article on compile time says so. It is repeated,
    // and stands at each place of a chain, in `ChainBudgetTests`.
    @Test(arguments: files)
    func randomChainsStayCheapBesideGRDB(file: Int) throws {
        let kinds = Self.kinds(without: ["!($0.score > %d && "])
        let chains = chains(ofFile: file, kinds: kinds)
        let cost = try cost(of: chains, imports: SolverCost.allImports, limit: 5000)
        let conditions = chains.reduce(0) { $0 + $1.conditions }
        #expect(cost.errors.isEmpty, "\(cost.errors), \(chains.map(\.request))")
        #expect(cost.scopes <= 32 * conditions, "\(cost.scopes) scopes for \(conditions) conditions")
    }

    @Test func chainsOfAllLengthsAreDrawn() {
        let chains = (0..<36).flatMap { self.chains(ofFile: $0, kinds: ConditionKind.all) }
        #expect(chains.count >= 28 * 36)
        #expect(chains.contains { $0.conditions < 7 })
        #expect(chains.contains { $0.conditions >= 55 })
    }

    private static func kinds(without expensive: [String]) -> [ConditionKind] {
        ConditionKind.all.filter { kind in !expensive.contains { kind.pattern.contains($0) } }
    }

    /// The chains of a file, most of which are short.
    private func chains(ofFile file: Int, kinds: [ConditionKind]) -> [Chain] {
        var random = RandomChains(of: kinds, seed: Self.seed &+ UInt64(file))
        var chains: [Chain] = []
        while chains.reduce(0, { $0 + $1.conditions }) < Self.conditionsOfAFile {
            chains.append(random.chain(of: random.length(in: 5...60)))
        }
        return chains
    }

    /// - Parameter limit: The scopes after which the compiler gives up on a chain.
    private func cost(of chains: [Chain], imports: [String], limit: Int?) throws -> SolverCost {
        let source = chains.enumerated().map { "let users\($0) = \($1.request)" }.joined(separator: "\n")
        return try SolverCost.of(
            "\(ConditionKind.declarations(for: source))\n\(source)", imports: imports, limitOfExpression: limit)
    }
}
