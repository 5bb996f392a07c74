/// The rows that a request writes: models, or drafts of them.
@_documentation(visibility: internal)
public protocol WrittenRows<Model>: SendableMetatype {
    /// The model of the rows.
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

/// Models whose rows are inserted, updated or deleted.
@_documentation(visibility: internal)
public struct WrittenModels<Model: RowDecodable>: WrittenRows {
    @usableFromInline let models: [Model]

    /// The key where it may be nil, which the database gives then.
    @usableFromInline let optionalKey: OptionalKey?

    @inlinable
    init(_ models: [Model]) {
        self.models = models
        optionalKey = OptionalKey.of(Model.self)
    }

    @inlinable
    public var count: Int { models.count }

    @inlinable
    public func hasKey(at index: Int) -> Bool {
        guard let optionalKey else { return true }
        return !optionalKey.isMissing(in: models[index])
    }

    @inlinable @inline(__always)
    public func encode<Row: WritableRow>(at index: Int, into row: inout Row) throws {
        if let optionalKey, optionalKey.isMissing(in: models[index]) {
            var rowWithoutKey = RowWithoutColumn(row, leavingOut: optionalKey.place)
            try models[index].encode(into: &rowWithoutKey)
            row = rowWithoutKey.row
        } else {
            try models[index].encode(into: &row)
        }
    }
}

extension WrittenModels: Sendable where Model: Sendable {}

/// A single key that may be nil.
@usableFromInline
final class OptionalKey: Sendable {
    private let column: FetchableColumn

    /// The place among the columns.
    @usableFromInline let place: Int

    private init?(_ model: any Fetchable.Type) {
        guard let columns = model.keyed?.primaryKeyColumns, columns.count == 1, columns[0].isOptional,
            let place = model.fetchableEntity.columns.firstIndex(where: { $0.name == columns[0].name })
        else { return nil }
        column = columns[0]
        self.place = place
    }

    @usableFromInline
    func isMissing<Model>(in model: Model) -> Bool { (try? column.value(of: model).isNull) ?? false }
}

extension OptionalKey {
    /// Nil where the model has no key, one of several columns, or one that is never nil.
    @usableFromInline
    static func of(_ model: any Fetchable.Type) -> OptionalKey? {
        let known = model.fetchableEntity.states.state { Known(model) }
        return known.model == ObjectIdentifier(model) ? known.key : OptionalKey(model)
    }

    /// The key, or that there is none. An entity may be that of several models, whose keys differ.
    private final class Known: Sendable {
        let model: ObjectIdentifier
        let key: OptionalKey?

        init(_ model: any Fetchable.Type) {
            self.model = ObjectIdentifier(model)
            key = OptionalKey(model)
        }
    }
}

/// The type of rows that a request does not list, as it finds or selects them. It has no value.
@_documentation(visibility: internal)
public enum UnlistedRows<Model: RowDecodable>: WrittenRows, Sendable {
    public var count: Int { switch self {} }

    public func hasKey(at index: Int) -> Bool { switch self {} }

    public func encode<Row: WritableRow>(at index: Int, into row: inout Row) throws { switch self {} }
}

/// Drafts that are inserted.
@_documentation(visibility: internal)
public struct WrittenDrafts<Model: KeyedFetchable & RowDecodable>: WrittenRows, Sendable {
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

extension WrittenRows {
    /// The columns that a row is written to.
    @usableFromInline
    package func columns(at index: Int) -> [FetchableColumn] {
        hasKey(at: index) ? Model.fetchableEntity.columns : Model.columnsWithoutKey
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
        try requireValues(row.values.count, at: index)
        return row.values
    }

    /// - Throws: ``FetchError`` if a model that is encoded by hand has written another number of values than it has columns.
    @usableFromInline
    package func requireValues(_ count: Int, at index: Int) throws {
        let columns = columns(at: index)
        guard count != columns.count else { return }
        throw FetchError(
            .unsupported, reason: "\(count) values were encoded for \(columns.count) columns",
            cure: "Encode a value, or null, for each column in 'encode(into:)'"
        ).on(Model.self)
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
