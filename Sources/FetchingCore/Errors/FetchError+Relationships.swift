// The wording of what can be wrong with relationships.

extension FetchError {
    package static func outsideOfClosure(_ row: RowSource) -> FetchError {
        FetchError(
            .unsupported, reason: "a member of '\(row.name ?? "")' is used outside of the closure that it belongs to",
            cure: "Use the members of a closure only inside it")
    }

    package static func comparedObjects() -> FetchError {
        FetchError(
            .unsupported, reason: "only Core Data and collections can tell whether two objects are the same",
            cure: "Compare members of the objects")
    }

    @usableFromInline
    static func ambiguousReference(_ name: String? = nil) -> FetchError {
        FetchError(
            .schemaMismatch, reason: "the relationship refers to a key that more than one model has",
            cure: "Refer to a key whose values differ, or declare the relationship as 'ToMany'", member: name)
    }

    static var relatedToDistinctRows: FetchError {
        FetchError(
            .unsupported, reason: "distinct rows stand for any number of models, to which different ones are related",
            cure: "Leave 'distinct()' out, or select values of the models alone")
    }

    static var selectedBefore: FetchError {
        FetchError(
            .unsupported, reason: "the request already selects something other than related models",
            cure: "Pass all selections to one 'select'")
    }

    @usableFromInline static var relatedToRows: FetchError {
        FetchError(
            .unsupported,
            reason: "a group or an aggregate stands for any number of models, to which different ones are related",
            cure: "Select values of the group, and load the related models of models")
    }

    static var distinctWithLimit: FetchError {
        FetchError(
            .unsupported, reason: "related models cannot be both distinct and limited",
            cure: "Leave 'distinct()' or the limit out")
    }

    static func wayTooLong(limit: Int) -> FetchError {
        FetchError(
            .tooDeep, reason: "the path to a related model passes through more than \(limit) relationships",
            cure: "Declare a relationship that leads there directly")
    }
}
