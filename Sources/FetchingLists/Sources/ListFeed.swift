package import FetchingCore

/// The pages and the signals of one request: all that a list knows of it.
package struct ListFeed<Element> {
    let changes: @MainActor () -> AsyncThrowingStream<Void, any Error>
    let page: @MainActor (_ size: Int, _ cursor: PageCursor?) async throws -> ListPage<Element>

    package init(
        changes: @escaping @MainActor () -> AsyncThrowingStream<Void, any Error>,
        page: @escaping @MainActor (_ size: Int, _ cursor: PageCursor?) async throws -> ListPage<Element>
    ) {
        self.changes = changes
        self.page = page
    }

    /// A feed that gives nothing but an error.
    package init(failure: FetchError) {
        self.init(changes: { AsyncThrowingStream { throw failure } }, page: { _, _ in throw failure })
    }
}

/// The rows of a page, and the sections that they are in.
package struct ListPage<Element> {
    let elements: [Element]

    /// The key of the section of each row, nothing for a list without sections.
    let keys: [AnyHashable]
    let next: PageCursor?

    package init(_ page: Page<Element>) {
        elements = page.elements
        keys = []
        next = page.next
    }

    package init<Key: Hashable>(sections page: Page<(Element, Key)>) {
        elements = page.elements.map(\.0)
        keys = page.elements.map { AnyHashable(SectionKey(value: $0.1)) }
        next = page.next
    }

    private init(_ elements: [Element], _ keys: [AnyHashable], _ next: PageCursor?) {
        (self.elements, self.keys, self.next) = (elements, keys, next)
    }

    /// The page behind other rows.
    func following(_ content: ListContent<Element>) -> ListPage {
        ListPage(content.elements + elements, content.keys + keys, next)
    }
}

extension ListFeed where Element: Sendable {
    init<Model: KeyedFetchable & RowDecodable>(
        _ request: some ModelRequest<Model, [Element]>, in source: any ListSource
    ) {
        // Of a projection, no more is read than what is selected.
        let projection = request as? ProjectionRequest<Model, [Element]>
        self.init(in: source) { size, cursor in
            projection?.page(size: size, after: cursor) ?? request.page(size: size, after: cursor)
        } making: {
            ListPage($0)
        }
    }

    init<Model: KeyedFetchable & RowDecodable, Key: Hashable & Sendable>(
        _ request: some ModelRequest<Model, [Element]>, _ section: SectionSelection<Model, Key>,
        in source: any ListSource
    ) {
        do {
            let rows = try section.beside(request.loading)
            self.init(in: source) { size, cursor in
                rows.page(size: size, after: cursor)
            } making: {
                ListPage(sections: $0)
            }
        } catch {
            self.init(changes: { AsyncThrowingStream { throw error } }, page: { _, _ in throw error })
        }
    }

    private init<Model: KeyedFetchable & RowDecodable, Row: Sendable>(
        in source: any ListSource, _ page: @escaping @Sendable (Int, PageCursor?) -> PageRequest<Model, Row>,
        making make: @escaping @Sendable (Page<Row>) -> ListPage<Element>
    ) {
        self.init(
            changes: { source.changes(of: page(.max, nil)) },
            page: { size, cursor in make(try await source.fetchPage(page(size, cursor))) })
    }
}
