extension FullTextMembers {
    /// Whether the texts of the model's full text index match a query.
    ///
    /// ```swift
    /// $0.matchesText("zola germ* -draft")
    /// // "id" IN (SELECT rowid FROM "Article_fulltext" WHERE "Article_fulltext" MATCH '("zola" AND "germ" *) NOT ("draft")')
    /// ```
    ///
    /// ``TextQuery`` says how a query is read. The words are the same on every engine: those of SQLite's `unicode61`, without case and
    /// without the accents of Latin letters.
    ///
    /// - Parameter query: What a person typed.
    /// - Throws: When the request runs, ``FetchError`` if the database has no such index, or the engine no full text search.
    public func matchesText(_ query: TextQuery) -> FetchPredicate<Model> {
        FetchPredicate(.matchesText(query, of: Model.self, in: .root))
    }

    /// The number of places at which the words, beginnings and phrases of a query stand in the model's full text index.
    ///
    /// ```swift
    /// $0.relevance(of: "zola") > 2      // (fetching_relevance(' zola ', "title", "body")) > 2
    /// ```
    ///
    /// It is 0 for a model that the query does not match. What a query excludes is not counted.
    ///
    /// - Parameter query: What a person typed.
    public func relevance(of query: TextQuery) -> FetchExpression<Model, Int> {
        FetchExpression(.relevance(of: query, of: Model.self, in: .root))
    }
}

extension ToOneMember where Target.FetchableMembers: FullTextMembers {
    /// Whether the texts of the related model's full text index match a query. False where the model is missing.
    ///
    /// ```swift
    /// $0.cited.matchesText("zola")
    /// // "cited"."id" IN (SELECT rowid FROM "Article_fulltext" WHERE "Article_fulltext" MATCH '"zola"')
    /// ```
    ///
    /// A query without words holds for all, where the model is missing as well.
    ///
    /// - Parameter query: What a person typed.
    public func matchesText(_ query: TextQuery) -> FetchPredicate<Model> {
        FetchPredicate(.matchesText(query, of: Target.FetchableMembers.Model.self, in: rowSource))
    }
}

extension RelatedMembers where Target.FetchableMembers: FullTextMembers {
    /// Whether the texts of the related model's full text index match a query.
    ///
    /// ```swift
    /// $0.citing.contains { $0.matchesText("zola") }
    /// // … AND "citing"."id" IN (SELECT rowid FROM "Article_fulltext" WHERE "Article_fulltext" MATCH '"zola"')
    /// ```
    ///
    /// - Parameter query: What a person typed.
    public func matchesText(_ query: TextQuery) -> FetchPredicate<Model> {
        FetchPredicate(.matchesText(query, of: Target.FetchableMembers.Model.self, in: rowSource))
    }
}

extension SortTerm where Model.FetchableMembers: FullTextMembers {
    /// The models in which a query's words stand most often first.
    ///
    /// ```swift
    /// .sorted(by: .relevance(of: "zola"))
    /// // ORDER BY (fetching_relevance(' zola ', "title", "body")) DESC
    /// ```
    ///
    /// It is the same number on every engine, and says nothing of how rare a word is or how long a text. Add terms for models that have
    /// the same number.
    ///
    /// - Parameter query: What a person typed.
    public static func relevance(of query: TextQuery) -> SortTerm {
        SortTerm(.relevance(of: query, of: Model.FetchableMembers.Model.self, in: .root), isAscending: false)
    }
}
