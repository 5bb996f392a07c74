import FetchingCore
import FetchingSQL
import Foundation
import GRDB
import GRDBSQLite

/// The statements that prepared requests find of a connection.
///
/// A statement of GRDB's cache owns them. So they end where GRDB lets go of its own, on the thread of the connection: where the schema changes,
/// where memory is to be released, and where the connection is closed, which fails while there are statements.
///
/// Unchecked, because GRDB lets a connection be used by one thread at a time.
final class ConnectionStatements: @unchecked Sendable {
    private let connection: OpaquePointer

    /// Those of requests that are gone are among them, until there are many.
    private var statements: [KeptStatement] = []
    private var limit = 32

    /// How many there are, with those of requests that are gone.
    var count: Int { statements.count }

    private init(_ connection: OpaquePointer) { self.connection = connection }

    /// Those of a connection, made where there are none.
    static func of(_ connection: OpaquePointer, _ db: Database) throws -> ConnectionStatements {
        if let known = registry[connection] { return known }
        let owner = try db.cachedStatement(sql: "SELECT ?1 AS \"statements of prepared requests\"")
        let made = ConnectionStatements(connection)
        registry[connection] = made
        // SQLite calls the destructor even where it does not bind.
        try check(
            sqlite3_bind_pointer(owner.sqliteStatement, 1, Unmanaged.passRetained(made).toOpaque(), kind) { pointer in
                guard let pointer else { return }
                Unmanaged<ConnectionStatements>.fromOpaque(pointer).takeRetainedValue().end()
            })
        return made
    }

    func add(_ statement: KeptStatement) {
        // One of the same request is not found any more, as it was busy.
        for former in statements where former.isOfRequest(of: statement) { former.forget() }
        if statements.count >= limit {
            statements.removeAll(where: \.isUnused)
            limit = max(32, 2 * statements.count)
        }
        statements.append(statement)
    }

    private func end() {
        if Self.registry[connection] === self { Self.registry[connection] = nil }
        for statement in statements { statement.forget() }
        statements = []
    }

    /// SQLite keeps the address, and compares texts.
    nonisolated(unsafe) private static let kind = UnsafePointer(strdup("fetching"))

    private static let registry = Registry()

    /// The statements of all connections.
    ///
    /// Unchecked, because the lock guards it.
    private final class Registry: @unchecked Sendable {
        private let lock = NSLock()
        private var known: [OpaquePointer: ConnectionStatements] = [:]

        subscript(connection: OpaquePointer) -> ConnectionStatements? {
            get { lock.withLock { known[connection] } }
            set {
                // What ends does so once the lock is free.
                let former = lock.withLock {
                    let former = known[connection]
                    known[connection] = newValue
                    return former
                }
                withExtendedLifetime(former) {}
            }
        }
    }
}
