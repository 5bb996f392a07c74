extension FetchError {
    static func missingArgument(_ name: String) -> FetchError {
        FetchError(
            .missingArgument, reason: "the scope needs the argument '\(name)'",
            cure: "Give it by 'with(_:_:)', or leave the scope out by 'ignoring(_:)'")
    }

    static var unlistedScope: FetchError {
        FetchError(
            .unsupported, reason: "the scope is not among those of the model",
            cure: "Declare it in the model itself with its type, 'Scope<…>', or list all in 'fetchableScopes' there",
            operation: "ignoring")
    }

    /// - Parameter target: The model that a relationship leads to.
    package static func scopeOfRelated(_ target: any Fetchable.Type) -> FetchError {
        FetchError(
            .unsupported, reason: "the scopes of '\(target)' cannot be expressed for related objects",
            cure: "Leave them out by 'ignoring(_:of:)', and write the condition")
    }
}
