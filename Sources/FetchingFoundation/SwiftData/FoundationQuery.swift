package import FetchingCore
package import Foundation

/// A request in the types of Foundation that SwiftData takes.
package struct FoundationQuery<Model: Fetchable> {
    package let predicate: Predicate<Model>
    package let sortDescriptors: [SortDescriptor<Model>]

    /// The largest number of models. Nil, and not 0, for all of them.
    package let limit: Int?

    /// The number of models to pass over, nil for none.
    package let offset: Int?

    /// - Throws: ``FetchError`` if Foundation cannot say what the request asks for.
    package init<Result>(_ request: FetchableRequest<Model, Result>) throws {
        let query = request.query
        do {
            try query.checkLimits()
            try query.requireNoLock()
            try query.requireUnscopedRows()
            guard !query.asksForFirstOfEach else { throw FetchError.firstModelsOfEach }
            guard !query.asksForCombination else { throw FetchError.combinedModels }
            guard !query.isDistinct, query.position == nil, query.source == nil else {
                throw FetchError.rejected(
                    "a descriptor cannot ask for a part of what another request gives",
                    cure: "Ask for the models with one limit, and without 'distinct()'")
            }
            // SwiftData takes a limit of 0 for no limit.
            let isNone = query.limit == 0
            let tree = isNone ? ExpressionTree(.constant(false)) : query.predicate ?? ExpressionTree(.constant(true))
            predicate = try FoundationTranslator.predicate(tree, of: Model.self)
            sortDescriptors = try query.totalOrder(of: Model.self).map { try SortDescriptor(fetching: $0) }
            limit = isNone ? nil : query.limit
            offset = query.offset == 0 ? nil : query.offset
        } catch let error as FetchError {
            throw error.on(Model.self, engine: FoundationTranslator.engine)
        }
    }
}
