public import FetchingCore
public import GRDB
public import GRDBSQLite

/// A statement of a connection that runs many times, found by its prepared request: to look it up by its text in GRDB's cache
/// takes longer than to bind the values.
///
/// GRDB steps it, and so does what it does around every statement.
///
/// Unchecked, because GRDB lets a connection be used by one thread at a time.
@usableFromInline
final class KeptStatement: @unchecked Sendable {
    @usableFromInline let statement: Statement
    @usableFromInline let handle: OpaquePointer

    let prepared: SQLitePrepared
    @usableFromInline let bindsLongValues: Bool

    private let connection: OpaquePointer

    /// Where its request finds it.
    private let place: KeptByConnections

    private var isForgotten = false

    /// The cursor over its rows, kept as well.
    @exclusivity(unchecked)
    @usableFromInline var reader: AnyObject?

    init(_ statement: Statement, _ prepared: SQLitePrepared, of state: PreparedState, on connection: OpaquePointer) {
        self.statement = statement
        handle = statement.sqliteStatement
        self.prepared = prepared
        bindsLongValues = prepared.bindsLongValues
        place = state.kept
        self.connection = connection
    }

    /// Whether no request finds it.
    var isUnused: Bool { isForgotten || place.isUnused }

    /// Has the request find it no more: GRDB's cache lets go of a statement that has failed, and of all where the schema changes.
    @usableFromInline
    func forget() {
        guard !isForgotten else { return }
        isForgotten = true
        place.forget(self, of: connection)
    }
}

extension KeptStatement {
    /// The one that a request finds of a connection.
    static func of(_ state: PreparedState, on db: Database) -> KeptStatement? {
        guard let connection = db.sqliteConnection, let known = state.kept[connection],
            type(of: known) == KeptStatement.self
        else { return nil }
        return unsafeDowncast(known, to: KeptStatement.self)
    }

    /// Has a request find a statement of GRDB's cache from now on; nil where it is not to, or cannot: it is ready by itself.
    static func keep(
        _ statement: Statement, _ prepared: SQLitePrepared, of state: PreparedState, on db: Database
    ) -> KeptStatement? {
        // Each use of a statement of a connection that takes names for texts looks at the columns that there are. A statement
        // that another fetch was stepping is none of the cache.
        guard state.kept.isWorthKeeping, !db.configuration.acceptsDoubleQuotedStringLiterals,
            let connection = db.sqliteConnection,
            let cached = try? db.cachedStatement(sql: prepared.sql), cached === statement,
            let statements = try? ConnectionStatements.of(connection, db)
        else { return nil }
        let kept = KeptStatement(statement, prepared, of: state, on: connection)
        statements.add(kept)
        state.kept.keep(kept, by: connection)
        return kept
    }

    /// Whether both are found in the same place.
    func isOfRequest(of other: KeptStatement) -> Bool { place === other.place }
}

extension KeptStatement {
    /// The model of the first row, by one step: another would only find out that there are no more rows.
    @inlinable
    func model<Model: RowDecodable>(of type: Model.Type) throws -> Model? {
        let reader = modelReader(Model.self)
        defer {
            sqlite3_reset(handle)
            if bindsLongValues { sqlite3_clear_bindings(handle) }
        }
        do {
            guard try reader.next() != nil else { return nil }
            return reader.takeModel()
        } catch {
            forget()
            throw error
        }
    }

    @inlinable @inline(__always)
    func modelReader<Model: RowDecodable>(_ type: Model.Type) -> KeptModelReader<Model> {
        if let reader, Swift.type(of: reader) == KeptModelReader<Model>.self {
            return unsafeDowncast(reader, to: KeptModelReader<Model>.self)
        }
        let made = KeptModelReader<Model>(statement)
        reader = made
        return made
    }
}

/// A cursor that can be used again and again, behind each reset of its statement.
///
/// The model is no element: GRDB's step, which is not specialised for it, would copy it twice.
@usableFromInline
final class KeptModelReader<Model: RowDecodable>: DatabaseCursor {
    @usableFromInline typealias Element = Void

    @usableFromInline let _statement: Statement

    @exclusivity(unchecked)
    @usableFromInline var model: Model?

    @usableFromInline var _isDone: Bool {
        @inlinable get { false }
        @inlinable set {}
    }

    @inlinable
    init(_ statement: Statement) { _statement = statement }

    @inlinable
    func _element(sqliteStatement: SQLiteStatement) throws {
        var row = SQLiteRow(statement: sqliteStatement)
        model = try row.decodeModel(Model.self)
    }

    @inlinable @inline(__always)
    func takeModel() -> Model? {
        let taken = model
        model = nil
        return taken
    }
}
