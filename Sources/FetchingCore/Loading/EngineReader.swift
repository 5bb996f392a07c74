public import Foundation

/// A source of rows: the part of an engine that loads related models and values.
@usableFromInline
package protocol EngineReader {
    /// Reads the models that are related to others, all of them in one query.
    ///
    /// - Returns: For each model that the collector was given the group that it belongs to.
    /// - Throws: ``FetchError``.
    func read(_ load: RelatedQuery, into collector: any RelatedModelCollector) throws -> [Int]

    /// Reads values, row by row.
    ///
    /// - Parameter body: Reads the columns of a row.
    /// - Throws: ``FetchError``.
    func read<Model: Fetchable>(
        _ selection: SelectionQuery, of model: Model.Type, _ body: (inout EngineRow) throws -> Void
    ) throws
}

/// Takes up the related models that an engine reads.
@usableFromInline
package protocol RelatedModelCollector: AnyObject {
    /// Takes up the model in a row of a database.
    func append(from row: inout EngineRow) throws

    /// Takes up those of the models at certain addresses that a query asks for in each group, and gives the group of each.
    func append(
        _ query: FetchQuery, amongGroups groups: [[UnsafeRawPointer]], relatedTo store: MemoryStore
    ) throws -> [Int]
}

/// A query of related models.
@usableFromInline
package struct RelatedQuery {
    /// The conditions, the order and, for each group, the limit.
    package let query: FetchQuery

    /// The values that are read of each row, behind the columns of the model.
    package let columns: [ExpressionTree]

    /// The steps from the models to the related ones.
    package let hops: [RelationshipHop]

    /// Whether no model can be reached twice from another.
    package let reachesEachRowOnce: Bool

    /// The keys of the models, one for each group.
    package let keys: RelatedKeys

    /// The model that is read.
    @usableFromInline package var target: any Fetchable.Type { hops[hops.count - 1].target }
}

/// A row of an engine that is known only when the request runs.
///
/// The decoding of a model is compiled for it in the user's module; only the reading of a value is left to the engine.
@usableFromInline
package struct EngineRow: FetchableRow {
    @usableFromInline unowned(unsafe) let reader: any EngineRowReader

    @inlinable
    package init(_ reader: any EngineRowReader) { self.reader = reader }

    @inlinable @inline(__always)
    package mutating func decodeNull() throws -> Bool { try reader.decodeNull() }

    @inlinable @inline(__always)
    package mutating func decodeNulls(_ count: Int) throws -> Bool { try reader.decodeNulls(count) }

    @inlinable @inline(__always)
    package mutating func decodeBool() throws -> Bool { try reader.decodeBool() }

    @inlinable @inline(__always)
    package mutating func decodeInt64() throws -> Int64 { try reader.decodeInt64() }

    @inlinable @inline(__always)
    package mutating func decodeDouble() throws -> Double { try reader.decodeDouble() }

    @inlinable @inline(__always)
    package mutating func decodeText() throws -> String { try reader.decodeText() }

    @inlinable @inline(__always)
    package mutating func decodeData() throws -> Data { try reader.decodeData() }

    @inlinable @inline(__always)
    package mutating func decodeDate() throws -> Date { try reader.decodeDate() }

    @inlinable @inline(__always)
    package mutating func decodeUUID() throws -> UUID { try reader.decodeUUID() }

    @inlinable @inline(__always)
    package mutating func decodeDecimal() throws -> Decimal { try reader.decodeDecimal() }

    @inlinable @inline(__always)
    package mutating func decodeArray(of element: PrimitiveArray.Element) throws -> PrimitiveArray {
        try reader.decodeArray(of: element)
    }
}

/// A reader of the values of a row.
@usableFromInline
package protocol EngineRowReader: AnyObject {
    /// The model that the row belongs to, where it is in memory already. Its columns are then passed over.
    func takeModel(columnCount: Int) -> Any?

    func decodeNull() throws -> Bool
    func decodeNulls(_ count: Int) throws -> Bool
    func decodeBool() throws -> Bool
    func decodeInt64() throws -> Int64
    func decodeDouble() throws -> Double
    func decodeText() throws -> String
    func decodeData() throws -> Data
    func decodeDate() throws -> Date
    func decodeUUID() throws -> UUID
    func decodeDecimal() throws -> Decimal
    func decodeArray(of element: PrimitiveArray.Element) throws -> PrimitiveArray
}

extension EngineRowReader {
    @usableFromInline
    package func takeModel(columnCount: Int) -> Any? { nil }
}
