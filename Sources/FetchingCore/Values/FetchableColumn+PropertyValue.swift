// What is said outside of the database is said in the values of properties: a storage may change, a date is a date.

extension FetchableColumn {
    /// The kind of value that the property has, which may be stored as another.
    package var propertyType: PrimitiveType { valueType.primitiveType }

    /// The value of the property for a value of the column: a date for the text or number in which it is stored.
    ///
    /// - Throws: ``FetchError`` if it corresponds to no value of the property.
    package func propertyValue(of stored: PrimitiveValue) throws -> PrimitiveValue {
        guard let storage else { return stored }
        return try stored.reading { row in try storage.decode(from: &row, as: valueType) }
    }

    /// The stored value of a property's value. A raw value that the app does not know stays as it is.
    ///
    /// - Throws: ``FetchError`` if the property cannot have the value.
    package func storedValue(of value: PrimitiveValue) throws -> PrimitiveValue {
        do {
            return try value.reading { row in try encode(valueType, from: &row) }
        } catch let error as FetchError where error.code == .unknownRawValue && storage == nil {
            return value
        }
    }

    private func encode<Value: FetchableValue>(_: Value.Type, from row: inout EngineRow) throws -> PrimitiveValue {
        let value = try Value.decode(from: &row)
        return try storage?.encode(value) ?? value.primitiveValue()
    }
}

extension AnyFetchableStorage {
    fileprivate func decode<Value: FetchableValue>(
        from row: inout EngineRow, as type: Value.Type
    ) throws -> PrimitiveValue {
        try decode(type, from: &row).primitiveValue()
    }
}
