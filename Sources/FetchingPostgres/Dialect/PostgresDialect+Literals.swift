import FetchingCore
import Foundation

extension PostgresDialect {
    func literal(for value: PrimitiveValue) -> String {
        switch value {
        case .null: "NULL"
        case .bool(let value): (value ? traits.truth.true : traits.truth.false).description
        case .int64(let value): String(value)
        case .double(let value): value.isInfinite ? (value < 0 ? "'-Infinity'" : "'Infinity'") : String(value)
        case .text(let value): value.quoted(by: "'")
        case .data(let value): "'\\x" + value.map { String(format: "%02x", $0) }.joined() + "'"
        case .date(let value): value.text(separator: " ").quoted(by: "'")
        case .uuid(let value): value.uuidString.quoted(by: "'")
        case .decimal(let value): "\(value)"
        case .array(let value): value.postgresText.quoted(by: "'")
        }
    }
}
