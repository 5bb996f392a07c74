public import FetchingCore

/// Renders the statements of a request and reads nothing, so that what is invalid is found before any row is read.
@usableFromInline
package struct RequestCheck: EngineReader {
    private let dialect: SQLDialect

    @usableFromInline
    package init(_ dialect: SQLDialect) { self.dialect = dialect }

    @usableFromInline
    package func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        _ = try load.statement(for: dialect)
        return []
    }

    @usableFromInline
    package func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        _ = try selection.statement(for: dialect, of: model)
    }
}
