// A mistake in an argument is named where it stands, rather than as types that differ.

/// The lesser of a member that there is not, and another.
@_documentation(visibility: internal)
public func minimum<Model: Fetchable, Other>(_ first: UnknownMember<Model>, _ second: Other) -> UnknownMember<Model> {
    first
}

/// The lesser of a value and a member that there is not.
@_documentation(visibility: internal)
public func minimum<First: FetchableOperand>(
    _ first: First, _ second: UnknownMember<First.Model>
) -> UnknownMember<First.Model> { second }

/// The greater of a member that there is not, and another.
@_documentation(visibility: internal)
public func maximum<Model: Fetchable, Other>(_ first: UnknownMember<Model>, _ second: Other) -> UnknownMember<Model> {
    first
}

/// The greater of a value and a member that there is not.
@_documentation(visibility: internal)
public func maximum<First: FetchableOperand>(
    _ first: First, _ second: UnknownMember<First.Model>
) -> UnknownMember<First.Model> { second }

/// The lesser of two members that there are not.
@_documentation(visibility: internal)
public func minimum<Model: Fetchable>(
    _ first: UnknownMember<Model>, _ second: UnknownMember<Model>
) -> UnknownMember<Model> { first }

/// The greater of two members that there are not.
@_documentation(visibility: internal)
public func maximum<Model: Fetchable>(
    _ first: UnknownMember<Model>, _ second: UnknownMember<Model>
) -> UnknownMember<Model> { first }
