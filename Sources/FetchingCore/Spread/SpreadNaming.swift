internal import FetchingNaming

/// The names that the columns of a struct have in the table of a model: as the model's own.
@_documentation(visibility: internal)
public struct SpreadNaming: Sendable {
    let naming: ColumnNaming

    /// Names as they stand in Swift.
    public static let asWritten = SpreadNaming(naming: .asWritten)

    /// Names in lower case with underscores.
    public static let snakeCase = SpreadNaming(naming: .snakeCase)

    /// Each word with a capital, but for acronyms.
    public static func upperCamelCase(_ acronyms: [String]) -> SpreadNaming {
        SpreadNaming(naming: .upperCamelCase(acronyms: acronyms))
    }
}
