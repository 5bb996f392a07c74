extension ToOneMember: FetchableSelection where Target: RowDecodable {
    /// The model that the relationship refers to, or nil.
    ///
    /// ```swift
    /// .select(\.title, \.artist)          // [(String, Artist?)]
    /// // SELECT "Album"."title", ("artist"."id" IS NULL), "artist"."id", "artist"."name" FROM "Album"
    /// //     LEFT JOIN "Artist" AS "artist" ON "artist"."id" = "Album"."artistID"
    /// ```
    @_documentation(visibility: internal)
    @inlinable
    public static func selection(of model: ToOneMember) -> FetchSelection<Model, Target?> {
        let columns = model.columns
        return FetchSelection(columns: columns) { row in
            guard try row.decodeBool() else { return try Target(fetching: &row) }
            for _ in columns.dropFirst() { _ = try row.decodeNull() }
            return nil
        }
    }

    /// Whether there is no model, and all of its columns.
    @usableFromInline var columns: [ExpressionTree] {
        [.isMissing(rowSource)] + Target.fetchableEntity.columns.map { .column($0, of: rowSource) }
    }
}
