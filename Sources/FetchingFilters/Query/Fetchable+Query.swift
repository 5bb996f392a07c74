public import FetchingCore

extension Fetchable {
    /// Reads a predicate from the query string of a URL, in the form that the article "Query strings" specifies.
    ///
    /// ```swift
    /// let predicate = try Book.predicate(query: "filter[pages][gt]=300&filter[author.name][hasPrefix]=Jo", rules: rules)
    /// // $0.pages > 300 && $0.author.name.hasPrefix("Jo")
    /// // WHERE "pages" > 300 AND "author"."name" >= 'Jo' AND "author"."name" < 'Jp'
    /// ```
    ///
    /// It is read as the stored predicate that says the same, by the same rules. A parameter that is unknown, repeated or
    /// not encoded as in forms is an error.
    ///
    /// - Parameters:
    ///   - query: The query string as the URL has it, without the question mark: still percent-encoded.
    ///   - rules: The rules that it must keep, as in ``predicate(stored:rules:)``.
    /// - Throws: ``StoredFilterError`` if the rules do not allow it. Its path begins with the name of a parameter.
    public static func predicate(query: String, rules: StoredFilterRules<Self>) throws -> FetchPredicate<Self> {
        try QueryDocument(query, as: .predicate, rules: rules).predicate()
    }

    /// Reads a request from the query string of a URL: its conditions, its order and its part of the models.
    ///
    /// ```swift
    /// let request = try Book.request(
    ///     query: "filter[pages][gt]=300&sort=-pages,title&page[limit]=20&page[offset]=40", rules: rules)
    /// // SELECT … WHERE "pages" > 300 ORDER BY "pages" DESC, "title", "id" LIMIT 20 OFFSET 40
    /// ```
    ///
    /// For pages that go on from a cursor, take ``KeyedFetchable/page(query:rules:cursor:)``.
    ///
    /// - Parameters:
    ///   - query: The query string as the URL has it, without the question mark: still percent-encoded.
    ///   - rules: The rules that it must keep, as in ``request(stored:rules:)``. `StoredFilterRules()` requires
    ///     `page[limit]`, of at most 1000.
    /// - Throws: ``StoredFilterError`` if the rules do not allow it. Its path begins with the name of a parameter.
    public static func request(
        query: String, rules: StoredFilterRules<Self>
    ) throws -> FetchableRequest<Self, [Self]> {
        try QueryDocument(query, as: .request, rules: rules).request()
    }
}

extension KeyedFetchable {
    /// Reads a page from the query string of a URL: its conditions, its order, its size, and the cursor where it begins.
    ///
    /// ```swift
    /// let asked = try Book.page(query: "sort=-pages&page[size]=20&page[after]=AQID…", rules: rules)
    /// let page = try asked.request.where { $0.ownerID == me }.page(asked).fetch(in: database)
    /// // SELECT … WHERE "ownerID" = 7 AND "pages" = 320 AND "id" < 42
    /// //     UNION ALL … WHERE "ownerID" = 7 AND "pages" < 320 ORDER BY … DESC LIMIT 21
    /// ```
    ///
    /// `page[after]` is the ``Page/next`` of the page before, `page[before]` the ``Page/previous`` of the page behind.
    ///
    /// - Parameters:
    ///   - query: The query string as the URL has it, without the question mark: still percent-encoded.
    ///   - rules: The rules that it must keep. `page[size]` is required, and at most the number of models that they allow.
    ///   - cursor: Reads the text of a cursor, such as one that is sealed.
    /// - Throws: ``StoredFilterError`` if the rules do not allow it, or the text is not a cursor. A cursor of another request
    ///   is an error when the page is fetched.
    public static func page(
        query: String, rules: StoredFilterRules<Self>,
        cursor: (String) throws -> PageCursor = { try PageCursor(text: $0) }
    ) throws -> StoredPage<Self> {
        let document = try QueryDocument(query, as: .page, rules: rules)
        let request = try document.request()
        guard let (text, path, isBackward) = try document.cursor() else {
            return StoredPage(request: request, size: try document.size(), cursor: nil, isBackward: false)
        }
        do {
            return StoredPage(
                request: request, size: try document.size(), cursor: try cursor(text), isBackward: isBackward)
        } catch let error as FetchError where error.code == .invalidCursor {
            throw StoredFilterError.noCursor(at: path)
        }
    }
}
