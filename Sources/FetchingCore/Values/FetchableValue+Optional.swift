public import Foundation

@_documentation(visibility: internal)
extension Optional: FetchableValue where Wrapped: FetchableValue {
    public typealias StoredValue = Wrapped.StoredValue?
    public typealias Base = Wrapped.Base
    public typealias IntResult = Int?
    public typealias DoubleResult = Double?

    @_documentation(visibility: internal)
    public typealias _DecimalResult = Decimal?

    @_documentation(visibility: internal)
    public typealias _StringResult = String?

    @_documentation(visibility: internal)
    public typealias _DateResult = Date?
    public typealias RefusedFirst = Wrapped.RefusedFirst
    public typealias RefusedEquality = Wrapped.RefusedEquality
    public typealias RefusedOrder = Wrapped.RefusedOrder
    public typealias RefusedSubstitute = Wrapped.RefusedSubstitute

    @inlinable
    public init(storedValue: Wrapped.StoredValue?) throws {
        self = try storedValue.map { try Wrapped(storedValue: $0) }
    }

    @inlinable
    public var storedValue: Wrapped.StoredValue? {
        get throws { try map { try $0.storedValue } }
    }

    @inlinable
    public static var primitiveType: PrimitiveType { Wrapped.primitiveType }

    @inlinable
    public static var isOptional: Bool { true }

    @inlinable
    public func primitiveValue() throws -> PrimitiveValue {
        guard let wrapped = self else { return .null }
        return try wrapped.primitiveValue()
    }

    @inlinable @inline(__always)
    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> Wrapped? {
        try row.decodeNull() ? nil : Wrapped.decode(from: &row)
    }

    @inlinable @inline(__always)
    public func encode<Row: WritableRow>(into row: inout Row) throws {
        guard let wrapped = self else { return try row.encodeNull() }
        try wrapped.encode(into: &row)
    }

    @inlinable
    public static func columnReader(_ value: @escaping ColumnReader.Read<Wrapped?>) -> ColumnReader {
        Wrapped.columnReader { model in try value(model) ?? nil }
    }
}

/// An optional value.
@_documentation(visibility: internal)
public protocol OptionalFetchableValue: FetchableValue {}

extension Optional: OptionalFetchableValue where Wrapped: FetchableValue {}
