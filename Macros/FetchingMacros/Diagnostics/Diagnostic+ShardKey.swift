import SwiftDiagnostics
import SwiftSyntax

/// Mistakes in the property that says which server has a row.
extension Diagnostic {
    /// `@ShardKey var tenantID: Int; @ShardKey var region: String`
    static func secondShardKey(_ property: StoredProperty, first: StoredProperty) -> Diagnostic {
        .error(
            "secondShardKey",
            "A model has one shard key, and '\(first.name)' is it; remove '@ShardKey' from '\(property.name)'",
            at: property.node)
    }

    /// `#if DEBUG; @ShardKey var tenantID: Int; #endif`
    static func conditionalShardKey(_ property: StoredProperty) -> Diagnostic {
        .error(
            "conditionalShardKey", "The shard key cannot be inside '#if', because every build must find the same rows",
            at: property.node)
    }

    /// `@ShardKey var tenantID: Int?`
    static func optionalShardKey(_ property: StoredProperty) -> Diagnostic {
        .error(
            "optionalShardKey", "The shard key cannot be optional, because it says which server has the row",
            at: property.node)
    }
}
