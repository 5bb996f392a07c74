/// Reads the values that a request asks for beside each model.
@usableFromInline
package final class RowReaders {
    // A closure that stands alone in an array is called in a roundabout way.
    private struct Reader {
        let read: (inout EngineRow) throws -> Void
    }

    private var readers: [Reader] = []

    @usableFromInline
    package init() {}

    /// Reads further values of each row, behind those that are read already.
    @usableFromInline
    func add(_ read: @escaping (inout EngineRow) throws -> Void) { readers.append(Reader(read: read)) }

    @usableFromInline
    func read(from row: inout EngineRow) throws {
        for reader in readers { try reader.read(&row) }
    }
}

/// Values that were read, one of each row.
@usableFromInline
final class ValueList<Value> {
    // Nothing else gets at it while a row is read.
    @exclusivity(unchecked)
    @usableFromInline var values: [Value] = []

    @usableFromInline
    init() {}
}

/// The conversion of a row's values to a result, however they are read.
@usableFromInline
struct RowValues<Model: Fetchable, Result>: Sendable {
    /// The values that are read of each row.
    @usableFromInline let columns: [ExpressionTree]

    /// Prepares the reading of the rows, and gives what makes the result of the models once all of them were read.
    @usableFromInline let prepare: @Sendable (RowReaders) -> ([Model], any EngineReader) throws -> Result

    @inlinable
    init(
        _ columns: [ExpressionTree],
        _ prepare: @escaping @Sendable (RowReaders) -> ([Model], any EngineReader) throws -> Result
    ) {
        self.columns = columns
        self.prepare = prepare
    }

    @inlinable
    func map<Mapped>(_ transform: @escaping @Sendable (Result) throws -> Mapped) -> RowValues<Model, Mapped> {
        let prepare = prepare
        return RowValues<Model, Mapped>(columns) { readers in
            let result = prepare(readers)
            return { models, source in try transform(try result(models, source)) }
        }
    }
}

extension FetchSelection {
    /// The values that are selected of each row, beside its model.
    @inlinable
    var rowValues: RowValues<Model, [Output]> { besideModels ?? RowValues(columns) { prepared($0) } }

    @inlinable
    func prepared(_ readers: RowReaders) -> ([Model], any EngineReader) throws -> [Output] {
        if let besideModels { return besideModels.prepare(readers) }
        let list = ValueList<Output>()
        readers.add { row in list.values.append(try decode(&row)) }
        return { _, _ in list.values }
    }
}
