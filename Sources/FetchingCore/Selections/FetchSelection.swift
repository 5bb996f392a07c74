/// A selection: the values that are read of each row, and the result that they become.
///
/// ```swift
/// let line = FetchSelection.combining(FetchSelection(members.title), FetchSelection(members.artist.name)) { Line(title: $0, artist: $1) }
/// // SELECT "title", "artist"."name" …
/// ```
///
/// The closures of `select` make it, and so does the function that `@Projection` adds to a struct.
public struct FetchSelection<Model: Fetchable, Output>: FetchableSelection {
    @usableFromInline package let columns: [ExpressionTree]

    @usableFromInline let decode: @Sendable (inout EngineRow) throws -> Output

    /// Prepares the loading of what is related to the models, nil where nothing is.
    @usableFromInline let related: (@Sendable (RowReaders) -> ([Model], any EngineReader) throws -> [Output])?

    @inlinable
    init(columns: [ExpressionTree], decode: @escaping @Sendable (inout EngineRow) throws -> Output) {
        self.columns = columns
        self.decode = decode
        self.related = nil
    }

    @inlinable
    init(
        columns: [ExpressionTree],
        related: @escaping @Sendable (RowReaders) -> ([Model], any EngineReader) throws -> [Output]
    ) {
        self.columns = columns
        self.decode = { _ in throw FetchError.relatedToRows }
        self.related = related
    }

    /// Selects something.
    ///
    /// ```swift
    /// FetchSelection(User.fetchableMembers.name)      // SELECT "name" …
    /// ```
    @inlinable
    public init<Item: FetchableSelection>(_ item: Item) where Item.Model == Model, Item.Output == Output {
        self = Item.selection(of: item)
    }

    @inlinable
    public static func selection(of selection: FetchSelection) -> FetchSelection { selection }

    /// Combines several selections into one.
    ///
    /// - Parameters:
    ///   - parts: The selections, in this order.
    ///   - make: Gets the values of a row.
    @inlinable
    public static func combining<each Part>(
        _ parts: repeat FetchSelection<Model, each Part>, as make: @escaping @Sendable (repeat each Part) -> Output
    ) -> FetchSelection {
        var columns: [ExpressionTree] = []
        var loadsRelatedModels = false
        for part in repeat each parts {
            columns += part.columns
            if part.related != nil { loadsRelatedModels = true }
        }
        // Without a column there is no row to read: the values are made of the models.
        guard loadsRelatedModels || columns.isEmpty else {
            return FetchSelection(columns: columns) { row in
                make(repeat try (each parts).decode(&row))
            }
        }
        return FetchSelection(columns: columns) { readers in
            let prepared = (repeat (each parts).prepared(readers))
            return { models, source in
                let lists = (repeat try (each prepared)(models, source))
                return models.indices.map { index in make(repeat (each lists)[index]) }
            }
        }
    }
}
