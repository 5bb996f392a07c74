extension FetchableRow {
    /// Whether as many columns as given are null, which are then passed over.
    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decodeNulls(_ count: Int) throws -> Bool {
        // A row knows its place itself, so that a copy of it can go ahead.
        var ahead = self
        for _ in 0..<count where try !ahead.decodeNull() { return false }
        self = ahead
        return true
    }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension FetchableRow {
    /// Reads a struct that has a column for each of its properties.
    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decode<Fields: SpreadFields>(spread type: Fields.Type) throws -> Fields {
        try Fields(_columnsOf: &self)
    }

    /// Reads a struct that has a column for each of its properties; nil where all of these are null.
    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decode<Fields: SpreadFields>(spread type: Fields?.Type) throws -> Fields? {
        try decodeNulls(Fields._columnCount) ? nil : Fields(_columnsOf: &self)
    }

    /// Reads a struct of the type that a property has, where that type cannot be named.
    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decode<Model, Fields: SpreadFields>(spreadOf property: (Model) -> Fields) throws -> Fields {
        try decode(spread: Fields.self)
    }

    /// Reads a struct of the type that an optional property has, where that type cannot be named.
    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func decode<Model, Fields: SpreadFields>(
        spreadOf property: (Model) -> Fields?
    ) throws -> Fields? { try decode(spread: Fields?.self) }

    /// Takes the type of a property that has no columns, of which the error is reported at its member alone.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public mutating func decode<Value>(spread type: Value.Type) throws -> Value {
        throw FetchError.unstorableProperty(type)
    }

    /// Takes the type of a property that has no columns, of which the error is reported at its member alone.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public mutating func decode<Model, Value>(spreadOf property: (Model) -> Value) throws -> Value {
        throw FetchError.unstorableProperty(Value.self)
    }
}

extension WritableRow {
    /// Writes a struct that has a column for each of its properties.
    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func encode<Fields: SpreadFields>(spread value: Fields) throws {
        try value._encodeColumns(into: &self)
    }

    /// Writes a struct that has a column for each of its properties; null into each of them where there is none.
    @_documentation(visibility: internal)
    @inlinable @inline(__always)
    public mutating func encode<Fields: SpreadFields>(spread value: Fields?) throws {
        if let value { return try value._encodeColumns(into: &self) }
        for _ in 0..<Fields._columnCount { try encodeNull() }
    }

    /// Takes the value of a property that has no columns, of which the error is reported at its member alone.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public mutating func encode(spread value: Any) throws {
        throw FetchError.unstorableProperty(type(of: value))
    }
}
