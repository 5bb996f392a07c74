public import FetchingCore
public import Foundation

extension FetchPredicate {
    /// The predicate as JSON, in the form that the article "Stored predicates" specifies.
    ///
    /// ```swift
    /// let data = try User.predicate { $0.name.hasPrefix("Ma") && $0.score > 10 }.stored()
    /// // {"version":1,"model":"User","where":{"and":[
    /// //     {"member":"name","is":"hasPrefix","value":"Ma"},{"member":"score","is":">","value":10.0}]}}
    /// ```
    ///
    /// A value is written as the property has it, whatever the field stores: a date is a date.
    ///
    /// - Returns: A document in UTF-8. The same predicate gives the same bytes, except for the values of a `Set`, whose
    ///   order differs from process to process.
    /// - Throws: ``StoredFilterError`` for what has no form, and ``FetchError`` for what was wrong when the predicate was
    ///   built.
    public func stored() throws -> Data { Data(try json.documentText.utf8) }

    fileprivate var json: JSONValue {
        get throws { .object(try StoredDocument<Model>.members(tree)) }
    }
}

extension FetchPredicate: Encodable {
    /// Writes the predicate as a part of something larger, in the form of ``stored()``.
    ///
    /// ```swift
    /// let data = try JSONEncoder().encode(["favorites": predicate])
    /// ```
    ///
    /// - Throws: ``StoredFilterError`` for what has no form, and ``FetchError`` for what was wrong when the predicate was
    ///   built.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension FetchPredicate: EncodableWithConfiguration {
    /// Writes the predicate as a part of something larger that reads it with rules, such as a property with
    /// `@CodableConfiguration`. What is written does not depend on the rules.
    public func encode(to encoder: any Encoder, configuration: StoredFilterRules<Model>) throws {
        try encode(to: encoder)
    }
}

extension FetchPredicate: DecodableWithConfiguration {
    /// Reads a predicate that is a part of something larger.
    ///
    /// ```swift
    /// let predicate = try JSONDecoder().decode(
    ///     FetchPredicate<User>.self, from: data, configuration: StoredFilterRules())
    /// ```
    ///
    /// The decoder has parsed the document before: its size is not limited, and of two equal keys in one object it has kept
    /// one without a word. For documents of strangers, take ``Fetchable/predicate(stored:rules:)``.
    ///
    /// - Throws: ``StoredFilterError`` if the document is not what the rules allow.
    public init(from decoder: any Decoder, configuration: StoredFilterRules<Model>) throws {
        self = try StoredDocument(rules: configuration).predicate(of: JSONValue(from: decoder))
    }
}

extension Fetchable {
    /// Reads a predicate that was stored, or that comes from somewhere else.
    ///
    /// ```swift
    /// let rules = StoredFilterRules<User>(members: .only(\.name, \.score))
    /// let predicate = try User.predicate(stored: request.body, rules: rules)
    /// ```
    ///
    /// The predicate means exactly what the document says: a key that is unknown, missing or there twice is an error, as is
    /// everything that the rules leave out.
    ///
    /// - Parameters:
    ///   - data: A document in UTF-8.
    ///   - rules: What it may say. `StoredFilterRules()` allows every stored property of this model, no relationship, and no regular
    ///     expression.
    /// - Throws: ``StoredFilterError`` if the document is not what the rules allow.
    public static func predicate(
        stored data: Data, rules: StoredFilterRules<Self>
    ) throws -> FetchPredicate<Self> {
        let document = StoredDocument(rules: rules)
        return try document.predicate(of: document.json(of: data))
    }
}
