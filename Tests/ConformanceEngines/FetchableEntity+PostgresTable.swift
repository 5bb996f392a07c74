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
        let types = Set(columns.compactMap(\.quotedEnumType)).map { type in
            "CREATE TYPE pg_temp.\(type) AS ENUM ('trial', 'premium', 'freemium')"
        }
        let columns = columns.map { column in
            if let type = column.quotedPostgresType {
                return "\"\(column.name)\" \(type)\(column.isOptional ? "" : " NOT NULL")"
            }
            let collation = column.type == .text || column.type == .array(of: .text) ? " \(textCollation)" : ""
            let null = column.isOptional ? "" : " NOT NULL"
            return "\"\(column.name)\" \(column.type.declaration)\(collation)\(null)"
        }
        return types + ["CREATE TEMPORARY TABLE \"\(name)\" (\(columns.joined(separator: ", ")))"]
    }

    /// The statement that inserts a row.
    var postgresInsertion: String {
        let places = columns.enumerated().map { index, column in
            "$\(index + 1)"
                + (column.quotedPostgresType.map { "::text\(column.type.element == nil ? "" : "[]")::\($0)" } ?? "")
        }
        return "INSERT INTO \"\(name)\" VALUES (\(places.joined(separator: ", ")))"
    }
}

extension StoredRow {
    /// The values with the scalar behind NUL in its place, so that texts keep their length and their order.
    var postgresValues: [PrimitiveValue] {
        values.map { column, value in
            switch value {
            case .text(let text): .text(text.replacing("\0", with: "\u{1}"))
            // A text has no other place for a NUL.
            default: value
            }
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
        case .array(let element): "\(element.type.declaration)[]"
        }
    }
}
#endif
