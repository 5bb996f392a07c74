import Foundation

@testable import FetchingFilters
@testable import FetchingTestSupport

/// Draws documents from a schema: it knows the keywords, and nothing of filters.
struct SchemaDocuments {
    private let root: JSONValue
    private let definitions: [String: JSONValue]
    private var heights: [String: Int] = [:]
    private var patterns: [String: PatternText] = [:]
    private var exceptions: [String: NSRegularExpression] = [:]
    var generator: SplitMix64

    init(_ schema: JSONSchema, seed: UInt64) {
        root = schema.json
        var definitions: [String: JSONValue] = [:]
        if case .object(let members)? = root["$defs"] {
            for member in members { definitions[member.key] = member.value }
        }
        self.definitions = definitions
        generator = SplitMix64(seed: seed)
        // A definition is as high as the lowest document that it admits.
        var changed = true
        while changed {
            changed = false
            for (name, schema) in definitions {
                guard let height = height(schema), heights[name].map({ height < $0 }) ?? true else { continue }
                heights[name] = height
                changed = true
            }
        }
    }

    /// The definitions that admit no document at all: there should be none.
    var emptyDefinitions: [String] { definitions.keys.filter { heights[$0] == nil }.sorted() }

    mutating func document(depth: Int) -> JSONValue { value(of: root, depth) }

    private func name(of reference: JSONValue?) -> String? {
        guard case .text(let text)? = reference else { return nil }
        return String(text.dropFirst("#/$defs/".count))
    }

    private func height(_ schema: JSONValue) -> Int? {
        if case .bool(let value) = schema { return value ? 0 : nil }
        if let name = name(of: schema["$ref"]) { return heights[name].map { $0 + 1 } }
        var height = 0
        for part in parts(of: schema) {
            guard let inner = self.height(part) else { return nil }
            height = max(height, inner)
        }
        if case .array(let choices)? = schema["anyOf"] {
            guard let lowest = choices.compactMap({ self.height($0) }).min() else { return nil }
            height = max(height, lowest)
        }
        return height
    }

    /// The schemas of what has to be there.
    private func parts(of schema: JSONValue) -> [JSONValue] {
        if case .object(let members)? = schema["properties"] { return members.map(\.value) }
        if case .array(let items)? = schema["prefixItems"] { return items }
        if let items = schema["items"], (schema["minItems"]?.int ?? 0) > 0 { return [items] }
        return []
    }

    private mutating func value(of schema: JSONValue, _ depth: Int) -> JSONValue {
        if let name = name(of: schema["$ref"]), let definition = definitions[name] {
            var value = value(of: definition, depth - 1)
            if case .array(let examples)? = schema["examples"], generator.isOne(in: 2) { value = pick(examples) }
            return value
        }
        if let constant = schema["const"] { return constant }
        if case .array(let values)? = schema["enum"] { return pick(values) }
        if case .object(let members)? = schema["properties"] { return object(schema, members, depth) }
        if case .array(let choices)? = schema["anyOf"] { return value(of: choice(choices, depth), depth) }
        guard case .text(let type)? = schema["type"] else { return .null }
        switch type {
        case "boolean": return .bool(generator.isOne(in: 2))
        case "integer": return .integer(integer(schema))
        case "number": return .number(number(schema))
        case "string": return .text(text(schema))
        case "array": return array(schema, depth)
        default: return .null
        }
    }

    /// Deep ones become rare, and at last the lowest is taken.
    private mutating func choice(_ choices: [JSONValue], _ depth: Int) -> JSONValue {
        let heights = choices.map { height($0) ?? .max }
        let low = zip(choices, heights).filter { $0.1 < max(depth, 0) }.map(\.0)
        if !low.isEmpty { return pick(low) }
        let lowest = heights.min() ?? 0
        return pick(zip(choices, heights).filter { $0.1 == lowest }.map(\.0))
    }

