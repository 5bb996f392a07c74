import Foundation

@testable import FetchingFilters
@testable import FetchingTestSupport

/// Writes documents as options of OData, as far as these can say them. It knows the article, and nothing of the reader.
struct ODataWriter {
    /// The types of members, by their names in the rows in which they are.
    let types: [String: PrimitiveType]
    var generator: SplitMix64

    private var depth = 0

    init(types: [String: PrimitiveType], generator: SplitMix64) {
        self.types = types
        self.generator = generator
    }

    private static let words = ["==": "eq", "!=": "ne", "<": "lt", "<=": "le", ">": "gt", ">=": "ge"]
    private static let reversed = ["eq": "eq", "ne": "ne", "lt": "gt", "le": "ge", "gt": "lt", "ge": "le"]
    private static let functions = [
        "hasPrefix": "startswith", "hasSuffix": "endswith", "contains": "contains", "matches": "matchesPattern",
    ]

    /// The query string, nil if a part of it cannot be said.
    mutating func query(_ document: JSONValue) -> String? {
        var options: [String] = []
        guard let condition = document["where"] else { return nil }
        if condition != .bool(true) || generator.isOne(in: 2) {
            guard let filter = self.condition(condition) else { return nil }
            options.append(name("filter") + "=" + encoded(filter))
        }
        if case .array(let terms)? = document["sort"], !terms.isEmpty {
            var texts: [String] = []
            for term in terms {
                guard let subject = subject(term), case .text(let order)? = term["order"],
                    term["nils"] == .text("smallest"),
                    !order.contains("[")
                else { return nil }
                texts.append(subject + (order == "descending" ? " desc" : generator.isOne(in: 2) ? " asc" : ""))
            }
            options.append(
                name("orderby") + "=" + encoded(texts.joined(separator: generator.isOne(in: 2) ? "," : " , ")))
        }
        if case .number(let number)? = document["limit"] { options.append(name("top") + "=" + number) }
        if case .number(let number)? = document["offset"] { options.append(name("skip") + "=" + number) }
        return options.shuffled(using: &generator).joined(separator: "&")
    }

    private mutating func name(_ option: String) -> String { (generator.isOne(in: 4) ? "" : "$") + option }

    private mutating func encoded(_ text: String) -> String {
        var encoded = ""
        let isPlain = generator.isOne(in: 2)
        for byte in text.utf8 {
            if "%&+".utf8.contains(byte) || byte >= 0x80 || byte < 0x20 || !isPlain && generator.isOne(in: 3) {
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += "%" + (digits.count == 1 ? "0" : "") + digits
            } else {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            }
        }
        return encoded
    }

    private mutating func bracketed(_ text: String, _ isNeeded: Bool) -> String {
        isNeeded || generator.isOne(in: 4) ? "(" + text + ")" : text
    }

    /// - Parameter binding: 0 where `or` may stand without brackets, 1 where `and` may, 2 where neither may.
    private mutating func condition(_ json: JSONValue, binding: Int = 0) -> String? {
        if case .bool(let value) = json { return bracketed(value ? "true" : "false", false) }
        guard case .object(let members) = json, let first = members.first else { return nil }
        switch first.key {
        case "and", "or":
            guard case .array(let conditions) = first.value else { return nil }
            var texts: [String] = []
            for condition in conditions {
                guard let text = self.condition(condition, binding: first.key == "or" ? 1 : 2) else { return nil }
                texts.append(text)
            }
            let isNeeded = first.key == "or" ? binding > 0 : binding > 1
            return bracketed(texts.joined(separator: " \(first.key) "), isNeeded && texts.count > 1)
        case "not":
            if case .text(let row)? = first.value["row"], first.value["is"] == .text("missing") {
                return bracketed(path(row) + " ne null", false)
            }
            if first.value["is"] == .text("null"), generator.isOne(in: 2), let subject = subject(first.value) {
                return bracketed(subject + " ne null", false)
            }
            if let text = all(first.value) { return text }
            // Before a comparison, 'not' needs brackets.
            let isPlain =
                first.value["exists"] != nil || first.value["is"] == .text("in") || first.value["is"] == .text("true")
            return condition(first.value, binding: 2).map {
                isPlain && generator.isOne(in: 2) ? "not " + $0 : "not (\($0))"
            }
        case "exists": return exists(json)
        default: return test(json).map { bracketed($0, false) }
        }
    }

    /// `all`, for a condition that no related model fails.
    private mutating func all(_ json: JSONValue) -> String? {
        guard case .text(let name)? = json["exists"], let inner = json["where"]?["not"], generator.isOne(in: 2) else {
            return nil
        }
        return lambda(name, "all", inner)
    }

