public import FetchingCore
public import Foundation

extension FetchableRequest where Result == [Model] {
    /// The request as JSON, in the form that the article "Stored predicates" specifies.
    ///
    /// ```swift
    /// let data = try User.request().first(nth: 10).where { $0.score > 10 }.sorted(by: .ascending(\.name)).stored()
    /// // {"version":1,"model":"User","where":{"member":"score","is":">","value":10.0},
    /// //     "sort":[{"member":"name","order":"ascending","nils":"smallest"}],"limit":10,"offset":null,"distinct":false}
    /// ```
    ///
    /// - Returns: A document in UTF-8. The same request gives the same bytes, except for the values of a `Set`, whose
    ///   order differs from process to process.
    /// - Throws: ``StoredFilterError`` for parts without a form, such as a page that goes on from a cursor, and for
    ///   conditions and orders that nest more than 100 deep; ``FetchError`` for mistakes in building the request.
    public func stored() throws -> Data { Data(try json.documentText.utf8) }

    fileprivate var json: JSONValue {
        get throws {
            let rest = try StoredEncoder().members(of: query, model: Model.self)
            let json = JSONValue.object(try StoredDocument<Model>.members(query.ownPredicate) + rest)
            if query.sortKeys.contains(where: { $0.tree.depth >= StoredFilterLimits.deepest }) {
                try StoredDocument<Model>.requireDepth { _ = try $0.request(of: json) }
            }
            return json
        }
    }
}

extension FetchableRequest: Encodable where Result == [Model] {
    /// Writes the request as a part of a larger document, in the form of ``stored()``.
    ///
    /// ```swift
    /// let data = try JSONEncoder().encode(["newest": request])
    /// ```
    ///
    /// - Throws: ``StoredFilterError`` for parts without a form, and ``FetchError`` for mistakes in building the
    ///   request.
    public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension FetchableRequest: EncodableWithConfiguration where Result == [Model] {
    /// Writes the request as a part of a larger document that reads it with rules, such as a property with
    /// `@CodableConfiguration`. Writing does not depend on the rules.
    public func encode(to encoder: any Encoder, configuration: StoredFilterRules<Model>) throws {
        try encode(to: encoder)
    }
}

extension FetchableRequest: DecodableWithConfiguration where Result == [Model] {
    /// Reads a request that is a part of a larger document.
    ///
    /// ```swift
    /// let request = try JSONDecoder().decode(
    ///     FetchableRequest<User, [User]>.self, from: data, configuration: StoredFilterRules())
    /// ```
    ///
    /// The decoder has already parsed the document: its size is not limited, and of duplicate keys the decoder has kept
    /// one. For documents of strangers, take ``Fetchable/request(stored:rules:)``.
    ///
    /// - Throws: ``StoredFilterError`` if the rules do not allow the document.
    public init(from decoder: any Decoder, configuration: StoredFilterRules<Model>) throws {
        self = try StoredDocument(rules: configuration).request(of: JSONValue(from: decoder))
    }
}

extension Fetchable {
    /// Reads a request that was stored here or comes from elsewhere.
    ///
    /// ```swift
    /// let request = try User.request(stored: body, rules: StoredFilterRules(members: .only(\.name, \.score)))
    /// ```
    ///
    /// - Parameters:
    ///   - data: A document in UTF-8.
    ///   - rules: The rules that it must keep. `StoredFilterRules()` allows every stored property of this model, no
    ///     relationship, no regular expression, and at most 1000 models.
    /// - Throws: ``StoredFilterError`` if the rules do not allow the document.
    public static func request(
        stored data: Data, rules: StoredFilterRules<Self>
    ) throws -> FetchableRequest<Self, [Self]> {
        let document = StoredDocument(rules: rules)
        return try document.request(of: document.json(of: data))
    }
}
