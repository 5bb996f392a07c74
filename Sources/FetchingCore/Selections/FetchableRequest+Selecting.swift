extension FetchableRequest {
    @inlinable
    func selecting<Row>(
        _ selection: FetchSelection<Model, Row>
    ) -> ProjectionRequest<Model, [Row]> where Result == [Model] {
        ProjectionRequest(.rows(of: selection, SelectionQuery(query.nestedIfDistinct(), columns: selection.columns)))
    }

    @inlinable
    func selecting<Row>(
        _ selection: FetchSelection<Model, Row>
    ) -> ProjectionRequest<Model, Row?> where Result == Model? {
        let query = SelectionQuery(query.nestedIfDistinct(), columns: selection.columns)
        return ProjectionRequest(ValuePlan<Model, [Row]>.rows(of: selection, query).map(\.first))
    }
}
