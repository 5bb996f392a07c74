public import FetchingCore

/// A search typed by a person, as a predicate and as its terms.
///
/// ```swift
/// let search = try FetchSearch<User>("mari -admin score:>10", in: [\.name, \.nickname])
/// search.predicate
/// // (instr(fetching_fold("name", 3), 'mari') > 0 OR instr(fetching_fold("nickname", 3), 'mari') > 0)
/// //     AND (…) IS NOT TRUE AND "score" > 10.0
/// search.terms.map(\.text)        // ["mari", "admin", "score:>10"]
/// ```
public struct FetchSearch<Model: Fetchable>: Sendable {
    /// The text as it was typed.
    public let text: String

    /// The condition that a model has to meet. It always holds if there is nothing to look for.
    public let predicate: FetchPredicate<Model>

    /// The words, the phrases and the fields, in their order, such as for showing them one by one.
    public let terms: [SearchTerm]

    /// The condition of each term, as if it did not exclude models.
    let termPredicates: [FetchPredicate<Model>]

    /// Reads a search.
    ///
    /// - Parameters:
    ///   - text: The text that was typed.
    ///   - members: The texts to search for words and phrases, of the model or of a related one.
    ///   - fields: The fields that may be named with a colon: all stored properties by default. Leave out secrets, such
    ///     as a password hash.
    ///   - options: How the search is read.
    /// - Throws: ``SearchError`` if the search is not valid; never in the lenient mode.
    public init(
        _ text: String, in members: [(Model.FetchableMembers) -> any SearchedText<Model>],
        fields: SearchFields<Model> = .all, options: SearchOptions = SearchOptions()
    ) throws {
        self.text = text
        let texts = members.map { SearchField("", $0(Model.fetchableMembers)) }
        var compiler = SearchCompiler(text, in: texts, fields: fields, options: options)
        do {
            var parser = SearchParser(text, options: options)
            predicate = try compiler.predicate(try parser.parse())
            terms = compiler.terms
            termPredicates = compiler.predicates
        } catch {
            // Without an error there is only one thing left that does not widen the search: to look for all of it.
            guard options.isLenient else { throw error }
            let all = text.startIndex..<text.endIndex
            predicate = compiler.words(SearchLiteral(text: text, isQuoted: true, range: all))
            terms = [SearchTerm(range: all, text: text, field: nil, isExcluded: false)]
            termPredicates = [predicate]
        }
    }
}

/// A word, a phrase or a field of a search.
public struct SearchTerm: Sendable, Hashable {
    /// The place of the term in the search, without the `-` before it.
    public let range: Range<String.Index>

    /// The text of the term, as it was typed.
    public let text: String

    /// The name of the field, nil for a word or a phrase.
    public let field: String?

    /// Whether the term excludes models.
    public let isExcluded: Bool
}

extension Fetchable {
    /// Makes a predicate from the text of a search box.
    ///
    /// ```swift
    /// let good = try User.predicate(search: "mari -admin score:>10 \"two words\"", in: [\.name, \.nickname])
    /// User.request().all().where(good)
    /// ```
    ///
    /// A word, or a phrase in quotes, is looked for in each of the texts. Terms beside each other are joined by "and".
    ///
    /// | | |
    /// |---|---|
    /// | `mari` | contained in one of the texts |
    /// | `"two words"` | the same, with the space |
    /// | `mar*` | one of the texts begins with it |
    /// | `-mari` | not |
    /// | `mari OR "two words"` | at least one of them |
    /// | `score:10`, `score:>10`, `score:10..20` | a field |
    /// | `plan:premium,trial` | one of several values |
    /// | `signupDate:2024-05` | within that month |
    /// | `nickname:nil`, `nickname:*` | no value, any value |
    ///
    /// - Parameters:
    ///   - text: The text that was typed.
    ///   - members: The texts to search for words and phrases, of the model or of a related one.
    ///   - fields: The fields that may be named with a colon: all stored properties by default. Leave out secrets, such
    ///     as a password hash.
    ///   - options: How the search is read.
    /// - Throws: ``SearchError`` if the search is not valid; never in the lenient mode.
    public static func predicate(
        search text: String, in members: [(FetchableMembers) -> any SearchedText<Self>],
        fields: SearchFields<Self> = .all, options: SearchOptions = SearchOptions()
    ) throws -> FetchPredicate<Self> {
        try FetchSearch(text, in: members, fields: fields, options: options).predicate
    }
}
