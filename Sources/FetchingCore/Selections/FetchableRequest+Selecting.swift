extension FetchableRequest {
    @inlinable
    func selecting<Row>(
        _ selection: FetchSelection<Model, Row>
    ) -> ProjectionRequest<Model, [Row]> where Result == [Model] {
        ProjectionRequest(selection.plan(of: query), selection.rowValues)
    }

    @inlinable
    func selecting<Row>(
        _ selection: FetchSelection<Model, Row>
    ) -> ProjectionRequest<Model, Row?> where Result == Model? {
        ProjectionRequest(selection.plan(of: query).map(\.first), selection.rowValues.map(\.first))
    }
}

extension FetchSelection {
    /// A plan that gives what is selected of the models of a query. Related models are found by the keys of whole models.
    @inlinable
    func plan(of query: FetchQuery) -> ValuePlan<Model, [Output]> {
        guard needsModels else {
            return .rows(of: self, SelectionQuery(query.nestedIfDistinct(), columns: columns))
        }
        let values = rowValues
        return LoadingRequest<Model, [Output]>(query: query, columns: values.columns, prepare: values.prepare).rows
    }
}
