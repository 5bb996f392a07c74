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

    /// Whether the scopes of the models hold at all: a check of what was written asks for its policies alone.
    private let holdsScopes: Bool

    /// The session whose policies hold; nil where nobody acts.
    private let policies: PolicySession?

    /// The action on the rows of the request itself. Those that it leads to are read.
    private let action: PolicyAction

    private let lock = NSLock()
    nonisolated(unsafe) private var known: ExpressionTree??

    private init(
        of model: any Fetchable.Type, ignoring ignored: Set<ScopeID> = [], with arguments: ScopeArguments = .init(),
        holdsScopes: Bool = true, _ policies: PolicySession? = nil, _ action: PolicyAction = .reading
    ) {
        self.model = model
        self.ignored = ignored
        self.arguments = arguments
        self.holdsScopes = holdsScopes
        self.policies = policies
        self.action = action
    }

    /// The condition on the model of the request; nil where no scope holds.
    ///
    /// It is made when it is first asked for, not when the request is: a static request may be made within the closure of a scope.
    var condition: ExpressionTree? {
        if let known = lock.withLock({ known }) { return known }
        let condition = Self.condition(on: model, in: self, action)
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
        RequestScopes(
            of: model, ignoring: ignored.union([scope]), with: arguments, holdsScopes: holdsScopes, policies, action)
    }

    func with<Value>(_ argument: ScopeArgument<Value>, _ value: Value) -> RequestScopes {
        var arguments = arguments
        arguments.set(argument, to: value)
        return RequestScopes(
            of: model, ignoring: ignored, with: arguments, holdsScopes: holdsScopes, policies, action)
    }

    /// The scopes of a request for what belongs to the models of another.
    func within(_ outer: RequestScopes) -> RequestScopes {
        RequestScopes(
            of: model, ignoring: ignored.union(outer.ignored), with: arguments.within(outer.arguments),
            holdsScopes: holdsScopes, outer.policies ?? policies)
    }

    /// The same in a session in which somebody acts. Nothing lifts its policies again.
    func policed(by session: PolicySession, _ action: PolicyAction) -> RequestScopes {
        RequestScopes(
            of: model, ignoring: ignored, with: arguments, holdsScopes: holdsScopes, session, action)
    }

    /// The policies of a session, and no scopes.
    static func policiesAlone(
        of model: any Fetchable.Type, _ session: PolicySession, _ action: PolicyAction
    ) -> RequestScopes { RequestScopes(of: model, holdsScopes: false, session, action) }

    /// Whether somebody acts.
    var hasPolicies: Bool { policies != nil }

    /// The condition on the rows of the request itself by the policy of their model, without scopes; nil where all are allowed.
    package var policy: ExpressionTree? { Self.policy(on: model, in: self, action) }

    /// The scopes alone, of the same request of anybody.
    var withoutPolicies: RequestScopes {
        RequestScopes(of: model, ignoring: ignored, with: arguments, holdsScopes: holdsScopes)
    }

    /// The condition by scopes on the rows of the request itself; nil where no scope holds.
    var scope: ExpressionTree? { Self.scope(on: model, in: self) }

    package var ignoresSome: Bool { !ignored.isEmpty }

    /// The condition on the rows of a model that a request leads to; nil where no scope holds, and no policy.
    package static func condition(
        on model: any Fetchable.Type, in scopes: RequestScopes?, _ action: PolicyAction = .reading
    ) -> ExpressionTree? {
        joined(scope(on: model, in: scopes), policy(on: model, in: scopes, action))
    }

    /// The condition by scopes.
    private static func scope(on model: any Fetchable.Type, in scopes: RequestScopes?) -> ExpressionTree? {
        let own = model.scopes
        guard !own.isEmpty, scopes?.holdsScopes ?? true else { return nil }
        let (ignored, arguments) = (scopes?.ignored ?? [], scopes?.arguments ?? .init())
        let conditions = own.filter { !ignored.contains($0.id) }.map { $0.condition(with: arguments, on: model) }
        return conditions.isEmpty ? nil : .joined(conditions, by: .and)
    }

    /// The condition by the policy of a model. It holds whatever scopes do.
    private static func policy(
        on model: any Fetchable.Type, in scopes: RequestScopes?, _ action: PolicyAction = .reading
    ) -> ExpressionTree? { scopes?.policies?.condition(on: model, action).unlessTrue }

    private static func joined(_ scope: ExpressionTree?, _ policy: ExpressionTree?) -> ExpressionTree? {
        guard let scope else { return policy }
        return policy.map { .joined(scope, $0, by: .and) } ?? scope
    }

    /// The condition on the rows that a step leads to.
    fileprivate static func condition(on hop: RelationshipHop, in scopes: RequestScopes?) -> ExpressionTree? {
        let scope: ExpressionTree? =
            switch hop.scoping {
            case .ofRequest: scope(on: hop.target, in: scopes)
            case .of(let own): self.scope(on: hop.target, in: own)
            case .none: nil
            }
        return joined(scope, policy(on: hop.target, in: scopes))
    }
}

extension RequestScopes: Equatable {
    /// Whether the same scopes hold for whatever rows.
    @usableFromInline
    package static func == (lhs: RequestScopes, rhs: RequestScopes) -> Bool {
        lhs === rhs
            || lhs.ignored == rhs.ignored && lhs.arguments == rhs.arguments && lhs.holdsScopes == rhs.holdsScopes
                && lhs.policies === rhs.policies && lhs.action == rhs.action
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
    /// The condition on the rows that it leads to; nil where no scope holds, and no policy.
    ///
    /// - Parameter scopes: The scopes of the request around, whose policies hold for all rows.
    package func scope(in scopes: RequestScopes?) -> ExpressionTree? { RequestScopes.condition(on: self, in: scopes) }
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
