import FetchingCore
import Testing

@Suite struct LikePatternTests {
    @Test(arguments: [
        ("", "", true), ("", "a", false), ("*", "", true), ("*", "abc", true), ("a*", "abc", true), ("a*", "bc", false),
        ("*c", "abc", true), ("a*c", "ac", true), ("a*c", "abbc", true), ("a*c", "abcd", false), ("a?c", "abc", true),
        ("a?c", "ac", false), ("?", "é", true), ("?", "e\u{301}", false), ("??", "e\u{301}", true),
        (#"\*"#, "*", true), (#"\*"#, "a", false), (#"\?"#, "?", true), (#"\\"#, #"\"#, true), (#"a\"#, #"a\"#, true),
        ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxaxx", false), ("**", "", true), ("[a]", "[a]", true),
        ("[a]", "a", false), ("%_", "%_", true), ("%_", "ab", false), ("a\0*", "a\0b", true), ("a", "A", false),
    ])
    func matches(_ pattern: String, _ text: String, _ expected: Bool) {
        #expect(LikeMatcher(LikePattern(pattern)).matches(text) == expected)
    }

    @Test func manyWildcardsStayFast() {
        let text = String(repeating: "a", count: 2_000)
        #expect(!LikeMatcher(LikePattern(String(repeating: "a*", count: 200) + "b")).matches(text))
    }

    @Test func prefixEndsAtTheFirstWildcard() {
        #expect(LikePattern(#"a\*b*c"#).prefix == "a*b")
        #expect(LikePattern("*a").prefix == "")
    }
}
