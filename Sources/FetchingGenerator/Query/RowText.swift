import FetchingCommands
import FetchingCore
import Foundation

/// Rows as a text that a person or a program reads.
struct RowText {
    let columns: [QueryColumn]
    let rows: [TableRow]

    private var names: [String] { columns.map(\.column.name) }

    private var texts: [[String?]] {
        rows.map { row in zip(row.values, columns).map { Self.text(of: $0, isDay: $1.isDay) } }
    }

    private static func text(of value: PrimitiveValue, isDay: Bool) -> String? {
        switch value {
        case .null: nil
        case .bool(let value): value ? "true" : "false"
        case .int64(let value): "\(value)"
        case .double(let value): "\(value)"
        case .text(let value): value
        case .data(let value): value.base64EncodedString()
        case .date(let value): date(value, isDay: isDay)
        case .uuid(let value): value.uuidString.lowercased()
        case .decimal(let value): "\(value)"
        case .array: nil
        }
    }

    private static func date(_ date: Date, isDay: Bool) -> String {
        let text = date.text()
        if isDay { return text.split(separator: "T").first.map(String.init) ?? text }
        return text.hasSuffix(".000Z") ? text.replacing(".000Z", with: "Z") : text
    }
}

extension RowText {
    /// Comma-separated values by RFC 4180, with a line of names. NULL is empty, and an empty text is `""`.
    var csv: String {
        ([names] + texts).map { row in row.map(Self.field).joined(separator: ",") + "\r\n" }.joined()
    }

    private static func field(_ text: String?) -> String {
        guard let text else { return "" }
        let isPlain = !text.isEmpty && !text.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
        return isPlain ? text : "\"" + doubled(text) + "\""
    }
}

extension RowText {
    /// A text whose quotation marks stand twice, also one that an accent follows.
    private static func doubled(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { doubled, scalar in
            if scalar == "\"" { doubled.unicodeScalars.append(scalar) }
            doubled.unicodeScalars.append(scalar)
        }
    }

    /// An array of objects, one on each line, with the names of the columns in their order.
    var json: String {
        let objects = rows.map { row in
            let members = zip(zip(names, columns), row.values).map { column, value in
                Self.quoted(column.0) + ": " + Self.json(value, isDay: column.1.isDay)
            }
            return "  {" + members.joined(separator: ", ") + "}"
        }
        return objects.isEmpty ? "[]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
    }

    private static func json(_ value: PrimitiveValue, isDay: Bool) -> String {
        switch value {
        case .null: "null"
        case .bool, .int64: text(of: value, isDay: isDay) ?? "null"
        // JSON has neither infinity nor numbers of ten that every reader keeps.
        case .double(let number) where number.isFinite: "\(number)"
        // All else is written as a text.
        default: text(of: value, isDay: isDay).map(quoted) ?? "null"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case _ where scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension RowText {
    /// The widest column of a table: what is longer is cut off.
    private static let widest = 40

    /// A table with a line under its names. Numbers are on the right. What a terminal would obey is written by its number.
    var table: String {
        let cells = ([names.map(Optional.some)] + texts).map { row in row.map { Self.cell($0 ?? "") } }
        let widths = columns.indices.map { index in cells.map { $0[index].count }.max() ?? 0 }
        let isRight = columns.map { [.int64, .double, .decimal].contains($0.column.valueType.primitiveType) }
        var lines = cells.map { row in
            columns.indices.map { index in
                let space = String(repeating: " ", count: widths[index] - row[index].count)
                return isRight[index] ? space + row[index] : row[index] + space
            }.joined(separator: "  ").trimmingEnd
        }
        lines.insert(widths.map { String(repeating: "─", count: $0) }.joined(separator: "  "), at: 1)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func cell(_ text: String) -> String {
        let shown = String(text.prefix(widest + 1)).inComment
        return shown.count > widest ? shown.prefix(widest - 1) + "…" : shown
    }
}

extension String {
    fileprivate var trimmingEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
