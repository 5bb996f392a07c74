/// The table of a model, and the columns that are read from it.
public struct FetchableEntity: Sendable {
    /// The name of the table.
    public let name: String

    /// The columns, in the order in which a row is read.
    public let columns: [FetchableColumn]

    public init(name: String, columns: [FetchableColumn]) {
        self.name = name
        self.columns = columns
    }
}

/// How names in Swift become names in the database.
public enum FetchableNaming: Sendable {
    /// As they stand in Swift: `signupDate`.
    case asWritten

    /// In lower case with underscores: `signup_date`.
    case snakeCase
}
