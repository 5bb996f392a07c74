// A name that a model does not have is a member all the same, which is refused in words (see Operators/Refusal.swift). Without it
// the type checker does not know what the name stands for, and tries all operators around it: a misspelled member at the beginning
// of a chain of twenty costs more than a million scopes in a file that imports GRDB, and with it as much as a right one.
//
// The constraint of each subscript holds the refusal, so that the error stands at the member. The compiler looks for none in a key
// path. There, the name is refused as an index that is not `Hashable`, and the type of the index lists the members.
//
// `Tests/CompileTimeTests/MistakeMatrixTests` holds the figures.

/// A trait that a model has if it has the member that a condition names.
///
/// `@Fetchable` says of each model that it has not, in words that list the members.
@_documentation(visibility: internal)
public protocol HasThisMember {}

/// A model whose members `@Fetchable` does not list.
@_documentation(visibility: internal)
public enum UnlistedModel<Model> {}

@available(*, unavailable, message: "the model has no member of this name that conditions can use")
extension UnlistedModel: HasThisMember {}

/// The refusal of a name that is not a member.
@_documentation(visibility: internal)
public enum UnknownNameRefusal<Owner: HasThisMember>: Refusal {}

@available(*, unavailable)
extension Fetchable {
    /// Named by the compiler alone.
    @_documentation(visibility: internal)
    public typealias _RefusedName = UnknownNameRefusal<UnlistedModel<Self>>
}

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

/// A name that is not a member of a model whose members are not listed.
@_documentation(visibility: internal)
public struct UnlistedName: NoSuchMember {
    @_documentation(visibility: internal)
    public init() {}
}

extension FetchableMemberContainer where Model._RefusedName: Refusal {
    /// Names a member that the model does not have, at compile time.
    // It ranks below the members of a superclass, which a subclass finds by their names as well.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(dynamicMember name: _NoSuchMember) -> UnknownMember<Model> { UnknownMember() }
}
