// The wording of what can be wrong with a value.

extension SearchValueProblem {
    static func needsBool(_ field: SearchField) -> SearchValueProblem {
        SearchValueProblem(reason: "'\(field.name)' takes true or false", cure: "Write 'true' or 'false'")
    }

    static func needsInteger(_ field: SearchField) -> SearchValueProblem {
        SearchValueProblem(reason: "'\(field.name)' needs a whole number", cure: "Write digits, such as 10")
    }

    static func needsNumber(_ field: SearchField) -> SearchValueProblem {
        SearchValueProblem(
            reason: "'\(field.name)' needs a number", cure: "Write digits, with a point for the fraction, such as 10.5")
    }

    static func tooLarge(_ field: SearchField) -> SearchValueProblem {
        SearchValueProblem(
            reason: "the number does not fit '\(field.name)'", cure: "Write one that is within its range")
    }

    static func needsDate(_ field: SearchField) -> SearchValueProblem {
        SearchValueProblem(
            reason: "'\(field.name)' needs a date", cure: "Write it as 2024-05-01, 2024-05, 2024 or 2024-05-01T10:30")
    }

    static func needsUUID(_ field: SearchField) -> SearchValueProblem {
        SearchValueProblem(
            reason: "'\(field.name)' needs a UUID", cure: "Write all of its 36 characters, with the hyphens")
    }

    static func isData(_ field: SearchField) -> SearchValueProblem {
        SearchValueProblem(
            reason: "'\(field.name)' holds data, which has no text form", cure: "Write '*' for any value")
    }

    static func isArray(_ field: SearchField) -> SearchValueProblem {
        SearchValueProblem(
            reason: "'\(field.name)' holds several values, of which a search looks for none",
            cure: "Write '*' for any value")
    }

    static func noSuchValue(_ field: SearchField, nearest: String?) -> SearchValueProblem {
        SearchValueProblem(
            reason: "'\(field.name)' has no such value",
            cure: nearest.map { "Did you mean '\($0)'?" } ?? "Write one of its values")
    }
}

extension SearchError {
    static func unordered(
        _ field: SearchField, in text: String, at range: Range<String.Index>
    ) -> SearchError {
        SearchError(
            .unorderedField, in: text, at: range, field: field.name, reason: "'\(field.name)' has no order here",
            cure: "Write a value alone, or in quotes if the sign belongs to it")
    }

    static func reversedRange(
        _ field: SearchField, in text: String, at range: Range<String.Index>
    ) -> SearchError {
        SearchError(
            .reversedRange, in: text, at: range, field: field.name,
            reason: "the range begins above its end", cure: "Write the smaller value first")
    }
}
