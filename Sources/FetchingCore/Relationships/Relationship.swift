/// How the rows of one model refer to those of another: a row of this and a row of that belong together where the values
/// of their key columns are equal, null to nothing; or a property of an object holds other objects.
package final class Relationship: Sendable, Equatable {
    /// The steps from a row to the related ones: one, or one more for each model in between.
    package let hops: [RelationshipHop]

    /// The mistake of the declaration, thrown when a request runs.
    package let failure: FetchError?

    /// - Parameter failure: The mistake of the declaration, if there is one besides those of the hops.
    init(_ hops: [RelationshipHop], failure: FetchError? = nil) {
        self.hops = hops
        self.failure = failure ?? hops.lazy.compactMap(\.failure).first
    }

    init(held models: HeldModels, by model: any Fetchable.Type, target: any Fetchable.Type) {
        hops = [RelationshipHop(columns: [], targetColumns: [], model: model, target: target, held: models)]
        failure = nil
    }

    /// Relates every row to all rows of a model.
    init(all target: any Fetchable.Type, of model: any Fetchable.Type) {
        hops = [RelationshipHop(columns: [], targetColumns: [], model: model, target: target, leadsToAll: true)]
        failure = nil
    }

    /// Two declarations in the same words relate the same rows.
    package static func == (lhs: Relationship, rhs: Relationship) -> Bool { lhs === rhs || lhs.hops == rhs.hops }

    /// The same, in which other scopes hold for the rows where they were those of the request around. Within the closure of a scope, none
    /// hold: not those of a request within it either.
    func scoped(_ scoping: RowScoping) -> Relationship {
        Relationship(
            hops.map { hop in
                var hop = hop
                if hop.scoping == .ofRequest || scoping == .none { hop.scoping = scoping }
                return hop
            }, failure: failure)
    }

    /// The model that it leads to.
    package var target: any Fetchable.Type { hops[hops.count - 1].target }

    /// Whether it leads to all rows of a model, whichever row it begins at.
    package var leadsToAll: Bool { hops[0].leadsToAll }

    /// Whether a step is taken again from the rows that it leads to.
    package var isRecursive: Bool { hops.contains { $0.recursion != nil } }

    /// Whether no row can be reached twice from another.
    package var reachesEachRowOnce: Bool {
        hops.count == 1 || hops.last?.recursion != nil || hops.count == 2 && hops[0].fixesKey(with: hops[1])
    }
}

/// A step from a row to those of another model.
package struct RelationshipHop: Sendable, Equatable {
    /// The columns on this side, one for each of ``targetColumns``.
    package let columns: [FetchableColumn]

    /// The columns on the other side.
    package let targetColumns: [FetchableColumn]

    /// The model on this side.
    package let model: any Fetchable.Type

    /// The model on the other side.
    package let target: any Fetchable.Type

    /// The property that holds what is related, where there are no columns to find it by.
    var held: HeldModels?

    /// Whether it leads to all rows of the model.
    package var leadsToAll = false

    /// The scopes that hold for the rows that it leads to.
    package var scoping = RowScoping.ofRequest

    /// How far the same step is taken again from the rows that it leads to; nil where it is taken once.
    package var recursion: RelationshipRecursion?

    package static func == (lhs: RelationshipHop, rhs: RelationshipHop) -> Bool {
        lhs.model == rhs.model && lhs.target == rhs.target && lhs.columns.map(\.name) == rhs.columns.map(\.name)
            && lhs.targetColumns.map(\.name) == rhs.targetColumns.map(\.name)
            && lhs.held?.property == rhs.held?.property && lhs.leadsToAll == rhs.leadsToAll
            && lhs.recursion == rhs.recursion && lhs.scoping == rhs.scoping
    }

    /// The same the other way round.
    var reversed: RelationshipHop {
        RelationshipHop(columns: targetColumns, targetColumns: columns, model: target, target: model)
    }

    /// - Throws: ``FetchError`` if the models are held by a property, and not found by keys.
    package func requireKeys() throws {
        guard let held else { return }
        throw FetchError(
            .unsupported, reason: "the relationship is a property of an object and has no key",
            cure: "Fetch with Core Data, SwiftData or from a collection", member: held.property)
    }

    var failure: FetchError? {
        if held != nil || leadsToAll { return nil }
        guard !columns.isEmpty else {
            return FetchError(
                .unsupported, reason: "the relationship has no key", cure: "Name the properties that refer to the key")
        }
        for (column, targetColumn) in zip(columns, targetColumns) {
            do {
                try ExpressionTree(.column(column)).requireSameStorage(as: ExpressionTree(.column(targetColumn)))
            } catch {
                return (error as? FetchError)?.on(model)
            }
        }
        return nil
    }

    /// Whether the key of the model at which this hop arrives consists of columns in which this and the next hop find it.
    fileprivate func fixesKey(with next: RelationshipHop) -> Bool {
        guard recursion == nil, let joining = target.keyed else { return false }
        let columns = Set((targetColumns + next.columns).map(\.name))
        return !joining.primaryKeyColumns.isEmpty && joining.primaryKeyColumns.allSatisfy { columns.contains($0.name) }
    }
}
