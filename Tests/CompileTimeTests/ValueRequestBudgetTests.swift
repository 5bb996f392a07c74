import Testing

/// How much work requests for values are for the type checker, in scopes.
@Suite struct ValueRequestBudgetTests {
    struct Budget: CustomTestStringConvertible, Sendable {
        let request: String
        let scopes: Int
        let declarations: String

        var testDescription: String { request }

        /// A request for users, which `steps` continue.
        init(_ steps: String, within scopes: Int, declaring declarations: String = "") {
            self.init(request: "User.request().all()" + steps, within: scopes, declaring: declarations)
        }

        init(request: String, within scopes: Int, declaring declarations: String = "") {
            self.request = request
            self.scopes = scopes
            self.declarations = declarations
        }

        var source: String {
            "\(declarations)func run(_ db: Database, _ cursor: PageCursor?) throws { _ = try \(request) }"
        }
    }

    /// A quarter more than each costs. The costs are counted from that of a request without a step, with one of `where`.
    static let budgets = [
        Budget(#".select(\.name)"#, within: 5),
        Budget(#".annotated(with: \.pets.count)"#, within: 5),
        Budget(#".annotated(with: \.pets.count, { $0.pets.max(\.weight) }, \.house.street)"#, within: 20),
        Budget(#".page(size: 50, after: cursor)"#, within: 5),
        Budget(#".sorted(by: .ascending(\.name)).select(\.name, \.score).page(size: 50, after: cursor)"#, within: 23),
        Budget(#".select(\.name, \.score).distinct().first(nth: 3).map { name, score in name }"#, within: 17),
        Budget(
            #"""
            .grouped(by: \.plan).having { $0.count > 10 && $0.average(\.score) > 5 }
            .sorted(by: .descending { $0.count }, .ascending { $0.key }).first(nth: 3)
            .select(\.key, \.count, { $0.sum(\.score) })
            """#, within: 215),
        Budget(".count(in: db)", within: 5),
        Budget(#".sum(\.score).fetch(in: db)"#, within: 5),
        Budget(#".average { $0.score * 2 }.fetch(in: db)"#, within: 11),
        Budget(#".max(\.house.street).fetch(in: db)"#, within: 6),
        Budget(#".count(distinct: \.plan).fetch(in: db)"#, within: 5),
        Budget(".count { $0.score > 5 && $0.isAdmin }", within: 35),
        Budget(".select {\n\(Projected.request(of: Projected.values))\n}", within: 40, declaring: Projected.line),
    ]

    @Test(arguments: budgets)
    func aRequestStaysCheap(budget: Budget) throws {
        let cost = try SolverCost.of(budget.source)
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect(cost.scopes <= budget.scopes, "\(cost.scopes) scopes")
    }

    /// Each value more costs about the same, and what the imports of GRDB add is little.
    @Test(arguments: [Values.keyPaths, .closures, .relationships, .aggregates, .conditionalAggregates])
    func theCostGrowsWithTheNumberOfValues(values: Values) throws {
        for imports in [SolverCost.allImports, SolverCost.importsWithoutGRDB] {
            let costs = try (1...6).map { count in
                let cost = try SolverCost.of(values.request(of: count), imports: imports)
                #expect(cost.errors.isEmpty, "\(cost.errors)")
                return cost.scopes
            }
            let steps = zip(costs, costs.dropFirst()).map { $1 - $0 }
            #expect(steps.allSatisfy { $0 <= values.scopes }, "\(costs) scopes for 1 to 6 values")
        }
    }

    @Test(arguments: ["$0.nam", "$0.isVerified", "$0.pets", "5", "Pet.fetchableMembers.weight"], [1, 3, 5])
    func aMistakeInAProjectionIsReportedAtItsLine(mistake: String, index: Int) throws {
        var values = Projected.values
        values[index] = mistake
        let selection = "{\n\(Projected.request(of: values)) }"
        let cost = try SolverCost.of("\(Projected.line)let lines = User.request().all().select \(selection)")
        #expect(cost.errors.first?.hasPrefix("\(index + 3): ") == true, "\(cost.errors)")
        #expect(cost.scopes <= 340, "\(cost.scopes) scopes")
    }

    @Test(arguments: Values.all, [0, 3, 5])
    func aMistakeInOneOfSixValuesIsReportedAtItsLine(values: Values, index: Int) throws {
        for mistake in values.mistakes {
            let cost = try SolverCost.of(values.request(of: 6, replacing: index, with: mistake))
            #expect(cost.errors.first?.hasPrefix("\(index + 2): ") == true, "\(mistake): \(cost.errors)")
            #expect(!cost.errors.contains { $0.contains("reasonable time") }, "\(cost.errors)")
            #expect(cost.scopes <= 6000, "\(cost.scopes) scopes")
        }
    }
}

/// A projection of six values.
private enum Projected {
    static let line =
        "@Projection struct Line { var a: String, b: String?, c: Double, d: Int, e: Plan, f: Int }; "

    static let values = ["$0.name", "$0.house.street", "$0.score * 2", "$0.id", "$0.plan", "$0.pets.count"]

    /// The call, of which the value at `index` stands at the line `index + 2`.
    static func request(of values: [String]) -> String {
        let arguments = zip(["a", "b", "c", "d", "e", "f"], values).map { "\($0): \($1)" }
        return "Line.selecting(\n\(arguments.joined(separator: ",\n")))"
    }
}
