// The methods of text ask for a text rather than for `String`, as `&&` asks for a truth value (see TruthValue.swift): so a number in the
// place of a text is one error where it stands, at the cost of a right condition.

/// The value of a text.
@_documentation(visibility: internal)
public protocol TextValue {}

extension String: TextValue {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Text = String

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Sized = String
}

/// The text of a value that is not a `String`.
@_documentation(visibility: internal)
public enum TextRefusal<Value: HasMethodsOfText>: TextValue {}

/// A trait that a value has if it is a `String`.
@_documentation(visibility: internal)
public protocol HasMethodsOfText {}

/// A value that is not a `String`.
@_documentation(visibility: internal)
public enum ValueWithoutText<Value> {}

@available(*, unavailable, message: "only a String has the methods of text: compare the value, as in '$0.score > 10'")
extension ValueWithoutText: HasMethodsOfText {}

@available(*, unavailable)
extension FetchableValue {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Text = TextRefusal<ValueWithoutText<Self>>

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Sized = TextRefusal<ValueWithoutText<Self>>
}
