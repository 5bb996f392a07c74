import FetchingNaming

/// How a struct is spread over columns, one for each of its properties.
struct SpreadProperty {
    /// The type of the struct as Swift code.
    let fields: String

    let isOptional: Bool

    /// The beginning of the names of the columns that the property gives.
    let givenPrefix: String?

    /// The beginning of the names of the columns.
    let prefix: String

    let naming: ColumnNaming
}

extension SpreadProperty {
    /// The type of the members of a model, as Swift code.
    func membersType(of model: String) -> String {
        let members = "\(fields).FetchableColumns<\(model)>"
        return "Fetching.\(isOptional ? "OptionalSpread" : "Spread")<\(members)>"
    }

    /// The argument that tells the naming, nothing where names are as they are written.
    var namingArgument: String {
        switch naming {
        case .asWritten: ""
        case .snakeCase: ", naming: .snakeCase"
        case .upperCamelCase(let acronyms):
            ", naming: .upperCamelCase([\(acronyms.map(\.swiftLiteral).joined(separator: ", "))])"
        }
    }
}
