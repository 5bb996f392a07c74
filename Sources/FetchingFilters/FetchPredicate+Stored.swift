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
    /// - Throws: ``StoredFilterError`` for parts without a form, and for conditions that nest more than 100 deep, which
    ///   no rules let be read again; ``FetchError`` for mistakes in building the predicate.
    public func stored() throws -> Data { Data(try json.documentText.utf8) }

    fileprivate var json: JSONValue {
        get throws { .object(try StoredDocument<Model>.members(tree)) }
    }
}

extension FetchPredicate: Encodable {
    /// Writes the predicate as a part of a larger document, in the form of ``stored()``.
    ///
    /// ```swift
    /// let data = try JSONEncoder().encode(["favorites": predicate])
    /// ```
    ///
    /// - Throws: ``StoredFilterError`` for parts without a form, and ``FetchError`` for mistakes in building the
    ///   predicate.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension FetchPredicate: EncodableWithConfiguration {
    /// Writes the predicate as a part of a larger document that reads it with rules, such as a property with
    /// `@CodableConfiguration`. Writing does not depend on the rules.
    public func encode(to encoder: any Encoder, configuration: StoredFilterRules<Model>) throws {
        try encode(to: encoder)
    }
}

extension FetchPredicate: DecodableWithConfiguration {
    /// Reads a predicate that is a part of a larger document.
    ///
    /// ```swift
    /// let predicate = try JSONDecoder().decode(
    ///     FetchPredicate<User>.self, from: data, configuration: StoredFilterRules())
    /// ```
    ///
    /// The decoder has already parsed the document: its size is not limited, and of duplicate keys the decoder has kept
    /// one. For documents of strangers, take ``Fetchable/predicate(stored:rules:)``.
    ///
    /// - Throws: ``StoredFilterError`` if the rules do not allow the document.
    public init(from decoder: any Decoder, configuration: StoredFilterRules<Model>) throws {
        self = try StoredDocument(rules: configuration).predicate(of: JSONValue(from: decoder))
    }
}

extension Fetchable {
    /// Reads a predicate that was stored here or comes from elsewhere.
    ///
    /// ```swift
    /// let rules = StoredFilterRules<User>(members: .only(\.name, \.score))
    /// let predicate = try User.predicate(stored: request.body, rules: rules)
    /// ```
    ///
    /// The predicate means exactly what the document says. An unknown, missing or duplicate key is an error, as is
    /// everything that the rules leave out.
    ///
    /// - Parameters:
    ///   - data: A document in UTF-8.
    ///   - rules: The rules that it must keep. `StoredFilterRules()` allows every stored property of this model, no
    ///     relationship, and no regular expression.
    /// - Throws: ``StoredFilterError`` if the rules do not allow the document.
    public static func predicate(
        stored data: Data, rules: StoredFilterRules<Self>
    ) throws -> FetchPredicate<Self> {
        let document = StoredDocument(rules: rules)
        return try document.predicate(of: document.json(of: data))
    }
}
