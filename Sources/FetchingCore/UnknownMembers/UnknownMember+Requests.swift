// An unknown member is a relationship, too.

extension UnknownMember: RelatedRequest where Model: RowDecodable {
    @_documentation(visibility: internal)
    public typealias Target = Model
    @_documentation(visibility: internal)
    public typealias Element = Model
    @_documentation(visibility: internal)
    public typealias Loaded = ValueOfUnknownMember
    @_documentation(visibility: internal)
    public typealias Steps = Self

    @_documentation(visibility: internal)
    public var _request: LoadingRequest<Model, [Model]> { Model.request().all().loading }

    @_documentation(visibility: internal)
    public func _requesting(_ request: LoadingRequest<Model, [Model]>) -> Self { self }

    @_documentation(visibility: internal)
    public func _load() -> RelatedLoader<Model, ValueOfUnknownMember> { RelatedLoader { _, _ in [] } }
}
