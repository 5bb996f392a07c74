import Foundation
import Testing

// What the proof language accepts and refuses. What a format means is in FormatLanguageEvaluationTests.

@Suite struct FormatLanguageTests {
    @Test(arguments: [
        "name = 'Milo'", "name == \"Milo\"", "age =< 3 && age => 1", "age <> 3 || NOT age > 2", "!(age != 3)",
        "age BETWEEN {1, 3}", "age between { 1 , 3 }", "name IN {'a', \"b\"}", "'a' In name", "{} CONTAINS age",
        "name beginswith[C] 'M'", "name LIKE [cd] '*i?o\\\\*'", "name MATCHES[n] 'M.*'", "name ==[c] 'milo'",
        "TRUEPREDICATE", "((FALSEPREDICATE))", "(((age))) > ((1))", "NOT NOT TruePredicate",
        "ANY pets.age > 2", "some pets.age > 2", "ALL pets.age > 2", "NONE pets.name BEGINSWITH 'M'",
        "pets.@count > 0", "owner.pets.@sum.age > 0", "pets . @avg . age > 1.5", "@count > 0", "SELF.name == nil",
        "SUBQUERY(pets, $p, $p.age > 2).@count > 0",
        "SUBQUERY(pets, $p, SUBQUERY($p.toys, $t, $t == $p.best).@count == 0).@count != 0",
        "SUBQUERY(pets, $p, SUBQUERY($p.toys, $p, $p.#size > 1).@count == 0).@sum.age > 1",
        "#size > 1", "owner.#IN.#first == NULL", "#UTI-EQUALS == Nil", "#ternary == YES", "a_1.B2 == no",
        "sum({1, 2}) == 3", "sum:({1, 2}) == 3", "add:to:(age, 1) > 2", "now() > born", "max(1, age) = age",
        "FUNCTION(name, 'lowercaseString') == 'a'", "CAST(name, 'NSNumber') == 1", "TERNARY(age > 1, 'a', 'b') == 'a'",
        "(age + 1) * 2 - 3 / 4 > -1", "(flags & 4) != 0", "(a | b | 3) == 3", "2 ** 3 > 7", "age == - 3", "-age < 0",
        "x == 0x1F", "x == 0b101 or x == 0o17", "x > 9.2e-5 and x < .5",
        "x = 9223372036854775807 or x = -9223372036854775808",
        "name == 'it\\'s \\\\ \\u00e9 \\x41 \\101'", "\\u006eame == '%@ %K $x'", "\n\tage\n>\t1 ",
    ])
    func accepts(_ format: String) throws {
        _ = try PredicateFormatProgram(format: format)
    }

    @Test(arguments: [
        ("", "a value is missing"), ("age", "a condition"), ("age >", "a value is missing"), ("age > 1)", "goes on"),
        ("age > 1 age", "goes on"), ("(age > 1", "')' is missing"), ("age > 1 > 2", "two sides"),
        ("age ! 1", "a condition must"),
        ("(age > 1) > 2", "a value must"), ("age AND age > 1", "a condition"), ("NOT age", "a condition"),
        ("ANY age", "begin a comparison"),
        ("name NOT IN {1}", "a condition must"), ("age ? 1", "begins no token"), ("name == 'a", "not closed"),
        ("name == 'a\"", "not closed"),
        ("name LIKE[l] 'a'", "none of"), ("name LIKE[dc] 'a'", "none of"), ("name LIKE[ 'a'", "letters"),
        ("a.b. > 1", "key is missing"),
        ("#name == 1", "not reserved"), ("größe > 1", "C identifier"), ("x == 017", "octal"), ("x == 3a", "runs into"),
        ("x == 0x", "no number"), ("x == 9223372036854775808", "64 bits"), ("x == 99999999999999999999", "fits"),
        ("a.5 > 1", "key is missing"), ("x == '\\d'", "escape"), ("x == '\\u12'", "escape"),
        ("a & 1 == 1", "parenthesis"),
        ("1 == a & 1", "parenthesis"),
        ("(a & b + 1) > 0", "parenthesis"), ("(a & b | c) > 0", "parenthesis"), ("2 ** 3 ** 2 > 1", "parenthesis"),
        ("-2 ** 2 > 1", "parenthesis"), ("pets.@count.age > 1", "followed"), ("pets.@sum > 1", "followed"),
        ("pets.@sum.a.@count > 1", "followed"),
        ("nothing(1) > 1", "no function"), ("add:to:(1) > 1", "does not take"), ("sum() > 1", "does not take"),
        ("1.5.a == 1", "no keys"),
        ("'a'.name == 1", "no keys"), ("SUBQUERY(pets, p, p > 1).@count > 0", "variable"),
        ("SUBQUERY(pets, $p, $p).@count > 0", "a condition"),
        ("CASEINSENSITIVE == 1 OR", "reserved"), ("a == 1 OR OR b == 1", "reserved"), ("size > 1", "reserved"),
        ("owner.First == 1", "reserved"),
        ("$x.size > 1", "binds"), ("$x > 1", "binds"),
        ("SUBQUERY(pets, $p, TRUEPREDICATE).@count > 0 AND $p > 1", "binds"),
        ("pets[0] == 1", "index"), ("pets[SIZE] == 1", "index"), ("ANYKEY == 1", "ANYKEY"),
        ("a UTI-EQUALS b", "a condition"),
        ("a.@unionOfObjects.b == 1", "unionOfObjects"), ("name == %@", "1 placeholders, 0 arguments"),
        ("x == %", "conversion"), ("100%% == 1", "conversion"),
    ])
    func refuses(_ format: String, because reason: String) {
        expectError(format, [], contains: reason)
    }

