import Foundation
import Testing

/// What the values of a format are: texts, kinds, numbers.
@Suite struct FormatLanguageValueTests {
    @Test func text() throws {
        try expect("name == %@", .text("E\u{301}lodie"), both: .no)
        try expect("name ==[d] 'Elodie' AND name ==[cd] %@ AND name !=[c] 'elodie'", .text("E\u{301}LODIE"), both: .yes)
        try expect("name ==[n] 'élodie'", both: .no)
        try expect(
            "name BEGINSWITH[c] 'él' AND name ENDSWITH 'die' AND name CONTAINS[cd] 'LOD' AND NOT name CONTAINS 'e\\u0301'",
            both: .yes)
        try expect("name > 'Z' AND 'Z' < 'a' AND '\\uFB01' < %@", .text("\u{1F600}"), both: .yes)
        try expect("name BEGINSWITH ''", both: .unspecified)
        try expect("name CONTAINS[d] '\\u0301'", both: .unspecified)
        try expect(
            "name LIKE '?l*e' AND name LIKE[cd] 'EL*' AND NOT name LIKE 'l*' AND '' LIKE '*' AND NOT 'a' LIKE ''",
            both: .yes)
        try expect(
            "'a*b' LIKE 'a\\\\*b' AND NOT 'axb' LIKE 'a\\\\*b' AND 'a?' LIKE '*\\\\?' AND 'a\\\\b' LIKE 'a\\\\\\\\b'",
            both: .yes)
        try expect(
            "name MATCHES '.*die' AND NOT name MATCHES 'lod' AND NOT 'abc' MATCHES 'ab' AND 'ab' MATCHES 'a|ab' AND name MATCHES[c] 'éLODIE'",
            both: .yes)
        try expect("name MATCHES[d] 'E.*'", both: .unspecified)
    }

    @Test func kinds() throws {
        for format in [
            "name == 1", "name < 1", "born == 1", "tag == 'a'", "home == 'a'", "owner == 1", "name BEGINSWITH 1",
            "age + 'a' > 1", "owner > owner", "name.length > 1", "(weight & 1) > 0",
        ] {
            try expect(format, both: .mismatch)
        }
        try expect(
            "tame == 1 AND tame > 0 AND tame == YES AND price < 1 AND price < 0.5 AND born <= %@",
            .date(FormatLanguageRecord.day), both: .yes)
        try expect(
            "home == %@ AND owner == %@ AND owner != %@", .url("https://a.b"),
            .object(FormatLanguageRecord(id: 1, [:])), .object(FormatLanguageRecord(id: 8, [:])), both: .yes)
        try expect("tag < %@", .uuid(UUID()), both: .unspecified)
        let program = try PredicateFormatProgram(format: "age > 1 AND name == 1")
        #expect(throws: FormatLanguageError.typeMismatch(left: "text", right: "a number", place: "name == 1")) {
            try program.evaluate(on: FormatLanguageRecord.cat, logic: .objects)
        }
    }

    @Test func exactNumbers() throws {
        try expect(
            "big > 9007199254740992.0 AND big != 9007199254740992.0 AND big < 9.1e15 AND 0.5 > 0 AND -0.5 < 0",
            both: .yes)
        try expect("price == 0.1 OR price > 0.1", both: .no)
        try expect(
            "price < 0.1 AND price == %@ AND %@ > big", .decimal(Decimal(string: "0.10") ?? 0),
            .decimal(Decimal(string: "9007199254740993.5") ?? 0), both: .yes)
        try expect(
            "%@ > min AND %@ < min AND %@ == %@ AND %@ < %@", .double(-9.2233720368547758e18 + 2048),
            .double(-.infinity), .double(.infinity), .double(.infinity), .double(.leastNonzeroMagnitude), .decimal(1),
            both: .yes)
        try expect("%@ == -0.0 AND weight == 4.5 AND %@ > 1e300", .integer(0), .double(.infinity), both: .yes)
        try expect("nan == nan OR nan < 1 OR nan > 1", both: .no)
        try expect("nan != 1", objects: .yes, sqlStore: .no)
    }

    @Test func arithmetic() throws {
        try expect("age / 2 == 3", objects: .unspecified, sqlStore: .yes)
        try expect("min / 2 < 0 AND (0 - age) / 7 == -1 AND weight / 2 == 2.25 AND age / 2.0 == 3.5", both: .yes)
        try expect("(0 - age) / 2 == -3", objects: .unspecified, sqlStore: .yes)
        try expect("age / 0 == nil AND NOT age / 0 == nil", objects: .unspecified, sqlStore: .no)
        try expect("NOT (age / 0 > 1) OR weight / 0.0 > 1", objects: .unspecified, sqlStore: .no)
        try expect("nick + 1 > 0", objects: .unspecified, sqlStore: .no)
        for format in [
            "min - 1 < 0", "min * 2 < 0", "min / -1 > 0", "-min > 0", "big * big > 0",
            "sum({9223372036854775807, 1}) > 0",
        ] {
            try expect(format, both: .overflow)
        }
        try expect(
            "(flags & 4) != 0 AND (flags & 1) == 0 AND bitwiseAnd:with:(flags, 2) == 2 AND (flags | 1) == 7", both: .yes
        )
        try expect("price + price == %@ AND price * 10 == 1", .decimal(Decimal(string: "0.2") ?? 0), both: .yes)
        try expect("price + 0.1 > 0", both: .unspecified)
        try expect("2 ** 3 == 8", both: .unsupported)
        try expect("TERNARY(age > 1, 'a', 'b') == 'a' AND from:subtract:(5, 3) == 2 AND abs(0 - 3) == 3", both: .yes)
    }
}
