public import FetchingCore
import FetchingSQL
public import GRDB

/// Reads values by the statement of a prepared request, which is the only one.
@usableFromInline
struct SQLitePreparedReader: EngineReader {
    private let statement: ReadyStatement

    /// Nil where the request must be rendered with its values.
    @usableFromInline
    init?(_ call: PreparedCall, _ selection: SelectionQuery, of model: any Fetchable.Type, in db: Database) throws {
        let statement = try ReadyStatement(call, of: model, in: db) {
            try selection.statement(for: .sqlite, of: model)
        }
        guard let statement else { return nil }
        self.statement = statement
    }

    @usableFromInline
    package func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        throw FetchError.parameterWithoutValue
    }

    @usableFromInline
    package func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        try SQLiteReader.read(selection, of: model, by: statement, body)
    }
}
