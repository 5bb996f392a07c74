import Foundation
import Testing

/// Any chain of documented conditions costs what its conditions cost, with all of GRDB in sight and without.
@Suite struct ChainBudgetTests {
    private static let imports = [SolverCost.importsWithoutGRDB, SolverCost.allImports]

    /// 2,000 chains of 5 to 60 conditions, 100 to a file.
    @Test(arguments: 0..<20)
    func randomChainsStayCheap(file: Int) throws {
        var generator = ChainGenerator(seed: UInt64(file))
        let length = 5 + file * 55 / 19
        let chains = (0..<100).map { _ in generator.chain(of: length) }
        let source = chains.enumerated().map { "let users\($0) = \($1.request)" }.joined(separator: "\n")
        let conditions = chains.reduce(0) { $0 + $1.conditions }
        let longest = chains.map(\.conditions).max() ?? 0
        let cost = try SolverCost.of(
            ConditionKind.declarations + "\n" + source, imports: Self.imports[file % 2],
            limitOfExpression: 30 * longest + 300)
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect(cost.scopes <= 30 * conditions, "\(cost.scopes) scopes for \(conditions) conditions")
    }

    @Test(arguments: ConditionKind.all, imports)
    func aKindRepeatedStaysCheap(kind: ConditionKind, imports: [String]) throws {
        let chain = Chain((0..<20).map { (kind.condition($0 + 2), kind.conditions) })
        let cost = try SolverCost.of(
            "\(ConditionKind.declarations)\nlet users = \(chain.request)", imports: imports)
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect(cost.scopes <= 20 * kind.scopes, "\(cost.scopes / 20) scopes a condition")
    }

    /// Each kind once at each of 20 places, among conditions of mixed kinds.
    @Test(arguments: ConditionKind.all)
    func aKindAtEachPlaceStaysCheap(kind: ConditionKind) throws {
        let chains = (0..<20).map { place in
            var conditions = Conditions.mixed(20).map { ($0, 1) }
            conditions[place] = (kind.condition(3), kind.conditions)
            return Chain(conditions)
        }
        let source = chains.enumerated().map { "let users\($0) = \($1.request)" }.joined(separator: "\n")
        let cost = try SolverCost.of("\(ConditionKind.declarations)\n\(source)", limitOfExpression: 5000)
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect(cost.scopes <= 20 * (19 * 20 + 3 * kind.scopes), "\(cost.scopes / 20) scopes a chain")
    }
}

/// Conditions that `&&` and `||` join, at random.
struct ChainGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

    mutating func chain(of length: Int) -> Chain {
        Chain(
            (0..<length).map { number in
                let kind = ConditionKind.all[next(below: ConditionKind.all.count)]
                return (kind.condition(number + 2), kind.conditions)
            },
            operators: (0..<length).map { _ in next(below: 3) == 0 ? "||" : "&&" })
    }

    private mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % bound
    }
}

/// A chain of conditions.
struct Chain {
    let request: String
    let conditions: Int

    init(_ parts: [(source: String, conditions: Int)], operators: [String] = []) {
        let lines = parts.enumerated().map { index, part in
            let joint = operators.isEmpty ? (index.isMultiple(of: 3) ? "||" : "&&") : operators[index]
            return "    \(index == 0 ? "" : joint + " ")\(part.source)"
        }
        request = "User.request().all().where {\n\(lines.joined(separator: "\n"))\n}"
        conditions = parts.reduce(0) { $0 + $1.conditions }
    }
}
