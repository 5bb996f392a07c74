public import FetchingCore
public import GRDB

extension DatabaseWriter {
    // The transaction is begun around the statement. The reentrant write lets it run inside of a `write` block of the same
    // database, where GRDB's plain one traps.

    @usableFromInline
    func writing<Value>(_ model: any Fetchable.Type, _ write: (Database) throws -> Value) throws -> Value {
        do {
            return try unsafeReentrantWrite { db in
                try db.requireOpenConnection()
                return try write(db)
            }
        } catch {
            throw FetchError.failure(error, of: model)
        }
    }

    @usableFromInline
    func writing<Value: Sendable>(
        _ model: any Fetchable.Type, _ write: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        do {
            // GRDB's 'write' would begin a transaction before anything can be asked.
            return try await writeWithoutTransaction { db in
                try db.requireOpenConnection()
                return try write(db)
            }
        } catch {
            throw FetchError.failure(error, of: model)
        }
    }
}
