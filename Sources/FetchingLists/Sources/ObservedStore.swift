public import FetchingCore

/// A `MemoryStore` whose changes lists follow: the source of rows in previews and tests.
///
/// ```swift
/// let store = ObservedStore(MemoryStore().adding(pets))
/// let list = FetchedList(Pet.request().all().sorted(by: .ascending(\.name)), in: store)
/// try store.write { store in try Pet.insert(rex).run(in: &store) }
/// ```
///
/// A list that runs fetches again after each change, whichever models it is about.
@MainActor public final class ObservedStore: ListSource {
    /// The models.
    public private(set) var store: MemoryStore

    private nonisolated let changes = ListSignals()

    /// Makes a source of the models of a store.
    public init(_ store: MemoryStore = MemoryStore()) { self.store = store }

    /// Changes the models, and tells the lists.
    ///
    /// ```swift
    /// try store.write { store in try Pet.where { $0.age > 30 }.delete(in: &store) }
    /// ```
    ///
    /// - Parameter change: Gets the store. If it throws, the models stay as they were.
    @discardableResult
    public func write<Value>(_ change: (inout MemoryStore) throws -> Value) rethrows -> Value {
        var changed = store
        let value = try change(&changed)
        store = changed
        changes.send()
        return value
    }

    /// Fetches a page.
    ///
    /// ```swift
    /// let page = try await store.fetchPage(Pet.request().all().page(size: 50))
    /// ```
    ///
    /// - Throws: `FetchError`.
    public func fetchPage<Model: KeyedFetchable & RowDecodable, Element: Sendable>(
        _ request: PageRequest<Model, Element>
    ) async throws -> Page<Element> {
        try request.fetch(in: store)
    }

    /// A signal when changes are noticed, and one after each ``write(_:)``.
    ///
    /// ```swift
    /// for try await _ in store.changes(of: Pet.request().all().page(size: 50)) { print("fetch again") }
    /// ```
    public nonisolated func changes<Model: KeyedFetchable & RowDecodable, Element: Sendable>(
        of request: PageRequest<Model, Element>
    ) -> AsyncThrowingStream<Void, any Error> {
        // The first signal is there already.
        let signals = changes.stream(isSent: true)
        return AsyncThrowingStream {
            for await _ in signals { return () }
            return nil
        }
    }
}
