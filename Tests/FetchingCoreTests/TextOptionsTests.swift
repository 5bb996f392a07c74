import Fetching
import Testing

@Suite struct TextOptionsTests {
    @Test(arguments: [
        ("ÉCOLE", "école", "ECOLE", "ecole"), ("E\u{301}cole", "e\u{301}cole", "Ecole", "ecole"),
        ("İ", "i\u{307}", "I", "i"), ("ΣΑΣ", "σασ", "ΣΑΣ", "σασ"), ("ß", "ß", "ß", "ß"), ("\u{212A}", "k", "K", "k"),
        ("Å", "å", "A", "a"), ("", "", "", ""), ("a\0É", "a\0é", "a\0E", "a\0e"), ("😀", "😀", "😀", "😀"),
    ])
    func folds(_ text: String, _ lowercase: String, _ unmarked: String, _ both: String) {
        #expect(bytes(TextOptions.caseInsensitive.fold(text)) == bytes(lowercase))
        #expect(bytes(TextOptions.diacriticInsensitive.fold(text)) == bytes(unmarked))
        #expect(bytes(TextOptions.diacriticAndCaseInsensitive.fold(text)) == bytes(both))
        #expect(bytes(TextOptions.normalized.fold(text)) == bytes(text))
    }

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
