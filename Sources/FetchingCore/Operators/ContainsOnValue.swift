public import Foundation

// 'contains' of a number or another single value is that of options, and refused in words (see Refusal.swift): it needs no overload, so
// that right conditions cost what they did.

/// A trait that a value has if it has elements.
@_documentation(visibility: internal)
public protocol HasElements {}

/// A value without elements.
@_documentation(visibility: internal)
public enum ValueWithoutElements<Value> {}

@available(
    *, unavailable,
    message: "only a text, an array and a set of options contain something: compare the value, or use 'isIn'"
)
extension ValueWithoutElements: HasElements {}

/// The options of a value that has none.
@_documentation(visibility: internal)
public struct ContainerRefusal<Value: HasElements>: OptionSet {
    @_documentation(visibility: internal)
    public let rawValue: Int

    @_documentation(visibility: internal)
    public init(rawValue: Int) { self.rawValue = rawValue }
}

@available(*, unavailable)
extension Int {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Container = ContainerRefusal<ValueWithoutElements<Int>>
}

@available(*, unavailable)
extension Int64 {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Container = ContainerRefusal<ValueWithoutElements<Int64>>
}

@available(*, unavailable)
extension UInt {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Container = ContainerRefusal<ValueWithoutElements<UInt>>
}

@available(*, unavailable)
extension Double {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Container = ContainerRefusal<ValueWithoutElements<Double>>
}

@available(*, unavailable)
extension Float {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Container = ContainerRefusal<ValueWithoutElements<Float>>
}

@available(*, unavailable)
extension Bool {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Container = ContainerRefusal<ValueWithoutElements<Bool>>
}

@available(*, unavailable)
extension Date {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Container = ContainerRefusal<ValueWithoutElements<Date>>
}

@available(*, unavailable)
extension UUID {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Container = ContainerRefusal<ValueWithoutElements<UUID>>
}

@available(*, unavailable)
extension Decimal {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Container = ContainerRefusal<ValueWithoutElements<Decimal>>
}

// An enum is not listed above, for nothing tells it from a set of options. So 'contains' has an overload for its cases, and one for what
// neither a text nor an array nor a set of options contains.

extension FetchableOperand where Value.Base._RefusedName: Refusal {
    /// Names what there is in its place, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func contains(_ element: Value.Base._Element) -> FetchPredicate<Model> { .refused }
}

extension FetchableOperand where RefusedEquality: Refusal {
    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func contains<Other: FetchableValue>(_ element: Other) -> FetchPredicate<Model> { .refused }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public func contains<Other: FetchableOperand>(_ element: Other) -> FetchPredicate<Model> { .refused }
}
