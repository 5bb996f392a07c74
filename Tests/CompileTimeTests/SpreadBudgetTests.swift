import Testing

/// How much work a model with structs in columns is for the type checker, in scopes; another model is none the dearer for them.
@Suite struct SpreadBudgetTests {
    private func cost(of assignment: String) throws -> SolverCost {
        try SolverCost.of(
            """
            func change(_ offices: inout [Office], date: Date) throws {
            try Office.request().all().update(in: &offices) {
            \(assignment)
            }
            }
            """)
    }

    @Test(
        arguments: [
            ("$0.site.city = \"a\"", 60), ("$0.site.floor += 1", 30), ("$0.former = nil", 30),
            ("$0.former = $0.site", 95),
            ("$0.site = Site(city: \"a\", floor: 1, opened: date, note: Note(text: nil))", 60), ("$0.id += 1", 30),
        ])
    func anAssignmentStaysCheap(assignment: String, scopes: Int) throws {
        let cost = try cost(of: assignment)
        #expect(cost.errors.isEmpty, "\(cost.errors)")
        #expect((1...scopes).contains(cost.scopes), "\(cost.scopes) scopes")
    }

    @Test(
        arguments: [
            ("$0.site.floor = \"a\"", "cannot assign value of type 'String' to type 'FetchExpression<Office, Int>'"),
            ("$0.id = \"a\"", "cannot assign value of type 'String' to type 'FetchExpression<Office, Int>'"),
            ("$0.site = nil", "'nil' cannot be assigned to type 'SpreadUpdate<Office, Site.FetchableColumns<Office>>'"),
            (
                "$0.site = $0.former",
                "cannot assign value of type 'OptionalSpreadUpdate<Office, Site.FetchableColumns<Office>>' to type "
                    + "'SpreadUpdate<Office, Site.FetchableColumns<Office>>'"
            ),
        ])
    func aMistakeIsFoundWhereItStands(assignment: String, error: String) throws {
        let cost = try cost(of: assignment)
        #expect(cost.errors == ["3: \(error)"])
        #expect((1...400).contains(cost.scopes), "\(cost.scopes) scopes")
    }

    @Test func aComparedStructIsRefusedAtOnce() throws {
        let cost = try SolverCost.of("let offices = Office.request().all().where { $0.site == $0.former && $0.id > 3 }")
        #expect(cost.errors.count == 1)
        #expect((1...400).contains(cost.scopes), "\(cost.scopes) scopes")
    }
}
