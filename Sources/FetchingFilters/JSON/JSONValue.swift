/// A JSON document as it stands: numbers as they are written, keys in their order.
///
/// Foundation's parsers keep one of two equal keys and read numbers as `Double`. A filter must say one thing only, and
/// its integers have 64 bits.
enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    case text(String)
    case array([JSONValue])
    case object([JSONMember])
}

struct JSONMember: Sendable, Hashable {
    let key: String
    let value: JSONValue

    init(_ key: String, _ value: JSONValue) {
        self.key = key
        self.value = value
    }
}

extension JSONValue {
    static func integer(_ value: some BinaryInteger) -> JSONValue { .number(String(value)) }

    /// The kind of value, for errors.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .text: "text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
