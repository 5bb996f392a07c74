import FetchingCore
import Foundation

/// Related models whose type is not known.
protocol AnyFoundationCollection {
    var element: any AnyFoundationRow { get }

    func exists(where condition: FoundationCondition?) -> FoundationCondition
    func allSatisfy(_ condition: FoundationCondition) -> FoundationCondition
    func count(where condition: FoundationCondition?) -> any AnyFoundationOperand
}

/// The models of a to-many relationship, of which there are none where there is nothing they could be related to.
struct FoundationCollection<Model: Fetchable>: AnyFoundationCollection {
    let member: FoundationMember<[Model]>

    private let name = FoundationVariables.Name()

    init(_ member: FoundationMember<[Model]>) { self.member = member }

    /// Each of the models.
    var element: any AnyFoundationRow { FoundationRow(.model(FoundationPlans.variable(name, Model.self))) }

    func exists(where condition: FoundationCondition?) -> FoundationCondition {
        ask(orWithout: false) { models in
            guard let condition else {
                return FoundationPlans.not(FoundationPlans.member(models, \.isEmpty))
            }
            return FoundationPlans.contains(models, name, where: condition)
        }
    }

    func allSatisfy(_ condition: FoundationCondition) -> FoundationCondition {
        ask(orWithout: true) { FoundationPlans.allSatisfy($0, name, condition) }
    }

    func count(where condition: FoundationCondition?) -> any AnyFoundationOperand {
        FoundationOperand<Int>(
            .value(
                ask(orWithout: 0) { models in
                    let models = condition.map { FoundationPlans.filtered(models, name, $0) } ?? models
                    return FoundationPlans.member(models, \.count)
                }))
    }

    private func ask<Answer: Codable & Sendable>(
        orWithout other: Answer, _ question: (any FoundationPlan<[Model]>) -> any FoundationPlan<Answer>
    ) -> any FoundationPlan<Answer> {
        switch member {
        case .value(let models): question(models)
        case .optional(let models): FoundationPlans.coalesced(FoundationPlans.mapped(models, question), other)
        }
    }
}

extension FoundationRow {
    func related(_ relationship: Relationship, named name: String) throws -> any AnyFoundationRow {
        func related<Target: Fetchable>(_: Target.Type) throws -> any AnyFoundationRow {
            switch member(Self.property(relationship, name, isToMany: false), of: Target.self) {
            case .value(let model): FoundationRow<Target>(.model(model))
            case .optional(let model): FoundationRow<Target>(.optional(model))
            case nil:
                throw FetchError.noRelatedProperty(name, of: Model.self, target: Target.self, isToMany: false)
            }
        }
        return try related(relationship.target)
    }

    func collection(_ related: RelatedRows) throws -> any AnyFoundationCollection {
        func collection<Target: Fetchable>(_: Target.Type) throws -> any AnyFoundationCollection {
            let name = related.element.name ?? ""
            guard
                let member = member(
                    Self.property(related.relationship, name, isToMany: true), of: [Target].self)
            else { throw FetchError.noRelatedProperty(name, of: Model.self, target: Target.self, isToMany: true) }
            return FoundationCollection(member)
        }
        return try collection(related.target)
    }

    private static func property(_ relationship: Relationship, _ name: String, isToMany: Bool) -> AnyKeyPath? {
        Model.fetchableRelationships.first { $0.name == name && $0.isToMany == isToMany }?.keyPath
    }
}

extension FoundationTranslator {
    func row(_ source: RowSource) throws -> any AnyFoundationRow {
        switch source.kind {
        case .root: return root
        case .element:
            guard let row = element(source) else {
                throw FetchError.rejected(
                    "the condition speaks of a related model outside of the closure that it was given to",
                    cure: "Use the members of the closure that they were given to")
            }
            return row
        case .toOne(let source, let relationship, let name):
            return try row(source).related(relationship, named: name)
        }
    }

    func exists(_ related: RelatedRows) throws -> FoundationCondition {
        let models = try collection(related)
        return models.exists(where: try condition(related, models))
    }

    func allSatisfy(_ related: RelatedRows, _ test: ExpressionTree) throws -> FoundationCondition {
        let models = try collection(related)
        return models.allSatisfy(try declaring(related.element, models.element).condition(test))
    }

    func count(_ related: RelatedRows) throws -> any AnyFoundationOperand {
        let models = try collection(related)
        return models.count(where: try condition(related, models))
    }

    func collection(_ related: RelatedRows) throws -> any AnyFoundationCollection {
        guard !related.relationship.leadsToAll else {
            throw FetchError.rejected(
                "Foundation's predicates read no models beside those that are related",
                cure: "Use a relationship, or fetch the values first and give them to 'isIn'")
        }
        guard !related.relationship.isRecursive else {
            throw FetchError.rejected(
                "Foundation's predicates find no models step by step",
                cure: "Follow the relationship a fixed number of times, or fetch from a collection or a database")
        }
        return try row(related.parent).collection(related)
    }

    private func condition(
        _ related: RelatedRows, _ models: any AnyFoundationCollection
    ) throws -> FoundationCondition? {
        try related.condition.map { try declaring(related.element, models.element).condition($0) }
    }
}
