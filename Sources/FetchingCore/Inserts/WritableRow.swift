public import Foundation

/// A row that an engine writes, from its first column to its last.
///
/// Each call writes the next column. Only engines conform; a model writes itself in ``RowDecodable/encode(into:)``.
public protocol WritableRow {
    /// Writes null into the next column.
    mutating func encodeNull() throws

    /// Writes a truth value into the next column.
    mutating func encodeBool(_ value: Bool) throws

    /// Writes an integer into the next column.
    mutating func encodeInt64(_ value: Int64) throws

    /// Writes a floating-point number into the next column.
    mutating func encodeDouble(_ value: Double) throws

    /// Writes a text into the next column.
    mutating func encodeText(_ value: String) throws

    /// Writes bytes into the next column.
    mutating func encodeData(_ value: Data) throws

    /// Writes a date into the next column.
    mutating func encodeDate(_ value: Date) throws

    /// Writes an identifier into the next column.
    mutating func encodeUUID(_ value: UUID) throws

    /// Writes a decimal number into the next column.
    mutating func encodeDecimal(_ value: Decimal) throws

    /// Writes an array into the next column.
    mutating func encodeArray(_ value: PrimitiveArray) throws
}

extension WritableRow {
    /// Writes a value into the next column.
    ///
    /// - Throws: ``FetchError`` if the value cannot be stored.
    @inlinable @inline(__always)
    public mutating func encode<Value: FetchableValue>(_ value: Value) throws {
        try value.encode(into: &self)
    }

    /// Writes a value that the field stores in a form of its own.
    ///
    /// - Throws: ``FetchError`` if the value cannot be stored.
    @inlinable @inline(__always)
    public mutating func encode<Storage: FetchableStorage>(_ value: Storage.Value, storage: Storage) throws {
        try storage.encode(value).encode(into: &self)
    }

    /// Writes an optional value that the field stores in a form of its own.
    ///
    /// - Throws: ``FetchError`` if the value cannot be stored.
    @inlinable @inline(__always)
    public mutating func encode<Storage: FetchableStorage>(_ value: Storage.Value?, storage: Storage) throws {
        guard let value else { return try encodeNull() }
        try storage.encode(value).encode(into: &self)
    }

    /// Writes a value that the field stores as JSON.
    ///
    /// - Throws: ``FetchError`` if the value cannot be stored.
    @_disfavoredOverload
    @inlinable @inline(__always)
    public mutating func encode<Value: FetchableDocument>(_ value: Value, storage: JSONStorage) throws {
        try value._requireJSON()
        try value.encode(into: &self)
    }

    /// Takes the value of a property that is not stored as JSON, of which the error is reported at its member alone.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public mutating func encode(_ value: Any, storage: JSONStorage) throws {
        throw FetchError.unstorableProperty(type(of: value))
    }

    /// Writes the value of a property.
    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func encode<Value: FetchableValue>(property value: Value) throws {
        try value.encode(into: &self)
    }

    /// Takes the value of a property that cannot be stored, of which the error is reported at its member alone.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public mutating func encode(property value: Any) throws {
        throw FetchError.unstorableProperty(type(of: value))
    }

    /// Takes the value of a property that its form does not store, of which the error is reported at its member alone.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public mutating func encode<Storage: FetchableStorage>(_ value: Any, storage: Storage) throws {
        throw FetchError.unstorableProperty(type(of: value))
    }

    /// Writes a value in the form that is the same for all types.
    @usableFromInline
    mutating func encode(primitive value: PrimitiveValue) throws {
        switch value {
        case .null: try encodeNull()
        case .bool(let value): try encodeBool(value)
        case .int64(let value): try encodeInt64(value)
        case .double(let value): try value.encode(into: &self)
        case .text(let value): try encodeText(value)
        case .data(let value): try encodeData(value)
        case .date(let value): try value.encode(into: &self)
        case .uuid(let value): try encodeUUID(value)
        case .decimal(let value): try value.encode(into: &self)
        case .array(let value): try encodeArray(value)
        }
    }
}
