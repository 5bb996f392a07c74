#if Postgres
import CLibPQ
import Foundation

extension PostgresError {
    init(message: String, sqlState: String? = nil) { self.init(sqlState: sqlState, message: message) }

    init(_ result: OpaquePointer, connection: OpaquePointer?) {
        self.init(
            sqlState: fetching_error_sqlstate(result).map { String(cString: $0) },
            message: fetching_error_message(result).map { String(cString: $0) } ?? Self.message(of: connection),
            detail: fetching_error_detail(result).map { String(cString: $0) },
            table: fetching_error_table(result).map { String(cString: $0) },
            column: fetching_error_column(result).map { String(cString: $0) },
            constraint: fetching_error_constraint(result).map { String(cString: $0) })
    }

    /// The last failure of a connection.
    static func message(of connection: OpaquePointer?) -> String {
        let message = PQerrorMessage(connection).map { String(cString: $0) } ?? ""
        return message.split(separator: "\n").first.map(String.init) ?? "the connection failed"
    }
}
#endif
