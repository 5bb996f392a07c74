@_documentation(visibility: internal)
extension FetchableValue where Self: RawRepresentable, RawValue: FetchableValue {
    /// Makes the value from its raw value.
    ///
    /// - Throws: ``FetchError`` with the code `unknownRawValue` if no case has that raw value.
    @inlinable
    public init(storedValue: RawValue) throws {
        guard let value = Self(rawValue: storedValue) else {
            throw FetchError.unknownRawValue(storedValue, of: Self.self)
        }
        self = value
    }

    @inlinable
    public var storedValue: RawValue { rawValue }
}
