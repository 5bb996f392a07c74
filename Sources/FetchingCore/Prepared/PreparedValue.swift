/// A value that is given to a prepared request.
@usableFromInline
package struct PreparedValue: Sendable {
    /// The value in the engine's own form; nil for what has none, such as a list.
    @usableFromInline package let primitive: PrimitiveValue?

    /// The value itself.
    @usableFromInline package let base: any Sendable

    @inlinable
    package init<Value: Sendable>(_ value: Value) {
        base = value
        // Not of the value, of which an optional would be looked into.
        primitive = (Value.self as? any FetchableValue.Type).flatMap { Self.primitive(of: value, as: $0) }
    }

    @inlinable
    static func primitive<Value: FetchableValue>(of value: some Sendable, as type: Value.Type) -> PrimitiveValue? {
        (value as? Value).flatMap { try? $0.primitiveValue() }
    }

    /// Whether there is no value; nil for a value that must be looked at: a list, NaN, or one for which null is stored.
    var isNilAsPrepared: Bool? {
        guard let primitive, !primitive.isNaN else { return nil }
        guard primitive.isNull else { return false }
        return isNil ? true : nil
    }

    /// Whether there is no value. One for which null is stored is a value.
    private var isNil: Bool { (type(of: base) as? any OptionalType.Type)?.isNone(base) ?? false }
}

private protocol OptionalType {
    static func isNone(_ value: any Sendable) -> Bool
}

extension Optional: OptionalType {
    static func isNone(_ value: any Sendable) -> Bool {
        if case .some(.none) = value as? Self { true } else { false }
    }
}
