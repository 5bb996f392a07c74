#if Postgres
import CLibPQ
import Foundation

extension PostgresError {
    init(message: String, sqlState: String? = nil) { self.init(sqlState: sqlState, message: message) }

    init(_ result: OpaquePointer, connection: OpaquePointer) {
        self.init(
            sqlState: fetching_error_sqlstate(result).map { String(cString: $0) },
            message: fetching_error_message(result).map { String(cString: $0) } ?? Self.message(of: connection),
            table: fetching_error_table(result).map { String(cString: $0) },
            column: fetching_error_column(result).map { String(cString: $0) } ?? Self.keyColumn(of: result),
            constraint: fetching_error_constraint(result).map { String(cString: $0) })
    }

    /// The only column of a key that is there already, or that is missing where it is referred to. The server tells it in the
    /// detail alone, before the values: `Key (email)=(ann@example.org) already exists.`
    private static func keyColumn(of result: OpaquePointer) -> String? {
        guard let detail = fetching_error_detail(result).map({ String(cString: $0) }),
            let start = detail.firstIndex(of: "("), let end = detail.range(of: ")=(")?.lowerBound, start < end
        else { return nil }
        let column = detail[detail.index(after: start)..<end]
        guard !column.contains(", ") else { return nil }
        // A name that is not plain is quoted.
        guard column.hasPrefix("\"") else { return String(column) }
        return String(column.dropFirst().dropLast()).replacing("\"\"", with: "\"")
    }

    /// The last failure of a connection.
    static func message(of connection: OpaquePointer?) -> String {
        let message = PQerrorMessage(connection).map { String(cString: $0) } ?? ""
        return message.split(separator: "\n").first.map(String.init) ?? "the connection failed"
    }
}
#endif