    @Test func argumentsFitTheirPlaceholders() throws {
        let format = "%K == %@ AND %K IN %@ AND age > %ld AND price < %f AND owner.%K.@count > 0"
        let arguments: [FormatLanguageArgument] = [
            .keyPath("owner.size"), .value(.text("a")), .keyPath("pets.@max.größe"), .value(.collection([.integer(1)])),
            .value(.integer(3)), .value(.double(1.5)), .keyPath("pets"),
        ]
        _ = try PredicateFormatProgram(format: format, arguments: arguments)
        expectError(format, Array(arguments.dropLast()), contains: "7 placeholders, 6 arguments")
        expectError(format, arguments + [.value(.null)], contains: "7 placeholders, 8 arguments")
        expectError("%K == 1", [.value(.text("age"))], contains: "Placeholder 1: '%K' takes a key path")
        expectError("age == %@", [.keyPath("age")], contains: "takes a value")
        expectError(
            "age == %@ AND age < %f", [.value(.null), .value(.integer(1))],
            contains: "Placeholder 2: '%f' does not take a number")
        expectError("age == %d", [.value(.text("1"))], contains: "'%d' does not take text")
        expectError("%@", [.value(.text("TRUEPREDICATE"))], contains: "a condition must stand here")
        for path in ["", "a..b", "a b", "$x.a", "#size", "SELF", "a.1b"] {
            expectError("%K == 1", [.keyPath(path)], contains: "is no key path")
        }
        expectError("%K > 1", [.keyPath("pets.@count.age")], contains: "followed")
        expectError("name == '%@'", [.value(.text("a"))], contains: "0 placeholders, 1 arguments")
    }

    @Test func variablesOfTheCallerAreBound() throws {
        let program = try PredicateFormatProgram(format: "age == $AGE", variables: ["AGE": .integer(3)])
        #expect(try program.evaluate(on: FormatLanguageRecord(["age": .integer(3)]), logic: .objects))
        expectError("age == $age", [], contains: "Nothing binds '$age'")
    }

    @Test func anErrorSaysWhere() {
        #expect(throws: FormatLanguageError.reservedWord("Size", position: 12)) {
            try PredicateFormatProgram(format: "a == 1 AND (Size > 1)")
        }
        #expect(throws: FormatLanguageError.syntax("the condition ends here, and the format goes on", position: 7)) {
            try PredicateFormatProgram(format: "a == 1 b")
        }
    }

    @Test func deepParenthesesAreReadOnce() throws {
        let depth = 200
        let format =
            String(repeating: "(", count: depth) + "SUBQUERY(pets, $p, $p.age > 1).@count"
            + String(repeating: ")", count: depth) + " > 0"
        _ = try PredicateFormatProgram(format: format)
    }
}

private func expectError(
    _ format: String, _ arguments: [FormatLanguageArgument], contains part: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    do {
        _ = try PredicateFormatProgram(format: format, arguments: arguments)
        Issue.record("'\(format)' was accepted", sourceLocation: sourceLocation)
    } catch {
        #expect("\(error)".contains(part), "\(format)", sourceLocation: sourceLocation)
    }
}
