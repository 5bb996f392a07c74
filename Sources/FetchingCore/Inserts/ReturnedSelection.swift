/// A selection of values of one row, which a change can return: not one of related models, which other rows hold.
@_documentation(visibility: internal)
public protocol ReturnedSelection<Model, Output>: FetchableSelection {}

extension FetchSelection: ReturnedSelection {}

extension UnknownMember: ReturnedSelection {}

extension ReturnableRequest {
    /// Related models are in other rows than those that are changed.
    @available(*, unavailable, message: "related models cannot be returned: fetch them by 'including' after the change")
    @_documentation(visibility: internal)
    public func returning<Related: RelatedRequest>(_ value: (Rows.Model.FetchableMembers) -> Related) -> Self { self }
}

extension FetchableRequest where Result == [Model], Model: RowDecodable {
    /// Related models are in other rows than those that are deleted.
    @available(
        *, unavailable, message: "related models cannot be returned: fetch them by 'including' before the change"
    )
    @_documentation(visibility: internal)
    public func deleting<Related: RelatedRequest>(returning value: (Model.FetchableMembers) -> Related) -> Self { self }

    /// Related models are in other rows than those that are updated.
    @available(*, unavailable, message: "related models cannot be returned: fetch them by 'including' after the change")
    @_documentation(visibility: internal)
    public func updating<Related: RelatedRequest>(
        returning value: (Model.FetchableMembers) -> Related, _ assign: (inout Model.FetchableUpdate) throws -> Void
    ) -> Self { self }
}
