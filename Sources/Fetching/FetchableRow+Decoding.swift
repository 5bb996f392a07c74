public import FetchingCore

extension FetchableRow {
    /// Reads a value of the type that the context asks for.
    ///
    /// `@Fetchable` calls this in a nested type, where the extension it generates may not be able to name the type.
    @inlinable
    public mutating func decode<Value: FetchableValue>() throws -> Value {
        try decode(Value.self)
    }

    /// Reads a value that the field stores in a form of its own.
    @inlinable
    public mutating func decode<Storage: FetchableStorage>(storage: Storage) throws -> Storage.Value {
        try decode(Storage.Value.self, storage: storage)
    }

    /// Reads an optional value that the field stores in a form of its own.
    @inlinable
    public mutating func decode<Storage: FetchableStorage>(storage: Storage) throws -> Storage.Value? {
        try decode(Storage.Value?.self, storage: storage)
    }
}
