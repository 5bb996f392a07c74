import Testing

/// The condition of a policy costs what the same condition costs in `where`.
@Suite struct PolicyBudgetTests {
    private static let principal = """
        struct Guard: PolicyPrincipal { let id: Int; let houseID: Int?; let isChief: Bool; let name: String }

        """

    /// - Parameter count: The number of conditions, joined in a chain.
    private func policy(_ count: Int) -> String {
        let parts = [
            "user.id == me.id", "user.houseID == me.houseID", "me.isChief", "user.name == me.name", "user.score > 10",
            "!user.isAdmin",
        ]
        let chain = (0..<count).map { parts[$0 % parts.count] }.joined(separator: " || ")
        return Self.principal
            + "let policy = Policy<User, Guard> { user, me in \(chain) }.changing { user, me in user.id == me.id }"
    }

    @Test func conditions() throws {
        let costs = try [6, 12, 24].map { try SolverCost.of(policy($0)) }
        for cost in costs { #expect(cost.errors.isEmpty, "\(cost.errors)") }
        // About the same for each condition, however many there are.
        #expect(
            costs[2].scopes <= costs[1].scopes * 3 && costs[1].scopes <= costs[0].scopes * 3, "\(costs.map(\.scopes))")
        #expect(costs[2].scopes <= 3_000, "\(costs.map(\.scopes))")
    }

    @Test func aMistakeIsReportedAtItsPlace() throws {
        let cost = try SolverCost.of(
            Self.principal + "let policy = Policy<User, Guard> { user, me in user.id == me.id && user.nmae == me.name }"
        )
        #expect(
            cost.errors.count == 1 && cost.errors.first?.contains("'User' has no such member") == true, "\(cost.errors)"
        )
    }
}
