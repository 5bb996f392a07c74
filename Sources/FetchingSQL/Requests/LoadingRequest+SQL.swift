public import FetchingCore

extension LoadingRequest {
    /// The statements that the request is run with: one for the models, and one for each relationship that is included.
    ///
    /// ```swift
    /// try Album.request().all().including(\.tracks).sql(for: .sqlite)
    /// // SELECT "id", "title" FROM "Album"
    /// // SELECT "Track"."id", … FROM "Track" WHERE "Track"."albumID" IN (SELECT value FROM fetching_list(?))
    /// ```
    ///
    /// The keys of the models, which are known only when the request runs, are in the place of the list. If they are few,
    /// there is a placeholder for each.
    ///
    /// - Parameters:
    ///   - dialect: The database.
    ///   - showingValues: Whether the text has values instead of placeholders. They may be secrets:
    ///     keep the text out of logs.
    /// - Throws: ``FetchError`` if the request is invalid or the database cannot express it.
    public func sql(for dialect: SQLDialect, showingValues: Bool = false) throws -> [String] {
        try statements(for: dialect, showingValues: showingValues)
    }
}
