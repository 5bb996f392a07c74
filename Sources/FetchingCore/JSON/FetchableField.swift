/// A field of a struct that is stored as JSON.
@_documentation(visibility: internal)
public struct FetchableField<Owner: FetchableFields, Value: FetchableValue>: Sendable {
    let name: String
    let key: String
    let kind: JSONPart.Kind
    let value: @Sendable (Owner) -> Value

    /// The reader of a struct within the struct.
    let reader: @Sendable (JSONReader<Owner>) -> (any Sendable)?

    /// The raw values, which JSON has in the place of the values; nil where it has these.
    var raw: RawFieldValues<Value>?
}

/// The raw values of a field. A type may store something else in a column of its own: JSON is written by Codable.
struct RawFieldValues<Value: FetchableValue>: Sendable {
    let columnReader: @Sendable (@escaping ColumnReader.Read<Value>) -> ColumnReader

    /// The raw value of a value, of an optional of one or of an array; nil for anything else.
    let primitive: @Sendable (Any) throws -> PrimitiveValue?
}

/// A field of a type that conditions do not know.
@_documentation(visibility: internal)
public struct UnreadField<Owner: FetchableFields, Value>: Sendable {}

/// A name that the struct does not have.
@_documentation(visibility: internal)
public struct UnknownField<Owner: FetchableFields>: Sendable {
    @_documentation(visibility: internal)
    public init() {}
}

/// A struct in a condition, whose unknown names are refused by the fields that it has.
@_documentation(visibility: internal)
public enum FieldsInCondition {}

/// A value that a field can have, which JSON has as it is.
@_documentation(visibility: internal)
public protocol FetchableFieldValue: FetchableValue {}

extension String: FetchableFieldValue {}
extension Bool: FetchableFieldValue {}
extension Double: FetchableFieldValue {}
extension Int: FetchableFieldValue {}
extension Int8: FetchableFieldValue {}
extension Int16: FetchableFieldValue {}
extension Int32: FetchableFieldValue {}
extension Int64: FetchableFieldValue {}
extension UInt8: FetchableFieldValue {}
extension UInt16: FetchableFieldValue {}
extension UInt32: FetchableFieldValue {}

/// Makes the fields in the code that `@FetchableFields` writes: the overload that fits says what a field is.
///
/// A `Float` is none that conditions know, for JSON has another number than the column of a `Float`; nor are `UInt` and `UInt64`, of
/// which databases do not have all.
@_documentation(visibility: internal)
public enum FieldOfJSON {
    /// A text, a number or a truth value.
    public static func field<Owner: FetchableFields, Value: FetchableFieldValue>(
        _ name: String, key: String? = nil, _ value: @escaping @Sendable (Owner) -> Value
    ) -> FetchableField<Owner, Value> { scalar(name, key, value) }

    /// One that may be nil.
    public static func field<Owner: FetchableFields, Value: FetchableFieldValue>(
        _ name: String, key: String? = nil, _ value: @escaping @Sendable (Owner) -> Value?
    ) -> FetchableField<Owner, Value?> { scalar(name, key, value) }

    /// A raw value.
    public static func field<Owner: FetchableFields, Value: FetchableValue & RawRepresentable>(
        _ name: String, key: String? = nil, _ value: @escaping @Sendable (Owner) -> Value
    ) -> FetchableField<Owner, Value> where Value.RawValue: FetchableFieldValue, Value.StoredValue == Value.RawValue {
        var field = scalar(name, key, value)
        field.raw = RawFieldValues(
            columnReader: { read in Value.RawValue.columnReader { try read($0)?.rawValue } },
            primitive: { try ($0 as? Value)?.rawValue.primitiveValue() })
        return field
    }

    /// A raw value that may be nil.
    public static func field<Owner: FetchableFields, Value: FetchableValue & RawRepresentable>(
        _ name: String, key: String? = nil, _ value: @escaping @Sendable (Owner) -> Value?
    ) -> FetchableField<Owner, Value?> where Value.RawValue: FetchableFieldValue, Value.StoredValue == Value.RawValue {
        var field = scalar(name, key, value)
        field.raw = RawFieldValues(
            columnReader: { read in Value.RawValue.columnReader { try (read($0) ?? nil)?.rawValue } },
            primitive: { try ($0 as? Value)?.rawValue.primitiveValue() })
        return field
    }

