/// A place in the order of a request: that of a row, by the values that rows are sorted by.
package struct PagePosition: Sendable, Hashable {
    /// One value for each term of the order.
    package let values: [PrimitiveValue]

    /// Whether the row itself is behind the place rather than before it.
    package let isInclusive: Bool
}
