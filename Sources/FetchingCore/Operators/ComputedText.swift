// The constraint stands at each method: as one of the extension, it costs the type checker chains of conditions.
extension FetchableOperand {
    /// The text without the white space at both ends, nil for nil.
    ///
    /// ```swift
    /// $0.name.trimmed() == "Jo"      // fetching_trimmed("name") = 'Jo'
    /// // PostgreSQL: btrim(CAST("name" AS text) COLLATE "C", $1) = $2
    /// ```
    ///
    /// White space is every scalar of Unicode's property `White_Space`, newlines and the no-break space included.
    public func trimmed() -> FetchExpression<Model, Value._StringResult>
    where Value.Base._Text: TextValue {
        FetchExpression(.text(.trimmed, of: tree))
    }

    /// The first Unicode scalars of the text, or all of a shorter one; nil for nil.
    ///
    /// ```swift
    /// $0.name.prefix(unicodeScalars: 1) == "J"      // fetching_prefix("name", 1) = 'J'
    /// // PostgreSQL: left(CAST("name" AS text) COLLATE "C", 1) = $1
    /// ```
    ///
    /// - Parameter count: The number of scalars. A negative one is an error when the request runs.
    public func prefix(unicodeScalars count: Int) -> FetchExpression<Model, Value._StringResult>
    where Value.Base._Text: TextValue {
        FetchExpression(tree.part(count, TextFunction.prefix))
    }

    /// The last Unicode scalars of the text, or all of a shorter one; nil for nil.
    ///
    /// ```swift
    /// $0.name.suffix(unicodeScalars: 2) == "hn"      // fetching_suffix("name", 2) = 'hn'
    /// // PostgreSQL: right(CAST("name" AS text) COLLATE "C", 2) = $1
    /// ```
    ///
    /// - Parameter count: The number of scalars. A negative one is an error when the request runs.
    public func suffix(unicodeScalars count: Int) -> FetchExpression<Model, Value._StringResult>
    where Value.Base._Text: TextValue {
        FetchExpression(tree.part(count, TextFunction.suffix))
    }

    /// The text with each occurrence of a text replaced, from the beginning on; nil for nil.
    ///
    /// ```swift
    /// $0.name.replacing("-", with: " ") == "Jo Ann"
    /// // fetching_replacing("name", '-', ' ') = 'Jo Ann'
    /// // PostgreSQL: replace(CAST("name" AS text) COLLATE "C", $1, $2) = $3
    /// ```
    ///
    /// Texts are compared by scalars: "é" is another one than "e" with an accent.
    ///
    /// - Parameters:
    ///   - text: The text to find. The empty text is not found anywhere.
    ///   - replacement: The text to put in its place.
    public func replacing(_ text: String, with replacement: String) -> FetchExpression<Model, Value._StringResult>
    where Value.Base._Text: TextValue {
        FetchExpression(.text(.replacing(ExactText(text: text), with: ExactText(text: replacement)), of: tree))
    }

    /// The text in lower case, as Swift's `lowercased()` gives it; nil for nil.
    ///
    /// ```swift
    /// $0.name.lowercased() == "jo"      // fetching_lowercased("name") = 'jo'
    /// // PostgreSQL: lower(translate(CAST("name" AS text), 'Σ', 'σ') COLLATE "und-x-icu") COLLATE "C" = $1
    /// ```
    ///
    /// No language makes a difference, and no scalar beside another: "Σ" is always "σ". The length may change, for "İ" is "i" and
    /// a dot above it. On PostgreSQL, the letters that its version of ICU does not know yet keep their case. A comparison that
    /// ignores case is `isEqual(to:options:)` with `.caseInsensitive`.
    public func lowercased() -> FetchExpression<Model, Value._StringResult>
    where Value.Base._Text: TextValue {
        FetchExpression(.text(.lowercased, of: tree))
    }

    /// The text in upper case, as Swift's `uppercased()` gives it; nil for nil.
    ///
    /// ```swift
    /// $0.name.uppercased() == "JO"      // fetching_uppercased("name") = 'JO'
    /// // PostgreSQL: upper(CAST("name" AS text) COLLATE "und-x-icu") COLLATE "C" = $1
    /// ```
    ///
    /// No language makes a difference. The length may change: "ß" is "SS", and "ﬁ" is "FI". On PostgreSQL, the letters that its
    /// version of ICU does not know yet keep their case.
    public func uppercased() -> FetchExpression<Model, Value._StringResult>
    where Value.Base._Text: TextValue {
        FetchExpression(.text(.uppercased, of: tree))
    }
}

extension ExpressionTree {
    fileprivate func part(_ count: Int, _ function: (Int) -> TextFunction) -> ExpressionTree {
        guard count >= 0 else {
            return building(function(0).member) { throw FetchError.negativeScalarCount }
        }
        return .text(function(count), of: self)
    }
}
