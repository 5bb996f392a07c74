import FetchingCore
import Testing

@Suite("A text in marks")
struct QuotedTextTests {
    /// By their bytes: to Swift, a mark with an accent is another character.
    @Test(
        "has each mark twice, whatever stands behind it",
        arguments: [
            ("", #""""#), (#"a"b"#, #""a""b""#), ("\"\u{301}", "\"\"\"\u{301}\""),
            ("e\"\u{200D}\"", "\"e\"\"\u{200D}\"\"\""),
        ])
    func quoted(text: String, expected: String) {
        #expect(Array(text.quotedIdentifier.utf8) == Array(expected.utf8))
    }
}
