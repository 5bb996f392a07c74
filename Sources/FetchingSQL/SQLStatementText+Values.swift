import FetchingCore
import Foundation

extension SQLStatementText {
    /// The text with the values in the place of the placeholders, for a person to read.
    var sqlWithValues: String {
        var result = ""
        var bindings = bindings.makeIterator()
        var isQuoted = false
        for character in sql.unicodeScalars {
            if character == "\"" { isQuoted.toggle() }
            if character == "?", !isQuoted, let binding = bindings.next() {
                result += binding.literal
            } else {
                result.unicodeScalars.append(character)
            }
        }
        return result
    }
}

extension SQLBinding {
    fileprivate var literal: String {
        switch self {
        case .value(let value): value.literal
        case .list(let values): "/* \(values.count) values */"
        }
    }
}

extension PrimitiveValue {
    fileprivate var literal: String {
        switch self {
        case .null: "NULL"
        case .bool(let value): value ? "1" : "0"
        case .int64(let value): String(value)
        case .double(let value): String(value)
        case .text(let value): Self.quoted(value)
        case .data(let value): "x'" + value.map { String(format: "%02X", $0) }.joined() + "'"
        case .date(let value): Self.quoted(value.formatted(.iso8601))
        case .uuid(let value): Self.quoted(value.uuidString)
        case .decimal(let value): Self.quoted("\(value)")
        }
    }

    private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
}
