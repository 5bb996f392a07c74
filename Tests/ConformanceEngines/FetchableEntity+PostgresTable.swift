#if Postgres
import Fetching
import FetchingCore
import FetchingTestSupport

extension FetchableEntity {
    /// The statements that make a temporary table.
    ///
    /// - Parameter textCollation: What follows the type of a column of text.
    func postgresDeclarations(textCollation: String = "") -> [String] {
        // In the schema of temporary tables, which the session finds by itself for types.
        let types = Set(columns.compactMap(\.quotedPostgresType)).map { type in
            "CREATE TYPE pg_temp.\(type) AS ENUM ('trial', 'premium', 'freemium')"
        }
        return types + ["CREATE TEMPORARY TABLE \"\(name)\" (\(postgresColumns(textCollation: textCollation)))"]
    }

    /// The declarations of the columns.
    func postgresColumns(textCollation: String = "") -> String {
        columns.map { column in
            if let type = column.quotedPostgresType {
                return "\"\(column.name)\" \(type)\(column.isOptional ? "" : " NOT NULL")"
            }
            let collation = column.type == .text ? " \(textCollation)" : ""
            let null = column.isOptional ? "" : " NOT NULL"
            return "\"\(column.name)\" \(column.type.declaration)\(collation)\(null)"
        }.joined(separator: ", ")
    }

    /// The statement that inserts a row.
    var postgresInsertion: String {
        let places = columns.enumerated().map { index, column in
            "$\(index + 1)" + (column.quotedPostgresType.map { "::text::\($0)" } ?? "")
        }
        return "INSERT INTO \"\(name)\" VALUES (\(places.joined(separator: ", ")))"
    }
}

extension StoredRow {
    /// The values with the scalar behind NUL in its place, so that texts keep their length and their order.
    var postgresValues: [PrimitiveValue] {
        values.map { column, value in
            guard case .text(let text) = value else { return value }
            return .text(text.replacing("\0", with: "\u{1}"))
        }
    }
}

extension PrimitiveType {
    fileprivate var declaration: String {
        switch self {
        case .bool: "boolean"
        case .int64: "bigint"
        case .double: "double precision"
        case .text: "text"
        case .data: "bytea"
        case .date: "timestamptz"
        case .uuid: "uuid"
        case .decimal: "numeric"
        }
    }
}
#endif
