public import FetchingCore
public import Foundation

/// Options for reading a search.
///
/// ```swift
/// var options = SearchOptions()
/// options.mode = .lenient
/// options.timeZone = .gmt
/// ```
public struct SearchOptions: Sendable, Hashable {
    /// The treatment of a search that is not valid.
    public enum Mode: Sendable, Hashable {
        /// Throws a ``SearchError``.
        case strict
        /// Takes invalid parts for plain text. There is never an error.
        case lenient
    }

    /// The place in a text where a word has to stand.
    public enum Matching: Sendable, Hashable {
        /// Anywhere.
        case anywhere
        /// At the beginning of the text.
        case beginning
    }

    /// The treatment of a search that is not valid: an error by default.
    public var mode: Mode

    /// The place in a text where a word has to stand. Anywhere by default.
    public var matching: Matching

    /// The options for comparing texts: by default neither case nor accents make a difference.
    ///
    /// With `.normalized`, the stored texts have been folded beforehand: the words of the search are folded with the
    /// other options, and compared as they are.
    public var text: TextOptions

    /// The time zone of days and times that are typed without one. That of the system by default.
    public var timeZone: TimeZone

    /// The largest length of a search, in Unicode scalars.
    public var maximumLength: Int

    /// The largest number of words, phrases and values in a search.
    public var maximumTerms: Int

    /// The expected length of a searched text, in bytes: the cost of looking for a word in it.
    public var expectedTextBytes: Int

    /// The largest number of bytes to search in each model: ``expectedTextBytes`` for each pair of a word and a text.
    public var maximumSearchedBytes: Int

    /// The largest depth of nested parentheses. More than 8 counts as 8, which every engine can read.
    public var maximumDepth: Int

    /// Makes options.
    ///
    /// ```swift
    /// SearchOptions(mode: .lenient, text: [])
    /// ```
    ///
    /// - Parameters:
    ///   - mode: What happens to a search that is not valid.
    ///   - matching: Where in a text a word has to stand.
    ///   - text: How texts are compared.
    ///   - timeZone: The time zone of days and times that are typed without one.
    ///   - maximumLength: How long a search may be, in Unicode scalars.
    ///   - maximumTerms: How many words, phrases and values a search may have.
    ///   - maximumDepth: How deep parentheses may be nested, up to 8.
    ///   - expectedTextBytes: The length of a text that is searched, in bytes, as it is expected.
    ///   - maximumSearchedBytes: How many bytes of text a search may read for each model.
    public init(
        mode: Mode = .strict, matching: Matching = .anywhere, text: TextOptions = .diacriticAndCaseInsensitive,
        timeZone: TimeZone = .current, maximumLength: Int = 1000, maximumTerms: Int = 100, maximumDepth: Int = 6,
        expectedTextBytes: Int = 1000, maximumSearchedBytes: Int = 500_000
    ) {
        self.mode = mode
        self.matching = matching
        self.text = text
        self.timeZone = timeZone
        self.maximumLength = maximumLength
        self.maximumTerms = maximumTerms
        self.maximumDepth = maximumDepth
        self.expectedTextBytes = expectedTextBytes
        self.maximumSearchedBytes = maximumSearchedBytes
    }
}

extension SearchOptions {
    var isLenient: Bool { mode == .lenient }

    /// The text that stored texts are compared with, for a typed text.
    func pattern(_ typed: String) -> String { text.contains(.normalized) ? text.fold(typed) : typed }
}
