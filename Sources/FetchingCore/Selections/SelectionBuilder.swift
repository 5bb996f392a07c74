/// Takes the value that a closure selects.
///
/// With a builder the type checker looks at each closure by itself. Without one it looks at all closures of a `select`
/// at once. A misspelled member in one of six makes it try all operators of the others, and it gives up. Where there is
/// one closure only, there is no builder, for the compiler then has better words for a result of another type.
@_documentation(visibility: internal)
@resultBuilder
public enum SelectionBuilder<Model: Fetchable> {
    /// A value, at whose line a mistake in its type is reported.
    @inlinable
    public static func buildExpression<Item: FetchableSelection>(_ item: Item) -> Item where Item.Model == Model {
        item
    }

    /// The value of the closure.
    @inlinable
    public static func buildBlock<Item: FetchableSelection>(_ item: Item) -> Item where Item.Model == Model { item }

    /// Names the mistake, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "a closure selects one value; pass a closure for each")
    public static func buildBlock<First: FetchableSelection, Second: FetchableSelection, each Other>(
        _ first: First, _ second: Second, _ others: repeat each Other
    ) -> First where First.Model == Model { first }
}
