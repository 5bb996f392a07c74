public import FetchingCore
import FetchingSQL
public import GRDB

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

    private struct Form {
        let cursor: ChangeCursor
        let columnCount: Int
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
        let form = Form(cursor: ChangeCursor(statement, read: reader), columnCount: columns.count)
        if hasKey { withKey = form } else { withoutKey = form }
        return statement.sqliteStatement
    }

    /// Reads a row that is returned.
    private var reader: ((inout SQLiteRow) throws -> Void)? {
        guard let read else { return nil }
        var sink = SelectionSink<SQLiteRow>(returning, of: model, read: read)
        return { row in try sink.take(&row) }
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
