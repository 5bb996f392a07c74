public import FetchingCore

/// A page that a query string asks for: a request, and which part of its models.
///
/// ```swift
/// let asked = try Book.page(query: query, rules: rules)
/// let page = try asked.request.where { $0.ownerID == me }.including(\.author).page(asked).fetch(in: database)
/// ```
///
/// Add the server's own conditions to the request, before `page(_:)`.
public struct StoredPage<Model: KeyedFetchable>: Sendable {
    /// All models that meet the conditions, in their order. It has no limit: ask for a page of it.
    public let request: FetchableRequest<Model, [Model]>

    /// The largest number of elements.
    public let size: Int

    /// The place where the page begins or ends, nil for the first page.
    public let cursor: PageCursor?

    /// Whether it is the page before the cursor.
    public let isBackward: Bool
}

extension ModelRequest where Model: KeyedFetchable {
    /// Asks for the page that a query string names.
    ///
    /// ```swift
    /// let asked = try User.page(query: "sort=-score&page[size]=50", rules: rules)
    /// let page = try asked.request.page(asked).fetch(in: db)
    /// // SELECT … ORDER BY "score" DESC, "id" DESC LIMIT 51
    /// ```
    ///
    /// - Parameter page: The page, of which the size and the cursor are taken.
    public func page<Element>(_ page: StoredPage<Model>) -> PageRequest<Model, Element> where Result == [Element] {
        page.isBackward
            ? self.page(size: page.size, before: page.cursor) : self.page(size: page.size, after: page.cursor)
    }
}

extension ProjectionRequest where Model: KeyedFetchable {
    /// Asks for the page of rows that a query string names.
    ///
    /// ```swift
    /// let asked = try User.page(query: "sort=name&page[size]=50", rules: rules)
    /// let names = try asked.request.select(\.name).page(asked).fetch(in: db)
    /// // SELECT "name", "name", "id" FROM "User" ORDER BY "name", "id" LIMIT 51
    /// ```
    ///
    /// - Parameter page: The page, of which the size and the cursor are taken.
    public func page<Row>(_ page: StoredPage<Model>) -> PageRequest<Model, Row> where Result == [Row] {
        page.isBackward
            ? self.page(size: page.size, before: page.cursor) : self.page(size: page.size, after: page.cursor)
    }
}
