import Foundation
import Testing

/// What conditions and key paths of a format mean, in memory and in the store.
@Suite struct FormatLanguageEvaluationTests {
    @Test func precedence() throws {
        try expect("FALSEPREDICATE AND FALSEPREDICATE OR TRUEPREDICATE", both: .yes)
        try expect("TRUEPREDICATE OR FALSEPREDICATE AND FALSEPREDICATE", both: .yes)
        try expect("NOT TRUEPREDICATE OR TRUEPREDICATE", both: .yes)
        try expect("NOT FALSEPREDICATE AND FALSEPREDICATE", both: .no)
        try expect("1 + 2 * 3 == 7 AND (1 + 2) * 3 == 9 AND 10 - 3 - 2 == 5 AND -2 + 3 == 1", both: .yes)
    }

    @Test func nilInAComparison() throws {
        try expect("nick == nil AND nick == %@ AND NOT nick != nil AND age != nil", .null, both: .yes)
        try expect("nick != 'a'", objects: .yes, sqlStore: .no)
        try expect("NOT nick == 'a'", objects: .yes, sqlStore: .no)
        try expect("nick == lost", objects: .yes, sqlStore: .no)
        try expect("NOT nick != lost", objects: .yes, sqlStore: .no)
        try expect("nick > 'a' OR nick <= 'a' OR nick LIKE '*' OR nick IN {'a'}", both: .no)
        try expect("NOT nick > 'a'", objects: .yes, sqlStore: .no)
        try expect("nick <= lost", objects: .unspecified, sqlStore: .no)
        try expect("nick > nil", objects: .unspecified, sqlStore: .no)
        try expect("NOT (nick == 'a' AND age == 0)", both: .yes)
        try expect("NOT (nick == 'a' AND age == 7)", objects: .yes, sqlStore: .no)
        try expect("nick == 'a' OR age == 7", both: .yes)
        try expect("NOT (nick BETWEEN {1, 2})", objects: .yes, sqlStore: .no)
        try expect("NOT (7 BETWEEN {8, nick})", both: .yes)
    }

    @Test func keyPathsOverWhatIsMissing() throws {
        try expect("vet.name == nil AND vet == nil AND vet.boss.name = nil AND owner.boss.age == nil", both: .yes)
        try expect("vet.name == nick", objects: .yes, sqlStore: .no)
        try expect("NOT vet.age > 3", objects: .yes, sqlStore: .no)
        try expect("vet.pets.@count == 0", objects: .no, sqlStore: .yes)
        try expect("vet.pets.@sum.age == 0", objects: .no, sqlStore: .yes)
        try expect("SUBQUERY(vet.pets, $p, TRUEPREDICATE).@count == 0", objects: .unspecified, sqlStore: .yes)
        #expect(throws: FormatLanguageRecord.UndefinedKey.self) {
            try FormatLanguageOutcome("wrong == 1", logic: .objects)
        }
    }

    @Test func aggregates() throws {
        try expect(
            "owner.pets.@count == 3 AND empty.@count = 0 AND empty.@sum.age == 0 AND lost.@count == 0", both: .yes)
        try expect("empty.@avg.age == nil AND empty.@min.age == nil AND empty.@max.age = nil", both: .yes)
        try expect("owner.pets.@sum.age == 7 AND owner.pets.@min.age == 2 AND owner.pets.@max.age == 5", both: .yes)
        try expect("owner.pets.@avg.age == 3.5", objects: .no, sqlStore: .yes)
        try expect("owner.pets.@avg.age < 2.4 AND owner.pets.@avg.age > 2.3", objects: .yes, sqlStore: .no)
        try expect("owner.pets.@max.name == 'Écho'", both: .yes)
        try expect("owner.pets.age.@sum.self > 1", both: .unspecified)
        try expect("owner.pets.toys.@count > 1", both: .unspecified)
        try expect("age.@count > 1", both: .mismatch)
        try expect("owner.pets.@sum.name > 1", both: .mismatch)
        try expect(
            "sum({1, 2}) == 3 AND max:(1, 2, 3) == 3 AND average({1, 2}) == 1.5 AND count(empty) == 0", both: .yes)
    }

    @Test func subqueries() throws {
        try expect("SUBQUERY(owner.pets, $p, $p.age > 1 AND $p.name != nil).@count == 2", both: .yes)
        try expect("SUBQUERY(owner.pets, $p, NOT $p.age > 2).@count == 2", objects: .yes, sqlStore: .no)
        try expect(
            "SUBQUERY(owner.pets, $p, SUBQUERY($p.toys, $t, $t.#size > 2 AND $p.age == 2).@count > 0).@count == 1",
            both: .yes)
        try expect(
            "SUBQUERY(owner.pets, $p, $p == %@).@count == 1", .object(FormatLanguageRecord(id: 4, [:])), both: .yes)
        try expect("SUBQUERY(owner.pets, $p, $p.toys.@count == 0).@sum.age == 5", both: .yes)
        try expect("SUBQUERY(owner.pets, $p, $p.age > age).@count == 1", both: .unspecified)
        try expect("SUBQUERY(owner.pets, $p, $p == SELF).@count == 1", both: .unspecified)
        try expect("SUBQUERY(age, $p, $p == 1).@count == 1", both: .mismatch)
    }

    @Test func qualifiersAndLists() throws {
        try expect("ANY owner.pets.age > 4 AND NONE owner.pets.age > 5 AND ALL owner.pets.age >= 2", both: .yes)
        try expect(
            "ANY owner.pets.name BEGINSWITH[cd] 'ec' AND NOT ALL owner.pets.age > 2 AND ALL empty.age > 2", both: .yes)
        try expect("ANY age > 1", both: .mismatch)
        try expect("owner.pets.age > 1", both: .mismatch)
        try expect(
            "age IN {1, 7} AND age IN %@ AND %@ CONTAINS age", .collection([.double(7)]), .collection([.integer(7)]),
            both: .yes)
        try expect("NOT age IN {} AND NOT nick IN {}", both: .yes)
        try expect("NOT nick IN {'a'}", objects: .yes, sqlStore: .no)
        try expect("NOT age IN {1, nil}", objects: .yes, sqlStore: .no)
        try expect("nick IN {nil}", objects: .unspecified, sqlStore: .no)
        try expect("age IN nick", objects: .unspecified, sqlStore: .no)
        try expect("age IN {1, 'a'}", both: .mismatch)
        try expect("'lod' IN name AND owner.pets CONTAINS %@", .object(FormatLanguageRecord(id: 3, [:])), both: .yes)
    }
}
