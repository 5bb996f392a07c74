package import FetchingCore

/// A request in the terms of a fetch request of Core Data.
package struct ManagedQuery: Sendable, Equatable {
    package let entityName: String
    package let predicate: PredicateFormat?
    package let sortKeys: [ManagedSortKey]

    /// The largest number of objects; 0 for all of them, as Core Data has it.
    package let limit: Int

    package let offset: Int

    /// The key paths that are read, for the data model to be looked at before Core Data is asked.
    package private(set) var paths: Set<ManagedPath>

    /// - Throws: ``FetchError`` if Core Data cannot answer the request.
    package init(_ query: FetchQuery, of model: any Fetchable.Type) throws {
        do {
            try model.requireOwnMembers()
            try query.checkLimits()
            try query.requireNoLock()
            try query.requireUnscopedRows()
            guard !query.asksForFirstOfEach else { throw FetchError.firstObjectsOfEach }
            guard !query.asksForCombination else { throw FetchError.combinedObjects }
            guard query.source == nil else {
                throw FetchError.notInFormat(
                    "objects among the results of another request", cure: "Use one limit, at the end")
            }
            guard !query.isDistinct else {
                throw FetchError.notInFormat(
                    "distinct objects, each of which is there once",
                    cure: "Leave 'distinct()' out, or select members before it")
            }
            let order = query.totalOrder(of: model)
            entityName = model.fetchableEntity.name
            sortKeys = try order.map(ManagedSortKey.init)
            // No limit is what Core Data takes 0 for.
            let isNone = query.limit == 0
            let conditions = try [query.predicate, query.position.map { try ExpressionTree.behind($0, in: order) }]
            let condition = ExpressionTree.joined(conditions.compactMap(\.self), by: .and)
            // What is wrong with a condition is said of a request for nothing, too.
            let format = try FormatRenderer.predicate(condition, of: model)
            let isAll = if case .condition(.constant(true)) = condition.node { true } else { false }
            predicate =
                isNone
                ? try FormatRenderer.predicate(ExpressionTree(.constant(false)), of: model) : isAll ? nil : format
            limit = isNone ? 0 : query.limit ?? 0
            offset = query.offset
            var paths = ManagedPaths()
            paths.collect(condition)
            for key in order { paths.collect(key.tree) }
            self.paths = paths.found
        } catch let error as FetchError {
            throw error.on(model, engine: FormatRenderer.engine)
        }
    }
}

extension ManagedQuery {
    /// The same query, which reads other values too.
    func reading(_ trees: [ExpressionTree]) -> ManagedQuery {
        var paths = ManagedPaths()
        for tree in trees { paths.collect(tree) }
        return reading(paths.found)
    }

    /// The same query, which reads more.
    func reading(_ paths: Set<ManagedPath>) -> ManagedQuery {
        var query = self
        query.paths.formUnion(paths)
        return query
    }
}

extension FetchError {
    static var combinedObjects: FetchError {
        notInFormat(
            "the results of several requests together",
            cure: "Join the conditions by '||', '&&' or '!', or fetch each and put them together in Swift")
    }

    static var firstObjectsOfEach: FetchError {
        notInFormat(
            "the first objects of each group",
            cure: "Fetch the objects in their order, and take the first of each group in Swift")
    }
}

extension Fetchable {
    /// A class that inherits `Fetchable` has the members of its superclass, and the entity.
    ///
    /// - Throws: ``FetchError`` if the members are not those of this type.
    fileprivate static func requireOwnMembers() throws {
        guard FetchableMembers.Model.self != Self.self else { return }
        throw FetchError(
            .unsupported,
            reason: "'\(Self.self)' has the members of '\(FetchableMembers.Model.self)', which it inherits",
            cure: "Declare it with '@Fetchable'")
    }
}

extension ExpressionTree {
    /// The condition that holds of what comes after a place in an order.
    fileprivate static func behind(_ position: PagePosition, in order: [SortKey]) throws -> ExpressionTree {
        let terms = Array(zip(order, position.values))
        var branches: [ExpressionTree] = []
        for (index, (key, value)) in terms.enumerated().reversed() {
            guard key.options.folding.isEmpty else {
                throw FetchError.notInFormat(
                    "what follows a text when case is ignored", cure: "Sort pages by the text as it is")
            }
            let isIncluded = position.isInclusive && index == terms.count - 1
            let equal = terms[..<index].map { $0.0.tree.isEqual(toValue: $0.1) }
            let tests = key.tests(behind: value) + (isIncluded ? [key.tree.isEqual(toValue: value)] : [])
            guard !tests.isEmpty else { continue }
            branches.append(.joined(equal + [.joined(tests, by: .or)], by: .and))
        }
        return .joined(branches, by: .or)
    }

    fileprivate func isEqual(toValue value: PrimitiveValue) -> ExpressionTree {
        value.isNull
            ? ExpressionTree(.isNull(self), above: self)
            : ExpressionTree(.comparison(.equal, self, ExpressionTree(.literal(value))), above: self)
    }
}

extension SortKey {
    /// The tests of values behind another in the order.
    fileprivate func tests(behind value: PrimitiveValue) -> [ExpressionTree] {
        let isNull = ExpressionTree(.isNull(tree), above: tree)
        if value.isNull { return nilIsFirst ? [.negated(isNull)] : [] }
        let comparison = isAscending ? ComparisonOperator.greater : .less
        let isBehind = ExpressionTree(.comparison(comparison, tree, ExpressionTree(.literal(value))), above: tree)
        return nilIsFirst ? [isBehind] : [isBehind, isNull]
    }
}
