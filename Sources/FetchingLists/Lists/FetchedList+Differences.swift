extension FetchedList where Element: Sendable {
    /// The changes of the rows, as a table view animates them, which has none at first.
    ///
    /// ```swift
    /// for await difference in list.differences() {
    ///     print(difference.inserted, difference.removed, difference.moved, difference.updated)
    /// }
    /// ```
    ///
    /// Each difference begins where the one before it ended, the first one with no rows: those that the list has already are
    /// inserted. Changes that are made while the loop is busy give one further difference. The loop ends when its task is
    /// cancelled, or when nobody has the list any more.
    public func differences() -> AsyncStream<ListDifference<Element>> {
        let cursor = DifferenceCursor(self)
        return AsyncStream { await cursor.next() }
    }
}

/// The rows that one loop over the differences has seen.
@MainActor private final class DifferenceCursor<Element: Sendable> {
    private weak var list: FetchedList<Element>?
    private let signals: AsyncStream<Void>
    private var seen = ListContent<Element>()

    init(_ list: FetchedList<Element>) {
        self.list = list
        signals = list.elementChanges.stream(isSent: !list.elements.isEmpty)
    }

    func next() async -> ListDifference<Element>? {
        for await _ in signals {
            guard let list else { return nil }
            let difference = list.content.difference(from: seen, list.areEqual)
            seen = list.content
            if !difference.isEmpty { return difference }
        }
        return nil
    }
}
