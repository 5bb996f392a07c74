// The wording of what can be wrong with an insertion.

extension FetchError {
    static var conflictWithoutTarget: FetchError {
        FetchError(
            .unsupported, reason: "the conflict has no columns",
            cure: "Name the members that are unique, or declare '@PrimaryKey'", operation: "onConflict")
    }

    package static var conflictWithoutUniqueness: FetchError {
        FetchError(
            .schemaMismatch, reason: "the members of the conflict are not unique together in the table",
            cure: "Name members that are, or declare '@Unique' and create the index", operation: "onConflict")
    }

    static var transformedSource: FetchError {
        FetchError(
            .unsupported, reason: "the rows of the request are made in Swift, and no statement can insert them",
            cure: "Select with 'selecting' alone, or fetch the rows and insert them", operation: "insert(from:)")
    }

    static var versionedSource: FetchError {
        FetchError(
            .unsupported, reason: "rows of a request have no version to compare",
            cure: "Name the members to update with 'onConflict', or fetch the rows and save them",
            operation: "insert(from:)")
    }

    static func conflictReadsRelatedRows(member: String?) -> FetchError {
        FetchError(
            .unsupported, reason: "the update of a conflict reads related rows",
            cure: "Read members of the two rows alone, or update in a second request", member: member,
            operation: "onConflict")
    }

    @usableFromInline
    static func relatedToReturnedRows(of model: any Fetchable.Type) -> FetchError {
        FetchError(
            .unsupported, reason: "related models cannot be returned by a change",
            cure: "Return the key, and fetch with it", operation: "returning"
        ).on(model)
    }

    package static func returnsRelatedRows(member: String?) -> FetchError {
        FetchError(
            .unsupported, reason: "a value of a related row cannot be returned by a change",
            cure: "Return the key, and fetch with it", member: member, operation: "returning")
    }

    static func unstorableProperty(_ type: Any.Type) -> FetchError {
        FetchError(
            .unsupported, reason: "'\(type)' cannot be stored in a column",
            cure: "Conform it to 'FetchableValue', or declare '@FetchingIgnored'")
    }

    package static func missingKey(_ column: FetchableColumn) -> FetchError {
        FetchError(
            .unexpectedNull, reason: "the row has no key, and the table gives none",
            cure: "Give it one", member: column.property)
    }

    static func duplicate(of columns: [FetchableColumn]) -> FetchError {
        violation(Violation(.unique, members: columns.map(\.property), constraint: nil))
    }
}
