public import Foundation

/// A tool for a model that calls tools: its name, its description and the schema of its arguments.
///
/// ```swift
/// let tool = try rules.toolDescription(name: "find_pets", description: "Finds pets.")
/// let body = tool.data(schemaKey: "input_schema")     // {"name":"find_pets","description":"Finds pets.","input_schema":{…}}
/// ```
///
/// The arguments of a call are a stored predicate: `Pet.predicate(stored: arguments, rules: rules)`.
public struct ToolDescription: Sendable, Hashable {
    /// The name of the tool.
    public let name: String

    /// The purpose of the tool, for the model.
    public let description: String

    /// The schema of the arguments.
    public let parameters: JSONSchema

    /// The tool as JSON.
    ///
    /// ```swift
    /// tool.data()                                // {"name":"find_pets","description":"Finds pets.","parameters":{…}}
    /// tool.data(schemaKey: "input_schema")       // {"name":"find_pets","description":"Finds pets.","input_schema":{…}}
    /// ```
    ///
    /// - Parameter schemaKey: The key under which the service expects the schema.
    public func data(schemaKey: String = "parameters") -> Data { Data(json(schemaKey: schemaKey).documentText.utf8) }

    private func json(schemaKey: String) -> JSONValue {
        .object([
            JSONMember("name", .text(name)), JSONMember("description", .text(description)),
            JSONMember(schemaKey, parameters.json),
        ])
    }
}

extension ToolDescription: Encodable {
    /// Writes the tool as a part of a larger document, with the schema under the key `parameters`.
    ///
    /// ```swift
    /// let body = try JSONEncoder().encode(["tools": [tool]])
    /// ```
    public func encode(to encoder: any Encoder) throws { try json(schemaKey: "parameters").encode(to: encoder) }
}
