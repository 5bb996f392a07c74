/// A column of a model's table, and how its value is had from a model in memory.
public final class FetchableColumn: Sendable {
    /// The name of the property.
    public let property: String

    /// The name of the column.
    public let name: String

    /// What the column holds.
    public let type: PrimitiveType

    /// Whether the column may hold null.
    public let isOptional: Bool

    /// The form that the field declares, nil where the engine chooses.
    package let storage: AnyFetchableStorage?

    /// Reads the value from a model.
    package let accessor: any ColumnAccessing

    init(
        property: String, name: String, type: PrimitiveType, isOptional: Bool, storage: AnyFetchableStorage?,
        accessor: any ColumnAccessing
    ) {
        self.property = property
        self.name = name
        self.type = type
        self.isOptional = isOptional
        self.storage = storage
        self.accessor = accessor
    }

    /// Whether stored values compare as the values themselves do.
    package var isOrdered: Bool { storage?.isOrdered ?? true }
}

/// A ``ColumnAccessor`` of any model.
package protocol ColumnAccessing: Sendable {}

/// Reads a column's value from a model in memory, in the form in which it is stored.
package struct ColumnAccessor<Model>: ColumnAccessing {
    package let value: @Sendable (Model) throws -> PrimitiveValue
}
