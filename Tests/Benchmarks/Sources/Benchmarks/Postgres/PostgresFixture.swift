import CLibPQ
import FetchingPostgres
import Foundation

/// The tables on the server that `scripts/with-postgres` starts.
struct PostgresFixture {
    /// The address of the server, nil where there is none.
    static var address: String? { ProcessInfo.processInfo.environment["FETCHING_POSTGRES"] }

    let pool: PostgresPool
    let connection: PostgresByHand

    init(address: String, connections: Int = 4, _ fill: (PostgresConnection) throws -> Void) throws {
        var configuration = PostgresConfiguration(url: address)
        configuration.maximumConnections = connections
        pool = PostgresPool(configuration)
        try pool.write(fill)
        try pool.write { db in try db.execute("ANALYZE") }
        connection = try PostgresByHand(address: address)
    }
}

/// A connection by hand.
final class PostgresByHand: @unchecked Sendable {
    let handle: OpaquePointer

    init(address: String) throws {
        guard let handle = PQconnectdb(address), PQstatus(handle) == CONNECTION_OK else { throw PostgresFailure() }
        self.handle = handle
        try run("SET client_encoding = 'UTF8'; SET TimeZone = 'UTC'")
    }

    deinit { PQfinish(handle) }

    func run(_ sql: String) throws {
        let result = PQexec(handle, sql)
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_COMMAND_OK else { throw PostgresFailure() }
    }

    func prepare(_ name: String, _ sql: String, _ types: [Oid]) throws {
        let result = PQprepare(handle, name, sql, Int32(types.count), types)
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_COMMAND_OK else { throw PostgresFailure() }
    }

    /// Runs a prepared statement with values of eight bytes, and gives each row.
    @inline(__always)
    func forEachRow(of name: String, _ values: (UInt64, UInt64), count: Int32, _ body: (OpaquePointer) -> Void) {
        var values = (values.0.bigEndian, values.1.bigEndian)
        withUnsafeBytes(of: &values) { bytes in
            let base = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            let pointers: [UnsafePointer<CChar>?] = [base, base.map { $0 + 8 }]
            PQsendQueryPrepared(handle, name, count, pointers, [8, 8], [1, 1], 1)
        }
        PQsetSingleRowMode(handle)
        while let result = PQgetResult(handle) {
            if PQresultStatus(result) == PGRES_SINGLE_TUPLE { body(result) }
            PQclear(result)
        }
    }

    /// Runs a prepared statement with a value of eight bytes, and gives its first row.
    @inline(__always)
    func firstRow<Value>(of name: String, _ value: Int64, _ body: (OpaquePointer) -> Value) -> Value? {
        var value = value.bigEndian
        let result = withUnsafeBytes(of: &value) { bytes in
            let pointers: [UnsafePointer<CChar>?] = [bytes.baseAddress?.assumingMemoryBound(to: CChar.self)]
            return PQexecPrepared(handle, name, 1, pointers, [8], [1], 1)
        }
        defer { PQclear(result) }
        guard let result, PQntuples(result) > 0 else { return nil }
        return body(result)
    }
}

struct PostgresFailure: Error {}
