// What the user passes is never a pattern, except in `isLike` and `matches`. All of these are false for nil.

extension FetchableOperand {
    /// Whether the text begins with a text.
    ///
    /// ```swift
    /// $0.name.hasPrefix("Ma")
    /// // "name" >= 'Ma' COLLATE BINARY AND "name" < 'Mb' COLLATE BINARY
    /// ```
    ///
    /// Without options it is a range of the column, so that an index serves.
    @inlinable
    public func hasPrefix(_ prefix: String, options: TextOptions = []) -> FetchPredicate<Model>
    where Value.Base._Text: TextValue {
        FetchPredicate(.text(.hasPrefix, tree, prefix, options))
    }

    /// Whether the text ends with a text.
    ///
    /// ```swift
    /// $0.name.hasSuffix("ma")
    /// // substr(CAST("name" AS BLOB), -2) IS x'6D61'
    /// ```
    @inlinable
    public func hasSuffix(_ suffix: String, options: TextOptions = []) -> FetchPredicate<Model>
    where Value.Base._Text: TextValue {
        FetchPredicate(.text(.hasSuffix, tree, suffix, options))
    }

    /// Whether the text contains a text.
    ///
    /// ```swift
    /// $0.name.contains("ari")
    /// // instr("name", 'ari') > 0
    /// ```
    @inlinable
    public func contains(_ text: String, options: TextOptions = []) -> FetchPredicate<Model>
    where Value.Base == String {
        FetchPredicate(.text(.contains, tree, text, options))
    }

    /// Whether the text matches a pattern as a whole. `*` stands for any text, `?` for any one Unicode scalar, and `\` takes
    /// its meaning from what follows it.
    ///
    /// ```swift
    /// $0.name.isLike("M*a")
    /// // "name" >= 'M' COLLATE BINARY AND "name" < 'N' COLLATE BINARY AND fetching_like("name", 'M*a', 0)
    /// ```
    @inlinable
    public func isLike(_ pattern: String, options: TextOptions = []) -> FetchPredicate<Model>
    where Value.Base._Text: TextValue {
        FetchPredicate(.text(.isLike, tree, pattern, options))
    }

    /// Whether the text matches a regular expression as a whole.
    ///
    /// ```swift
    /// $0.name.matches("M.*a")
    /// // fetching_matches("name", 'M.*a', 0, 'name')
    /// ```
    ///
    /// The syntax is ICU's. What holds on every engine: literals, `.`, classes, groups, alternation and the quantifiers
    /// `* + ? {m,n}`. An invalid expression is an error before the fetch.
    ///
    /// An expression that backtracks without end, such as `(a+)+` on a row of the letter a, is abandoned: a request has
    /// about a second. Whether they match is not known then: it is an error.
    ///
    /// - Throws: When the request runs, ``FetchError`` with the code `invalidPattern` or `abandonedMatch`.
    @inlinable
    public func matches(_ regularExpression: String, options: TextOptions = []) -> FetchPredicate<Model>
    where Value.Base._Text: TextValue {
        FetchPredicate(.text(.matches, tree, regularExpression, options))
    }

    /// Whether the text equals a text, under the given options.
    ///
    /// ```swift
    /// $0.name.isEqual(to: "école", options: .diacriticAndCaseInsensitive)
    /// // fetching_fold("name", 3) = 'ecole' COLLATE BINARY
    /// ```
    @inlinable
    public func isEqual(to text: String, options: TextOptions) -> FetchPredicate<Model>
    where Value.Base._Text: TextValue {
        FetchPredicate(.text(.equals, tree, text, options))
    }
}

extension FetchableOperand where Value.Base._Sized: TextValue {
    /// Whether the text has no characters, or the array no elements. False for nil.
    ///
    /// ```swift
    /// $0.name.isEmpty      // "name" = '' COLLATE BINARY
    /// $0.tags.isEmpty      // "tags" = $1 on PostgreSQL
    /// ```
    @inlinable
    public var isEmpty: FetchPredicate<Model> { FetchPredicate(tree.isEmptyText) }
}

extension FetchableOperand where Value.Base._Text: TextValue {

    /// The length of the text in Unicode scalars, nil for nil.
    ///
    /// ```swift
    /// $0.name.unicodeScalarCount > 10      // fetching_scalar_count("name") > 10
    /// ```
    ///
    /// Not `count`: Swift counts characters, which databases do not know. SQLite's own `length` stops at NUL.
    public var unicodeScalarCount: FetchExpression<Model, Value.IntResult> { FetchExpression(tree.scalarCount) }
}

extension ExpressionTree {
    fileprivate var scalarCount: ExpressionTree {
        building("unicodeScalarCount") {
            try requireOwnStorage()
            return ExpressionTree(.function(.scalarCount, self), above: self)
        }
    }
}
