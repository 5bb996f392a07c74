import Testing

/// How much work conditions along relationships are for the type checker, in scopes.
@Suite struct RelationshipBudgetTests {
    struct Budget: CustomTestStringConvertible, Sendable {
        let condition: String
        let scopes: Int

        /// What is imported: all of GRDB, or not.
        let imports: [String]

        var testDescription: String { condition }

        init(_ condition: String, within scopes: Int = 40, imports: [String] = SolverCost.allImports) {
            self.condition = condition
            self.scopes = scopes
            self.imports = imports
        }

        static let all = [
            Budget("$0.house.street == \"a\""),
            Budget("$0.house.floors > 2"),
            Budget("$0.house.street.hasPrefix(\"a\")"),
            Budget("$0.house == nil"),
            Budget("$0.house == 3"),
            Budget("$0.pets.isEmpty"),
            Budget("$0.pets.count > 2"),
            Budget("$0.pets.sum(\\.weight) > 2"),
            Budget("$0.pets.max(\\.name) == \"a\""),
            Budget("$0.pets.count { $0.weight > 3 } > 2"),
            Budget("$0.pets.sum(\\.weight) { $0.isVaccinated } > 2"),
            Budget("$0.pets.contains { $0.weight > 3 }"),
            Budget("$0.pets.allSatisfy { $0.name.hasPrefix(\"M\") }"),
            Budget("$0.pets.contains {\n$0.weight > 3\n$0.name.hasPrefix(\"M\")\n}"),
            Budget(
                "$0.pets.contains { $0.weight > 3 && $0.name.hasPrefix(\"M\") }",
                imports: SolverCost.importsWithoutGRDB),
            // Two conditions, of which each costs 16 by itself where the operators of GRDB are in sight.
            Budget("$0.pets.contains { $0.weight > 3 && $0.name.hasPrefix(\"M\") }", within: 45),
            Budget("$0.pets.contains { $0.toys.contains { $0.price > 3 } }", within: 45),
            Budget("$0.pets.contains { $0.owner.house.floors > 2 }"),
        ]
    }

    @Test(arguments: Budget.all)
    func aConditionStaysCheapInAChainOfTen(budget: Budget) throws {
        let chain = Filter.chain(Conditions.repeating(10) { _ in [budget.condition] })
        let cost = try SolverCost.of(chain.source, imports: budget.imports)
        #expect(cost.errors.isEmpty)
        #expect((1...10 * budget.scopes).contains(cost.scopes), "\(cost.scopes) scopes for 10 conditions")
    }

    /// A member of JSON costs as much as one along a relationship, and each struct on the way to it a little more.
    @Test(
        arguments: [
            ("$0.address.city == \"a\"", 40), ("$0.address.floor > 2", 40), ("$0.former.geo.latitude > 2", 40),
            ("$0.former.annex.label == nil", 60), ("$0.address.city.hasPrefix(\"a\")", 40),
            ("$0.tags.contains(\"a\")", 40),
        ])
    func aMemberOfJSONStaysCheapInAChainOfTen(condition: String, scopes: Int) throws {
        let chain = Filter.chain(Conditions.repeating(10) { _ in [condition] }).source
        let cost = try SolverCost.of(chain.replacing("User.request()", with: "Shop.request()"))
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect((1...10 * scopes).contains(cost.scopes), "\(cost.scopes) scopes for 10 conditions")
    }

    /// A member of a struct in columns is one of the model, and costs no more than one of JSON.
    @Test(
        arguments: [
            ("$0.site.city == \"a\"", 20), ("$0.site.floor > 2", 20), ("$0.site.note.text == nil", 60),
            ("$0.former.floor > 2", 40), ("$0.former.note.text == nil", 60), ("$0.former == nil", 40),
            ("$0.site.city.hasPrefix(\"a\")", 40),
        ])
    func aMemberOfAStructInColumnsStaysCheapInAChainOfTen(condition: String, scopes: Int) throws {
        let chain = Filter.chain(Conditions.repeating(10) { _ in [condition] }).source
        let cost = try SolverCost.of(chain.replacing("User.request()", with: "Office.request()"))
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect((1...10 * scopes).contains(cost.scopes), "\(cost.scopes) scopes for 10 conditions")
    }

    @Test func nestingAddsNoMoreThanASum() throws {
        let depths = try (1...6).map { depth in
            let opening = "$0.pets.contains { " + String(repeating: "$0.owner.pets.contains { ", count: depth - 1)
            let cost = try SolverCost.of(
                Filter.chain(["\(opening)$0.weight > 3\(String(repeating: " }", count: depth))"]).source)
            #expect(cost.errors.isEmpty)
            return cost.scopes
        }
        let steps = zip(depths, depths.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { $0 <= 30 }, "\(depths) scopes for 1 to 6 levels")
    }

    @Test func loadingStaysCheap() throws {
        let source = """
            let users = User.request().all()
                .including { $0.pets.where { $0.weight > 3 }.sorted(by: .descending(\\.weight)).first(nth: 3) }
                .including(\\.house)
                .including { $0.pets.including(\\.toys) }
            """
        let cost = try SolverCost.of(source)
        #expect(cost.errors.isEmpty)
        #expect((1...400).contains(cost.scopes), "\(cost.scopes) scopes")
    }

    @Test(
        arguments: [
            "$0.house == \"a\"", "$0.house == 5.5", "$0.pets == nil", "$0.house.floors == \"a\"",
            "$0.house.street > 3", "$0.pets.count == \"a\"",
        ])
    func aMistakeThatAnOperatorCatchesIsOneErrorAtItsLine(mistake: String) throws {
        let filter = Filter.chain(Conditions.mixed(20)).replacing(10, with: mistake)
        let cost = try SolverCost.of(filter.source)
        #expect(cost.errors.count == 1, "\(cost.errors)")
        #expect(cost.errors.first?.hasPrefix("\(filter.line(of: 10) + 1): ") == true, "\(cost.errors)")
        #expect(cost.scopes <= 3000, "\(cost.scopes) scopes")
    }

    @Test(
        arguments: [
            "$0.house.stret == \"a\"", "$0.pets.contains { $0.nam == \"a\" }", "$0.pets.name == \"a\"",
            "$0.house", "$0.pets.sum(\\.name) > 3",
        ])
    func anyMistakeInAStatementIsAnErrorAtItsLine(mistake: String) throws {
        let filter = Filter.statements(Conditions.mixed(20)).replacing(10, with: mistake)
        let cost = try SolverCost.of(filter.source)
        #expect(cost.errors.contains { $0.hasPrefix("\(filter.line(of: 10) + 1): ") }, "\(cost.errors)")
        #expect(cost.scopes <= 5000, "\(cost.scopes) scopes")
    }
}
