// A name that an operand or a to-many relationship does not have is refused as one that a model does not have (see
// UnknownName.swift), but in words that depend on the value: the constraint of the subscript holds the refusal (see
// Operators/Refusal.swift). Real members are found first, so that they cost what they did. The compiler looks for no refusal in a key
// path. There, the name is refused as an index that is not `Hashable`, and the type of the index lists the members.

public import Foundation

/// A trait that a value has if it has the member that a condition names.
@_documentation(visibility: internal)
public protocol HasThisMember {}

/// The refusal of a name that is not a member.
@_documentation(visibility: internal)
public enum UnknownNameRefusal<Owner: HasThisMember>: Refusal {}

/// A name that is not a member.
///
/// Not `Hashable`, as the index of a key path must be.
@_documentation(visibility: internal)
public protocol NoSuchMember: ExpressibleByStringLiteral, Sendable where StringLiteralType == String {
    init()
}

extension NoSuchMember {
    @_documentation(visibility: internal)
    public init(stringLiteral name: String) { self.init() }
}

/// A type that refuses the names of members that it does not have.
@_documentation(visibility: internal)
@dynamicMemberLookup
public protocol RefusingNames: HasModel {
    /// The refusal of a name that is not a member.
    @_documentation(visibility: internal)
    associatedtype _RefusedName

    /// A name that is not a member. The name of the type lists the members.
    @_documentation(visibility: internal)
    associatedtype _NoSuchMember: NoSuchMember
}

extension RefusingNames where _RefusedName: Refusal {
    /// Names a member that there is not, at compile time.
    // The compiler looks for it beside a member that depends on the type, too, such as 'isEmpty', below which it ranks.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(dynamicMember name: _NoSuchMember) -> UnknownMember<Model> { UnknownMember() }
}

/// A value in a condition, whose members are not those of its type.
@_documentation(visibility: internal)
public enum ValueInCondition<Value> {}

@available(
    *, unavailable,
    message: """
        it has the operators, 'isIn' and 'isNotIn', and if it is a number 'asDouble', 'asInt', 'asString', 'asDecimal', 'magnitude' and \
        'rounded(_:)', or if it is a set of options 'contains' and 'intersects'; not the members of its type
        """
)
extension ValueInCondition: HasThisMember {}

/// A text in a condition, whose members are not those of `String`.
@_documentation(visibility: internal)
public enum TextInCondition {}

@available(
    *, unavailable,
    message: """
        it has the operators, 'hasPrefix', 'hasSuffix', 'contains', 'isLike', 'matches', 'isEqual(to:options:)', \
        'isEmpty', 'unicodeScalarCount', 'trimmed()', 'prefix(unicodeScalars:)', 'suffix(unicodeScalars:)', \
        'replacing(_:with:)', 'lowercased()', 'uppercased()', 'asInt', 'asDouble', 'asDecimal', 'isIn' and 'isNotIn'
        """
)
extension TextInCondition: HasThisMember {}

@available(*, unavailable)
extension FetchableValue {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _RefusedName = UnknownNameRefusal<ValueInCondition<Self>>
}

@available(*, unavailable)
extension String {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _RefusedName = UnknownNameRefusal<TextInCondition>
}

/// A date in a condition, whose members are not those of `Date`.
@_documentation(visibility: internal)
public enum DateInCondition {}

@available(
    *, unavailable,
    message: """
        it has the operators, 'year', 'month', 'day', 'hour', 'minute', 'second', 'weekday', 'part(_:in:)', 'start(of:in:)', \
        'adding(_:in:)', 'seconds(since:)', 'days(since:)', 'days(from:)', 'isIn' and 'isNotIn'
        """
)
extension DateInCondition: HasThisMember {}

@available(*, unavailable)
extension Date {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _RefusedName = UnknownNameRefusal<DateInCondition>
}

/// An array in a condition, whose members are not those of `Array`.
@_documentation(visibility: internal)
public enum ArrayInCondition {}

