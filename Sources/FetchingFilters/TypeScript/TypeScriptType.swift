/// The types of TypeScript for the parts of a schema.
///
/// Patterns, ranges and lengths are not in them, but for the texts of dates, UUIDs and decimal numbers.
struct TypeScriptType {
    /// The definitions of values.
    let definitions: [JSONMember]

    /// The name for the operators of text, which are many.
    static let textOperator = "TextOperator"

    /// The type of what a schema admits.
    func text(of schema: JSONValue) -> String {
        guard case .object(let members) = schema else {
            return schema == .bool(true) ? "unknown" : "never"
        }
        func value(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }
        // The cases of an enum that lists them.
        if case .array(let examples)? = value("examples"), !examples.isEmpty { return union(examples) }
        if case .text(let reference)? = value("$ref") {
            return text(ofValue: String(reference.dropFirst("#/$defs/".count)))
        }
        if let constant = value("const") { return constant.typeScript }
        if case .array(let values)? = value("enum") { return union(values) }
        if case .array(let choices)? = value("anyOf") {
            return choices.map(text).joined(separator: " | ")
        }
        if case .object(let properties)? = value("properties") { return text(of: properties, without: []) }
        if case .array(let items)? = value("prefixItems") {
            return "[" + items.map(text).joined(separator: ", ") + "]"
        }
        if let items = value("items") { return "(\(text(of: items)))[]" }
        return value("type") == .text("null") ? "null" : "unknown"
    }

    /// The type of a closed object that has none of some keys, unless they are its own. To a compiler, objects are open.
    func text(of object: JSONValue, without keys: [String]) -> String {
        guard case .object(let members) = object,
            case .object(let properties)? = members.first(where: { $0.key == "properties" })?.value
        else { return text(of: object) }
        return text(of: properties, without: keys)
    }

    private func text(of properties: [JSONMember], without keys: [String]) -> String {
        var properties = properties
        // The member reads better first.
        if properties.count > 1, properties[0].key == StoredFormat.Key.operation { properties.swapAt(0, 1) }
        let others = keys.filter { key in !properties.contains { $0.key == key } }
        let fields = properties.map { "\($0.key): \(text(of: $0))" } + others.map { "\($0)?: never" }
        return "{ " + fields.joined(separator: "; ") + " }"
    }

    private func text(of property: JSONMember) -> String {
        let type = text(of: property.value)
        // Only operators of text have options in brackets.
        return property.key == StoredFormat.Key.operation && type.contains("]")
            ? Self.textOperator : type
    }

    private func union(_ values: [JSONValue]) -> String {
        values.map(\.typeScript).joined(separator: " | ")
    }

    /// The type of a definition such as `value.integer.-128...127`.
    private func text(ofValue name: String) -> String {
        guard let schema = definitions.first(where: { $0.key == name })?.value else { return "never" }
        if case .object(let members) = schema, members.first?.key == "enum" { return text(of: schema) }
        switch name.split(separator: ".").dropFirst().first {
        case "boolean": return "boolean"
        case "integer": return "number"
        case "number": return "number | \"infinity\" | \"-infinity\""
        case "date": return "DateText | Date"
        case "uuid": return "UUIDText"
        case "decimal": return "DecimalText"
        default: return "string"
        }
    }
}

extension JSONValue {
    /// A literal. Signs that end a line in other languages are escaped.
    var typeScript: String {
        documentText.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            // What is seen stands as it is.
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
