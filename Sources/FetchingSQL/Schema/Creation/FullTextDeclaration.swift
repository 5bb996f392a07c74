package import FetchingCore

/// The full text index of a model's table, which is to be created.
package struct FullTextDeclaration {
    package let model: any Fetchable.Type
    package let index: FetchableFullText

    /// The name of the index.
    package let name: String

    /// Whether the table has rows already.
    package let isOfRows: Bool

    package var entity: FetchableEntity { model.fetchableEntity }
    package var key: [FetchableColumn] { model.keyColumns }
    package var quotedName: String { name.quotedIdentifier }

    /// Nil for a model without such an index.
    ///
    /// - Throws: `FetchError` if its members do not hold texts.
    init?(of model: any Fetchable.Type, isOfRows: Bool, longestName: Int) throws {
        guard let index = model.fetchableEntity.fullText else { return nil }
        if let failure = index.failure { throw failure.on(model) }
        self.model = model
        self.index = index
        self.isOfRows = isOfRows
        name = index.name(in: model.fetchableEntity.name).shortened(toBytes: longestName)
    }
}

extension TableDeclaration {
    /// The statements for the full text index; none where the model declares none.
    ///
    /// - Parameter isOfRows: Whether the table has rows already.
    /// - Throws: `FetchError` if there is none for such a table.
    package func fullText(isOfRows: Bool = false) throws -> [String] {
        let declaration = try FullTextDeclaration(
            of: model, isOfRows: isOfRows, longestName: rules.traits.longestName)
        return try declaration.map(rules.statements) ?? []
    }
}
