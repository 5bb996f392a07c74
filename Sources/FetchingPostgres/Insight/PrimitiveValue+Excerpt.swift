#if Postgres
import FetchingCore

extension PrimitiveValue {
    /// The value as a log shows it: a text with at most 100 characters, of bytes their number.
    var excerpt: String {
        switch self {
        case .null: "NULL"
        case .bool(let value): value ? "TRUE" : "FALSE"
        case .int64(let value): "\(value)"
        case .double(let value): "\(value)"
        case .text(let value): "'\(value.prefix(100))\(value.count > 100 ? "…" : "")'"
        case .data(let value): "\(value.count) bytes"
        case .date(let value): "\(value)"
        case .uuid(let value): value.uuidString
        case .decimal(let value): "\(value)"
        case .array(let value): "\(value.values.count) elements"
        }
    }
}
#endif
