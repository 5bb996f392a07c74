import Testing

/// How much work filters are that are combined at run time. Each is checked for itself, so that the number of combinations
/// does not matter.
@Suite struct CombinationBudgetTests {
    private static let imports = SolverCost.allImports + ["FetchingPredicate"]

    /// Five filters of a model, of two to four conditions each.
    private static let conditions = [
        #"$0.name.contains("a") && $0.score > 5"#, #"$0.nickname == "b" || $0.nickname == nil"#,
        #"$0.isAdmin || $0.score > 10 && $0.bonus < 3"#, #"$0.score > $0.bonus && $0.name != "c""#,
        #"!$0.isAdmin && $0.score >= 1 && $0.bonus <= 2 && $0.name.contains("d")"#,
    ]

    /// What a sequence of predicates, and the call that joins it, may cost above the filters themselves.
    private static let joining = 12

    /// What `if` and `append` may cost for each of the filters.
    private static let choosing = 8

    @Test(arguments: zip(["User.predicate", "#Predicate<User>"], ["disjunction", "conjunction"]))
    func fiveFiltersCostNoMoreThanTheirSum(maker: String, join: String) throws {
        let filters = Self.conditions.enumerated().map { "let filter\($0) = \(maker) { \($1) }" }
        let alone = try filters.reduce(0) { sum, filter in try sum + scopes(filter) }
        let join = "let joined = [\(filters.indices.map { "filter\($0)" }.joined(separator: ", "))].\(join)()"
        let together = try scopes((filters + [join]).joined(separator: "\n"))
        #expect(alone > 0)
        #expect(together <= alone + Self.joining, "\(together) scopes together, \(alone) alone")
    }

    @Test func filtersThatAreChosenAtRunTimeCostLittleMoreThanTheirSum() throws {
        let filters = Self.conditions.map { "User.predicate { \($0) }" }
        let alone = try filters.reduce(0) { sum, filter in try sum + scopes("let filter = \(filter)") }
        let choices = filters.map { "if Bool.random() { filters.append(\($0)) }" }
        let together = try scopes(
            """
            func chosen() -> FetchPredicate<User> {
                var filters: [FetchPredicate<User>] = []
                \(choices.joined(separator: "\n    "))
                return filters.conjunction()
            }
            """)
        let budget = alone + Self.joining + choices.count * Self.choosing
        #expect(together <= budget, "\(together) scopes together, \(alone) alone")
    }

    /// What a source costs, as compared with an empty one.
    private func scopes(_ source: String) throws -> Int {
        let cost = try SolverCost.of(source, imports: Self.imports)
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        return try cost.scopes - SolverCost.of("", imports: Self.imports).scopes
    }
}
