import Testing

/// How much work an update is for the type checker, in scopes.
@Suite struct UpdateBudgetTests {
    private func source(_ assignments: [String]) -> String {
        "func change(_ users: inout [User], date: Date) throws {\n"
            + "try User.request().all().update(in: &users) {\n\(assignments.joined(separator: "\n"))\n}\n}"
    }

    private static let five = [
        "$0.score += 1", "$0.plan = .freemium", "$0.nickname = nil", "$0.signupDate = date",
        "$0.bonus = $0.score * 2 + 1",
    ]

    @Test func fiveAssignmentsStayCheap() throws {
        let cost = try SolverCost.of(source(Self.five))
        #expect(cost.errors.isEmpty)
        #expect((1...155).contains(cost.scopes), "\(cost.scopes) scopes")
    }

    @Test func theCostGrowsInAStraightLine() throws {
        let five = try SolverCost.of(source(Self.five))
        let twenty = try SolverCost.of(source(Array(repeating: Self.five, count: 4).flatMap(\.self)))
        #expect(Double(twenty.scopes) <= 4.3 * Double(five.scopes), "\(twenty.scopes) against \(five.scopes)")
    }

    private static let calculations = [
        "$0.score = $0.score * 2 + $0.bonus * 3 - $0.score * 4 + $0.bonus * 1.5 - 2",
        "$0.score = ($0.score + 1) * ($0.bonus - 2) - $0.bonus * 5 + 6 - $0.score * 7 + 8 - ($0.score + $0.bonus) * 2",
        "$0.score = $0.score + $0.bonus + 1 + $0.score + $0.bonus + 2 + $0.score + $0.bonus + 3 + $0.score + $0.bonus + 4",
    ]

    @Test(arguments: calculations, [SolverCost.allImports, SolverCost.importsWithoutGRDB])
    func aLongCalculationStaysCheap(calculation: String, imports: [String]) throws {
        let cost = try SolverCost.of(source([calculation]), imports: imports, limitOfExpression: 5000)
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect((1...90).contains(cost.scopes), "\(cost.scopes) scopes")
    }

    @Test func aMistakeIsFoundWhereItStands() throws {
        let cost = try SolverCost.of(source(Self.five + ["$0.score = \"high\""] + Self.five))
        #expect(cost.errors == ["8: cannot assign value of type 'String' to type 'FetchExpression<User, Double>'"])
        #expect((1...640).contains(cost.scopes), "\(cost.scopes) scopes")
    }
}
