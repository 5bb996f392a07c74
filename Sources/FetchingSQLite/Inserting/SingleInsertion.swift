public import FetchingCore
import FetchingSQL
import Foundation
public import GRDB
import GRDBSQLite

/// The statements that insert one row of a model, rendered once.
///
/// Unchecked, because the lock guards what connections keep.
final class SingleInsertion: @unchecked Sendable {
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

    private let lock = NSLock()

    /// The kept statements of each connection.
    @exclusivity(unchecked) private var kept: [(connection: OpaquePointer, statements: KeptInsertion)] = []

    private init(_ model: any Fetchable.Type) {
        self.model = ObjectIdentifier(model)
        let entity = model.fetchableEntity
        withKey = Form(entity.columns, of: model)
        let key = model.keyed?.primaryKeyColumns.first
        let isGiven = key.map { $0.type == .int64 && $0.storage == nil } ?? false
        withoutKey = isGiven ? Form(model.columnsWithoutKey, of: model) : nil
        atomicity = AtomicityProbe(of: entity)
    }

    /// That of a model, nil where it is another's.
    static func of(_ model: any Fetchable.Type) -> SingleInsertion? {
        let insertion = model.fetchableEntity.states.state { SingleInsertion(model) }
        return insertion.model == ObjectIdentifier(model) ? insertion : nil
    }

    func form(hasKey: Bool) -> Form? { hasKey ? withKey : withoutKey }
}

extension SingleInsertion {
    /// The statements of a connection, made where there are none that still hold.
    func statements(of connection: OpaquePointer, _ db: Database) throws -> KeptInsertion {
        if let known = known(connection), known.isUnchanged { return known }
        let made = try KeptInsertion(self, in: db)
        // What was kept ends here.
        try made.endWithProbe(on: connection)
        lock.withLock { kept.append((connection, made)) }
        return made
    }

    private func known(_ connection: OpaquePointer) -> KeptInsertion? {
        lock.lock()
        defer { lock.unlock() }
        for entry in kept where entry.connection == connection { return entry.statements }
        return nil
    }

    /// Lets go of the statements of a connection.
    func forget(_ connection: OpaquePointer) {
        // They are finalized once the lock is free.
        let forgotten = lock.withLock {
            let forgotten = kept.filter { $0.connection == connection }
            kept.removeAll { $0.connection == connection }
            return forgotten
        }
        withExtendedLifetime(forgotten) {}
    }
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
    private let kept: KeptInsertion
    private let rows: SQLiteChangedRows
    private let hasKey: Bool
    @usableFromInline let handle: OpaquePointer
    @usableFromInline let columnCount: Int

    /// Nil where the statement needs a savepoint around it, or a transaction.
    @usableFromInline
    init?(into model: any Fetchable.Type, hasKey: Bool, in db: Database) throws {
        guard let connection = db.sqliteConnection, sqlite3_get_autocommit(connection) == 0,
            let insertion = SingleInsertion.of(model), let form = insertion.form(hasKey: hasKey)
        else { return nil }
        kept = try insertion.statements(of: connection, db)
        guard let rows = try kept.statement(hasKey: hasKey, of: model, in: db) else { return nil }
        self.rows = rows
        self.hasKey = hasKey
        handle = rows._statement.sqliteStatement
        columnCount = form.columnCount
    }

    /// Inserts the row with the values that are bound.
    @usableFromInline
    func run() throws {
        do {
            _ = try rows.run()
        } catch {
            kept.forget(hasKey: hasKey)
            throw error
        }
    }

    /// Lets go of the values. The statement stays, they need not.
    @usableFromInline
    func clear() { sqlite3_clear_bindings(handle) }
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
        defer { statement.clear() }
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
