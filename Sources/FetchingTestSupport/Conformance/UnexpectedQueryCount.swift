/// The error of a block that ran more or fewer queries than expected.
///
/// ```swift
/// print(error)
/// // Expected 1 query, but there were 2:
/// // 1. SELECT "id", "name" FROM "users"
/// // 2. SELECT "id", "name" FROM "pets" WHERE "owner_id" = ?
/// ```
public struct UnexpectedQueryCount: Error, Sendable, Equatable, CustomStringConvertible {
    /// The expected number of queries.
    public let expected: Int

    /// The queries that were run, in their order, with a placeholder for each value.
    public let queries: [String]

    /// Makes an error.
    ///
    /// - Parameters:
    ///   - expected: The expected number of queries.
    ///   - queries: The queries that were run.
    public init(expected: Int, queries: [String]) {
        self.expected = expected
        self.queries = queries
    }

    public var description: String {
        let expectation = "Expected \(expected) \(expected == 1 ? "query" : "queries")"
        guard !queries.isEmpty else { return "\(expectation), but there was none" }
        let number = queries.count == 1 ? "there was 1" : "there were \(queries.count)"
        let list = queries.enumerated().map { "\n\($0.offset + 1). \($0.element)" }.joined()
        return "\(expectation), but \(number):\(list)"
    }
}
