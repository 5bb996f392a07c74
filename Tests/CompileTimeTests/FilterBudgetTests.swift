import Testing

/// How much work a filter is for the type checker, in scopes.
@Suite struct FilterBudgetTests {
    @Test(arguments: [5, 10, 20, 40])
    func aChainOfMixedConditionsStaysCheap(count: Int) throws {
        let cost = try SolverCost.of(Filter.chain(Conditions.mixed(count)).source)
        #expect(cost.errors.isEmpty)
        #expect((1...20 * count).contains(cost.scopes), "\(cost.scopes) scopes")
    }

    @Test func theCostOfAChainGrowsInAStraightLine() throws {
        let twenty = try SolverCost.of(Filter.chain(Conditions.mixed(20)).source)
        let forty = try SolverCost.of(Filter.chain(Conditions.mixed(40)).source)
        #expect(Double(forty.scopes) <= 2.3 * Double(twenty.scopes), "\(forty.scopes) against \(twenty.scopes)")
    }

    @Test func conditionsAsStatementsAreCheaperThanAChain() throws {
        let cost = try SolverCost.of(Filter.statements(Conditions.mixed(20)).source)
        #expect(cost.errors.isEmpty)
        #expect((1...180).contains(cost.scopes), "\(cost.scopes) scopes")
    }

    @Test func ifElseSwitchAndForStayCheap() throws {
        let statements = Conditions.repeating(20) { number in
            [
                "$0.score > \(number).5",
                "if flags[\(number)] { $0.isAdmin }",
                "if flags[\(number)] { $0.name.hasPrefix(\"a\") } else { $0.nickname != nil }",
                "for word in words { $0.name.contains(word) }",
                "switch number { case \(number): $0.plan == .premium; default: $0.score < 3 }",
            ]
        }
        let declarations = "let flags = [true]; let words = [\"a\"]; let number = 1\n"
        let cost = try SolverCost.of(declarations + Filter.statements(statements).source)
        #expect(cost.errors.isEmpty)
        #expect((1...30 * 20).contains(cost.scopes), "\(cost.scopes) scopes")
    }

    @Test(arguments: OperatorBudget.all)
    func everyFamilyOfOperatorsStaysCheap(budget: OperatorBudget) throws {
        let cost = try SolverCost.of(Filter.chain(Conditions.repeating(10, budget.conditions)).source)
        #expect(cost.errors.isEmpty)
        #expect((1...10 * budget.scopesPerCondition).contains(cost.scopes), "\(cost.scopes) scopes for 10 conditions")
    }

    @Test func aSortOrderStaysCheap() throws {
        let terms = Conditions.repeating(10) { _ in
            [
                ".ascending(\\.name)", ".descending(\\.score)", ".ascending(\\.nickname).nilsLast",
                ".descending(\\.name, options: .caseInsensitive)", ".ascending { $0.score + $0.bonus }",
            ]
        }
        let cost = try SolverCost.of("let users = User.request().all().sorted(by: \(terms.joined(separator: ", ")))")
        #expect(cost.errors.isEmpty)
        #expect((1...90).contains(cost.scopes), "\(cost.scopes) scopes")
    }

    @Test func aLocalizedOrderStaysCheap() throws {
        let terms = Conditions.repeating(10) { _ in
            [
                ".ascending(\\.name, locale: Locale(identifier: \"sv\"))",
                ".descending(\\.nickname, locale: .current).nilsLast",
                ".ascending({ $0.nickname ?? $0.name }, locale: .current)",
            ]
        }
        let cost = try SolverCost.of("let users = User.request().all().sorted(by: \(terms.joined(separator: ", ")))")
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect((1...130).contains(cost.scopes), "\(cost.scopes) scopes")
    }
}

/// What a condition may cost, by the operators it is made of: about 1.3 times what it was measured to cost.
struct OperatorBudget: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let scopesPerCondition: Int
    let conditions: @Sendable (Int) -> [String]

    static let all = [
        OperatorBudget(testDescription: "arithmetic", scopesPerCondition: 35) {
            ["$0.score * \($0 + 2) + $0.bonus > 10"]
        },
        OperatorBudget(testDescription: "ranges and lists", scopesPerCondition: 37) {
            [
                "$0.score.isIn(\($0)...20)", "$0.score.isIn(\($0)..<20)", "$0.id.isIn([1, 2, \($0)])",
                "$0.plan.isIn(.freemium, .premium)", "$0.score.isNotIn(\($0)...)",
            ]
        },
        OperatorBudget(testDescription: "option sets", scopesPerCondition: 23) { _ in
            ["$0.rights.contains(.read)", "$0.rights.contains([.read, .write])", "$0.rights.intersects(.write)"]
        },
        OperatorBudget(testDescription: "negation", scopesPerCondition: 35) { ["!($0.score > \($0))"] },
        OperatorBudget(testDescription: "two members", scopesPerCondition: 320) { _ in ["$0.score < $0.bonus"] },
        OperatorBudget(testDescription: "the key", scopesPerCondition: 24) { ["$0 != \($0)"] },
        OperatorBudget(testDescription: "dates", scopesPerCondition: 175) {
            ["$0.signupDate > Date(timeIntervalSince1970: \($0))"]
        },
    ]
}
