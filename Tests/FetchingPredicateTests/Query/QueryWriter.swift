import Foundation

@testable import FetchingFilters
@testable import FetchingTestSupport

/// Writes documents as query strings, as far as these can say them. It knows the article, and nothing of the reader.
struct QueryWriter {
    private(set) var parameters: [(name: String, value: String)] = []

    private static let words = ["==": "eq", "!=": "ne", "<": "lt", "<=": "le", ">": "gt", ">=": "ge"]

    /// The parameters of a predicate or request.
    init(_ document: JSONValue, limit: String = "page[limit]") {
        switch document["where"] {
        case .bool(true)?, nil: break
        case .object(let members)? where members.first?.key == "and":
            if case .array(let conditions) = members[0].value { for condition in conditions { write(condition) } }
        case let condition?: write(condition)
        }
        if case .array(let terms)? = document["sort"], !terms.isEmpty {
            parameters.append(("sort", terms.map(Self.term).joined(separator: ",")))
        }
        if case .number(let number)? = document["limit"] { parameters.append((limit, number)) }
        if case .number(let number)? = document["offset"] { parameters.append(("page[offset]", number)) }
    }

    private mutating func write(_ condition: JSONValue, isNegated: Bool = false) {
        if let inner = condition["not"] { return write(inner, isNegated: !isNegated) }
        guard case .text(let operation)? = condition["is"],
            case .text(let member)? = condition["member"] ?? condition["row"]
        else { return }
        let parts = operation.split(separator: "[")
        let name =
            "filter[\(member)]" + (isNegated ? "[not]" : "") + "[\(Self.words[String(parts[0])] ?? String(parts[0]))]"
            + (parts.count > 1 ? "[" + parts[1] : "")
        if let value = condition["value"] {
            parameters.append((name, Self.text(value)))
        } else if case .array(let values)? = condition["values"] {
            parameters.append((name, values.map(Self.item).joined(separator: ",")))
        } else {
            parameters.append((name, "true"))
        }
    }

    private static func term(_ term: JSONValue) -> String {
        guard case .text(let member)? = term["member"], case .text(let order)? = term["order"],
            case .text(let nils)? = term["nils"]
        else { return "" }
        let options = order.firstIndex(of: "[").map { String(order[$0...]) } ?? ""
        return (order.hasPrefix("descending") ? "-" : "") + member + options + (nils == "smallest" ? "" : "[\(nils)]")
    }

    private static func text(_ value: JSONValue) -> String {
        switch value {
        case .text(let text): text
        default: value.documentText
        }
    }

    private static func item(_ value: JSONValue) -> String {
        if case .null = value { return "\\N" }
        var escaped = ""
        for scalar in text(value).unicodeScalars {
            if scalar == "\\" || scalar == "," { escaped += "\\" }
            escaped.unicodeScalars.append(scalar)
        }
        return escaped
    }
}

extension QueryWriter {
    /// The query string, in one of the ways in which it can be encoded.
    func query(_ generator: inout SplitMix64) -> String {
        let isPlain = generator.isOne(in: 2)
        var query = ""
        for (name, value) in parameters {
            var name = name
            // Equality is what a filter without an operator asks.
            if name.hasSuffix("][eq]"), !name.hasSuffix("[not][eq]"), generator.isOne(in: 2) {
                name = String(name.dropLast(4))
            }
            if !query.isEmpty { query += "&" }
            query += Self.encoded(name, isPlain, &generator) + "=" + Self.encoded(value, isPlain, &generator)
        }
        return query
    }

    private static func encoded(_ text: String, _ isPlain: Bool, _ generator: inout SplitMix64) -> String {
        var encoded: [UInt8] = []
        for byte in text.utf8 {
            let isReserved = "%&+=".utf8.contains(byte)
            if byte == UInt8(ascii: " "), generator.isOne(in: 2) {
                encoded.append(UInt8(ascii: "+"))
            } else if isReserved || byte < 0x80 && (isPlain ? byte <= 0x20 : generator.isOne(in: 3))
                || byte >= 0x80 && !isPlain
            {
                let digits = String(byte, radix: 16, uppercase: generator.isOne(in: 2))
                encoded += Array(("%" + (digits.count == 1 ? "0" : "") + digits).utf8)
            } else {
                encoded.append(byte)
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }
}
