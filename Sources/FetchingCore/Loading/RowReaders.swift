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
struct RowValues<Result>: Sendable {
    /// Prepares the reading of the rows, and gives what makes the result once all of them were read.
    @usableFromInline let prepare: @Sendable (RowReaders) -> () throws -> Result

    @inlinable
    init(_ prepare: @escaping @Sendable (RowReaders) -> () throws -> Result) { self.prepare = prepare }

    @inlinable
    func map<Mapped>(_ transform: @escaping @Sendable (Result) throws -> Mapped) -> RowValues<Mapped> {
        let prepare = prepare
        return RowValues<Mapped> { readers in
            let result = prepare(readers)
            return { try transform(try result()) }
        }
    }
}

extension FetchSelection {
    /// The values that are selected of each row.
    @inlinable
    var rowValues: RowValues<[Output]> {
        let decode = decode
        return RowValues { readers in
            let list = ValueList<Output>()
            readers.add { row in list.values.append(try decode(&row)) }
            return { list.values }
        }
    }
}
