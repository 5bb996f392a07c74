/// A struct whose properties have columns of their own, as the macro has read it.
struct ColumnFields {
    /// The name as Swift code.
    let identifier: String

    let access: AccessLevel

    /// The attributes that say where the struct is available.
    let availability: [String]

    /// Whether the struct is inside another type, whose types an extension cannot name without it.
    let isNested: Bool

    let items: [ModelItem]
}

extension ColumnFields {
    /// Whether a column of the struct itself is never null.
    ///
    /// Of a struct in it, nothing tells whether that has such a column.
    var isDistinct: Bool {
        items.unconditionalProperties.contains { !$0.isOptional && $0.spread == nil }
    }

    /// The attribute for generated code that touches deprecated properties, so that it compiles without a warning.
    var deprecation: [String] {
        items.properties.contains { $0.deprecation != nil } ? ["@available(*, deprecated)"] : []
    }
}
