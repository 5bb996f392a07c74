// The wording of what can be wrong with a query string.

extension StoredFilterError {
    static func queryTooLarge(limit: Int) -> StoredFilterError {
        StoredFilterError(
            .tooLarge, at: .query, reason: "the query string has more than \(limit) bytes",
            cure: "Write a shorter one, or allow more in the rules")
    }

    static func malformedQuery(_ reason: String, at path: JSONPath) -> StoredFilterError {
        StoredFilterError(.malformed, at: path, reason: reason, cure: "Encode names and values as forms are, in UTF-8")
    }

    static func unknownParameter(_ name: String, expected: [String]) -> StoredFilterError {
        StoredFilterError(
            .unknownKey, at: JSONPath.root.key(name), reason: "the parameter has no meaning here",
            cure: "Use \(expected.map { "'\($0)'" }.joined(separator: ", "))")
    }

    static func repeatedParameter(_ name: String) -> StoredFilterError {
        StoredFilterError(
            .duplicateKey, at: JSONPath.root.key(name), reason: "the parameter occurs twice",
            cure: "Write it once: 'in' takes a list of values, separated by commas")
    }

    static func filterWithoutMember(at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .missingKey, at: path, reason: "the filter names no member",
            cure: "Write 'filter[MEMBER]' or 'filter[MEMBER][OPERATOR]'")
    }

    static func notWithoutOperator(at path: JSONPath) -> StoredFilterError {
        StoredFilterError(
            .missingKey, at: path, reason: "no operator follows 'not'",
            cure: "Write 'filter[MEMBER][not][OPERATOR]', or 'filter[MEMBER][ne]'")
    }

    static func unknownEscape(at path: JSONPath) -> StoredFilterError {
        invalidValue(
            "a backslash in a list has no meaning",
            cure: "Write '\\,' for a comma, '\\\\' for a backslash, and '\\N' alone for null", at: path)
    }

    static func unknownOrder(at path: JSONPath) -> StoredFilterError {
        invalidValue(
            "the order is not known",
            cure:
                "Write names as in '-score,name', for text with '[c]', '[d]', '[cd]' or '[n]', then '[first]' or '[last]' for nil",
            at: path)
    }

    static func missingSize() -> StoredFilterError {
        StoredFilterError(
            .missingKey, at: JSONPath.root.key(QueryName.size), reason: "the size of the page is missing",
            cure: "Add it: no parameter of a page has a default")
    }

    static func twoCursors(at path: JSONPath) -> StoredFilterError {
        invalidValue(
            "a page after a cursor is asked for as well", cure: "Write '\(QueryName.after)' or '\(QueryName.before)'",
            at: path)
    }

    static func noCursor(at path: JSONPath) -> StoredFilterError {
        invalidValue("the text is not a page cursor", cure: "Begin with the first page", at: path)
    }
}
