import Testing

/// The rules notice what they are for.
@Suite struct StoreRulesTests {
    @Test(arguments: [
        "pets.@count > 0", "pets.@sum.age == owner.age", "SUBQUERY(pets, $a, $a.age > 3).@count == 0",
        "SUBQUERY(pets, $a, SUBQUERY($a.toys, $b, TRUEPREDICATE).@count > 0).@count > 0", "name BEGINSWITH \"A\"",
        "age IN {1, 2}", "name == nil", "(age + 1) > 3",
    ])
    func accepted(format: String) throws { try StoreRules.check(PredicateFormatProgram(format: format).predicate) }

    @Test(arguments: [
        "pets.@count IN {1, 2}", "(pets.@count + 1) > 3", "SUBQUERY(pets, $a, $a.toys.@count > 0).@count > 0",
        "SUBQUERY(pets, $a, $a.toys.@sum.age > 3).@count > 0", "(age + 1) IN {1, 2}", "name < nil",
        "\"A\" BEGINSWITH name", "NOT (a == 1 OR pets.@max.name CONTAINS \"x\")",
    ])
    func refused(format: String) throws {
        let program = try PredicateFormatProgram(format: format)
        #expect(throws: StoreRules.Violation.self) { try StoreRules.check(program.predicate) }
    }
}
