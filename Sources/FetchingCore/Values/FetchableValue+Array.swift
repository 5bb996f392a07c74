public import Foundation

// An array is a value: it is stored as one, compared as one, and asked for its elements. The elements are those types that come down
// to a text, a number, a truth value or a UUID. Dates, decimals and data do not: they have several forms in databases, and an
// element has no `@FetchingStorage` that names one.

/// A value that the elements of an array are stored as: a text, a number, a truth value or a UUID.
///
/// ```swift
/// @Fetchable
/// struct Song {
///     let id: Int
///     var tags: [String]              // text[] on PostgreSQL, '["slow","sad"]' on SQLite
///     var moods: [Mood]?              // where Mood is an enum with a raw value
/// }
/// ```
public protocol FetchableElement: FetchableValue {
    /// The kind of the elements.
    @_documentation(visibility: internal)
    static var elementType: PrimitiveArray.Element { get }

    /// Makes the value from an element of an array.
    ///
    /// - Throws: ``FetchError`` if no value of this type corresponds to it.
    @_documentation(visibility: internal)
    init(element: PrimitiveValue) throws
}

@_documentation(visibility: internal)
extension String: FetchableElement {
    @inlinable
    public static var elementType: PrimitiveArray.Element { .text }

    @inlinable
    public init(element: PrimitiveValue) throws {
        guard case .text(let value) = element else { throw FetchError.malformed("text") }
        self = value
    }
}

@_documentation(visibility: internal)
extension UUID: FetchableElement {
    @inlinable
    public static var elementType: PrimitiveArray.Element { .uuid }

    @inlinable
    public init(element: PrimitiveValue) throws {
        guard case .uuid(let value) = element else { throw FetchError.malformed("UUID") }
        self = value
    }
}

@_documentation(visibility: internal)
extension Bool: FetchableElement {
    @inlinable
    public static var elementType: PrimitiveArray.Element { .bool }

    @inlinable
    public init(element: PrimitiveValue) throws {
        guard case .bool(let value) = element else { throw FetchError.malformed("truth value") }
        self = value
    }
}

@_documentation(visibility: internal)
extension FetchableElement where StoredValue == Int64 {
    @inlinable
    public static var elementType: PrimitiveArray.Element { .int64 }

    @inlinable
    public init(element: PrimitiveValue) throws {
        guard case .int64(let value) = element else { throw FetchError.malformed("integer") }
        try self.init(storedValue: value)
    }
}

@_documentation(visibility: internal)
extension FetchableElement where StoredValue == Double {
    @inlinable
    public static var elementType: PrimitiveArray.Element { .double }

    @inlinable
    public init(element: PrimitiveValue) throws {
        guard case .double(let value) = element else { throw FetchError.malformed("floating-point number") }
        try self.init(storedValue: value)
    }
}

extension Int: FetchableElement {}
extension Int8: FetchableElement {}
extension Int16: FetchableElement {}
extension Int32: FetchableElement {}
extension Int64: FetchableElement {}
extension UInt: FetchableElement {}
extension UInt8: FetchableElement {}
extension UInt16: FetchableElement {}
extension UInt32: FetchableElement {}
extension UInt64: FetchableElement {}
extension Double: FetchableElement {}
extension Float: FetchableElement {}

/// An array whose elements are stored within it.
@_documentation(visibility: internal)
public protocol FetchableArray<Element>: FetchableValue, RandomAccessCollection where Element: FetchableValue {
    /// Makes the array of its elements.
    init(_ elements: some Sequence<Element>)
}

@_documentation(visibility: internal)
extension Array: FetchableValue, PrimitiveFetchableValue, FetchableArray
where Element: FetchableValue, Element.StoredValue: FetchableElement {
    public typealias StoredValue = [Element]
    public typealias _Sized = String
    public typealias _Element = Element
    public typealias _Container = SetOfElements

    @inlinable
    public static var primitiveType: PrimitiveType { .array(of: Element.StoredValue.elementType) }

    @inlinable
    public func primitiveValue() throws -> PrimitiveValue { .array(try elements()) }

    @inlinable
    func elements() throws -> PrimitiveArray {
        PrimitiveArray(
            unchecked: try map { element in
                let value = try element.primitiveValue()
                if value.isNaN { throw FetchError.unstorableNumber() }
                return value
            }, of: Element.StoredValue.elementType)
    }

    @inlinable
    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> [Element] {
        try row.decodeArray(of: Element.StoredValue.elementType).values.map { value in
            try Element(storedValue: Element.StoredValue(element: value))
        }
    }

    @inlinable
    public func encode<Row: WritableRow>(into row: inout Row) throws { try row.encodeArray(elements()) }

    @inlinable
    public static func columnReader(_ value: @escaping ColumnReader.Read<[Element]>) -> ColumnReader {
        .array { try value($0)?.elements() }
    }
}

extension FetchableArray {
    /// The type of the elements.
    package static var elementBase: any FetchableValue.Type { Element.self }
}

/// A set for the sake of the type checker: what takes options takes the elements of an array.
@_documentation(visibility: internal)
public struct SetOfElements: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}
