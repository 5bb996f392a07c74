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

    static func assignedShardKey(_ column: FetchableColumn) -> FetchError {
        FetchError(
            .unsupported,
            reason: "the shard key says which server has the row, and an update leaves the row where it is",
            cure: "Delete the row and insert it with the new value, in one transaction", member: column.property,
            operation: "=")
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
                "the member, which is stored as '\(column.storage?.name ?? "JSON")', is read after a value was assigned to it",
            cure: "Use the assigned value itself", member: column.property, operation: "=")
    }

    static var changeByMissingKey: FetchError {
        FetchError(
            .unsupported, reason: "an update or deletion of models needs a primary key, which the model lacks",
            cure: "Declare '@PrimaryKey', or change the rows of a request")
    }

    static func missingRow(_ key: String?) -> FetchError {
        var error = FetchError(
            .missingModel, reason: "there is no row with the key of the model, or a trigger left it out",
            cure: "Insert the model, or use 'save', which inserts or updates")
        error.key = key
        return error
    }

    static var changesOfOtherKey: FetchError {
        FetchError(
            .unsupported, reason: "the two models have different keys", cure: "Compare two states of the same model",
            operation: "changes")
    }

    package static func staleModel(_ key: String?) -> FetchError {
        var error = FetchError(
            .staleModel, reason: "the row was changed or deleted since the model was fetched",
            cure: "Fetch the model again, and repeat the change")
        error.key = key
        return error
    }

    static func lastVersion(_ column: FetchableColumn) -> FetchError {
        FetchError(
            .arithmeticOverflow, reason: "the version is the largest number of its type",
            cure: "Declare a larger type for the version", member: column.property)
    }
}
