/// A selection: the values that are read of each row, and the result that they become.
///
/// The closures of `select` make it, and so does the function that `@Projection` adds to a struct:
///
/// ```swift
/// let line: FetchSelection<Track, Line> = Line.selecting(title: members.title, artist: members.artist.name)
/// // SELECT "title", "artist"."name" …
/// ```
public struct FetchSelection<Model: Fetchable, Output>: FetchableSelection {
    @usableFromInline package let columns: [ExpressionTree]

    @usableFromInline let decode: @Sendable (inout EngineRow) throws -> Output

    /// The values where each row is read with its model, nil where they are the same as without it.
    @usableFromInline let besideModels: RowValues<Model, [Output]>?

    /// Whether there are results only beside the models, as of what is related to these.
    @usableFromInline let needsModels: Bool

    @inlinable
    init(
        columns: [ExpressionTree], besideModels: RowValues<Model, [Output]>? = nil,
        decode: @escaping @Sendable (inout EngineRow) throws -> Output
    ) {
        self.columns = columns
        self.decode = decode
        self.besideModels = besideModels
        needsModels = false
    }

    @inlinable
    init(ofModels values: RowValues<Model, [Output]>) {
        columns = values.columns
        decode = { _ in throw FetchError.relatedToRows }
        besideModels = values
        needsModels = true
    }

    /// Selects something.
    ///
    /// ```swift
    /// FetchSelection(User.fetchableMembers.name)      // SELECT "name" …
    /// ```
    @_documentation(visibility: internal)
    @inlinable
    public init<Item: FetchableSelection>(_ item: Item) where Item.Model == Model, Item.Output == Output {
        self = Item.selection(of: item)
    }

    @_documentation(visibility: internal)
    @inlinable
    public static func selection(of selection: FetchSelection) -> FetchSelection { selection }

    /// Combines several selections into one.
    ///
    /// - Parameters:
    ///   - parts: The selections, in this order.
    ///   - make: Gets the values of a row.
    @_documentation(visibility: internal)
    @inlinable
    public static func combining<each Part>(
        _ parts: repeat FetchSelection<Model, each Part>, as make: @escaping @Sendable (repeat each Part) -> Output
    ) -> FetchSelection {
        var columns: [ExpressionTree] = []
        var columnsBesideModels: [ExpressionTree] = []
        var (readsModels, needsModels) = (false, false)
        for part in repeat each parts {
            columns += part.columns
            columnsBesideModels += part.rowValues.columns
            readsModels = readsModels || part.besideModels != nil
            needsModels = needsModels || part.needsModels
        }
        let values = RowValues<Model, [Output]>(columnsBesideModels) { readers in
            let prepared = (repeat (each parts).prepared(readers))
            return { models, source in
                let lists = (repeat try (each prepared)(models, source))
                return models.indices.map { index in make(repeat (each lists)[index]) }
            }
        }
        // Without a column there is no row to read: the results are made of the models.
        if needsModels || columns.isEmpty { return FetchSelection(ofModels: values) }
        return FetchSelection(columns: columns, besideModels: readsModels ? values : nil) { row in
            make(repeat try (each parts).decode(&row))
        }
    }
}
