/// The scopes of a request: the condition that its own model has by them, and which of them hold for the rows that it leads to.
@usableFromInline
package final class RequestScopes: Sendable {
    @TaskLocal static var isWithinScope = false

    private let model: any Fetchable.Type
    private let ignored: Set<ScopeID>
    private let arguments: ScopeArguments
    private let ignoresAll: Bool

    /// The condition on the model of the request; nil where no scope holds.
    let condition: ExpressionTree?

    private init(
        of model: any Fetchable.Type, ignoring ignored: Set<ScopeID> = [], with arguments: ScopeArguments = .init(),
        ignoresAll: Bool = false
    ) {
        self.model = model
        self.ignored = ignored
        self.arguments = arguments
        self.ignoresAll = ignoresAll
        condition = ignoresAll ? nil : model.scopes.condition(on: model, ignoring: ignored, with: arguments)
    }

    /// The scopes of a request that begins; nil where its model has none.
    @usableFromInline
    static func ofRequest(for model: any Fetchable.Type) -> RequestScopes? {
        guard !model.scopes.isEmpty else { return nil }
        return RequestScopes(of: model, ignoresAll: isWithinScope)
    }

    /// All scopes of a request of a model.
    static func all(of model: any Fetchable.Type) -> RequestScopes { RequestScopes(of: model) }

    func ignoring(_ scope: ScopeID) -> RequestScopes {
        RequestScopes(of: model, ignoring: ignored.union([scope]), with: arguments, ignoresAll: ignoresAll)
    }

    func with<Value>(_ argument: ScopeArgument<Value>, _ value: Value) -> RequestScopes {
        var arguments = arguments
        arguments.set(argument, to: value)
        return RequestScopes(of: model, ignoring: ignored, with: arguments, ignoresAll: ignoresAll)
    }

    /// The scopes of a request for what belongs to the models of another.
    func within(_ outer: RequestScopes) -> RequestScopes {
        RequestScopes(
            of: model, ignoring: ignored.union(outer.ignored), with: arguments.within(outer.arguments),
            ignoresAll: ignoresAll || outer.ignoresAll)
    }

    package var ignoresSome: Bool { ignoresAll || !ignored.isEmpty }

    /// What tells apart two requests that have the same conditions: what they leave out.
    var signature: [String] { (ignoresAll ? ["all"] : []) + ignored.map(\.place).sorted() }

    /// The condition on the rows of a model that a request leads to; nil where no scope holds.
    package static func condition(on model: any Fetchable.Type, in scopes: RequestScopes?) -> ExpressionTree? {
        let own = model.scopes
        guard !own.isEmpty else { return nil }
        guard let scopes else { return own.condition(on: model, ignoring: [], with: .init()) }
        return scopes.ignoresAll
            ? nil : own.condition(on: model, ignoring: scopes.ignored, with: scopes.arguments)
    }
}

extension [FetchableScope] {
    fileprivate func condition(
        on model: any Fetchable.Type, ignoring ignored: Set<ScopeID>, with arguments: ScopeArguments
    ) -> ExpressionTree? {
        let conditions = filter { !ignored.contains($0.id) }.map { $0.condition(with: arguments, on: model) }
        return conditions.isEmpty ? nil : .joined(conditions, by: .and)
    }
}

extension Fetchable {
    /// The scopes of the model, and those of the models of its superclasses.
    package static var scopes: [FetchableScope] {
        guard let parent = _parentModel else { return fetchableScopes }
        return parent.scopes + fetchableScopes
    }

    /// The scopes of a request that begins.
    @inlinable
    static func scopesOfRequest() -> RequestScopes? {
        fetchableScopes.isEmpty && _parentModel == nil ? nil : RequestScopes.ofRequest(for: Self.self)
    }
}
