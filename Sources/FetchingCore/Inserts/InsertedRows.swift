/// The rows that a request inserts: models, or drafts of them.
@_documentation(visibility: internal)
public protocol InsertedRows<Model>: SendableMetatype {
    /// The model that the rows become.
    associatedtype Model: RowDecodable

    /// The number of rows.
    var count: Int { get }

    /// Whether a row has a key of its own.
    func hasKey(at index: Int) -> Bool

    /// Writes a row, without its key where it has none.
    ///
    /// - Throws: ``FetchError`` if a value cannot be stored.
    func encode<Row: WritableRow>(at index: Int, into row: inout Row) throws
}

/// Models that are inserted.
@_documentation(visibility: internal)
public struct InsertedModels<Model: RowDecodable>: InsertedRows {
    @usableFromInline let models: [Model]

    @inlinable
    init(_ models: [Model]) { self.models = models }

    @inlinable
    public var count: Int { models.count }

    @inlinable
    public func hasKey(at index: Int) -> Bool { true }

    @inlinable @inline(__always)
    public func encode<Row: WritableRow>(at index: Int, into row: inout Row) throws {
        try models[index].encode(into: &row)
    }
}

extension InsertedModels: Sendable where Model: Sendable {}

/// Drafts that are inserted.
@_documentation(visibility: internal)
public struct InsertedDrafts<Model: KeyedFetchable & RowDecodable>: InsertedRows, Sendable {
    @usableFromInline let drafts: [Model._Draft]

    @inlinable
    init(_ drafts: [Model._Draft]) { self.drafts = drafts }

    @inlinable
    public var count: Int { drafts.count }

    @inlinable
    public func hasKey(at index: Int) -> Bool { drafts[index]._hasKey }

    @inlinable @inline(__always)
    public func encode<Row: WritableRow>(at index: Int, into row: inout Row) throws {
        try drafts[index].encode(into: &row)
    }
}

extension InsertedRows {
    /// The columns that a row is written to.
    @usableFromInline
    package func columns(at index: Int) -> [FetchableColumn] {
        let columns = Model.fetchableEntity.columns
        guard !hasKey(at: index), let keyed = Model.keyed else { return columns }
        let key = keyed.primaryKeyColumns.map(\.name)
        return columns.filter { !key.contains($0.name) }
    }

    /// The values of a row, one for each of its columns.
    ///
    /// - Throws: ``FetchError`` if a value cannot be stored.
    package func values(at index: Int) throws -> [PrimitiveValue] {
        var row = PrimitiveRowWriter()
        do {
            try encode(at: index, into: &row)
        } catch {
            throw unstorable(error, at: index, afterColumns: row.values.count)
        }
        return row.values
    }

    /// The error of a value that cannot be stored, with the member.
    @usableFromInline
    package func unstorable(_ error: any Error, at index: Int, afterColumns count: Int) -> FetchError {
        var located = (error as? FetchError ?? .unstorable(error)).on(Model.self)
        let columns = columns(at: index)
        if located.member == nil, columns.indices.contains(count) { located.member = columns[count].property }
        return located
    }
}
