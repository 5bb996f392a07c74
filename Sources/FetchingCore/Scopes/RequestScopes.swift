import Foundation

/// The scopes of a request: the condition that its own model has by them, and which of them hold for the rows that it leads to.
@usableFromInline
package final class RequestScopes: Sendable {
    /// Whether the closure of a scope is evaluated: requests within it have no scopes. Those that lead to each other would be
    /// written without end.
    @TaskLocal static var isWithinScope = false

    private let model: any Fetchable.Type
    private let ignored: Set<ScopeID>
    private let arguments: ScopeArguments

    private let lock = NSLock()
    nonisolated(unsafe) private var known: ExpressionTree??

    private init(
        of model: any Fetchable.Type, ignoring ignored: Set<ScopeID> = [], with arguments: ScopeArguments = .init()
    ) {
        self.model = model
        self.ignored = ignored
        self.arguments = arguments
    }

    /// The condition on the model of the request; nil where no scope holds.
    ///
    /// It is made when it is first asked for, not when the request is: a static request may be made within the closure of a scope.
    var condition: ExpressionTree? {
        if let known = lock.withLock({ known }) { return known }
        let condition = Self.condition(on: model, in: self)
        return lock.withLock {
            if let known { return known }
            known = .some(condition)
            return condition
        }
    }

    /// The scopes of a request that begins; nil where its model has none.
    @usableFromInline
    static func ofRequest(for model: any Fetchable.Type) -> RequestScopes? {
        model.scopes.isEmpty ? nil : RequestScopes(of: model)
    }

    /// All scopes of a request of a model.
    static func all(of model: any Fetchable.Type) -> RequestScopes { RequestScopes(of: model) }

    func ignoring(_ scope: ScopeID) -> RequestScopes {
        RequestScopes(of: model, ignoring: ignored.union([scope]), with: arguments)
    }

    func with<Value>(_ argument: ScopeArgument<Value>, _ value: Value) -> RequestScopes {
        var arguments = arguments
        arguments.set(argument, to: value)
        return RequestScopes(of: model, ignoring: ignored, with: arguments)
    }

    /// The scopes of a request for what belongs to the models of another.
    func within(_ outer: RequestScopes) -> RequestScopes {
        RequestScopes(
            of: model, ignoring: ignored.union(outer.ignored), with: arguments.within(outer.arguments))
    }

    package var ignoresSome: Bool { !ignored.isEmpty }

    /// The condition on the rows of a model that a request leads to; nil where no scope holds.
    package static func condition(on model: any Fetchable.Type, in scopes: RequestScopes?) -> ExpressionTree? {
        let own = model.scopes
        guard !own.isEmpty else { return nil }
        let (ignored, arguments) = (scopes?.ignored ?? [], scopes?.arguments ?? .init())
        let conditions = own.filter { !ignored.contains($0.id) }.map { $0.condition(with: arguments, on: model) }
        return conditions.isEmpty ? nil : .joined(conditions, by: .and)
    }
}

extension RequestScopes: Equatable {
    /// Whether the same scopes hold for whatever rows.
    @usableFromInline
    package static func == (lhs: RequestScopes, rhs: RequestScopes) -> Bool {
        lhs === rhs || lhs.ignored == rhs.ignored && lhs.arguments == rhs.arguments
    }
}

/// The scopes that hold for the rows to which a relationship leads.
package enum RowScoping: Sendable, Equatable {
    /// Those of the request around.
    case ofRequest

    /// Those of another request, which has become a condition of the request around.
    case of(RequestScopes?)

    /// None.
    case none
}

extension RelationshipHop {
    /// The condition on the rows that it leads to; nil where no scope holds.
    ///
    /// - Parameter scopes: The scopes of the request around.
    package func scope(in scopes: RequestScopes?) -> ExpressionTree? {
        switch scoping {
        case .ofRequest: RequestScopes.condition(on: target, in: scopes)
        case .of(let scopes): RequestScopes.condition(on: target, in: scopes)
        case .none: nil
        }
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
