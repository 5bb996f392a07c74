package import FetchingCore

/// A statement of a prepared request, rendered once.
package struct PreparedTemplate: Sendable {
    /// The statement, with the places of the values that are given when it is run.
    package let statement: SQLStatementText

    /// - Parameter render: Renders the request.
    /// - Returns: nil where the statement depends on the values, or the request is invalid: then it is rendered with them, and
    ///   throws what is wrong.
    package init?(_ render: () throws -> SQLStatementText) {
        guard let statement = try? render() else { return nil }
        self.statement = statement
    }

    /// The statement with the values of a call; nil where it must be rendered with these.
    package func statement(for call: PreparedCall) -> SQLStatementText? {
        var statement = statement
        for index in statement.bindings.indices {
            guard case .parameter(let parameter) = statement.bindings[index] else { continue }
            guard let value = parameter.primitive(of: call) else { return nil }
            statement.bindings[index] = .value(value)
        }
        return statement
    }
}
