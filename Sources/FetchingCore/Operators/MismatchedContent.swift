// What a text, a number or a date cannot contain is matched by an overload of its own: see Refusal.swift. Options and enums have none,
// since a name of theirs that is misspelled would lose its type.

/// A trait that no value has: containing a value of another type.
@_documentation(visibility: internal)
public protocol ContainsOtherTypes {}

/// The refusal of a value that a value cannot contain.
@_documentation(visibility: internal)
public enum ContentRefusal<Value: ContainsOtherTypes>: Refusal {}

extension FetchableValue {
    /// None: of a type that may contain values.
    @_documentation(visibility: internal)
    public typealias _RefusedContent = Never
}

/// A text that may contain a value.
@_documentation(visibility: internal)
public enum TextWithContent {}

@available(*, unavailable, message: "a text contains a 'String', not a member: convert another value by 'String(…)'")
extension TextWithContent: ContainsOtherTypes {}

@available(*, unavailable)
extension String {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _RefusedContent = ContentRefusal<TextWithContent>
}

/// A value that contains no other.
@_documentation(visibility: internal)
public enum ValueWithoutContent {}

@available(
    *, unavailable,
    message: "only texts and sets of options have 'contains': test whether a value is one of a list by 'isIn'"
)
extension ValueWithoutContent: ContainsOtherTypes {}

@available(*, unavailable)
extension Int {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _RefusedContent = ContentRefusal<ValueWithoutContent>
}

@available(*, unavailable)
extension Int64 {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _RefusedContent = ContentRefusal<ValueWithoutContent>
}

@available(*, unavailable)
extension Double {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _RefusedContent = ContentRefusal<ValueWithoutContent>
}

@available(*, unavailable)
extension Float {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _RefusedContent = ContentRefusal<ValueWithoutContent>
}

@available(*, unavailable)
extension Bool {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _RefusedContent = ContentRefusal<ValueWithoutContent>
}

extension FetchableOperand where Value.Base._RefusedContent: Refusal {
    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func contains<Other>(_ value: Other) -> FetchPredicate<Model> { .refused }
}
