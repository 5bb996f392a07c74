import FetchingCore

extension FetchedList {
    /// Fetches the window, and shows it unless the list has a newer answer or another request.
    func refresh() async {
        let version = version
        startedFetches += 1
        runningFetches += 1
        let fetch = startedFetches
        defer { runningFetches -= 1 }
        let isCurrent = { version == self.version && fetch > self.appliedFetch && !Task.isCancelled }
        do {
            let page = try await feed.page(window, nil)
            guard isCurrent() else { return }
            appliedFetch = fetch
            apply(page)
        } catch {
            if isCurrent() { fail(error) }
        }
    }

    /// Shows rows. What is the same as before is not set again: views would be drawn for nothing.
    func apply(_ page: ListPage<Element>) {
        cursor = page.next
        if hasMore != (page.next != nil) { hasMore = page.next != nil }
        if let changed = content.changed(to: page, identifier, areEqual) {
            content = changed
            elementChanges.send()
        }
        if !isLoaded { isLoaded = true }
        if error != nil { error = nil }
        failedVersion = nil
        steps.send()
    }

    func fail(_ error: any Error) {
        failedVersion = version
        if self.error.map({ "\($0)" }) != "\(error)" { self.error = error }
        steps.send()
    }

    func beginLoading() {
        runningLoads += 1
        if !isLoading { isLoading = true }
    }

    func endLoading() {
        runningLoads -= 1
        if runningLoads == 0 { isLoading = false }
    }
}
