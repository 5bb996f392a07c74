// As with other operands, a comparison that does not fit is matched by an overload of its own: see Operators/Refusal.swift.

/// A related model or models, with the mistakes that can be made in comparing them.
@_documentation(visibility: internal)
public protocol RefusingModels {
    /// The model that a condition is on.
    associatedtype Model: Fetchable

    /// The refusal of what a related model cannot equal.
    @_documentation(visibility: internal)
    associatedtype RefusedModel
}

extension ToOneMember: RefusingModels {}
extension RelatedMembers: RefusingModels {}
extension ToManyMember: RefusingModels {}

/// A trait that no related model has: equality with a type other than its model and its key.
@_documentation(visibility: internal)
public protocol ComparableWithOtherModels {}

@available(
    *, unavailable,
    message: "compare it with nil, or with a model or key of its own type if that has a key; unwrap what may be nil"
)
extension ToOneMember: ComparableWithOtherModels {}

@available(
    *, unavailable, message: "compare it with a model or key of its own type if that has a key; unwrap what may be nil"
)
extension RelatedMembers: ComparableWithOtherModels {}

/// The models of a request, which are compared.
@_documentation(visibility: internal)
public enum ComparedModels<Members> {}

@available(
    *, unavailable, message: "compare it with a model or key of its own type if that has a key; unwrap what may be nil"
)
extension ComparedModels: ComparableWithOtherModels {}

@available(*, unavailable, message: "it stands for any number of models: use 'isEmpty' or 'contains'")
extension ToManyMember: ComparableWithOtherModels {}

/// The refusal of what a related model cannot equal.
@_documentation(visibility: internal)
public enum ModelRefusal<Models: ComparableWithOtherModels>: Refusal {}

@available(*, unavailable)
extension RefusingModels where Self: ComparableWithOtherModels {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedModel = ModelRefusal<Self>
}

@available(*, unavailable)
extension RefusingModels where Self: FetchableMemberContainer {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias RefusedModel = ModelRefusal<ComparedModels<Self>>
}

extension RefusingModels where RefusedModel: Refusal {
    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func == <Other, Owner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model> where Owner == Model {
        .refused
    }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func != <Other, Owner>(lhs: Self, rhs: Other?) -> FetchPredicate<Model> where Owner == Model {
        .refused
    }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func == <Owner>(lhs: Self, rhs: _OptionalNilComparisonType) -> FetchPredicate<Model>
    where Owner == Model { .refused }

    /// Names operands that do not fit, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func != <Owner>(lhs: Self, rhs: _OptionalNilComparisonType) -> FetchPredicate<Model>
    where Owner == Model { .refused }
}
