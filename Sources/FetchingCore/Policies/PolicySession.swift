import Foundation

/// The time for which somebody acts: the conditions of all models by their policies.
@_documentation(visibility: internal)
public final class PolicySession: Sendable {
    private let rule: @Sendable (any Fetchable.Type, PolicyAction) -> ExpressionTree

    private struct Rule: Hashable {
        let model: ObjectIdentifier
        let action: PolicyAction
    }

    private let lock = NSLock()
    nonisolated(unsafe) private var known: [Rule: ExpressionTree] = [:]

    /// The session of whoever acts.
    package convenience init(_ principal: any PolicyPrincipal) {
        self.init { Self.condition(on: $0, $1, as: principal) }
    }

    /// A session by other rules than those of the models.
    ///
    /// - Parameter rule: The condition on the rows of a model.
    package init(rule: @escaping @Sendable (any Fetchable.Type, PolicyAction) -> ExpressionTree) { self.rule = rule }

    /// The condition on the rows of a model to which something may be done; a failure where it is refused.
    func condition(on model: any Fetchable.Type, _ action: PolicyAction) -> ExpressionTree {
        let rule = Rule(model: ObjectIdentifier(model), action: action)
        if let condition = lock.withLock({ known[rule] }) { return condition }
        // Not under the lock: the closures are the user's, and lead to other models.
        let condition = checked(on: model, action, from: [])
        lock.withLock { known[rule] = condition }
        return condition
    }

    /// The condition, unless it leads back to a model whose policy led to it: that would be written without end.
    private func checked(
        on model: any Fetchable.Type, _ action: PolicyAction, from outer: [any Fetchable.Type]
    ) -> ExpressionTree {
        if outer.contains(where: { $0 == model }) { return ExpressionTree(failure: .circularPolicy.on(model)) }
        let condition = rule(model, action)
        for target in condition.relatedModels {
            let related = checked(on: target, .reading, from: outer + [model])
            if related.isFailure { return related }
        }
        return condition
    }

    private static func condition(
        on model: any Fetchable.Type, _ action: PolicyAction, as principal: any PolicyPrincipal
    ) -> ExpressionTree {
        guard let policed = model as? any PolicedFetchable.Type else {
            return ExpressionTree(failure: .missingPolicy.on(model))
        }
        return condition(of: policed, action, as: principal)
    }

    private static func condition<Model: PolicedFetchable>(
        of model: Model.Type, _ action: PolicyAction, as principal: any PolicyPrincipal
    ) -> ExpressionTree {
        guard let principal = principal as? Model.Principal else {
            return ExpressionTree(failure: FetchError.otherPrincipal(Model.Principal.self).on(model))
        }
        return Model.policy.conditions(action, as: principal)
    }

    /// - Throws: ``FetchError`` if nobody may do something to rows of a model.
    func require(_ action: PolicyAction, on model: any Fetchable.Type) throws {
        if let failure = condition(on: model, action).failureError { throw failure }
    }
}

extension ExpressionTree {
    /// The models of the rows to which the relationships of an expression lead.
    package var relatedModels: [any Fetchable.Type] {
        guard hasRelationships else { return [] }
        var models: [any Fetchable.Type] = []
        func add(_ hops: [RelationshipHop]) {
            for hop in hops where !models.contains(where: { $0 == hop.target }) { models.append(hop.target) }
        }
        visitNodes { part in
            part.forEachRow { add($0.hops) }
            if let related = part.relatedRows { add(related.relationship.hops) }
            return part.hasRelationships
        }
        return models
    }

    var failureError: FetchError? { if case .failure(let error) = node { error } else { nil } }
}
