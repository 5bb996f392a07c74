@_documentation(visibility: internal)
extension Int64: PrimitiveFetchableValue {
    public typealias StoredValue = Int64

    @inlinable
    public static var primitiveType: PrimitiveType { .int64 }

    @inlinable
    public func primitiveValue() -> PrimitiveValue { .int64(self) }

    @inlinable @inline(__always)
    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> Int64 { try row.decodeInt64() }

    @inlinable @inline(__always)
    public func encode<Row: WritableRow>(into row: inout Row) throws { try row.encodeInt64(self) }

    @inlinable
    public static func columnReader(_ value: @escaping ColumnReader.Read<Int64>) -> ColumnReader { .int64(value) }
}

// Every integer is stored as the 64-bit integer that all engines have. One that does not fit is an error, never cut.

@_documentation(visibility: internal)
extension Int: FetchableValue {
    public typealias StoredValue = Int64

    @inlinable
    public init(storedValue: Int64) throws { self = try Self.fitting(storedValue) }

    @inlinable
    public var storedValue: Int64 { Int64(self) }
}

@_documentation(visibility: internal)
extension Int8: FetchableValue {
    public typealias StoredValue = Int64

    @inlinable
    public init(storedValue: Int64) throws { self = try Self.fitting(storedValue) }

    @inlinable
    public var storedValue: Int64 { Int64(self) }
}

@_documentation(visibility: internal)
extension Int16: FetchableValue {
    public typealias StoredValue = Int64

    @inlinable
    public init(storedValue: Int64) throws { self = try Self.fitting(storedValue) }

    @inlinable
    public var storedValue: Int64 { Int64(self) }
}

@_documentation(visibility: internal)
extension Int32: FetchableValue {
    public typealias StoredValue = Int64

    @inlinable
    public init(storedValue: Int64) throws { self = try Self.fitting(storedValue) }

    @inlinable
    public var storedValue: Int64 { Int64(self) }
}

@_documentation(visibility: internal)
extension UInt: FetchableValue {
    public typealias StoredValue = Int64

    @inlinable
    public init(storedValue: Int64) throws { self = try Self.fitting(storedValue) }

    @inlinable
    public var storedValue: Int64 { get throws { try fittingInt64() } }
}

@_documentation(visibility: internal)
extension UInt8: FetchableValue {
    public typealias StoredValue = Int64

    @inlinable
    public init(storedValue: Int64) throws { self = try Self.fitting(storedValue) }

    @inlinable
    public var storedValue: Int64 { Int64(self) }
}

@_documentation(visibility: internal)
extension UInt16: FetchableValue {
    public typealias StoredValue = Int64

    @inlinable
    public init(storedValue: Int64) throws { self = try Self.fitting(storedValue) }

    @inlinable
    public var storedValue: Int64 { Int64(self) }
}

@_documentation(visibility: internal)
extension UInt32: FetchableValue {
    public typealias StoredValue = Int64

    @inlinable
    public init(storedValue: Int64) throws { self = try Self.fitting(storedValue) }

    @inlinable
    public var storedValue: Int64 { Int64(self) }
}

@_documentation(visibility: internal)
extension UInt64: FetchableValue {
    public typealias StoredValue = Int64

    @inlinable
    public init(storedValue: Int64) throws { self = try Self.fitting(storedValue) }

    @inlinable
    public var storedValue: Int64 { get throws { try fittingInt64() } }
}

extension FixedWidthInteger {
    @inlinable
    static func fitting(_ storedValue: Int64) throws -> Self {
        guard let value = Self(exactly: storedValue) else { throw FetchError.outOfRange(storedValue, for: Self.self) }
        return value
    }

    @inlinable
    func fittingInt64() throws -> Int64 {
        guard let value = Int64(exactly: self) else { throw FetchError.aboveInt64(Self.self) }
        return value
    }
}
