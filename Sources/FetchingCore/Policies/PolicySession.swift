import Foundation

/// One request of whoever acts: the conditions of all models by their policies, which are the same for all of it.
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

    /// A session by a policy that need not be the one of its model, and by the policies of all others.
    convenience init<Model, Principal>(_ principal: Principal, by policy: Policy<Model, Principal>) {
        self.init { model, action in
            model == Model.self
                ? policy.conditions(action, as: principal) : Self.condition(on: model, action, as: principal)
        }
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
        var (checked, path) = ([Rule: ExpressionTree](), Set<Rule>())
        let condition = check(model, action, &checked, &path)
        return lock.withLock {
            // What another thread has used stays.
            known.merge(checked) { first, _ in first }
            return known[rule] ?? condition
        }
    }

    /// The condition, unless it leads back to a rule that led to it: that would be written without end.
    ///
    /// - Parameters:
    ///   - checked: The rules that were asked already, each once.
    ///   - path: The rules that led here.
    private func check(
        _ model: any Fetchable.Type, _ action: PolicyAction, _ checked: inout [Rule: ExpressionTree],
        _ path: inout Set<Rule>
    ) -> ExpressionTree {
        let rule = Rule(model: ObjectIdentifier(model), action: action)
        if let condition = checked[rule] { return condition }
        guard path.insert(rule).inserted else { return ExpressionTree(failure: .circularPolicy.on(model)) }
        var condition = self.rule(model, action)
        for target in condition.relatedModels {
            let related = check(target, .reading, &checked, &path)
            guard related.isFailure else { continue }
            condition = related
            break
        }
        path.remove(rule)
        checked[rule] = condition
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
