public import FetchingCore

extension Fetchable {
    /// Reads a predicate from the option `$filter` of OData in the query string of a URL.
    ///
    /// ```swift
    /// let predicate = try Book.predicate(odata: "$filter=pages gt 300 and startswith(author/name,'Jo')", rules: rules)
    /// // $0.pages > 300 && $0.author.name.hasPrefix("Jo")
    /// // WHERE "pages" > 300 AND "author"."name" >= 'Jo' AND "author"."name" < 'Jp'
    /// ```
    ///
    /// It is read as the stored predicate that says the same, by the same rules. The article "Query strings" has the part of
    /// OData that is read.
    ///
    /// - Parameters:
    ///   - query: The query string as the URL has it, without the question mark: still percent-encoded.
    ///   - rules: The rules that it must keep, as in ``predicate(stored:rules:)``.
    /// - Throws: ``StoredFilterError`` if the rules do not allow it. Its path is that of the option and the byte in its text.
    public static func predicate(odata query: String, rules: StoredFilterRules<Self>) throws -> FetchPredicate<Self> {
        try ODataDocument(query, options: [ODataName.filter], rules: rules).predicate()
    }

    /// Reads a request from the options `$filter`, `$orderby`, `$top` and `$skip` of OData in the query string of a URL.
    ///
    /// ```swift
    /// let request = try Book.request(
    ///     odata: "$filter=pages%20gt%20300&$orderby=pages%20desc,title&$top=20&$skip=40", rules: rules)
    /// // SELECT … WHERE "pages" > 300 ORDER BY "pages" DESC, "title", "id" LIMIT 20 OFFSET 40
    /// ```
    ///
    /// - Parameters:
    ///   - query: The query string as the URL has it, without the question mark: still percent-encoded.
    ///   - rules: The rules that it must keep, as in ``request(stored:rules:)``. `StoredFilterRules()` requires `$top`, of at
    ///     most 1000.
    /// - Throws: ``StoredFilterError`` if the rules do not allow it. Its path is that of the option and the byte in its text.
    public static func request(
        odata query: String, rules: StoredFilterRules<Self>
    ) throws -> FetchableRequest<Self, [Self]> {
        let options = [ODataName.filter, ODataName.order, ODataName.top, ODataName.skip]
        return try ODataDocument(query, options: options, rules: rules).request()
    }
}