    private mutating func object(_ schema: JSONValue, _ members: [JSONMember], _ depth: Int) -> JSONValue {
        var members = members
        if case .array(let choices)? = schema["anyOf"], case .object(let others)? = choice(choices, depth)["properties"]
        {
            members = members.map { member in others.first { $0.key == member.key } ?? member }
        }
        var result: [JSONMember] = []
        for member in members { result.append(JSONMember(member.key, value(of: member.value, depth))) }
        return .object(generator.isOne(in: 4) ? result.shuffled(using: &generator) : result)
    }

    private mutating func array(_ schema: JSONValue, _ depth: Int) -> JSONValue {
        var values: [JSONValue] = []
        if case .array(let items)? = schema["prefixItems"] {
            for item in items { values.append(value(of: item, depth)) }
            return .array(values)
        }
        guard let items = schema["items"] else { return .array([]) }
        let least = schema["minItems"]?.int ?? 0
        let most = min(schema["maxItems"]?.int ?? .max, least + (depth > 0 ? 2 : 0))
        for _ in 0..<Int.random(in: least...max(least, most), using: &generator) {
            values.append(value(of: items, depth))
        }
        return .array(values)
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &generator)]
    }
}

extension SchemaDocuments {
    private mutating func integer(_ schema: JSONValue) -> Int64 {
        let range = Int64(schema["minimum"]?.int ?? .min)...Int64(schema["maximum"]?.int ?? .max)
        if generator.isOne(in: 10) { return pick([range.lowerBound, range.upperBound]) }
        if generator.isOne(in: 5) { return Int64.random(in: range, using: &generator) }
        return min(max(Int64.random(in: -3...12, using: &generator), range.lowerBound), range.upperBound)
    }

    private mutating func number(_ schema: JSONValue) -> String {
        let most = schema["maximum"]?.double ?? schema["exclusiveMaximum"]?.double?.nextDown ?? 1
        let sign = generator.isOne(in: 3) ? "-" : ""
        let isFloat = schema["exclusiveMaximum"] != nil || most == 0x1p24
        let digits: Int64 = isFloat ? 24 : 53
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: return sign + "\(Double.random(in: 0...most, using: &generator))"
        case 1: return sign + "\(most)"
        case 2: return sign + "\(Int64.random(in: 0...(1 << digits), using: &generator))"
        case 3:
            // Integers that are exact beyond what holds all of them.
            let exponent = Int64.random(in: digits...62, using: &generator)
            let mantissa = Int64.random(in: (1 << (digits - 1))..<(1 << digits), using: &generator)
            return sign + "\(mantissa << (exponent - digits + 1))"
        case 4: return sign + pick(["0", "5e-324", "1E2", "0.1", "1.0", "10e-1", "0.0", "18446744073709551616"])
        default: return sign + "\(Double.random(in: 0...100, using: &generator))"
        }
    }

    private mutating func text(_ schema: JSONValue) -> String {
        let limit = schema["maxLength"]?.int ?? .max
        guard case .text(let pattern)? = schema["pattern"] else {
            if generator.isOne(in: 200), limit < 2000 { return String(repeating: "a", count: limit) }
            let words = ["", "a", "Ma \"\\\n", "é😀", "%_", "a*b?", "\0\u{1F}", "2026-01-31T12:00:00Z", "nil", "12.5"]
            return String(pick(words).unicodeScalars.prefix(limit).map(Character.init))
        }
        let generatorOfPattern = patterns[pattern] ?? PatternText(pattern)
        patterns[pattern] = generatorOfPattern
        while true {
            let text = generatorOfPattern.text(&generator)
            if text.unicodeScalars.count <= limit, !(schema["not"].map { isException(text, $0) } ?? false) {
                return text
            }
        }
    }

    private mutating func isException(_ text: String, _ schema: JSONValue) -> Bool {
        if case .array(let choices)? = schema["anyOf"] {
            for choice in choices where isException(text, choice) { return true }
            return false
        }
        guard case .text(let pattern)? = schema["pattern"] else { return false }
        let expression = exceptions[pattern] ?? (try? NSRegularExpression(pattern: pattern))
        exceptions[pattern] = expression
        return expression?.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
}

extension JSONValue {
    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    var int: Int? { if case .number(let number) = self { Int(number) } else { nil } }

    var double: Double? { if case .number(let number) = self { Double(number) } else { nil } }
}
