extension RelatedRequest {
    /// The related models of each model, read by a statement of their own.
    ///
    /// ```swift
    /// .select(\.title, \.tracks)          // [(String, [Track])]
    /// // SELECT "id", …, "title" FROM "Album"
    /// // SELECT … FROM "Track" WHERE "Track"."albumID" IN (…)
    /// ```
    @_documentation(visibility: internal)
    @inlinable
    public static func selection(of related: Self) -> FetchSelection<Model, Loaded> {
        FetchSelection(ofModels: RowValues([]) { _ in related._load().run })
    }
}
