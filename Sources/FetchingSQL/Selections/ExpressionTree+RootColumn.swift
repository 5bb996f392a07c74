package import FetchingCore

extension ExpressionTree {
    /// The column of the model that the value is.
    package var rootColumn: FetchableColumn? { if case .value(.column(let column)) = node { column } else { nil } }
}
