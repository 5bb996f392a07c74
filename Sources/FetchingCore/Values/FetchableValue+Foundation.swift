public import Foundation

extension Date: PrimitiveFetchableValue {
    public typealias StoredValue = Date

    @inlinable
    public static var primitiveType: PrimitiveType { .date }

    @inlinable
    public func primitiveValue() -> PrimitiveValue { .date(self) }

    @inlinable
    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> Date { try row.decodeDate() }
}

extension Data: PrimitiveFetchableValue {
    public typealias StoredValue = Data

    @inlinable
    public static var primitiveType: PrimitiveType { .data }

    @inlinable
    public func primitiveValue() -> PrimitiveValue { .data(self) }

    @inlinable
    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> Data { try row.decodeData() }
}

extension UUID: PrimitiveFetchableValue {
    public typealias StoredValue = UUID

    @inlinable
    public static var primitiveType: PrimitiveType { .uuid }

    @inlinable
    public func primitiveValue() -> PrimitiveValue { .uuid(self) }

    @inlinable
    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> UUID { try row.decodeUUID() }
}

extension Decimal: PrimitiveFetchableValue {
    public typealias StoredValue = Decimal

    @inlinable
    public static var primitiveType: PrimitiveType { .decimal }

    @inlinable
    public func primitiveValue() -> PrimitiveValue { .decimal(self) }

    @inlinable
    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> Decimal { try row.decodeDecimal() }
}

/// A URL is stored as its absolute string, as GRDB stores it.
extension URL: FetchableValue {
    public typealias StoredValue = String

    @inlinable
    public init(storedValue: String) throws {
        guard let url = URL(string: storedValue) else { throw FetchError.malformed("URL") }
        self = url
    }

    @inlinable
    public var storedValue: String { absoluteString }
}
