// The wording of what can be wrong with a search.

extension SearchError {
    static func unclosedQuote(in text: String, at range: Range<String.Index>) -> SearchError {
        SearchError(
            .unclosedQuote, in: text, at: range, reason: "the quote is never closed",
            cure: #"Close it with ", and write \" for a quote inside"#)
    }

    static func unopenedParenthesis(in text: String, at range: Range<String.Index>) -> SearchError {
        SearchError(
            .unopenedParenthesis, in: text, at: range, reason: "there is no ( before this )",
            cure: "Remove it, or put the text in quotes to search for it")
    }

    static func unclosedParenthesis(in text: String, at range: Range<String.Index>) -> SearchError {
        SearchError(
            .unclosedParenthesis, in: text, at: range, reason: "there is no ) for this (",
            cure: "Add it, or put the text in quotes to search for it")
    }

    static func emptyParentheses(in text: String, at range: Range<String.Index>) -> SearchError {
        SearchError(
            .emptyParentheses, in: text, at: range, reason: "there is nothing between the parentheses",
            cure: "Write what to search for between them, or remove them")
    }

    static func danglingOperator(
        _ word: Substring, in text: String, at range: Range<String.Index>
    ) -> SearchError {
        let sides = word == "NOT" ? "behind" : "on both sides of"
        return SearchError(
            .danglingOperator, in: text, at: range, reason: "'\(word)' needs something \(sides) it",
            cure: "Complete it, or put it in quotes to search for it")
    }

    static func emptyValue(
        of field: Substring, in text: String, at range: Range<String.Index>
    ) -> SearchError {
        SearchError(
            .emptyValue, in: text, at: range, field: String(field), reason: "a value is missing here",
            cure: "Write it here, without a space before it")
    }

    static func unknownField(
        _ field: Substring, nearest: String?, in text: String, at range: Range<String.Index>
    ) -> SearchError {
        SearchError(
            .unknownField, in: text, at: range, field: String(field), reason: "there is no field '\(field)'",
            cure: nearest.map { "Did you mean '\($0)'?" } ?? "Put the text in quotes to search for it")
    }
}

extension SearchError {
    static func tooLong(_ text: String, limit: Int) -> SearchError {
        SearchError(
            .tooLong, in: text, at: text.startIndex..<text.endIndex,
            reason: "the search is longer than \(limit) characters", cure: "Shorten it")
    }

    static func tooManyTerms(limit: Int, in text: String, at range: Range<String.Index>) -> SearchError {
        SearchError(
            .tooManyTerms, in: text, at: range, reason: "the search has more than \(limit) terms",
            cure: "Leave some of them out")
    }

    static func tooCostly(in text: String, at range: Range<String.Index>) -> SearchError {
        SearchError(
            .tooCostly, in: text, at: range, reason: "the search looks for too many words in too many texts",
            cure: "Leave some of them out")
    }

    static func tooDeep(limit: Int, in text: String, at range: Range<String.Index>) -> SearchError {
        SearchError(
            .tooDeep, in: text, at: range, reason: "the parentheses are nested more than \(limit) deep",
            cure: "Leave out those that change nothing")
    }
}
