public import FetchingCore
import FetchingSQL
public import GRDB
import GRDBSQLite

/// The statements of an insertion, each of which is run once for each row of its form: with a key, or without.
@usableFromInline
final class SQLiteInsertion {
    private let db: Database
    private let model: any Fetchable.Type
    private let conflict: InsertConflict?
    private let returning: [ExpressionTree]
    private let read: ((inout EngineRow) throws -> Void)?

    private var knownView: Bool?
    private var withKey: Form?
    private var withoutKey: Form?

    /// The number of rows that were inserted or updated.
    @usableFromInline private(set) var count = 0

    private final class Form {
        let cursor: InsertCursor
        let columnCount: Int

        init(_ cursor: InsertCursor, columnCount: Int) {
            self.cursor = cursor
            self.columnCount = columnCount
        }
    }

    /// - Parameter read: Reads the values of a row that are returned.
    @usableFromInline
    init(
        into model: any Fetchable.Type, _ conflict: InsertConflict?, returning: [ExpressionTree], in db: Database,
        read: ((inout EngineRow) throws -> Void)?
    ) {
        self.db = db
        self.model = model
        self.conflict = conflict
        self.returning = returning
        self.read = read
    }

    /// The statement to which the values of the next row are bound.
    @usableFromInline
    func statement(hasKey: Bool, _ columns: () -> [FetchableColumn]) throws -> OpaquePointer {
        if let form = hasKey ? withKey : withoutKey { return form.cursor._statement.sqliteStatement }
        let columns = columns()
        if !hasKey { try requireGivenKey() }
        let text = try SQLInsertion(columns, conflict, returning: returning).statement(
            of: .places, for: .sqlite, into: model)
        let statement = try ReadyStatement(text, of: model, in: db, bindingFrom: columns.count + 1).statement
        let form = Form(InsertCursor(statement, returning, of: model, read: read), columnCount: columns.count)
        if hasKey { withKey = form } else { withoutKey = form }
        return statement.sqliteStatement
    }

    /// Rejects a row without a key that would be null: SQLite gives integers only, unless the column has a default.
    private func requireGivenKey() throws {
        guard let key = model.keyed?.primaryKeyColumns.first, key.type != .int64 || key.storage != nil else { return }
        let column = try db.columns(in: model.fetchableEntity.name).first { $0.name == key.name }
        if column?.defaultValueSQL == nil { throw FetchError.missingKey(key) }
    }

    /// Runs the statement with the values that are bound to it.
    ///
    /// - Returns: Whether all of the statement's columns have a value.
    @usableFromInline
    func step(hasKey: Bool, valueCount: Int) throws -> Bool {
        guard let form = hasKey ? withKey : withoutKey, form.columnCount == valueCount else { return false }
        let returned = try form.cursor.run()
        guard read == nil else {
            count += returned
            return true
        }
        let changes = db.changesCount
        // Triggers insert the rows of a view, which SQLite does not count.
        count += try changes == 0 && conflict == nil && isView() ? 1 : changes
        return true
    }

    private func isView() throws -> Bool {
        if let knownView { return knownView }
        let isView = try db.viewExists(model.fetchableEntity.name)
        knownView = isView
        return isView
    }
}

/// Steps a statement once for each row that is inserted.
private final class InsertCursor: DatabaseCursor {
    typealias Element = Void

    var _isDone = false
    let _statement: Statement
    private let returning: [ExpressionTree]
    private let model: any Fetchable.Type
    private let read: ((inout EngineRow) throws -> Void)?
    private var returned = 0

    init(
        _ statement: Statement, _ returning: [ExpressionTree], of model: any Fetchable.Type,
        read: ((inout EngineRow) throws -> Void)?
    ) {
        _statement = statement
        self.returning = returning
        self.model = model
        self.read = read
    }

    deinit {
        sqlite3_reset(_statement.sqliteStatement)
        // The statement stays in GRDB's cache; the values need not.
        sqlite3_clear_bindings(_statement.sqliteStatement)
    }

    /// Gives the number of rows that were returned.
    func run() throws -> Int {
        _isDone = false
        returned = 0
        // GRDB does what it does around every statement: it tells observers, and holds to its read-only blocks.
        // swift-format-ignore: ReplaceForEachWithForLoop
        try forEach {}
        sqlite3_reset(_statement.sqliteStatement)
        return returned
    }

    func _element(sqliteStatement: SQLiteStatement) throws {
        returned += 1
        guard let read else { return }
        var sink = SelectionSink<SQLiteRow>(returning, of: model, read: read)
        var row = SQLiteRow(statement: sqliteStatement)
        try sink.take(&row)
    }
}

extension InsertedRows {
    /// Inserts the rows, all or none.
    ///
    /// - Parameter read: Reads the values of a row that are returned.
    /// - Returns: The number of rows that were inserted or updated.
    @inlinable
    func insert(
        _ conflict: InsertConflict?, returning: [ExpressionTree], in db: Database,
        read: ((inout EngineRow) throws -> Void)? = nil
    ) throws -> Int {
        try conflict?.check(Model.self)
        guard count > 0 else { return 0 }
        return try db.inserting(Model.self) {
            let insertion = SQLiteInsertion(
                into: Model.self, conflict, returning: returning, in: db, read: read)
            for index in 0..<count {
                let hasKey = hasKey(at: index)
                var row = SQLiteRowWriter(
                    try insertion.statement(hasKey: hasKey) { columns(at: index) })
                do {
                    try encode(at: index, into: &row)
                } catch {
                    throw unstorable(error, at: index, afterColumns: Int(row.place))
                }
                guard try insertion.step(hasKey: hasKey, valueCount: Int(row.place)) else {
                    try requireValues(Int(row.place), at: index)
                    break
                }
            }
            return insertion.count
        }
    }
}

extension Database {
    /// Inserts rows, all or none.
    @usableFromInline
    func inserting(_ model: any Fetchable.Type, _ insert: () throws -> Int) throws -> Int {
        do { return try changing(insert) } catch { throw FetchError.failure(error, of: model) }
    }
}
