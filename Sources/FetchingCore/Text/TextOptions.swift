/// Options for comparing text.
public struct TextOptions: OptionSet, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Upper and lower case are the same. Both sides are compared in lower case, by the mappings of the Unicode
    /// Standard (section 3.13), not those of a language.
    public static let caseInsensitive = TextOptions(rawValue: 1)

    /// Accents make no difference: both sides are decomposed canonically (Unicode Standard Annex #15, NFD) and compared
    /// without their nonspacing marks.
    public static let diacriticInsensitive = TextOptions(rawValue: 2)

    /// Neither case nor accents make a difference.
    public static let diacriticAndCaseInsensitive: TextOptions = [.caseInsensitive, .diacriticInsensitive]

    /// Both texts have been folded beforehand with ``fold(_:)``: they are compared as they are, so that an index
    /// serves. It sets the other options aside.
    public static let normalized = TextOptions(rawValue: 4)

    /// The options that still change something at the comparison.
    package var folding: TextOptions { contains(.normalized) ? [] : intersection(.diacriticAndCaseInsensitive) }
}
