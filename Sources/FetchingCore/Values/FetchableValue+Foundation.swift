public import Foundation

@_documentation(visibility: internal)
extension Date: PrimitiveFetchableValue {
    public typealias StoredValue = Date

    @inlinable
    public static var primitiveType: PrimitiveType { .date }

    @inlinable
    public func primitiveValue() -> PrimitiveValue { .date(self) }

    @inlinable
    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> Date { try row.decodeDate() }

    @inlinable @inline(__always)
    public func encode<Row: WritableRow>(into row: inout Row) throws {
        if timeIntervalSinceReferenceDate.isNaN { throw FetchError.unstorableNumber() }
        try row.encodeDate(self)
    }

    @inlinable
    public static func columnReader(_ value: @escaping ColumnReader.Read<Date>) -> ColumnReader { .date(value) }
}

@_documentation(visibility: internal)
extension Data: PrimitiveFetchableValue {
    public typealias StoredValue = Data

    @inlinable
    public static var primitiveType: PrimitiveType { .data }

    @inlinable
    public func primitiveValue() -> PrimitiveValue { .data(self) }

    @inlinable
    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> Data { try row.decodeData() }

    @inlinable @inline(__always)
    public func encode<Row: WritableRow>(into row: inout Row) throws { try row.encodeData(self) }

    @inlinable
    public static func columnReader(_ value: @escaping ColumnReader.Read<Data>) -> ColumnReader { .data(value) }
}

@_documentation(visibility: internal)
extension UUID: PrimitiveFetchableValue {
    public typealias StoredValue = UUID

    @inlinable
    public static var primitiveType: PrimitiveType { .uuid }

    @inlinable
    public func primitiveValue() -> PrimitiveValue { .uuid(self) }

    @inlinable
    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> UUID { try row.decodeUUID() }

    @inlinable @inline(__always)
    public func encode<Row: WritableRow>(into row: inout Row) throws { try row.encodeUUID(self) }

    @inlinable
    public static func columnReader(_ value: @escaping ColumnReader.Read<UUID>) -> ColumnReader { .uuid(value) }
}

@_documentation(visibility: internal)
extension Decimal: PrimitiveFetchableValue {
    public typealias StoredValue = Decimal

    @inlinable
    public static var primitiveType: PrimitiveType { .decimal }

    @inlinable
    public func primitiveValue() -> PrimitiveValue { .decimal(self) }

    @inlinable
    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> Decimal { try row.decodeDecimal() }

    @inlinable @inline(__always)
    public func encode<Row: WritableRow>(into row: inout Row) throws {
        if isNaN { throw FetchError.unstorableNumber() }
        try row.encodeDecimal(self)
    }

    @inlinable
    public static func columnReader(_ value: @escaping ColumnReader.Read<Decimal>) -> ColumnReader { .decimal(value) }
}

/// A URL is stored as its absolute string, as GRDB stores it.
@_documentation(visibility: internal)
extension URL: FetchableValue {
    public typealias StoredValue = String

    @inlinable
    public init(storedValue: String) throws {
        // What is not a URL is made one by escaping it: a URL that no condition would find.
        guard let url = URL(string: storedValue), url.absoluteString.utf8.elementsEqual(storedValue.utf8) else {
            throw FetchError.malformed("URL")
        }
        self = url
    }

    @inlinable
    public var storedValue: String { absoluteString }
}
