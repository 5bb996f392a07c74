#if Postgres
import CLibPQ
import Fetching
import FetchingPostgres
import Foundation

/// A driver that knows of Fetching what is public: libpq by hand, whose results are in the form that one asks for.
///
/// Unchecked, because one test has it at a time.
package final class LibPQDriver: PostgresDriver, @unchecked Sendable {
    private let connection: OpaquePointer
    private let format: PostgresFormat

    /// The statements that were run.
    package private(set) var statements: [String] = []

    private struct NoConnection: Error {}

    package init(_ configuration: PostgresConfiguration, format: PostgresFormat) throws {
        guard let connection = PQconnectdb(configuration.url) else { throw NoConnection() }
        self.connection = connection
        self.format = format
        guard PQstatus(connection) == CONNECTION_OK else { throw NoConnection() }
        for setting in Self.sessionSettings { try run("SET \(setting)") }
    }

    deinit { PQfinish(connection) }

    package var isInsideTransaction: Bool { PQtransactionStatus(connection) != PQTRANS_IDLE }

    /// Runs a statement by hand.
    package func run(_ sql: String) throws { _ = try check(LibPQResult(PQexec(connection, sql))) }

    // What a driver does without waiting is asynchronous too.
    package func rows(of statement: PostgresStatement) throws -> [LibPQRow] {
        statements.append(statement.sql)
        var bytes: [CChar] = []
        let starts = statement.parameters.map { parameter in
            parameter.bytes.map { value in
                defer { bytes += value.map { CChar(bitPattern: $0) } + [0] }
                return bytes.count
            }
        }
        let result = bytes.withUnsafeBufferPointer { bytes in
            PQexecParams(
                connection, statement.sql, Int32(starts.count), statement.parameters.map(\.type),
                starts.map { start in start.flatMap { start in bytes.baseAddress.map { $0 + start } } },
                statement.parameters.map { Int32($0.bytes?.count ?? 0) },
                statement.parameters.map { Int32($0.format.rawValue) }, Int32(format.rawValue))
        }
        let checked = try check(LibPQResult(result))
        return (0..<PQntuples(checked.handle)).map { LibPQRow(result: checked, row: $0, format: format) }
    }

    private func check(_ result: LibPQResult) throws -> LibPQResult {
        guard PQresultStatus(result.handle) != PGRES_FATAL_ERROR else {
            throw PostgresError(
                sqlState: fetching_error_sqlstate(result.handle).map { String(cString: $0) },
                message: fetching_error_message(result.handle).map { String(cString: $0) } ?? "the connection failed",
                detail: fetching_error_detail(result.handle).map { String(cString: $0) },
                table: fetching_error_table(result.handle).map { String(cString: $0) },
                column: fetching_error_column(result.handle).map { String(cString: $0) },
                constraint: fetching_error_constraint(result.handle).map { String(cString: $0) })
        }
        return result
    }
}

/// A result that is cleared with its last row.
package final class LibPQResult {
    fileprivate let handle: OpaquePointer?

    fileprivate init(_ handle: OpaquePointer?) { self.handle = handle }

    deinit { PQclear(handle) }
}

package struct LibPQRow: PostgresDriverRow {
    fileprivate let result: LibPQResult
    fileprivate let row: Int32
    fileprivate let format: PostgresFormat

    package var columnCount: Int { Int(PQnfields(result.handle)) }

    package func withCell<Value>(at column: Int, _ read: (PostgresDriverCell) throws -> Value) throws -> Value {
        let column = Int32(column)
        let isNull = PQgetisnull(result.handle, row, column) == 1
        let bytes = UnsafeRawBufferPointer(
            start: PQgetvalue(result.handle, row, column), count: Int(PQgetlength(result.handle, row, column)))
        return try read(
            PostgresDriverCell(type: PQftype(result.handle, column), format: format, bytes: isNull ? nil : bytes))
    }
}
#endif
