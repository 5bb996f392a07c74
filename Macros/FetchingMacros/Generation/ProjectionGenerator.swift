/// Generates the extension of a projection.
struct ProjectionGenerator {
    /// The type with the types around it.
    let type: String

    let access: AccessLevel

    let availability: [String]

    let properties: [ProjectedProperty]

    var source: String {
        let parameters = properties.map { "\($0.identifier): some Fetching.FetchableSelection<Model, \($0.type)>" }
        let parts = properties.map { "Fetching.FetchSelection(\($0.identifier))" }
        let arguments = properties.enumerated().map { index, property in "\(property.identifier): $\(index)" }
        let body = [
            "\(access.prefix)static func selecting<Model: Fetching.Fetchable>("
                + parameters.joined(separator: ", ") + ") -> Fetching.FetchSelection<Model, Self> {",
            "    .combining(" + parts.joined(separator: ", ") + ") { Self("
                + arguments.joined(separator: ", ") + ") }",
            "}",
        ]
        return (availability + ["extension \(type) {"] + body.indented + ["}"]).joined(separator: "\n")
    }
}
