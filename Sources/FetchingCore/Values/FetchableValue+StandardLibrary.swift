public import Foundation

@_documentation(visibility: internal)
extension Double: PrimitiveFetchableValue {
    public typealias StoredValue = Double

    @_documentation(visibility: internal)
    public typealias _DecimalResult = Decimal?

    @inlinable
    public static var primitiveType: PrimitiveType { .double }

    @inlinable
    public func primitiveValue() -> PrimitiveValue { .double(self) }

    @inlinable @inline(__always)
    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> Double { try row.decodeDouble() }

    @inlinable @inline(__always)
    public func encode<Row: WritableRow>(into row: inout Row) throws {
        if isNaN { throw FetchError.unstorableNumber() }
        try row.encodeDouble(self)
    }

    @inlinable
    public static func columnReader(_ value: @escaping ColumnReader.Read<Double>) -> ColumnReader { .double(value) }
}

@_documentation(visibility: internal)
extension String: PrimitiveFetchableValue {
    public typealias StoredValue = String

    public typealias DoubleResult = Double?

    @_documentation(visibility: internal)
    public typealias _DecimalResult = Decimal?

    @inlinable
    public static var primitiveType: PrimitiveType { .text }

    @inlinable
    public func primitiveValue() -> PrimitiveValue { .text(self) }

    @inlinable @inline(__always)
    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> String { try row.decodeText() }

    @inlinable @inline(__always)
    public func encode<Row: WritableRow>(into row: inout Row) throws { try row.encodeText(self) }

    @inlinable
    public static func columnReader(_ value: @escaping ColumnReader.Read<String>) -> ColumnReader { .text(value) }
}

@_documentation(visibility: internal)
extension Bool: PrimitiveFetchableValue {
    public typealias Truth = Bool

    public typealias StoredValue = Bool

    @inlinable
    public static var primitiveType: PrimitiveType { .bool }

    @inlinable
    public func primitiveValue() -> PrimitiveValue { .bool(self) }

    @inlinable @inline(__always)
    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> Bool { try row.decodeBool() }

    @inlinable @inline(__always)
    public func encode<Row: WritableRow>(into row: inout Row) throws { try row.encodeBool(self) }

    @inlinable
    public static func columnReader(_ value: @escaping ColumnReader.Read<Bool>) -> ColumnReader { .bool(value) }
}

@_documentation(visibility: internal)
extension Float: FetchableValue {
    public typealias StoredValue = Double

    @inlinable
    public init(storedValue: Double) throws {
        self.init(storedValue)
        // A `Double` that is too large becomes infinite.
        if isInfinite, storedValue.isFinite { throw FetchError.outOfRange(for: Float.self) }
    }

    @inlinable
    public var storedValue: Double { Double(self) }
}
