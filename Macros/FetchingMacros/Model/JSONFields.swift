/// A struct with `@FetchableFields`, as the macro has read it.
struct JSONFields {
    /// The name as Swift code.
    let identifier: String

    let access: AccessLevel

    /// The attributes that say where the struct is available.
    let availability: [String]

    /// Whether the struct, or what is around it, has generic parameters.
    let isGeneric: Bool

    let fields: [JSONField]
}

/// A property that is a part of the JSON.
struct JSONField {
    /// The name as Swift code, in backticks if it has some.
    let identifier: String

    /// The name without backticks.
    let name: String

    /// The key that Codable writes.
    let key: String

    let access: AccessLevel
}
