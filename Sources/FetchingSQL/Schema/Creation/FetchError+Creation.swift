package import FetchingCore

extension FetchError {
    /// The error of the creation of a table that exists.
    package static func existingTable(_ error: any Error, _ message: String) -> FetchError {
        FetchError(
            .databaseFailure, reason: "a table, an index or a type of the same name exists (\(message))",
            cure: "Leave existing tables as they are with 'ifNotExists: true', or change them with a migration",
            underlyingError: error)
    }
}
