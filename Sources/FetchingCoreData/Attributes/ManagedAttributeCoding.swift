public import FetchingCore
import Foundation

/// The conversions of the accessors that `@ManagedAttribute` generates, to and from the stored values of Core Data.
@_documentation(visibility: internal)
public enum ManagedAttributeCoding {
    /// The value with a raw value that is stored; nil where none is, or no value has it.
    ///
    /// - Parameters:
    ///   - stored: The stored value. A number may be of any width that the raw value's type can hold.
    ///   - type: The type of the property, without `Optional`.
    public static func rawRepresentable<Value: RawRepresentable>(
        _ stored: Any?, as type: Value.Type
    ) -> Value? where Value.RawValue: FetchableValue {
        scalar(stored, as: Value.RawValue.self).flatMap(Value.init)
    }

    /// The value that Core Data stores.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - stored: What Core Data keeps until now, and goes on to keep for a value that cannot be stored.
    public static func rawRepresentable<Value: RawRepresentable>(
        _ value: Value?, keeping stored: @autoclosure () -> Any?
    ) -> Any? where Value.RawValue: FetchableValue {
        scalar(value?.rawValue, keeping: stored())
    }

    /// The value that is stored; nil where none is, or it is not a value of the type.
    ///
    /// - Parameters:
    ///   - stored: The stored value. A number may be of any width that the type can hold.
    ///   - type: The type of the property, without `Optional`.
    public static func scalar<Value: FetchableValue>(_ stored: Any?, as type: Value.Type) -> Value? {
        guard let stored else { return nil }
        if let value = stored as? Value { return value }
        return try? PrimitiveValue(object: stored, as: Value.primitiveType)?.decoded(as: Value.self)
    }

    /// The value that Core Data stores: the value itself, or the stored value of a type of your own.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - stored: What Core Data keeps until now, and goes on to keep for a value that cannot be stored.
    public static func scalar<Value: FetchableValue>(_ value: Value?, keeping stored: @autoclosure () -> Any?) -> Any? {
        guard let value else { return nil }
        if Value.StoredValue.self == Value.self || value is URL { return value }
        guard let primitive = try? value.primitiveValue() else { return stored() }
        return primitive.object
    }

    /// The value that is stored as JSON; nil where none is, or it cannot be decoded.
    ///
    /// - Parameters:
    ///   - stored: The stored value.
    ///   - type: The type of the property, without `Optional`.
    public static func codable<Value: Decodable>(_ stored: Any?, as type: Value.Type) -> Value? {
        guard let data = stored as? Data else { return nil }
        return try? decoder.decode(type, from: data)
    }

    /// The JSON for a value; nil where there is none.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - stored: The stored value so far, kept where a value cannot be encoded.
    public static func codable<Value: Encodable>(_ value: Value?, keeping stored: @autoclosure () -> Any?) -> Any? {
        guard let value else { return nil }
        return (try? encoder.encode(value)) ?? stored()
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        // The same value is the same data: Core Data would otherwise see a change.
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }
}
