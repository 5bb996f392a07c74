import FetchingCore

private typealias Key = StoredFormat.Key

extension StoredFilterRules {
    /// A tool with which a model that calls tools filters by the rules.
    ///
    /// ```swift
    /// let rules = StoredFilterRules<Pet>(members: .only(\.name, \.age))
    /// let tool = try rules.toolDescription(name: "find_pets", description: "Finds pets by name and age.")
    /// // The arguments of a call:
    /// let pets = try Pet.request().all().where(Pet.predicate(stored: arguments, rules: rules)).fetch(in: database)
    /// ```
    ///
    /// The schema of the arguments keeps to what strict modes have in common: closed objects, all properties required, and no
    /// recursion. It describes a part of what the rules allow: tests of members, lists of values, and to-many relationships,
    /// joined by `and`, `or` and `not`. Computed values, comparisons of two members, ranges and rows outside are left out.
    ///
    /// - Parameters:
    ///   - name: The name of the tool.
    ///   - description: The purpose of the tool, for the model.
    ///   - depth: The levels of `and`, `or`, `not` and relationships around tests.
    /// - Throws: ``StoredFilterError`` with the code `noForm` if the rules allow no test of the model, or lead to more than
    ///   100 models.
    public func toolDescription(name: String, description: String, depth: Int = 2) throws -> ToolDescription {
        let writer = try SchemaWriter(members.table, operators: operators, limits: limits, outerRows: 0)
        let tool = SchemaTool(writer, depth: max(0, min(depth, limits.allowedDepth - 1)))
        guard tool.isTested(0) else {
            throw StoredFilterError.noForm(
                "the rules allow no test of a member", cure: "Allow a member and an operator", at: .root)
        }
        let version = JSONValue.schema(
            "integer", [JSONMember("enum", .array([.integer(StoredFormat.version)]))])
        let root = JSONValue.closed([
            JSONMember(Key.version, version), JSONMember(Key.model, .choice([StoredDocument<Model>.modelName])),
            JSONMember(Key.condition, tool.condition),
        ])
        let parameters = JSONValue.document([], root, definitions: tool.definitions)
        return ToolDescription(name: name, description: description, parameters: JSONSchema(json: parameters))
    }
}
