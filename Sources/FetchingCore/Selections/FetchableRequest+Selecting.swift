extension FetchableRequest {
    @inlinable
    func selecting<Row>(
        _ selection: FetchSelection<Model, Row>
    ) -> ProjectionRequest<Model, [Row]> where Result == [Model] {
        let query = SelectionQuery(query.nestedIfDistinct(), columns: selection.columns)
        return ProjectionRequest(.rows(of: selection, query), selection.rowValues)
    }

    @inlinable
    func selecting<Row>(
        _ selection: FetchSelection<Model, Row>
    ) -> ProjectionRequest<Model, Row?> where Result == Model? {
        let query = SelectionQuery(query.nestedIfDistinct(), columns: selection.columns)
        return ProjectionRequest(
            ValuePlan<Model, [Row]>.rows(of: selection, query).map(\.first), selection.rowValues.map(\.first))
    }
}
