public import Foundation

/// A member that a model does not have: it has all members and methods, takes part in every comparison and calculation, and is a
/// condition. See UnknownName.swift.
@_documentation(visibility: internal)
@dynamicMemberLookup
@dynamicCallable
public struct UnknownMember<Model: Fetchable>: FetchableSelection, ColumnMember, ModelColumn, RefusingOperand,
    UnknownOperand,
    UnlikelyOperand, ExpressibleByNilLiteral
{
    @_documentation(visibility: internal)
    public typealias Value = ValueOfUnknownMember
    @_documentation(visibility: internal)
    public typealias Output = ValueOfUnknownMember

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedEquality = EqualityRefusal<ValueOfUnknownMember>

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedOrder = OrderRefusal<ValueOfUnknownMember>

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedOptional = NamedBefore

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedRemainder = NamedBefore

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedBool = NamedBefore

    @_documentation(visibility: internal)
    public init() {}

    @_documentation(visibility: internal)
    public init(nilLiteral: ()) {}

    @_documentation(visibility: internal)
    public var column: FetchableColumn { FetchableMember<Model, Int>("") { _ in 0 }.column }

    @_documentation(visibility: internal)
    public var tree: ExpressionTree { FetchPredicate<Model>.refused.tree }

    /// Any member of it.
    @_documentation(visibility: internal)
    public subscript(dynamicMember name: String) -> UnknownMember { self }

    /// Any property of it.
    @_documentation(visibility: internal)
    public var isEmpty: UnknownMember { self }
}

/// A member that a model does not have.
///
/// Operators are those of a protocol: with those of a type, the compiler would take any operand that fits none for this type.
@_documentation(visibility: internal)
public protocol UnknownOperand {
    /// The model that is fetched.
    @_documentation(visibility: internal)
    associatedtype Model: Fetchable
}

/// A second trait of a member that a model does not have.
///
/// An operand that fits no operator lacks both: so the compiler finds others more likely, and speaks of those.
@_documentation(visibility: internal)
public protocol UnlikelyOperand {}

/// A refusal that the compiler has reported before.
@_documentation(visibility: internal)
public enum NamedBefore: Refusal {}

/// The value of a member that a model does not have: any number, text or condition.
@_documentation(visibility: internal)
public struct ValueOfUnknownMember: PrimitiveFetchableValue, FetchableNumber, FetchableText, SignedNumeric, Comparable,
    ComparableWithOtherTypes, OrderedAmongOtherTypes, ReplaceableByOtherTypes
{
    @_documentation(visibility: internal)
    public typealias Sum = ValueOfUnknownMember

    @_documentation(visibility: internal)
    public typealias Average = ValueOfUnknownMember

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias Truth = Bool

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Text = String

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Sized = String

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _Date = Date

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedFirst = NamedBefore

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedEquality = EqualityRefusal<ValueOfUnknownMember>

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedOrder = OrderRefusal<ValueOfUnknownMember>

    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedSubstitute = CoalescingRefusal<ValueOfUnknownMember>

    @_documentation(visibility: internal)
    public static var primitiveType: PrimitiveType { .int64 }

    @_documentation(visibility: internal)
    public static var isInteger: Bool { true }

    @_documentation(visibility: internal)
    public var magnitude: ValueOfUnknownMember { self }

    @_documentation(visibility: internal)
    public init(integerLiteral value: Int) {}

    @_documentation(visibility: internal)
    public init?(exactly source: some BinaryInteger) {}

    @_documentation(visibility: internal)
    public func primitiveValue() -> PrimitiveValue { .null }

    @_documentation(visibility: internal)
    public static func decode<Row: FetchableRow>(from row: inout Row) throws -> ValueOfUnknownMember {
        throw FetchError(
            .unsupported, reason: "the model has no member of this name",
            cure: "Remove the option '-disable-availability-checking', without which the compiler names it")
    }

    @_documentation(visibility: internal)
    public static func < (lhs: ValueOfUnknownMember, rhs: ValueOfUnknownMember) -> Bool { false }

    @_documentation(visibility: internal)
    public static func + (lhs: ValueOfUnknownMember, rhs: ValueOfUnknownMember) -> ValueOfUnknownMember { lhs }

    @_documentation(visibility: internal)
    public static func - (lhs: ValueOfUnknownMember, rhs: ValueOfUnknownMember) -> ValueOfUnknownMember { lhs }

    @_documentation(visibility: internal)
    public static func * (lhs: ValueOfUnknownMember, rhs: ValueOfUnknownMember) -> ValueOfUnknownMember { lhs }

    @_documentation(visibility: internal)
    public static func *= (lhs: inout ValueOfUnknownMember, rhs: ValueOfUnknownMember) {}
}
