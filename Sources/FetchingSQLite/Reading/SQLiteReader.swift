public import FetchingCore
import FetchingSQL
public import GRDB

/// Reads rows by statements of a connection.
@usableFromInline
struct SQLiteReader: EngineReader {
    private let db: Database
    private let dialect: SQLDialect

    private init(_ db: Database, _ dialect: SQLDialect) {
        self.db = db
        self.dialect = dialect
    }

    /// Reads what a closure asks for.
    ///
    /// SQLite computes values in the order of its plan, also those of rows and groups that are not asked for, and a sum fails
    /// on the way to a total that fits. So an overflow is an error only if it is found in what is read where each is marked.
    @usableFromInline
    static func reading<Value>(_ db: Database, _ read: (SQLiteReader) throws -> Value) throws -> Value {
        do {
            return try read(SQLiteReader(db, .sqlite))
        } catch let error as FetchError where error.code == .arithmeticOverflow {
            return try read(SQLiteReader(db, .sqliteMarkingOverflow))
        }
    }

    @usableFromInline
    package func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int] {
        let request = try ReadyStatement(load.statement(for: dialect), of: load.target, in: db)
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
        let statement = try ReadyStatement(selection.statement(for: dialect, of: model), of: model, in: db)
        try Self.read(selection, of: model, by: statement, body)
    }

    /// Reads the rows of a statement.
    static func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, by statement: ReadyStatement,
        _ body: (inout EngineRow) throws -> Void
    ) throws {
        do {
            try withoutActuallyEscaping(body) { body in
                let cursor = SelectionCursor(statement, of: model, columns: selection.columns, read: body)
                // swift-format-ignore: ReplaceForEachWithForLoop
                try cursor.forEach {}
            }
        } catch {
            throw FetchError.failure(error, of: model)
        }
    }
}
