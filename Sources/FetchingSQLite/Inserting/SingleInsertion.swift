public import FetchingCore
import FetchingSQL
public import GRDB
import GRDBSQLite

/// The statements that insert one row of a model, rendered once.
final class SingleInsertion: Sendable {
    /// A statement with no way out of a conflict, and without rows that are returned.
    struct Form: Sendable {
        let sql: String
        let columnCount: Int
    }

    /// An entity may be that of several models, whose keys differ.
    private let model: ObjectIdentifier

    private let withKey: Form?

    /// The form of a row whose key SQLite gives; nil where it may need a default.
    private let withoutKey: Form?

    /// The statement that remembers whether the table leaves nothing of a row that fails.
    let atomicity: AtomicityProbe

    private init(_ model: any Fetchable.Type) {
        self.model = ObjectIdentifier(model)
        let entity = model.fetchableEntity
        withKey = Form(entity.columns, of: model)
        let key = model.keyed?.primaryKeyColumns.first
        let isGiven = key.map { $0.type == .int64 && $0.storage == nil } ?? false
        withoutKey = isGiven ? Form(model.columnsWithoutKey, of: model) : nil
        atomicity = AtomicityProbe(of: entity.name)
    }

    /// That of a model, nil where it is another's.
    static func of(_ model: any Fetchable.Type) -> SingleInsertion? {
        let insertion = model.fetchableEntity.states.state { SingleInsertion(model) }
        return insertion.model == ObjectIdentifier(model) ? insertion : nil
    }

    func form(hasKey: Bool) -> Form? { hasKey ? withKey : withoutKey }
}

extension SingleInsertion.Form {
    fileprivate init?(_ columns: [FetchableColumn], of model: any Fetchable.Type) {
        let insertion = SQLInsertion(columns, nil, returning: [])
        guard let text = try? insertion.statement(of: .places(rows: 1), for: .sqlite, into: model) else { return nil }
        self.init(sql: text.sql, columnCount: columns.count)
    }
}

/// The insertion of a row by a statement of its own, ready for the row's values.
@usableFromInline
struct SingleInsertionStatement {
    private let rows: SQLiteChangedRows
    @usableFromInline let handle: OpaquePointer
    @usableFromInline let columnCount: Int

    /// Nil where the statement needs a savepoint around it, or a transaction.
    @usableFromInline
    init?(into model: any Fetchable.Type, hasKey: Bool, in db: Database) throws {
        guard let connection = db.sqliteConnection, sqlite3_get_autocommit(connection) == 0,
            let insertion = SingleInsertion.of(model),
            let form = insertion.form(hasKey: hasKey), try insertion.atomicity.isGiven(in: db)
        else { return nil }
        let statement = try ReadyStatement(form.sql, of: model, in: db)
        rows = SQLiteChangedRows(statement, into: ReturnedValues.nothing.sink(of: model))
        handle = statement.statement.sqliteStatement
        columnCount = form.columnCount
    }

    /// Inserts the row with the values that are bound.
    @usableFromInline
    func run() throws { _ = try rows.run() }
}

extension WrittenRows {
    /// Inserts the first row by a statement of its own.
    ///
    /// - Returns: Whether it was inserted; where it was not, it must be inserted as one of several.
    @inlinable
    func insertAlone(in db: Database) throws -> Bool {
        let hasKey = hasKey(at: 0)
        guard let statement = try SingleInsertionStatement(into: Model.self, hasKey: hasKey, in: db) else {
            return false
        }
        var row = SQLiteRowWriter(statement.handle)
        do {
            try encode(at: 0, into: &row)
        } catch {
            throw unstorable(error, at: 0, afterColumns: Int(row.place))
        }
        if Int(row.place) != statement.columnCount { try requireValues(Int(row.place), at: 0) }
        try statement.run()
        return true
    }
}