    /// A struct.
    public static func field<Owner: FetchableFields, Value: FetchableFields>(
        _ name: String, key: String? = nil, _ value: @escaping @Sendable (Owner) -> Value
    ) -> FetchableField<Owner, Value> {
        FetchableField(name: name, key: key ?? name, kind: .object, value: value) { owner in
            JSONReader<Value>(read: { try owner.read($0).map(value) }, parse: { try owner.parse($0).map(value) })
        }
    }

    /// A struct that may be nil.
    public static func field<Owner: FetchableFields, Value: FetchableFields>(
        _ name: String, key: String? = nil, _ value: @escaping @Sendable (Owner) -> Value?
    ) -> FetchableField<Owner, Value?> {
        FetchableField(name: name, key: key ?? name, kind: .object, value: value) { owner in
            JSONReader<Value>(
                read: { try owner.read($0).flatMap(value) }, parse: { try owner.parse($0).flatMap(value) })
        }
    }

    /// An array.
    public static func field<Owner: FetchableFields, Value: FetchableFieldValue>(
        _ name: String, key: String? = nil, _ value: @escaping @Sendable (Owner) -> [Value]
    ) -> FetchableField<Owner, [Value]> where Value.StoredValue: FetchableElement { array(name, key, value) }

    /// An array that may be nil.
    public static func field<Owner: FetchableFields, Value: FetchableFieldValue>(
        _ name: String, key: String? = nil, _ value: @escaping @Sendable (Owner) -> [Value]?
    ) -> FetchableField<Owner, [Value]?> where Value.StoredValue: FetchableElement { array(name, key, value) }

    /// An array of raw values.
    public static func field<Owner: FetchableFields, Value: FetchableValue & RawRepresentable>(
        _ name: String, key: String? = nil, _ value: @escaping @Sendable (Owner) -> [Value]
    ) -> FetchableField<Owner, [Value]>
    where
        Value.RawValue: FetchableFieldValue, Value.RawValue.StoredValue: FetchableElement,
        Value.StoredValue: FetchableElement,
        Value.StoredValue == Value.RawValue
    {
        var field = array(name, key, value)
        field.raw = RawFieldValues(
            columnReader: { read in [Value.RawValue].columnReader { try read($0)?.map(\.rawValue) } },
            primitive: { try ($0 as? [Value])?.map(\.rawValue).primitiveValue() })
        return field
    }

    /// An array of raw values that may be nil.
    public static func field<Owner: FetchableFields, Value: FetchableValue & RawRepresentable>(
        _ name: String, key: String? = nil, _ value: @escaping @Sendable (Owner) -> [Value]?
    ) -> FetchableField<Owner, [Value]?>
    where
        Value.RawValue: FetchableFieldValue, Value.RawValue.StoredValue: FetchableElement,
        Value.StoredValue: FetchableElement,
        Value.StoredValue == Value.RawValue
    {
        var field = array(name, key, value)
        field.raw = RawFieldValues(
            columnReader: { read in [Value.RawValue].columnReader { try (read($0) ?? nil)?.map(\.rawValue) } },
            primitive: { try ($0 as? [Value])?.map(\.rawValue).primitiveValue() })
        return field
    }

    /// A value of a type that conditions do not know.
    @_disfavoredOverload
    public static func field<Owner: FetchableFields, Value>(
        _ name: String, key: String? = nil, _ value: @escaping @Sendable (Owner) -> Value
    ) -> UnreadField<Owner, Value> { UnreadField() }

    private static func scalar<Owner, Value>(
        _ name: String, _ key: String?, _ value: @escaping @Sendable (Owner) -> Value
    ) -> FetchableField<Owner, Value> {
        FetchableField(name: name, key: key ?? name, kind: .scalar, value: value) { _ in nil }
    }

    private static func array<Owner, Value>(
        _ name: String, _ key: String?, _ value: @escaping @Sendable (Owner) -> Value
    ) -> FetchableField<Owner, Value> {
        FetchableField(name: name, key: key ?? name, kind: .array, value: value) { _ in nil }
    }
}
