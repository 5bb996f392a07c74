/// The value by which the rows of a list are put into sections.
package struct SectionSelection<Model: Fetchable, Key: Sendable>: Sendable {
    /// The value itself.
    package let tree: ExpressionTree

    private let selection: FetchSelection<Model, Key>

    package init<Section: FetchableOperand>(_ section: Section) where Section.Model == Model, Section.Output == Key {
        tree = section.tree
        selection = FetchSelection(section)
    }

    /// The request with the value beside each row, in the same query.
    ///
    /// - Throws: ``FetchError`` if rows of the same section would not follow each other.
    package func beside<Element>(
        _ request: LoadingRequest<Model, [Element]>
    ) throws -> LoadingRequest<Model, [(Element, Key)]> {
        try requireOrder(of: request.query)
        let prepare = request.prepare
        let selected = selection.rowValues
        return LoadingRequest(
            query: request.query, columns: request.columns + selected.columns,
            loadsRelatedModels: request.loadsRelatedModels || selection.needsModels
        ) { readers in
            let assemble = prepare(readers)
            let values = selected.prepare(readers)
            return { models, source in Array(zip(try assemble(models, source), try values(models, source))) }
        }
    }

    /// The value of a model that an engine has as an object.
    ///
    /// - Throws: ``FetchError`` if it is not a member of the model itself.
    package func value(of model: Model) throws -> Key {
        guard let column = tree.storedColumn, selection.columns.count == 1 else {
            throw FetchError(
                .unsupported, reason: "the sections of objects are not made of a member",
                cure: "Put them into sections by a member of their own"
            ).on(Model.self)
        }
        let reader = PrimitiveRow([try column.value(of: model)])
        return try withExtendedLifetime(reader) {
            var row = EngineRow(reader)
            return try selection.decode(&row)
        }
    }

    /// - Throws: ``FetchError`` if the sections are not the first thing that a query sorts by.
    package func requireOrder(of query: FetchQuery) throws {
        guard let first = query.sortKeys.first, first.tree.isEqual(to: tree), first.options.folding.isEmpty else {
            throw FetchError(
                .unsupported, reason: "the request is not sorted by the sections first",
                cure: "Sort first by the value that the sections have in common, and by the text as it is"
            ).on(Model.self)
        }
    }
}
