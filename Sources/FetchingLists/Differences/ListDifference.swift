/// The difference between the rows that a list had and those that it has: what a table view animates.
///
/// ```swift
/// for await difference in list.differences() {
///     tableView.performBatchUpdates {
///         pets = difference.elements
///         tableView.deleteRows(at: difference.removed.map { IndexPath(row: $0, section: 0) }, with: .automatic)
///         …
///     }
/// }
/// ```
///
/// A row is the same as another by its key, or by the `id` that the list was given. Rows that have changed places are few: those
/// that stay are the longest run that keeps its order.
public struct ListDifference<Element> {
    /// The rows after the change.
    public let elements: [Element]

    /// The offsets of rows that are no longer there, among the rows before the change, in ascending order.
    public let removed: [Int]

    /// The offsets of new rows, among ``elements``, in ascending order.
    public let inserted: [Int]

    /// The rows that were there and have changed places.
    public let moved: [Move]

    /// The offsets of rows that were there and have other values now, among ``elements``, in ascending order. Rows that have
    /// changed places can be among them.
    public let updated: [Int]

    /// A row that has changed places.
    public struct Move: Sendable, Hashable {
        /// The offset before the change.
        public let from: Int

        /// The offset after the change.
        public let to: Int
    }

    /// Whether nothing has changed.
    public var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty }

    /// The rows before the change, changed as the difference says, nil if they are not those that it begins with.
    ///
    /// ```swift
    /// rows = difference.applied(to: rows) ?? difference.elements
    /// ```
    ///
    /// - Parameter elements: The rows before the change.
    public func applied(to elements: [Element]) -> [Element]? {
        let leaving = Set(removed).union(moved.map(\.from))
        let arriving = Set(inserted).union(moved.map(\.to))
        guard elements.count - leaving.count + arriving.count == self.elements.count,
            leaving.allSatisfy(elements.indices.contains)
        else { return nil }
        var staying = elements.indices.lazy.filter { !leaving.contains($0) }.makeIterator()
        let changed = arriving.union(updated)
        return self.elements.indices.map { offset in
            let old = arriving.contains(offset) ? nil : staying.next()
            guard let old, !changed.contains(offset) else { return self.elements[offset] }
            return elements[old]
        }
    }

    /// The rows that come and go as the standard library has them. Moves are associated; ``updated`` rows are not among them.
    ///
    /// ```swift
    /// let changes = difference.collectionDifference(from: rows)       // nil if these are other rows
    /// ```
    ///
    /// - Parameter old: The rows before the change.
    /// - Returns: nil if these are not the rows that the difference begins with.
    public func collectionDifference(from old: [Element]) -> CollectionDifference<Element>? {
        guard (removed + moved.map(\.from)).allSatisfy(old.indices.contains) else { return nil }
        let removals = removed.map {
            CollectionDifference.Change.remove(offset: $0, element: old[$0], associatedWith: nil)
        }
        let insertions = inserted.map {
            CollectionDifference.Change.insert(offset: $0, element: elements[$0], associatedWith: nil)
        }
        let moves = moved.flatMap { move -> [CollectionDifference<Element>.Change] in
            [
                .remove(offset: move.from, element: old[move.from], associatedWith: move.to),
                .insert(offset: move.to, element: elements[move.to], associatedWith: move.from),
            ]
        }
        return CollectionDifference(removals + insertions + moves)
    }
}

extension ListDifference: Sendable where Element: Sendable {}
extension ListDifference: Equatable where Element: Equatable {}
