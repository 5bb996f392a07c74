public import Foundation

/// A row that an engine reads, from its first column to its last.
///
/// Each call reads the next column. Only engines conform; a model reads itself in ``RowDecodable/init(fetching:)``.
public protocol FetchableRow {
    /// Whether the next column is null, which is then passed over.
    mutating func decodeNull() throws -> Bool

    /// Whether as many columns as given are all null, which are then passed over.
    @_documentation(visibility: internal)
    mutating func decodeNulls(_ count: Int) throws -> Bool

    /// Reads a Bool.
    ///
    /// - Throws: ``FetchError`` if the column holds something else, as each of these functions does.
    mutating func decodeBool() throws -> Bool

    /// Reads an integer, also where the property has fewer than 64 bits.
    mutating func decodeInt64() throws -> Int64

    /// Reads a floating point number.
    mutating func decodeDouble() throws -> Double

    /// Reads a text.
    mutating func decodeText() throws -> String

    /// Reads bytes.
    mutating func decodeData() throws -> Data

    /// Reads a date in the form of the engine.
    mutating func decodeDate() throws -> Date

    /// Reads a UUID in the form of the engine.
    mutating func decodeUUID() throws -> UUID

    /// Reads a decimal number, exactly.
    mutating func decodeDecimal() throws -> Decimal

    /// Reads an array, whose elements are all of one kind.
    ///
    /// - Parameter element: The kind of the elements.
    mutating func decodeArray(of element: PrimitiveArray.Element) throws -> PrimitiveArray
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension FetchableRow {
    /// Reads a value of the given type from the next column.
    ///
    /// - Throws: ``FetchError`` if the column holds something else.
    @inlinable @inline(__always)
    public mutating func decode<Value: FetchableValue>(_ type: Value.Type) throws -> Value {
        try Value.decode(from: &self)
    }

    /// Reads the value of a property.
    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decode<Value: FetchableValue>(property type: Value.Type) throws -> Value {
        try Value.decode(from: &self)
    }

    /// Takes the type of a property that cannot be stored, of which the error is reported at its member alone.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public mutating func decode<Value>(property type: Value.Type) throws -> Value {
        throw FetchError.unstorableProperty(type)
    }

    /// Reads a value that the field stores in a form of its own.
    ///
    /// - Throws: ``FetchError`` if the column holds something else.
    @inlinable @inline(__always)
    public mutating func decode<Storage: FetchableStorage>(
        _ type: Storage.Value.Type, storage: Storage
    ) throws -> Storage.Value {
        try storage.decode(Storage.StoredValue.decode(from: &self))
    }

    /// Reads an optional value that the field stores in a form of its own.
    ///
    /// - Throws: ``FetchError`` if the column holds something else.
    @inlinable @inline(__always)
    public mutating func decode<Storage: FetchableStorage>(
        _ type: Storage.Value?.Type, storage: Storage
    ) throws -> Storage.Value? {
        try decodeNull() ? nil : decode(Storage.Value.self, storage: storage)
    }

    /// Reads a value that the field stores as JSON.
    ///
    /// - Throws: ``FetchError`` if the column holds something else.
    @_disfavoredOverload
    @inlinable @inline(__always)
    public mutating func decode<Value: FetchableValue>(_ type: Value.Type, storage: JSONStorage) throws -> Value {
        try Value.decode(from: &self)
    }

    /// Reads a value of the type that a property has, which the field stores as JSON.
    ///
    /// - Throws: ``FetchError`` if the column holds something else.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    @inlinable @inline(__always)
    public mutating func decode<Model, Value: FetchableValue>(
        typeOf property: (Model) -> Value, storage: JSONStorage
    ) throws -> Value {
        try Value.decode(from: &self)
    }

    /// Takes the type of a property that is not stored as JSON, of which the error is reported at its member alone.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public mutating func decode<Value>(_ type: Value.Type, storage: JSONStorage) throws -> Value {
        throw FetchError.unstorableProperty(type)
    }

    /// Takes the type of a property that is not stored as JSON, of which the error is reported at its member alone.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public mutating func decode<Model, Value>(
        typeOf property: (Model) -> Value, storage: JSONStorage
    ) throws -> Value {
        throw FetchError.unstorableProperty(Value.self)
    }

    /// Reads a value of the type that a property has, where that type cannot be named.
    ///
    /// ```swift
    /// let name = try row.decode(typeOf: { (user: User) in user.name })
    /// ```
    ///
    /// - Parameter property: Names the property. It is never called.
    /// - Throws: ``FetchError`` if the column holds something else.
    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decode<Model, Value: FetchableValue>(typeOf property: (Model) -> Value) throws -> Value {
        try Value.decode(from: &self)
    }

    /// Takes the type of a property that cannot be stored, of which the error is reported at its member alone.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public mutating func decode<Model, Value>(typeOf property: (Model) -> Value) throws -> Value {
        throw FetchError.unstorableProperty(Value.self)
    }

    /// Takes the type of a property that its form does not store, of which the error is reported at its member alone.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public mutating func decode<Value, Storage: FetchableStorage>(
        _ type: Value.Type, storage: Storage
    ) throws -> Value {
        throw FetchError.unstorableProperty(type)
    }

    /// Takes the type of a property that its form does not store, of which the error is reported at its member alone.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public mutating func decode<Model, Value, Storage: FetchableStorage>(
        typeOf property: (Model) -> Value, storage: Storage
    ) throws -> Value {
        throw FetchError.unstorableProperty(Value.self)
    }

    /// Reads a value of the type that a property has, which the field stores in a form of its own.
    ///
    /// ```swift
    /// let seen = try row.decode(typeOf: { (user: User) in user.seen }, storage: .unixSeconds)
    /// ```
    ///
    /// - Parameters:
    ///   - property: Names the property. It is never called.
    ///   - storage: The form.
    /// - Throws: ``FetchError`` if the column holds something else.
    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decode<Model, Storage: FetchableStorage>(
        typeOf property: (Model) -> Storage.Value, storage: Storage
    ) throws -> Storage.Value {
        try decode(Storage.Value.self, storage: storage)
    }

    /// Reads a value of the type that an optional property has, which the field stores in a form of its own.
    ///
    /// ```swift
    /// let left = try row.decode(typeOf: { (user: User) in user.left }, storage: .unixSeconds)
    /// ```
    ///
    /// - Parameters:
    ///   - property: Names the property. It is never called.
    ///   - storage: The form.
    /// - Throws: ``FetchError`` if the column holds something else.
    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decode<Model, Storage: FetchableStorage>(
        typeOf property: (Model) -> Storage.Value?, storage: Storage
    ) throws -> Storage.Value? {
        try decode(Storage.Value?.self, storage: storage)
    }
}

extension FetchableRow {
    /// Reads the next column as a value of a type, or null.
    @usableFromInline
    package mutating func decodePrimitive(of type: PrimitiveType?) throws -> PrimitiveValue {
        guard try !decodeNull() else { return .null }
        return switch type {
        case .bool: .bool(try decodeBool())
        case .int64: .int64(try decodeInt64())
        case .double: .double(try decodeDouble())
        case .text: .text(try decodeText())
        case .data: .data(try decodeData())
        case .date: .date(try decodeDate())
        case .uuid: .uuid(try decodeUUID())
        case .decimal: .decimal(try decodeDecimal())
        case .array(let element): .array(try decodeArray(of: element))
        case nil: throw FetchError.malformed("null")
        }
    }
}
