/// The first rows of each group of rows: a group has the same values for all keys.
package struct RowsOfEach: Sendable {
    package let keys: [ExpressionTree]
    package let limit: Int
    package let offset: Int

    /// The number of the last row of a group, counted from 1.
    package var end: Int {
        let (end, overflow) = offset.addingReportingOverflow(limit)
        return overflow ? .max : end
    }
}

extension RowsOfEach {
    /// - Throws: ``FetchError`` if the limit or the offset is negative, or if a key has no equality.
    func checkLimits() throws {
        if limit < 0 { throw FetchError.invalidLimit("number of models of each group") }
        if offset < 0 { throw FetchError.invalidLimit("number of models to pass over in each group") }
        for key in keys { try key.requireComparison(for: "first(nth:ofEach:)") }
    }
}

extension FetchQuery {
    /// Whether the query asks for the first rows of each group, or goes on from one that does.
    package var asksForFirstOfEach: Bool {
        guard let source else { return false }
        return source.each != nil || source.queries.contains(where: \.asksForFirstOfEach)
    }
}
