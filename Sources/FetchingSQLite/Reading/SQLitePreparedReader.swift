public import FetchingCore
import FetchingSQL
public import GRDB

/// Reads values by the statement of a prepared request, which is the only one.
@usableFromInline
struct SQLitePreparedReader: EngineReader {
    private let call: PreparedCall
    private let db: Database

    /// Nil where the request must be rendered with its values.
    @usableFromInline
    init?(_ call: PreparedCall, _ selection: SelectionQuery, of model: any Fetchable.Type, in db: Database) {
        let prepared = call.state.state {
            SQLitePrepared(PreparedTemplate { try selection.statement(for: .sqlite, of: model) })
        }
        guard prepared.template != nil else { return nil }
        self.call = call
        self.db = db
    }

    @usableFromInline
    package func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        throw FetchError.parameterWithoutValue
    }

    @usableFromInline
    package func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        let statement = try ReadyStatement(call, of: model, in: db) {
            try selection.statement(for: .sqlite, of: model)
        }
        guard let statement else { throw FetchError.parameterWithoutValue }
        try SQLiteReader.read(selection, of: model, by: statement, body)
    }
}
