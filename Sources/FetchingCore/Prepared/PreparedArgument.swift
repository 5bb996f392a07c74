/// A type that a parameter of a prepared request can have: that of a property, or a list of such values.
public protocol PreparedArgument: Sendable {
    /// The value as a prepared request keeps it.
    var preparedValue: PreparedValue { get }
}

/// A value that is given to a prepared request.
public struct PreparedValue: Sendable {
    /// The value in the engine's own form; nil for what has none, such as a list.
    @usableFromInline package let primitive: PrimitiveValue?

    /// The value itself.
    @usableFromInline package let base: any PreparedArgument

    @inlinable
    init(_ base: some PreparedArgument, primitive: PrimitiveValue?) {
        self.base = base
        self.primitive = primitive
    }
}

extension FetchableValue {
    @inlinable
    public var preparedValue: PreparedValue { PreparedValue(self, primitive: try? primitiveValue()) }
}

extension Array: PreparedArgument where Element: FetchableValue {
    public var preparedValue: PreparedValue { PreparedValue(self, primitive: nil) }
}

extension Optional: PreparedArgument where Wrapped: FetchableValue {}
