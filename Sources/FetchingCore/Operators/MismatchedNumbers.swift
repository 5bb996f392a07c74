// A number that is compared with one of another type: the error names the type, and how to convert to it. See Refusal.swift.

@available(
    *, unavailable, message: "compare it with an 'Int' of the same model: convert another number by 'Int(…)'"
)
extension Int: ComparableWithOtherTypes, OrderedAmongOtherTypes {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedEquality = EqualityRefusal<Int>

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedOrder = OrderRefusal<Int>
}

@available(
    *, unavailable, message: "compare it with an 'Int64' of the same model: convert another number by 'Int64(…)'"
)
extension Int64: ComparableWithOtherTypes, OrderedAmongOtherTypes {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedEquality = EqualityRefusal<Int64>

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedOrder = OrderRefusal<Int64>
}

@available(
    *, unavailable, message: "compare it with a 'Double' of the same model: convert another number by 'Double(…)'"
)
extension Double: ComparableWithOtherTypes, OrderedAmongOtherTypes {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedEquality = EqualityRefusal<Double>

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedOrder = OrderRefusal<Double>
}

@available(
    *, unavailable, message: "compare it with a 'Float' of the same model: convert another number by 'Float(…)'"
)
extension Float: ComparableWithOtherTypes, OrderedAmongOtherTypes {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedEquality = EqualityRefusal<Float>

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedOrder = OrderRefusal<Float>
}
