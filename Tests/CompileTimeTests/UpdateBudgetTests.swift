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
        "$0.houseID = $0.houseID * 2 + $0.houseID * 3 - $0.houseID * 4 + $0.id * 5 - 2",
        "$0.houseID = $0.houseID + $0.houseID + 1 + $0.id + $0.houseID + 2 + $0.id + $0.houseID + 3 + $0.houseID + 4",
        "let sum = $0.id * 2 + $0.id * 3 - $0.id * 4 + 1; $0.houseID = sum",
        "let sum = $0.houseID * 2 + $0.id * 3 - $0.houseID * 4 + 1; $0.id = sum",
    ]

    @Test(arguments: calculations, [SolverCost.allImports, SolverCost.importsWithoutGRDB])
    func aLongCalculationStaysCheap(calculation: String, imports: [String]) throws {
        let cost = try SolverCost.of(source([calculation]), imports: imports, limitOfExpression: 5000)
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect((1...130).contains(cost.scopes), "\(cost.scopes) scopes")
    }

    // If this fails, such calculations have become cheap: take them out of the article on compile time.
    @Test(arguments: ["$0.houseID = $0.id * 2 + $0.id * 3", "$0.id = $0.houseID * 2 + $0.id * 3"])
    func aCalculationForAMemberThatAloneIsOptionalIsStillDear(calculation: String) throws {
        let cost = try SolverCost.of(source([calculation]), limitOfExpression: 5000)
        #expect(cost.errors.count == 1)
        #expect(cost.errors.first?.contains("reasonable time") == true, "\(cost.errors)")
    }

    /// What is computed by a property or a function, for a member that is optional where that is not, or the other way round.
    private static let computed = [
        "$0.houseID = $0.signupDate.year", "$0.houseID = $0.signupDate.days(since: date)",
        "$0.houseID = $0.name.unicodeScalarCount", "$0.id = $0.nickname.unicodeScalarCount",
        "$0.score = $0.houseID.asDouble", "$0.isVerified = !$0.isAdmin", "$0.isVerified = $0.name.isEmpty",
        "$0.isVerified = $0.name.hasPrefix(\"a\")", "$0.nickname = $0.name", "$0.name = $0.nickname",
    ]

    @Test(arguments: computed, [SolverCost.allImports, SolverCost.importsWithoutGRDB])
    func aComputedValueMayDifferInBeingOptional(assignment: String, imports: [String]) throws {
        let cost = try SolverCost.of(source([assignment]), imports: imports, limitOfExpression: 5000)
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect((1...500).contains(cost.scopes), "\(cost.scopes) scopes")
    }

    @Test func aMistakeIsFoundWhereItStands() throws {
        let cost = try SolverCost.of(source(Self.five + ["$0.score = \"high\""] + Self.five))
        #expect(cost.errors == ["8: cannot assign value of type 'String' to type 'FetchExpression<User, Double>'"])
        // It was 640 before structs in columns: the subscript that gives a 'SpreadUpdate' ranks with those of members, and is tried with
        // each of them. Ranked below, it is ambiguous with what assigns a struct of another row.
        #expect((1...64_000).contains(cost.scopes), "\(cost.scopes) scopes")
    }
}
