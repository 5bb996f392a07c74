import FetchingCore

private typealias Key = StoredFormat.Key

extension StoredFilterRules {
    /// A JSON Schema of the predicates that the rules allow: members, operators, values and their types.
    ///
    /// ```swift
    /// let rules = StoredFilterRules<Pet>(members: .only(\.name, \.age), operators: .comparison)
    /// let schema = try rules.jsonSchema()
    /// // {"$schema":"https://json-schema.org/draft/2020-12/schema","title":"Pet","type":"object", …
    /// ```
    ///
    /// ``Fetchable/predicate(stored:rules:)`` reads all that the schema admits, but for a few limits that no schema can say: the
    /// article "Stored predicates" names them. Check with the rules, therefore, whatever a client has checked before.
    ///
    /// - Parameter outerRows: The number of rows outside, named with `../`, that a condition on related models can name.
    ///   The decoder reads any number.
    /// - Throws: ``StoredFilterError`` with the code `noForm` if the rules lead to more than 100 models, or if their
    ///   relationships meet in more than 200 ways.
    public func jsonSchema(outerRows: Int = 2) throws -> JSONSchema {
        let writer = try schemaWriter(outerRows: outerRows)
        return JSONSchema(json: document([], of: writer))
    }

    /// A JSON Schema of the requests that the rules allow: of predicates with an order, a limit and an offset.
    ///
    /// ```swift
    /// let schema = try StoredFilterRules<Pet>().requestJSONSchema()
    /// // … "limit":{"type":"integer","minimum":0,"maximum":1000} …
    /// ```
    ///
    /// - Parameter outerRows: The number of rows outside, as in ``jsonSchema(outerRows:)``.
    /// - Throws: ``StoredFilterError``, as ``jsonSchema(outerRows:)`` does.
    public func requestJSONSchema(outerRows: Int = 2) throws -> JSONSchema {
        let writer = try schemaWriter(outerRows: outerRows)
        return JSONSchema(json: document(writer.requestMembers, of: writer))
    }

    private func schemaWriter(outerRows: Int) throws -> SchemaWriter {
        try SchemaWriter(members.table, operators: operators, limits: limits, outerRows: max(0, outerRows))
    }

    private func document(_ rest: [JSONMember], of writer: SchemaWriter) -> JSONValue {
        let name = StoredDocument<Model>.modelName
        let root = JSONValue.closed(
            [
                JSONMember(Key.version, .object([JSONMember("const", .integer(StoredFormat.version))])),
                JSONMember(Key.model, .constant(name)),
                JSONMember(Key.condition, writer.condition(in: writer.scopes[0])),
            ] + rest)
        let head = [
            JSONMember("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
            JSONMember("title", .text(name)),
        ]
        return .document(head, root, definitions: writer.definitions)
    }
}

extension JSONValue {
    /// A schema with the definitions that it needs, and no others.
    static func document(_ head: [JSONMember], _ root: JSONValue, definitions: [JSONMember]) -> JSONValue {
        var needed: Set<String> = []
        var next = root.references
        while let name = next.popLast() {
            guard needed.insert(name).inserted else { continue }
            next += definitions.first { $0.key == name }?.value.references ?? []
        }
        let definitions = definitions.filter { needed.contains($0.key) }
        guard case .object(let members) = root else { return root }
        return .object(
            head + members + (definitions.isEmpty ? [] : [JSONMember("$defs", .object(definitions))]))
    }

    /// The definitions that a schema refers to.
    private var references: [String] {
        switch self {
        case .object(let members):
            members.flatMap { member -> [String] in
                guard member.key == "$ref", case .text(let name) = member.value else { return member.value.references }
                return [String(name.dropFirst("#/$defs/".count))]
            }
        case .array(let values): values.flatMap(\.references)
        case .null, .bool, .number, .text: []
        }
    }
}
