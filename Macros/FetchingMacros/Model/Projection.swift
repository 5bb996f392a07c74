/// A struct with `@Projection`, as the macro has read it.
struct Projection {
    /// How far the generated function can be seen: as far as the type and all properties that it sets.
    let access: AccessLevel

    let properties: [ProjectedProperty]
}

/// A property that gets a value of each row.
struct ProjectedProperty {
    /// The name as Swift code, in backticks if it has some.
    let identifier: String

    /// The type as Swift code.
    let type: String

    let access: AccessLevel
}