    private mutating func exists(_ json: JSONValue) -> String? {
        guard case .text(let name)? = json["exists"], let inner = json["where"] else { return nil }
        if inner == .bool(true), generator.isOne(in: 2) { return path(name) + "/any()" }
        return lambda(name, "any", inner)
    }

    private mutating func lambda(_ name: String, _ word: String, _ inner: JSONValue) -> String? {
        let path = path(name)
        depth += 1
        defer { depth -= 1 }
        guard let condition = condition(inner) else { return nil }
        return "\(path)/\(word)(v\(depth):\(generator.isOne(in: 2) ? " " : "")\(condition))"
    }

    private mutating func test(_ json: JSONValue) -> String? {
        guard case .text(let operation)? = json["is"] else { return nil }
        if case .text(let row)? = json["row"] { return path(row) + " eq null" }
        guard let subject = subject(json) else { return nil }
        switch operation {
        case "null": return subject + " eq null"
        case "true": return json["operand"] == nil ? subject : nil
        case "in":
            guard case .array(let values)? = json["values"], !values.isEmpty else { return nil }
            var texts: [String] = []
            for value in values {
                guard let text = literal(value, of: type(of: json)) else { return nil }
                texts.append(text)
            }
            return subject + " in (" + texts.joined(separator: generator.isOne(in: 2) ? "," : ", ") + ")"
        default: break
        }
        if let function = Self.functions[operation], case .text(var text)? = json["value"] {
            if operation == "matches" {
                // Alternatives would each have one of the ends, and what is no expression may have none.
                if text.contains(where: { "|([\\".contains($0) }) { return nil }
                text = "^\(text)$"
            }
            guard let value = literal(.text(text), of: .text) else { return nil }
            return "\(function)(\(subject),\(value))"
        }
        guard let word = Self.words[operation] else { return nil }
        if let other = json["other"] { return operand(other).map { "\(subject) \(word) \($0)" } }
        guard let value = json["value"], value != .null, let text = literal(value, of: type(of: json)) else {
            return nil
        }
        return generator.isOne(in: 4)
            ? "\(text) \(Self.reversed[word] ?? word) \(subject)" : "\(subject) \(word) \(text)"
    }

    private mutating func subject(_ json: JSONValue) -> String? {
        if case .text(let member)? = json["member"] { return path(member) }
        return json["operand"].flatMap { operand($0) }
    }

    private mutating func operand(_ json: JSONValue) -> String? {
        if case .text(let member)? = json["member"] { return path(member) }
        if case .text(let name)? = json["count"], json["where"] == .bool(true) { return path(name) + "/$count" }
        if let inner = json["length"] { return operand(inner).map { "length(\($0))" } }
        if let inner = json["trimmed"] { return operand(inner).map { "trim(\($0))" } }
        if let inner = json["lowercased"] { return operand(inner).map { "tolower(\($0))" } }
        if let inner = json["uppercased"] { return operand(inner).map { "toupper(\($0))" } }
        if case .array(let texts)? = json["+"] {
            var written: [String] = []
            for text in texts {
                guard let inner = text["text"].map({ literal($0, of: .text) }) ?? operand(text) else { return nil }
                written.append(inner)
            }
            return "concat(\(written.joined(separator: ",")))"
        }
        if case .text(let part)? = json["datePart"], let inner = json["of"], json["offset"] == .number("0") {
            return operand(inner).map { "\(part)(\($0))" }
        }
        return nil
    }

    private func path(_ name: String) -> String {
        let outside = name.components(separatedBy: "../").count - 1
        let path = name.replacing("../", with: "").replacing(".", with: "/")
        return depth - outside > 0 ? "v\(depth - outside)/\(path)" : path
    }

    private func type(of json: JSONValue) -> PrimitiveType? {
        if case .text(let name)? = json["member"] { return types[name.replacing("../", with: "")] }
        let texts = ["trimmed", "lowercased", "uppercased", "+"]
        if texts.contains(where: { json["operand"]?[$0] != nil }) { return .text }
        return .int64
    }

    private func literal(_ value: JSONValue, of type: PrimitiveType?) -> String? {
        switch (value, type) {
        case (.null, _): return "null"
        case (.bool(let value), .bool?): return value ? "true" : "false"
        case (.number(let number), .int64?), (.number(let number), .double?): return number
        case (.text("infinity"), .double?): return "INF"
        case (.text("-infinity"), .double?): return "-INF"
        case (.text(let text), .text?): return "'" + text.replacing("'", with: "''") + "'"
        case (.text(let text), .decimal?) where JSONValue(number: text) != nil: return text
        case (.text(let text), .date?) where text.hasSuffix("Z"): return text
        case (.text(let text), .uuid?) where text.utf8.count == 36: return text
        default: return nil
        }
    }
}
