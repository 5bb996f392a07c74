// The wording of what can be wrong with a deletion or an update.

extension FetchError {
    static var unconditionalChange: FetchError {
        FetchError(
            .unconditionalChange, reason: "the conditions hold for every row, which would change all rows",
            cure: "Write '.all()' without 'where' if all rows are meant, or leave no condition out")
    }

    static var distinctChange: FetchError {
        FetchError(
            .unsupported, reason: "a delete or update cannot be distinct",
            cure: "Leave 'distinct()' out")
    }

    package static var changeWithoutKey: FetchError {
        FetchError(
            .unsupported,
            reason: "a delete or update with a limit or relationships needs a primary key, which the model lacks",
            cure: "Declare '@PrimaryKey', or leave the limit and relationships out")
    }

    static func assignedNull(to column: FetchableColumn) -> FetchError {
        FetchError(
            .unexpectedNull, reason: "the assigned value is nil, but the property is not optional",
            cure: "Leave such rows out with a condition", member: column.property)
    }

    static func unreadable(_ column: FetchableColumn) -> FetchError {
        FetchError(
            .unsupported, reason: "the column is not a property of the model, and cannot be changed in memory",
            cure: "Assign to properties of the model", member: column.property)
    }

    static func readsAssigned(_ column: FetchableColumn) -> FetchError {
        FetchError(
            .unsupported,
            reason:
                "the member, which is stored as '\(column.storage?.name ?? "")', is read after a value was assigned to it",
            cure: "Use the assigned value itself", member: column.property, operation: "=")
    }
}
