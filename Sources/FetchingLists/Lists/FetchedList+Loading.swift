public import FetchingCore

extension FetchedList {
    /// Fetches the rows that are shown again, and returns when they are there.
    ///
    /// ```swift
    /// .refreshable { await list.reload() }
    /// ```
    ///
    /// A list that runs need not be told of changes of the database. This is for one that does not run, or after an ``error``.
    public func reload() async {
        beginLoading()
        restarts.send()
        await refresh()
        endLoading()
    }

    /// Fetches the rows behind those that are shown, and returns when they are there.
    ///
    /// ```swift
    /// .onAppear { if pet.id == list.elements.last?.id { Task { await list.loadMore() } } }
    /// // SELECT … FROM "Pet" WHERE "name" = 'Rex' AND "id" > 42 UNION ALL … WHERE "name" > 'Rex' ORDER BY 4, 5 LIMIT 51
    /// ```
    ///
    /// The rows that are there are not fetched again, unless the database changes in the meantime: all of them come by one request
    /// then. Without further rows, or while others are fetched, nothing happens.
    public func loadMore() async {
        guard let pageSize, hasMore, isLoaded, let cursor, !isLoadingMore else { return }
        isLoadingMore = true
        beginLoading()
        defer {
            isLoadingMore = false
            endLoading()
        }
        let version = version
        let started = startedFetches
        let (grown, overflow) = window.addingReportingOverflow(pageSize)
        // The rows before the cursor may be about to change.
        guard runningFetches == 0 else { return await grow(to: overflow ? .max : grown) }
        do {
            let page = try await feed.page(pageSize, cursor)
            guard version == self.version, !Task.isCancelled else { return }
            guard started == startedFetches else { return await grow(to: overflow ? .max : grown) }
            window = overflow ? .max : grown
            apply(page.following(content))
        } catch {
            if version == self.version, !Task.isCancelled { fail(error) }
        }
    }

    private func grow(to window: Int) async {
        self.window = window
        await refresh()
    }

    /// Shows the rows of another feed from now on, and returns when they are there.
    package func load(_ feed: ListFeed<Element>) async {
        self.feed = feed
        version += 1
        window = pageSize ?? .max
        cursor = nil
        isLoaded = false
        let version = version
        beginLoading()
        defer { endLoading() }
        observer?.cancel()
        restarts.send()
        steps.send()
        // The observation fetches by itself.
        if isRunning { await wait { version != self.version || isLoaded || failedVersion == version || !isRunning } }
        guard version == self.version, !isLoaded, failedVersion != version, !Task.isCancelled else { return }
        await refresh()
    }
}

extension FetchedList where Element: Sendable {
    /// Shows the rows of another request from now on, and returns when they are there: other conditions, or another order.
    ///
    /// ```swift
    /// await list.load(Pet.where { $0.name.hasPrefix(text) }.sorted(by: .descending(\.age)))
    /// // SELECT … FROM "Pet" WHERE "name" LIKE 'Re%' ORDER BY 4 DESC, 5 DESC LIMIT 51
    /// ```
    ///
    /// The list begins with one page. The rows that it shows stay until the new ones are there. Of several requests the newest
    /// wins: an answer to an earlier one is dropped when it comes later. If the task is cancelled, the list still is of the
    /// newest request.
    ///
    /// - Parameter request: The request, for elements of the same type.
    public func load<Model: KeyedFetchable & RowDecodable>(_ request: some ModelRequest<Model, [Element]>) async {
        guard let source else { return }
        await load(ListFeed(request, in: source))
    }

    /// Shows the rows of another request in sections.
    func load<Model: KeyedFetchable & RowDecodable, Key: Hashable & Sendable>(
        _ request: some ModelRequest<Model, [Element]>, _ section: SectionSelection<Model, Key>
    ) async {
        guard let source else { return }
        await load(ListFeed(request, section, in: source))
    }
}
