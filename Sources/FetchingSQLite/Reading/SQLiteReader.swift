public import FetchingCore
import FetchingSQL
public import GRDB

/// Reads rows by statements of a connection.
@usableFromInline
struct SQLiteReader: EngineReader {
    private let db: Database

    @usableFromInline
    init(_ db: Database) { self.db = db }

    @usableFromInline
    package func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        let request = try PreparedRequest(load.statement(for: .sqlite), of: load.target, in: db)
        let cursor = RelatedRowCursor(request, load, collector)
        do {
            // swift-format-ignore: ReplaceForEachWithForLoop
            try cursor.forEach {}
        } catch {
            throw FetchError.failure(error, of: load.target)
        }
        return cursor.groups
    }

    @usableFromInline
    package func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        let request = try PreparedRequest(selection.statement(for: .sqlite, of: model), of: model, in: db)
        do {
            try withoutActuallyEscaping(body) { body in
                let cursor = SelectionCursor(request, of: model, columns: selection.columns, read: body)
                // swift-format-ignore: ReplaceForEachWithForLoop
                try cursor.forEach {}
            }
        } catch {
            throw FetchError.failure(error, of: model)
        }
    }
}

/// Reads nothing, but throws for what cannot be read.
@usableFromInline
struct InvalidRequests: EngineReader {
    @usableFromInline
    init() {}

    @usableFromInline
    package func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        _ = try load.statement(for: .sqlite)
        return []
    }

    @usableFromInline
    package func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws {
        _ = try selection.statement(for: .sqlite, of: model)
    }
}
