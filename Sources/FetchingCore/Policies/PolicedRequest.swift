/// A request that can be fetched while somebody acts: for models, for models with related ones, for values, or for a page.
///
/// ```swift
/// func show(_ request: some PolicedRequest<[User]>) { print(request) }
/// ```
public protocol PolicedRequest<Result>: TypedRequest {
    /// The request with the policies.
    associatedtype Policed: TypedRequest where Policed.Model == Model, Policed.Result == Result

    /// The request with the policies of all models that it leads to.
    @_documentation(visibility: internal)
    func _policed(by session: PolicySession) -> Policed
}

extension FetchableRequest: PolicedRequest {
    @_documentation(visibility: internal)
    public func _policed(by session: PolicySession) -> FetchableRequest {
        var request = self
        request.query.police(by: session, .reading, of: Model.self)
        return request
    }
}

extension LoadingRequest: PolicedRequest {
    @_documentation(visibility: internal)
    public func _policed(by session: PolicySession) -> LoadingRequest {
        var request = self
        request.query.police(by: session, .reading, of: Model.self)
        return request
    }
}

extension ProjectionRequest: PolicedRequest {
    @_documentation(visibility: internal)
    public func _policed(by session: PolicySession) -> ProjectionRequest {
        var request = self
        request.plan.query.police(by: session, of: Model.self)
        return request
    }
}

extension AggregateRequest: PolicedRequest {
    @_documentation(visibility: internal)
    public func _policed(by session: PolicySession) -> AggregateRequest {
        var plan = plan
        plan.query.police(by: session, of: Model.self)
        return AggregateRequest(plan)
    }
}

extension PageRequest: PolicedRequest {
    @_documentation(visibility: internal)
    public func _policed(by session: PolicySession) -> PageRequest {
        var plan = plan
        plan.query.police(by: session, of: Model.self)
        return PageRequest(plan: plan)
    }
}

extension BoundRequest: PolicedRequest where Request: PolicedRequest {
    // It is written with its values: what was prepared has no policies.
    @_documentation(visibility: internal)
    public func _policed(by session: PolicySession) -> Request.Policed { request._policed(by: session) }
}

extension SelectionQuery {
    /// The query of a session in which somebody acts.
    mutating func police(by session: PolicySession, of model: any Fetchable.Type) {
        guard let parts = combination?.parts, let operation = combination?.operation else {
            return query.police(by: session, .reading, of: model)
        }
        combination = CombinedSelections(
            operation,
            parts.map { part in
                var selection = part.selection
                selection.police(by: session, of: part.model)
                return (selection, part.model)
            })
        query.policeRelatedRows(by: session, of: model)
    }
}
