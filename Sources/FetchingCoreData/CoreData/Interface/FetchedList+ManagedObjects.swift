#if canImport(CoreData)
public import CoreData
public import FetchingCore
public import FetchingLists

extension FetchedList where Element: NSManagedObject & KeyedFetchable {
    /// A list of managed objects, which follows the changes of their context.
    ///
    /// ```swift
    /// let list = FetchedList(User.request().all().sorted(by: .ascending(\.name)), in: container.viewContext)
    /// // NSFetchRequest<User>, sortDescriptors: name, id
    /// ```
    ///
    /// The objects are fetched again after each change in the context, and when it merges what another one has saved. A row is
    /// updated when another object takes its place: to see the changes of an object's properties, observe the object.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - context: A context of the main queue. Otherwise the list has an ``error`` with the code `unsupported`.
    ///   - pageSize: The number of rows that are fetched at first, and with each ``loadMore()``; nil for all rows.
    public convenience init(
        _ request: FetchableRequest<Element, [Element]>, in context: NSManagedObjectContext, pageSize: Int? = nil
    ) {
        self.init(ListFeed(request, in: context), pageSize: pageSize) { AnyHashable($0.objectID) }
    }

    /// Shows the objects of another request from now on, and returns when they are there.
    ///
    /// ```swift
    /// await list.load(User.where { $0.name.hasPrefix(text) }.sorted(by: .ascending(\.name)), in: container.viewContext)
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - context: A context of the main queue.
    public func load(_ request: FetchableRequest<Element, [Element]>, in context: NSManagedObjectContext) async {
        await load(ListFeed(request, in: context))
    }
}

extension SectionedList where Element: NSManagedObject & KeyedFetchable {
    /// A list of managed objects in sections, which follows the changes of their context.
    ///
    /// ```swift
    /// let users = User.request().all().sorted(by: .ascending(\.plan), .ascending(\.name))
    /// let list = SectionedList(users, sectionedBy: \.plan, in: container.viewContext)
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request, sorted by the sections first. Otherwise the list has an ``error`` with the code `unsupported`.
    ///   - section: Gets the members of the model, of which it gives one. A key path will do.
    ///   - context: A context of the main queue.
    ///   - pageSize: The number of rows that are fetched at first, and with each ``loadMore()``; nil for all rows.
    public convenience init<Section: FetchableOperand>(
        _ request: FetchableRequest<Element, [Element]>, sectionedBy section: (Element.FetchableMembers) -> Section,
        in context: NSManagedObjectContext, pageSize: Int? = nil
    ) where Section.Model == Element, Section.Output == Key {
        let section = SectionSelection<Element, Key>(section(Element.fetchableMembers))
        self.init(
            FetchedList(ListFeed(request, section, in: context), pageSize: pageSize) { AnyHashable($0.objectID) })
    }
}

extension ListFeed where Element: NSManagedObject & KeyedFetchable {
    fileprivate init(_ request: FetchableRequest<Element, [Element]>, in context: NSManagedObjectContext) {
        self.init(
            changes: { context.changeSignals },
            page: { size, cursor in
                ListPage(try context.listPage(request.page(size: size, after: cursor)))
            })
    }

    fileprivate init<Key: Hashable>(
        _ request: FetchableRequest<Element, [Element]>, _ section: SectionSelection<Element, Key>,
        in context: NSManagedObjectContext
    ) {
        self.init(
            changes: { context.changeSignals },
            page: { size, cursor in
                try section.requireOrder(of: request.query)
                let page = try context.listPage(request.page(size: size, after: cursor))
                let rows = try page.elements.map { ($0, try section.value(of: $0)) }
                return ListPage(sections: Page(elements: rows, next: page.next, previous: page.previous))
            })
    }
}

extension NSManagedObjectContext {
    @MainActor fileprivate func listPage<Model>(_ request: PageRequest<Model, Model>) throws -> Page<Model> {
        guard concurrencyType == .mainQueueConcurrencyType else {
            throw FetchError(
                .unsupported, reason: "a list on the main actor shows objects of another queue",
                cure: "Pass a context of the main queue, such as the 'viewContext' of a container"
            ).on(Model.self, engine: FormatRenderer.engine)
        }
        return try request.fetch(in: self)
    }

    /// A signal when changes are noticed, and one after each change of an object in the context.
    fileprivate var changeSignals: AsyncThrowingStream<Void, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(
            of: Void.self, throwing: (any Error).self, bufferingPolicy: .bufferingNewest(1))
        // Only given back to the centre that it came from, which may be asked by any thread.
        nonisolated(unsafe) let token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: self, queue: nil
        ) { _ in continuation.yield() }
        continuation.onTermination = { _ in NotificationCenter.default.removeObserver(token) }
        continuation.yield()
        return stream
    }
}
#endif
