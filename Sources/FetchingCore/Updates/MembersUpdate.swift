/// The members of a model, as an update changes them.
///
/// It is a ``ModelUpdate``, and a ``SpreadUpdate`` for a model that has structs in columns.
public protocol MembersUpdate<Model>: HasModel {
    /// Begins with an update.
    @_documentation(visibility: internal)
    init(_update update: ModelUpdate<Model>)

    /// The changes.
    @_documentation(visibility: internal)
    var _update: ModelUpdate<Model> { get }
}

extension MembersUpdate {
    init() { self.init(_update: ModelUpdate()) }

    var assignments: [MemberAssignment] { _update.assignments }
}

extension ModelUpdate: MembersUpdate {
    @_documentation(visibility: internal)
    public init(_update update: ModelUpdate) { self = update }

    @_documentation(visibility: internal)
    public var _update: ModelUpdate { self }
}
