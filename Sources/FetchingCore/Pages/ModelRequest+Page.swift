extension ModelRequest where Model: KeyedFetchable {
    /// Asks for the page after a cursor, or for the first page.
    ///
    /// ```swift
    /// let request = User.request().all().where { $0.isAdmin }.sorted(by: .descending(\.score))
    /// let first = try request.page(size: 50).fetch(in: db)
    /// let second = try request.page(size: 50, after: first.next).fetch(in: db)
    /// // … WHERE "isAdmin" = 1 AND "score" = 10.0 AND "id" < 42
    /// //     UNION ALL … WHERE "isAdmin" = 1 AND "score" < 10.0 ORDER BY 9 DESC, 10 DESC LIMIT 51
    /// ```
    ///
    /// The key decides between rows that are equal by the order. An index on the sorted columns, with the key as the
    /// last, finds a page wherever it is. The last row of the statement tells whether there is a next page. An overflow
    /// in it, or a value that cannot be read, is an error of the next page.
    ///
    /// - Parameters:
    ///   - size: The largest number of elements. Less than 1 is an error when the request runs.
    ///   - cursor: The ``Page/next`` of another page of the same request, nil for the first page. One of another request is
    ///     an error when the request runs, with the code `invalidCursor`.
    public func page<Element>(size: Int, after cursor: PageCursor? = nil) -> PageRequest<Model, Element>
    where Result == [Element] {
        PageRequest(of: loading.rows, PageRange(size: size, cursor: cursor, isBackward: false))
    }

    /// Asks for the page before a cursor, or for the last page.
    ///
    /// ```swift
    /// let first = try request.page(size: 50, before: second.previous).fetch(in: db)
    /// // … WHERE "score" = 10.0 AND "id" > 42 UNION ALL … WHERE "score" > 10.0 ORDER BY 9, 10 LIMIT 51
    /// ```
    ///
    /// The elements are in the order of the request all the same.
    ///
    /// - Parameters:
    ///   - size: The largest number of elements. Less than 1 is an error when the request runs.
    ///   - cursor: The ``Page/previous`` of another page of the same request, nil for the last page. One of another request
    ///     is an error when the request runs, with the code `invalidCursor`.
    public func page<Element>(size: Int, before cursor: PageCursor?) -> PageRequest<Model, Element>
    where Result == [Element] {
        PageRequest(of: loading.rows, PageRange(size: size, cursor: cursor, isBackward: true))
    }
}

extension ProjectionRequest where Model: KeyedFetchable {
    /// Asks for the page of rows after a cursor, or for the first page.
    ///
    /// ```swift
    /// .sorted(by: .ascending(\.name)).select(\.name).page(size: 50, after: cursor)
    /// // SELECT "name", "name", "id" FROM "User" WHERE "name" = 'Jo' AND "id" > 42 UNION ALL …
    /// ```
    ///
    /// Distinct rows have no pages: they have no key.
    ///
    /// - Parameters:
    ///   - size: The largest number of rows. Less than 1 is an error when the request runs.
    ///   - cursor: The ``Page/next`` of another page of the same request, nil for the first page. One of another request is
    ///     an error when the request runs, with the code `invalidCursor`.
    public func page<Row>(size: Int, after cursor: PageCursor? = nil) -> PageRequest<Model, Row>
    where Result == [Row] {
        PageRequest(of: plan, PageRange(size: size, cursor: cursor, isBackward: false))
    }

    /// Asks for the page of rows before a cursor, or for the last page.
    ///
    /// ```swift
    /// .sorted(by: .ascending(\.name)).select(\.name).page(size: 50, before: cursor)
    /// // SELECT "name", "name", "id" FROM "User" WHERE "name" = 'Jo' AND "id" < 42 UNION ALL …
    /// ```
    ///
    /// - Parameters:
    ///   - size: The largest number of rows. Less than 1 is an error when the request runs.
    ///   - cursor: The ``Page/previous`` of another page of the same request, nil for the last page. One of another request
    ///     is an error when the request runs, with the code `invalidCursor`.
    public func page<Row>(size: Int, before cursor: PageCursor?) -> PageRequest<Model, Row> where Result == [Row] {
        PageRequest(of: plan, PageRange(size: size, cursor: cursor, isBackward: true))
    }
}
