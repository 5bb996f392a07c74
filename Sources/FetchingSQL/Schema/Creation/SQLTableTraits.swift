package import FetchingCore

/// The differences between databases in the declaration of a table.
package struct SQLTableTraits: Sendable {
    /// The declared type of a column of each kind of values.
    package var declaredType: @Sendable (PrimitiveType) -> String

    /// The declaration of a key of one integer, which the database counts where an insert leaves it out.
    package var integerKey: String

    /// Whether only a key that has no storage of its own, and refers to nothing, is counted.
    package var countsPlainKeysOnly: Bool

    /// Whether a reference needs the table that it leads to.
    package var checksReferences: Bool

    /// Whether a column's type and nullability can be changed.
    package var altersColumns: Bool

    package init(
        declaredType: @escaping @Sendable (PrimitiveType) -> String, integerKey: String, countsPlainKeysOnly: Bool,
        checksReferences: Bool, altersColumns: Bool
    ) {
        self.declaredType = declaredType
        self.integerKey = integerKey
        self.countsPlainKeysOnly = countsPlainKeysOnly
        self.checksReferences = checksReferences
        self.altersColumns = altersColumns
    }
}
