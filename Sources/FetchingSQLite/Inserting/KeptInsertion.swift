import FetchingCore
import FetchingSQL
import Foundation
import GRDB
import GRDBSQLite

/// The statements of a connection that insert one row of a model, kept between insertions: to look them up by their text in
/// GRDB's cache, for each row, takes longer than all that is done here.
///
/// GRDB steps them, and so tells observers, and holds to what it promises of statements.
///
/// Unchecked, because GRDB lets a connection be used by one thread at a time.
final class KeptInsertion: @unchecked Sendable {
    private let insertion: SingleInsertion
    private let probe: OpaquePointer

    /// Whether nothing needs a savepoint around the statements.
    private let isAtomic: Bool

    private var withKey: SQLiteChangedRows?
    private var withoutKey: SQLiteChangedRows?

    init(_ insertion: SingleInsertion, in db: Database) throws {
        self.insertion = insertion
        probe = try insertion.atomicity.statement(in: db)
        // What is asked next holds until it is compiled anew.
        _ = AtomicityProbe.isUnchanged(probe)
        isAtomic = try insertion.atomicity.ask(db)
    }

    /// Whether the tables and triggers are as they were.
    var isUnchanged: Bool { AtomicityProbe.isUnchanged(probe) }

    /// Lets go of the statements where GRDB lets go of that of the probe, or of another here.
    func endWithProbe(on connection: OpaquePointer) throws {
        let end = Unmanaged.passRetained(End(insertion, connection)).toOpaque()
        // SQLite calls the destructor even where it does not bind.
        try check(
            sqlite3_bind_pointer(probe, 1, end, Self.kind) { end in
                guard let end else { return }
                let kept = Unmanaged<End>.fromOpaque(end).takeRetainedValue()
                kept.insertion.forget(kept.connection)
            })
    }

    /// SQLite keeps the address, and compares texts.
    nonisolated(unsafe) private static let kind = UnsafePointer(strdup("fetching"))

    /// The end of a statement to which it is bound.
    private final class End {
        let insertion: SingleInsertion
        let connection: OpaquePointer

        init(_ insertion: SingleInsertion, _ connection: OpaquePointer) {
            self.insertion = insertion
            self.connection = connection
        }
    }

    /// The statement for a row, nil where it needs a savepoint around it, or a key.
    func statement(hasKey: Bool, of model: any Fetchable.Type, in db: Database) throws -> SQLiteChangedRows? {
        guard isAtomic else { return nil }
        // A function that SQL calls may insert, too, while the statement is being stepped.
        if let known = hasKey ? withKey : withoutKey, sqlite3_stmt_busy(known._statement.sqliteStatement) == 0 {
            return known
        }
        guard let form = insertion.form(hasKey: hasKey) else { return nil }
        if !hasKey, try db.keyToGive(for: model) != nil { return nil }
        let rows = SQLiteChangedRows(
            try ReadyStatement(form.sql, of: model, in: db), into: ReturnedValues.nothing.sink(of: model))
        if hasKey { withKey = rows } else { withoutKey = rows }
        return rows
    }

    /// Lets go of a statement that has failed, which GRDB uses no more either.
    func forget(hasKey: Bool) { if hasKey { withKey = nil } else { withoutKey = nil } }
}
