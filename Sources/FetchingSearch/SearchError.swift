/// A mistake in a search that a person typed, with its place.
///
/// ```swift
/// do {
///     users = try User.request().all().where(User.predicate(search: text, in: [\.name])).fetch(in: database)
/// } catch let error as SearchError {
///     highlight(error.range)
///     message = error.reason + ". " + error.cure
/// }
/// ```
///
/// It does not reveal stored values. It may quote the search, the names of the fields that the search may use, and
/// the cases of an enum that is `CaseIterable`.
public struct SearchError: Error, Sendable {
    /// The kind of the error.
    public let code: Code

    /// The text of the search.
    public let text: String

    /// The part of ``text`` that is wrong. It is empty where something is missing.
    public let range: Range<String.Index>

    /// The name of the field, where one is concerned.
    public let field: String?

    /// The fact that is wrong, in one sentence.
    public let reason: String

    /// The action that mends it.
    public let cure: String

    init(
        _ code: Code, in text: String, at range: Range<String.Index>, field: String? = nil, reason: String,
        cure: String
    ) {
        self.code = code
        self.text = text
        self.range = range
        self.field = field
        self.reason = reason
        self.cure = cure
    }

    /// The number of characters before ``range``.
    public var offset: Int { text.distance(from: text.startIndex, to: range.lowerBound) }
}

extension SearchError {
    /// The kinds of errors. More may come: a `switch` over them needs a `default`.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        private enum Kind: String {
            case unclosedQuote, unopenedParenthesis, unclosedParenthesis, emptyParentheses, danglingOperator, emptyValue
            case unknownField, invalidValue, unorderedField, reversedRange, tooLong, tooManyTerms, tooCostly, tooDeep
        }

        private let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        public var description: String { kind.rawValue }

        /// A quote that is never closed.
        public static let unclosedQuote = Code(.unclosedQuote)
        /// A `)` without its `(`.
        public static let unopenedParenthesis = Code(.unopenedParenthesis)
        /// A `(` without its `)`.
        public static let unclosedParenthesis = Code(.unclosedParenthesis)
        /// Parentheses with nothing between them.
        public static let emptyParentheses = Code(.emptyParentheses)
        /// An `OR`, `AND` or `NOT` with nothing to join.
        public static let danglingOperator = Code(.danglingOperator)
        /// A field, or a list, without a value.
        public static let emptyValue = Code(.emptyValue)
        /// A field that there is not.
        public static let unknownField = Code(.unknownField)
        /// A value that the field cannot have.
        public static let invalidValue = Code(.invalidValue)
        /// An order, such as `>`, on a field that has none.
        public static let unorderedField = Code(.unorderedField)
        /// A range whose first value is above its last.
        public static let reversedRange = Code(.reversedRange)
        /// More text than ``SearchOptions/maximumLength``.
        public static let tooLong = Code(.tooLong)
        /// More terms than ``SearchOptions/maximumTerms``.
        public static let tooManyTerms = Code(.tooManyTerms)
        /// More texts to go through than ``SearchOptions/maximumSearchedBytes``.
        public static let tooCostly = Code(.tooCostly)
        /// Parentheses that are nested deeper than ``SearchOptions/maximumDepth``.
        public static let tooDeep = Code(.tooDeep)

        /// Whether the search as a whole is rejected, rather than a part of it.
        var isLimit: Bool { kind == .tooLong || kind == .tooManyTerms || kind == .tooCostly || kind == .tooDeep }
    }
}

extension SearchError: CustomStringConvertible {
    /// The error for a log: the position counts characters from 1, and no more of the text is quoted than the reason does.
    public var description: String { "at character \(offset + 1) of the search: \(reason). \(cure)" }

    /// The search with the wrong part marked, and what is wrong, on three lines.
    ///
    /// ```
    /// mari score:>abc
    ///             ^^^
    /// 'score' needs a number. Write digits, such as 10 or 10.5
    /// ```
    ///
    /// A long search is cut around the mark. Invisible characters are shown as spaces.
    public var marked: String {
        let context = 40
        let start = text.index(range.lowerBound, offsetBy: -context, limitedBy: text.startIndex) ?? text.startIndex
        let last = text.index(range.lowerBound, offsetBy: context, limitedBy: text.endIndex) ?? text.endIndex
        let before = (start > text.startIndex ? "…" : "") + text[start..<range.lowerBound].visible
        let after = text[range.lowerBound..<last].visible + (last < text.endIndex ? "…" : "")
        let width = max(1, text[range.lowerBound..<min(range.upperBound, last)].count)
        let marks = String(repeating: " ", count: before.count) + String(repeating: "^", count: width)
        return "\(before)\(after)\n\(marks)\n\(reason). \(cure)"
    }
}

extension Substring {
    /// The text on one line, with the same number of characters.
    fileprivate var visible: String {
        String(
            map { character in
                let isVisible = character.unicodeScalars.allSatisfy { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .lineSeparator, .paragraphSeparator: false
                    // Of Unicode's many categories only these change a line.
                    default: true
                    }
                }
                return isVisible ? character : " "
            })
    }
}
