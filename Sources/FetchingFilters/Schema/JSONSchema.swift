public import Foundation

/// A JSON Schema of draft 2020-12: the documents that ``StoredFilterRules`` allow.
///
/// ```swift
/// let schema = try StoredFilterRules<Pet>().jsonSchema()
/// try schema.data.write(to: URL(filePath: "pet-filter.schema.json"))
/// ```
///
/// Rules that are the same give the same bytes, so that a schema can be kept beside the code and compared.
public struct JSONSchema: Sendable, Hashable {
    let json: JSONValue

    /// The schema as JSON in UTF-8, on one line.
    public var data: Data { Data(json.documentText.utf8) }
}

extension JSONSchema: CustomStringConvertible {
    /// The schema as JSON, on one line.
    public var description: String { json.documentText }
}

extension JSONSchema: Encodable {
    /// Writes the schema as a part of a larger document, such as a description of an API.
    ///
    /// ```swift
    /// let data = try JSONEncoder().encode(["PetFilter": rules.jsonSchema()])
    /// ```
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}
