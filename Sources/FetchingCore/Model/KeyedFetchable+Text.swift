import Foundation

extension KeyedFetchable {
    /// The key as errors name it.
    var keyText: String? {
        guard let values = try? Self.primaryKeyValues(of: primaryKey) else { return nil }
        return values.keyText
    }
}

extension Collection<PrimitiveValue> {
    /// The values of a key as errors name it.
    var keyText: String { map(\.text).joined(separator: ", ") }
}

extension PrimitiveValue {
    fileprivate var text: String {
        switch self {
        case .null: "nil"
        case .bool(let value): "\(value)"
        case .int64(let value): "\(value)"
        case .double(let value): "\(value)"
        case .text(let value): value
        case .data: "a blob"
        case .date(let value): value.formatted(.iso8601)
        case .uuid(let value): value.uuidString
        case .decimal(let value): "\(value)"
        case .array: "an array"
        }
    }
}
