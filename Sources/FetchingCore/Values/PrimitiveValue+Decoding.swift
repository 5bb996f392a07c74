extension PrimitiveValue {
    /// The value as one of a type of Swift, read as a column is.
    ///
    /// - Throws: ``FetchError`` if no value of the type corresponds to it.
    package func decoded<Value: FetchableValue>(as type: Value.Type) throws -> Value {
        try reading { try Value.decode(from: &$0) }
    }

    /// Reads a result from a row of this value alone.
    package func reading<Result>(_ body: (inout EngineRow) throws -> Result) throws -> Result {
        let reader = PrimitiveRow([self])
        // A row does not keep its reader.
        return try withExtendedLifetime(reader) {
            var row = EngineRow(reader)
            return try body(&row)
        }
    }
}
