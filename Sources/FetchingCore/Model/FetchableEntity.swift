/// The table of a model, and the columns that are read from it.
public final class FetchableEntity: Sendable {
    /// The name of the table.
    public let name: String

    /// The columns, in the order in which a row is read.
    public let columns: [FetchableColumn]

    /// The indexes of the table that the model declares, without that of its key.
    public let indexes: [FetchableIndex]

    /// The full text index of the table, nil where the model declares none.
    public let fullText: FetchableFullText?

    /// The column whose value says which of several servers has a row, nil where the model declares none.
    public let shardKey: FetchableColumn?

    /// The titles and doc comments of members and relationships, by their names.
    public let labels: [String: MemberLabel]

    /// The name as SQL writes an identifier.
    package let quotedName: String

    /// The beginning of a statement that fetches the columns, behind `SELECT`: `"id", "name" FROM "User"`.
    package let selection: String

    /// How engines write what is the same for each row.
    package let states = EngineStates()

    /// Makes the entity of a model.
    ///
    /// - Parameters:
    ///   - name: The name of the table.
    ///   - columns: The columns, in the order in which a row is read.
    ///   - indexes: The indexes, without that of the key.
    ///   - fullText: The full text index.
    ///   - shardKey: The column whose value says which of several servers has a row.
    ///   - labels: The titles and doc comments of members and relationships, by their names.
    public init(
        name: String, columns: [FetchableColumn], indexes: [FetchableIndex] = [], fullText: FetchableFullText? = nil,
        shardKey: FetchableColumn? = nil, labels: [String: MemberLabel] = [:]
    ) {
        self.name = name
        self.columns = columns
        self.indexes = indexes
        self.fullText = fullText
        self.shardKey = shardKey
        self.labels = labels
        quotedName = name.quotedIdentifier
        selection = columns.map(\.quotedName).joined(separator: ", ") + " FROM " + quotedName
    }
}

/// A naming strategy: from names in Swift to names in the database.
public enum FetchableNaming: Sendable {
    /// Names as they stand in Swift: `signupDate`.
    case asWritten

    /// Names in lower case with underscores: `signup_date`.
    case snakeCase

    /// Each word with a capital: `SignupDate`. A word in capitals has only one: `artistID` is `ArtistId`.
    case upperCamelCase

    /// Each word with a capital, but for acronyms, which are written as they are given here.
    ///
    /// ```swift
    /// @Fetchable("Orders", naming: .upperCamelCase(acronyms: "ID"))
    /// struct Order {
    ///     @PrimaryKey let orderID: Int
    ///     var shipCity: String
    /// }
    /// // SELECT "OrderID", "ShipCity" FROM "Orders"
    /// ```
    ///
    /// - Parameter acronyms: Words in any case, such as "ID", as string literals.
    public static func upperCamelCase(acronyms: String...) -> FetchableNaming { .upperCamelCase }
}
