/// Texts that engines stumble over.
///
/// ```swift
/// for text in DifficultText.all { try insert(text) }
/// ```
public enum DifficultText {
    /// All of them, each once. No two have the same Unicode scalars.
    ///
    /// ```swift
    /// let names = DifficultText.all.shuffled().prefix(10)
    /// ```
    public static let all: [String] = plain + patternCharacters + accents + casing + symbols + boundaries

    /// Words that begin, contain and end with each other.
    static let plain = [
        "", " ", "a", "A", "ab", "Ab", "aB", "abc", "b", "ba", "Maria", "Mario", "maria", "123", "null",
    ]

    /// Characters with a meaning in other languages: those of `LIKE`, `GLOB`, regular expressions, quoting and formats.
    static let patternCharacters = [
        "%", "_", "*", "?", "\\", "'", "\"", "[", "]", "^", "a%b", "a_b", "a*b", "a?b", "a\\b", "a'b", "a''b", "%@",
        "[a-c]", "a.c", "(a", "$1", "?1", "--", "; DROP TABLE holder", "a\nb", "a\r\nb", "\t", "{a}", "/* a */",
    ]

    /// The same letters, composed and decomposed, and marks without a letter.
    static let accents = [
        "\u{E9}cole", "e\u{301}cole", "\u{C9}COLE", "E\u{301}COLE", "ecole", "\u{E9}", "e\u{301}", "\u{301}", "e",
        "\u{1EC7}", "\u{1EB9}\u{302}", "e\u{323}\u{302}", "\u{212B}", "\u{C5}", "A\u{30A}", "\u{AC00}",
        "\u{1100}\u{1161}", "\u{0939}\u{093F}", "\u{304C}", "\u{304B}\u{3099}", "a\u{302E}\u{301}", "\u{1F82}",
    ]

    /// Letters whose lower case is not simply another letter.
    static let casing = [
        "\u{130}", "i\u{307}", "\u{131}", "I", "i", "\u{DF}", "\u{1E9E}", "SS", "ss", "\u{3A3}", "\u{3C3}", "\u{3C2}",
        "\u{39F}\u{394}\u{39F}\u{3A3}", "\u{3BF}\u{3B4}\u{3BF}\u{3C2}", "\u{3BF}\u{3B4}\u{3BF}\u{3C3}", "\u{212A}",
        "k", "K", "\u{FB01}", "\u{1C5}", "\u{10400}", "\u{10428}", "\u{13A0}", "\u{AB70}",
    ]

    /// Characters of several scalars, and NUL.
    static let symbols = [
        "\u{1F600}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{1F468}", "\u{1F1E9}\u{1F1EA}", "\u{1F1E9}",
        "\u{2764}\u{FE0F}", "\u{2764}", "\u{200B}", "\u{FEFF}", "\u{FEFF}a", "a\u{FEFF}",
        "\u{FEFF}E\u{301}", "\u{202E}abc", "\0", "a\0", "a\0b", "\0a", "a\0\0b",
    ]

    /// The first and last scalars of each length in UTF-8, and those beside the gap of the surrogates.
    static let boundaries = [
        "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFD}", "\u{FFFF}", "\u{10000}",
        "\u{10FFFF}", "a\u{7F}", "a\u{80}", "a\u{D7FF}", "a\u{D7FF}b", "a\u{E000}", "a\u{FFFF}", "a\u{10000}",
        "a\u{10FFFF}", "a\u{10FFFF}b", "\u{10FFFF}\u{10FFFF}", "\u{10FFFF}a",
    ]
}
