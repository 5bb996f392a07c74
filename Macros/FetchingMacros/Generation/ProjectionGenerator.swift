/// Generates the function of a projection.
struct ProjectionGenerator {
    let projection: Projection

    /// The generic parameter has a name that no type of a property, and no generic parameter around it, is likely to have.
    ///
    /// The arguments are existential: a wrong one is then reported where it stands, and not where the function is named.
    var source: String {
        let properties = projection.properties
        let parameters = properties.map {
            "\($0.identifier): any Fetching.FetchableSelection<FetchedModel, \($0.type)>"
        }
        let parts = properties.map { "Fetching.FetchSelection(\($0.identifier.reference))" }
        let arguments = properties.enumerated().map { index, property in
            "\(property.identifier.argumentLabel): $\(index)"
        }
        return [
            "\(projection.access.prefix)nonisolated static func selecting<FetchedModel: Fetching.Fetchable>(",
            "    " + parameters.joined(separator: ",\n    "),
            ") -> Fetching.FetchSelection<FetchedModel, Self> {",
            "    .combining(\(parts.joined(separator: ", "))) {",
            "        Self(\(arguments.joined(separator: ", ")))",
            "    }",
            "}",
        ].joined(separator: "\n")
    }
}
