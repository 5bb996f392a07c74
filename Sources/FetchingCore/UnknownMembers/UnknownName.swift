// A name that a model does not have is a member all the same, which is refused in words. Without it the type checker does not know
// what the name stands for, and tries all operators around it: a misspelled member at the beginning of a chain of twenty costs more
// than a million scopes in a file that imports GRDB, and with it as much as a right one.
//
// The getter of the member is not available, rather than the member. The type checker looks only at the availability of the member
// while it looks for a solution, and at that of the getter when everything is settled: in closures and in key paths, at the name
// in both (`maybeDiagStorageAccess` in the compiler's `TypeCheckAvailability.cpp`).
//
// `Tests/CompileTimeTests/MistakeMatrixTests` holds the figures.

/// A name that is not a member of a model, in the code that `@Fetchable` writes.
@_documentation(visibility: internal)
public struct UnknownName: ExpressibleByStringLiteral, Hashable, Sendable {
    @_documentation(visibility: internal)
    public init(stringLiteral name: String) {}
}

/// A name that is not a member of a model whose members `@Fetchable` does not list.
@_documentation(visibility: internal)
public struct UnlistedName: ExpressibleByStringLiteral, Hashable, Sendable {
    @_documentation(visibility: internal)
    public init(stringLiteral name: String) {}
}

extension FetchableMemberContainer where _UnknownName == UnlistedName {
    /// Names a member that the model does not have, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(dynamicMember name: UnlistedName) -> UnknownMember<Model> {
        @available(*, unavailable, message: "the model has no member of this name that conditions can use")
        get { UnknownMember() }
    }
}
