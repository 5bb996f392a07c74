#if Postgres
import FetchingCore
import Testing

@testable import FetchingPostgres

@Suite("Regular expressions on PostgreSQL", .onPostgres)
struct RegularExpressionTests {
    @Test(
        "are translated",
        arguments: [
            ("", "^(?:)$"),
            ("abc", "^(?:abc)$"),
            ("a|b|", "^(?:a|b|)$"),
            ("a.c", #"^(?:a[^\u000a-\u000d\u0085\u2028\u2029]c)$"#),
            (#"100\%\."#, #"^(?:100\%\.)$"#),
            ("é😀", #"^(?:\u00e9\U0001f600)$"#),
            ("***:a", nil),
            (#"\*\*\*:a"#, #"^(?:\*\*\*\:a)$"#),
            ("[0-9]+", "^(?:[0-9]+)$"),
            ("[^a-c_]", "^(?:[^_a-c])$"),
            ("[]a-]", #"^(?:[\u002d\u005da])$"#),
            (#"[\n\x41\u0042\x{43}]"#, #"^(?:[\u000aA-C])$"#),
            (#"\s"#, #"^(?:[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000])$"#),
            ("(a)(?:b)", "^(?:(?:a)(?:b))$"),
            ("a*b+c?", "^(?:a*b+c?)$"),
            ("a*?b+?c??d{2}?", "^(?:a*b+c?d{2})$"),
            ("a{2}b{2,}c{2,3}", "^(?:a{2}b{2,}c{2,3})$"),
            ("(ab)*", "^(?:(?:ab)*)$"),
            (#"^a|b$|\Ac\z"#, "^(?:a|b|c)$"),
            ("(^a|b)c$", "^(?:(?:a|b)c)$"),
            ("(?=a)b(?!c)", "^(?:(?=(?:a))b(?!(?:c)))$"),
            ("a(?<=a)b(?<!c)", "^(?:a(?<=(?:a))b(?<!(?:c)))$"),
            (#"\Qa.b\E+"#, #"^(?:a\.b+)$"#),
            (#"\Qa|"#, #"^(?:a\|)$"#),
            ("(?x) a b # c", "^(?:ab)$"),
            ("(?i)a1", "^(?:[Aa]1)$"),
            ("(?i)[^a]", "^(?:[^Aa])$"),
            ("(?i)ss", #"^(?:(?:[Ss\u017f][Ss\u017f]|[\u00df\u1e9e]))$"#),
            ("(?i)s+", #"^(?:(?:[Ss\u017f])+)$"#),
        ])
    func areTranslated(_ pattern: String, _ expected: String?) {
        #expect((try? RegularExpression.postgresPattern(pattern, options: [])) == expected)
    }

    @Test(
        "are refused",
        arguments: [
            (#"\p{L}"#, #"\p"#), (#"\R"#, #"\R"#), (#"\X"#, #"\X"#), (#"\N{DIGIT ONE}"#, #"\N"#), (#"\Ga"#, #"\G"#),
            (#"a\b"#, #"\b"#), ("(a)\\1", #"\1"#), ("(?<n>a)", "a group that begins with '(?<'"),
            ("(?>a)", "a group that begins with '(?>'"), ("a(?i)b", "a group that begins with '(?i'"),
            ("a++", "a possessive quantifier"), ("[a&&b]", "an intersection of sets"),
            ("[a[b]]", "a set within a set"),
            ("[a--b]", "a set without another"), ("a^b", #"'^' or '\A' within"#), ("a$b", #"'$' or '\z' within"#),
            ("(^a)*", #"'^' or '\A' within"#), ("a{256}", "a count over 255"), (#"[^\s\S]"#, "a set of nothing"),
            ("(?=a(?=b))", "a look around within another"), ("(?=a)?", "a quantifier behind a look around"),
            (#"\ud83d"#, "a half of a surrogate pair"),
            ("(?:a{200}){200}", "more than 2000 characters, as its counts repeat them,"),
            ("((a*b*){50}){20}", "more than 2000 characters, as its counts repeat them,"),
            (
                String(repeating: "(", count: 5_000) + String(repeating: ")", count: 5_000),
                "more than 100 groups in one another"
            ),
        ])
    func areRefused(_ pattern: String, _ part: String) {
        #expect(throws: UntranslatedExpression(part)) {
            try RegularExpression.postgresPattern(pattern, options: [])
        }
    }

    /// Whatever is put in, valid or not, is translated or refused.
    @Test(
        "do not trap",
        arguments: [
            #"\"#, "[", "[a-", #"[\"#, "(", "(?", "{", "a{", "a{1", "a{1,", #"\x"#, #"\x{"#, #"\u1"#, "[^", "*",
        ])
    func doNotTrap(_ pattern: String) {
        #expect(throws: UntranslatedExpression.self) {
            try RegularExpression.postgresPattern(pattern, options: [])
        }
    }

    @Test("name the member where they are refused")
    func nameTheMember() {
        let request = ExpressionText.request().all().where { $0.text.matches(#"\bword\b"#) }
        let error = #expect(throws: FetchError.self) { try request.sql(for: .postgres) }
        #expect(error?.code == .unsupported)
        #expect(error?.member == "text")
        #expect(error?.reason == #"a regular expression with \b is not translated"#)
    }

    @Test("mean the same as in memory", arguments: 0..<4 as Range<UInt64>)
    func meanTheSame(seed: UInt64) throws {
        let comparison = try RandomExpressionComparison(seed: seed, count: 250)
        #expect(comparison.failures.isEmpty, "\(comparison.failures.joined(separator: "\n"))")
        #expect(comparison.valid >= 150)
        #expect(comparison.translated * 2 > comparison.valid)
        #expect(comparison.matches > 1_000 && comparison.others > 1_000)
    }
}
#endif
