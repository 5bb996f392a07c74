import FetchingCore

/// The ways to go on with a search at a place in it, such as at the caret of a search box.
///
/// ```swift
/// let completions = SearchFields<User>.all.completions(for: "mari plan:pr")
/// completions.items.map(\.text)                                       // ["premium"]
/// var text = completions.text
/// text.replaceSubrange(completions.range, with: completions.items[0].text)
/// // mari plan:premium
/// ```
public struct SearchCompletions: Sendable, Hashable {
    /// The text of the search.
    public let text: String

    /// The part of ``text`` whose place an item takes: the name or the value around the position, empty where there is none yet.
    public let range: Range<String.Index>

    /// The field whose value is typed, by the name that the search has for it. Nil where a name or a word is typed, and for a
    /// field that the search may not use.
    public let field: String?

    /// The part of the name or value before the position, without its quotes.
    public let typed: String

    /// The ways to go on, the best ones first.
    public let items: [SearchCompletion]
}

/// A way to go on with a search.
public struct SearchCompletion: Sendable, Hashable {
    /// The text for the place of ``SearchCompletions/range``, in quotes where the search needs them.
    public let text: String

    /// The text to show in a list.
    public let label: String

    /// The kind of what is completed, such as to go on completing behind the name of a field.
    public let kind: Kind
}

extension SearchCompletion {
    /// The kinds of completions. More may come: a `switch` over them needs a `default`.
    public struct Kind: Sendable, Hashable, CustomStringConvertible {
        private enum Name: String { case field, value, presence, comparison, join }

        private let name: Name

        private init(_ name: Name) { self.name = name }

        public var description: String { name.rawValue }

        /// The name of a field, with the colon behind it.
        public static let field = Kind(.field)
        /// A value of a field: a case of an enum, `yes`, `no`, or one that was added.
        public static let value = Kind(.value)
        /// `nil` for no value, and `*` for any value.
        public static let presence = Kind(.presence)
        /// A sign before a value, such as `>=`.
        public static let comparison = Kind(.comparison)
        /// `AND`, `OR` or `NOT`.
        public static let join = Kind(.join)
    }
}

extension SearchCompletions {
    /// The completions with further values of the field, such as those that the database has.
    ///
    /// ```swift
    /// let fields: SearchFields<User> = [\.name, \.score]
    /// let found = fields.completions(for: "name:Mar")
    /// let names = try User.where { $0.name.hasPrefix(found.typed) }.select(\.name).distinct().fetch(in: db)
    /// found.adding(names).items.map(\.text)                            // ["Maria", "\"Mary Ann\""]
    /// ```
    ///
    /// - Parameter values: The values, as the field has them. Those that are there already, and those that no search can name, are
    ///   left out.
    public func adding(_ values: some Sequence<String>) -> SearchCompletions {
        guard field != nil else { return self }
        var known = Set(items.map(\.text))
        let added = values.compactMap { value -> SearchCompletion? in
            guard let text = SearchLiteral.written(value), text != self.text[range], known.insert(text).inserted else {
                return nil
            }
            return SearchCompletion(text: text, label: value, kind: .value)
        }
        return SearchCompletions(text: text, range: range, field: field, typed: typed, items: items + added)
    }
}

extension SearchLiteral {
    /// A value as a search reads it, in quotes where they are needed. Nil if it cannot be read, as a letter would take a quote for
    /// its own part.
    static func written(_ value: String) -> String? {
        let isPlain = !value.isEmpty && value.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        if isPlain, value.lowercased() != "nil" {
            var scanner = SearchScanner(value)
            return scanner.bare(endingAt: ",").text == value ? value : nil
        }
        let escaped = value.map { $0 == "\\" || SearchScanner.isQuote($0) ? "\\\($0)" : "\($0)" }.joined()
        let text = "\"\(escaped)\""
        var scanner = SearchScanner(text)
        guard scanner.isAtQuote, case (let literal, let isClosed) = scanner.phrase(), isClosed, literal.text == value,
            scanner.next == nil
        else { return nil }
        return text
    }
}
