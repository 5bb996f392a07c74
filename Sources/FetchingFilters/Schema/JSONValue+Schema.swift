// The parts of a schema.

extension JSONValue {
    static func schema(_ type: String, _ keywords: [JSONMember] = []) -> JSONValue {
        .object([JSONMember("type", .text(type))] + keywords)
    }

    static func reference(_ name: String) -> JSONValue { .object([JSONMember("$ref", .text("#/$defs/" + name))]) }

    static func constant(_ text: String) -> JSONValue { .object([JSONMember("const", .text(text))]) }

    /// One of some texts.
    static func enumeration(_ texts: [String]) -> JSONValue {
        texts.count == 1 ? constant(texts[0]) : .object([JSONMember("enum", .array(texts.map(JSONValue.text)))])
    }

    /// A schema that admits whatever one of the schemas does.
    static func any(of schemas: [JSONValue]) -> JSONValue {
        switch schemas.count {
        case 0: .bool(false)
        case 1: schemas[0]
        default: .object([JSONMember("anyOf", .array(schemas))])
        }
    }

    /// An object that has all of the members, and no others.
    static func closed(_ members: [JSONMember], _ keywords: [JSONMember] = []) -> JSONValue {
        .schema(
            "object",
            [
                JSONMember("required", .array(members.map { .text($0.key) })),
                JSONMember("properties", .object(members)), JSONMember("additionalProperties", .bool(false)),
            ] + keywords)
    }

    /// A list with one value for each schema.
    static func tuple(_ schemas: [JSONValue]) -> JSONValue {
        .schema(
            "array",
            [
                JSONMember("prefixItems", .array(schemas)), JSONMember("items", .bool(false)),
                JSONMember("minItems", .integer(schemas.count)),
            ])
    }
}
