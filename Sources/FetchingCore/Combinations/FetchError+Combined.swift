// The wording of what can be wrong with requests that are put together.

extension FetchError {
    static func combinedAfterMap(_ operation: RowCombination) -> FetchError {
        FetchError(
            .unsupported, reason: "a closure of 'map' has made the rows of one of the requests",
            cure: "Put 'map' behind '\(operation.rawValue)'", operation: operation.rawValue)
    }

    static func relatedToCombinedRows(_ operation: RowCombination) -> FetchError {
        FetchError(
            .unsupported, reason: "the rows of one of the requests hold related models, which other statements read",
            cure: "Select values of the models alone", operation: operation.rawValue)
    }

    static func combinedShapes(_ operation: RowCombination) -> FetchError {
        FetchError(
            .unsupported, reason: "the requests select other columns", cure: "Select the same values in both",
            operation: operation.rawValue)
    }

    static func conditionOnCombination(_ operation: RowCombination) -> FetchError {
        FetchError(
            .unsupported, reason: "a condition follows '\(operation.rawValue)' of selected values",
            cure: "Put the condition into each of the requests", operation: "where")
    }

    static var combinationByUnselected: FetchError {
        FetchError(
            .unsupported, reason: "rows of several requests are sorted by a value that the first does not select",
            cure: "Select the value in all of them, or sort by one that is selected", operation: "sorted")
    }

    static var pageOfCombination: FetchError {
        FetchError(
            .unsupported, reason: "rows of several requests have no key for pages, and cannot be inserted",
            cure: "Use 'first(nth:after:)', or insert the rows of each request")
    }

    static var pageOfRepeatedModels: FetchError {
        FetchError(
            .unsupported, reason: "'unionAll' may give a model twice, and pages need a key that differs",
            cure: "Use 'union', or 'first(nth:after:)'")
    }

    package static var lockedCombination: FetchError {
        FetchError(
            .unsupported, reason: "rows of several requests cannot be locked",
            cure: "Lock the rows of one request, without 'union' and its like")
    }
}
