/// A model as the macro has read it, free of errors.
struct FetchableModel {
    enum Key {
        case none
        case single(StoredProperty)
        case composite([StoredProperty])
    }

    let kind: ModelKind

    /// Whether subclasses can exist, which need the generated initialiser too.
    let isOpenToSubclasses: Bool

    /// The name of the type as Swift code, without the types around it.
    let identifier: String

    let access: AccessLevel

    /// Whether the type cannot have stored static properties, because it is generic or may be inside a generic type.
    let isGeneric: Bool

    /// Whether the type is inside another one, whose types an extension cannot name without it.
    let isNested: Bool

    /// The `@available` attributes of the type and the types around it.
    let availability: [String]

    let entityName: String

    let items: [ModelItem]

    /// The indexes that the type declares, without those of single properties.
    let indexes: [DeclaredIndex]

    /// The properties whose words the type's full text index has, none without such an index.
    let fullText: [DeclaredIndex.Column]

    let key: Key

    /// The property that counts the changes of a row.
    let version: StoredProperty?

    /// The property that says which server has a row.
    let shardKey: StoredProperty?

    /// The names of the relationships that have a property of the same name, which holds the related models.
    let heldRelationships: Set<String>

    /// Whether the type declares a `Draft` of its own, or uses another.
    let mentionsDraft: Bool

    /// Whether the type lists its scopes by hand.
    let listsScopes: Bool
}

extension FetchableModel {
    var isKeyed: Bool {
        if case .none = key { false } else { true }
    }

    /// The attribute for generated code that touches deprecated properties, so that it compiles without a warning.
    ///
    /// Engines call that code through the protocol, where the deprecation is not seen.
    var deprecation: [String] {
        items.properties.contains { $0.deprecation != nil } ? ["@available(*, deprecated)"] : []
    }
}