@available(
    *, unavailable,
    message: """
        it has '==' and '!=', 'contains', 'isSuperset(of:)', 'overlaps', 'isEmpty', 'count', 'isIn' and 'isNotIn'
        """
)
extension ArrayInCondition: HasThisMember {}

@available(*, unavailable)
extension Array where Element: FetchableValue, Element.StoredValue: FetchableElement {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _RefusedName = UnknownNameRefusal<ArrayInCondition>
}

/// A name that is not a member of an operand.
@_documentation(visibility: internal)
public struct `has isEmpty and unicodeScalarCount of text, asDouble of a number, and more in a closure`: NoSuchMember {
    @_documentation(visibility: internal)
    public init() {}
}

@available(*, unavailable)
extension FetchableMember {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _RefusedName = Value.Base._RefusedName
}

extension FetchableMember: RefusingNames {
    @_documentation(visibility: internal)
    public typealias _NoSuchMember =
        `has isEmpty and unicodeScalarCount of text, asDouble of a number, and more in a closure`
}

@available(*, unavailable)
extension FetchExpression {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _RefusedName = Value.Base._RefusedName
}

extension FetchExpression: RefusingNames {
    @_documentation(visibility: internal)
    public typealias _NoSuchMember =
        `has isEmpty and unicodeScalarCount of text, asDouble of a number, and more in a closure`
}

/// A name that is not a member of a to-many relationship.
@_documentation(visibility: internal)
public struct `has isEmpty and count, and in a closure contains, allSatisfy, sum, including and more`: NoSuchMember {
    @_documentation(visibility: internal)
    public init() {}
}

@available(
    *, unavailable,
    message: """
        it has 'isEmpty', 'count', 'contains', 'allSatisfy', 'sum', 'average', 'min' and 'max', and the members of its models \
        in their closures; and to be loaded 'where', 'sorted' and 'first(nth:)'
        """
)
extension ToManyMember: HasThisMember {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _RefusedName = UnknownNameRefusal<ToManyMember>
}

extension ToManyMember: RefusingNames {
    @_documentation(visibility: internal)
    public typealias _NoSuchMember =
        `has isEmpty and count, and in a closure contains, allSatisfy, sum, including and more`
}

// These are members of the type itself, beside which the compiler looks for no name to refuse.
extension ToManyMember {
    /// Names what takes a condition, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "use 'contains { … }', 'allSatisfy { … }' or 'count { … }'")
    public func filter(
        @PredicateBuilder<Model> _ conditions: (RelatedMembers<Model, Target>) -> FetchPredicate<Model>
    ) -> ToManyMember { self }

    /// Names what loads one model, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "a to-many relationship loads an array: use 'first(nth: 1)'")
    public func first() -> ToManyMember { self }
}

extension ToManyRequest {
    /// Names what a condition can use, at compile time.
    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "loaded models are not a condition: use 'isEmpty' or 'contains { … }' of the relationship"
    )
    public var isEmpty: FetchPredicate<Model> { .refused }

    /// Names what a condition can use, at compile time.
    @_documentation(visibility: internal)
    @available(
        *, unavailable,
        message: "loaded models are not counted: use 'count' or 'count { … }' of the relationship"
    )
    public var count: FetchExpression<Model, Int> { FetchExpression(FetchPredicate<Model>.refused.tree) }
}

extension ToManySteps {
    /// Names what loads one model, at compile time.
    @_documentation(visibility: internal)
    @available(*, unavailable, message: "a to-many relationship loads an array: use 'first(nth: 1)'")
    public func requesting<Related: ModelRequest, Value>(
        _ steps: (FetchableRequest<Target, [Target]>) -> Related
    ) -> ToManyRequest<Model, Target, Target> where Related.Model == Target, Related.Result == Value? {
        ToManyRequest<Model, Target, Target>(_path, RequestStart<Target>().all().loading)
    }
}
