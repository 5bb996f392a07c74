public import FetchingCore
public import Foundation

/// A source for a predicate of Foundation: a ``FetchPredicate`` or a request.
public protocol FoundationPredicateSource<FoundationPredicate> {
    /// The predicate of Foundation, such as `Predicate<User>`.
    associatedtype FoundationPredicate

    /// Makes the predicate.
    ///
    /// ```swift
    /// try User.predicate { $0.score > 10 }.foundationPredicate()      // Predicate<User>
    /// ```
    ///
    /// - Throws: ``FetchError`` with the code `unsupported` if Foundation has no expression for a condition.
    func foundationPredicate() throws -> FoundationPredicate
}

extension Predicate {
    /// Makes a predicate of Foundation of one of Fetching, or of a request's conditions.
    ///
    /// ```swift
    /// let isGood = User.predicate { $0.score > 10 && $0.nickname == nil }
    /// let predicate = try Predicate<User>(isGood)
    /// // #Predicate<User> { $0.score > 10 && $0.nickname == nil }
    /// ```
    ///
    /// It consists of Foundation's own expressions only, which SwiftData translates.
    ///
    /// - Parameter source: The predicate, or a request for all models, whose order is left out.
    /// - Throws: ``FetchError`` with the code `unsupported` if Foundation has no expression for a condition, or if a request
    ///   is for a part of the models only.
    public init<Source: FoundationPredicateSource>(_ source: Source) throws
    where Source.FoundationPredicate == Predicate<repeat each Input> {
        self = try source.foundationPredicate()
    }
}

extension FetchPredicate: FoundationPredicateSource {
    /// Makes the predicate of Foundation.
    ///
    /// ```swift
    /// try User.predicate { $0.score > 10 }.foundationPredicate()
    /// // #Predicate<User> { $0.score > 10 }
    /// ```
    ///
    /// - Throws: ``FetchError`` with the code `unsupported` if Foundation has no expression for a condition.
    public func foundationPredicate() throws -> Predicate<Model> {
        do {
            try tree.requireUnscopedRows()
        } catch let error as FetchError {
            throw error.on(Model.self, engine: FoundationTranslator.engine)
        }
        return try FoundationTranslator.predicate(tree, of: Model.self)
    }
}

extension FetchableRequest: FoundationPredicateSource {
    /// Makes the predicate of Foundation that the models of the request meet. Their order is left out.
    ///
    /// ```swift
    /// try User.request().all().where { $0.score > 10 }.foundationPredicate()
    /// // #Predicate<User> { $0.score > 10 }
    /// ```
    ///
    /// - Throws: ``FetchError`` with the code `unsupported` if the request is for a part of the models only, or if Foundation
    ///   has no expression for a condition.
    public func foundationPredicate() throws -> Predicate<Model> {
        try query.checkLimits()
        try query.requireNoLock()
        guard !query.asksForFirstOfEach else {
            throw FetchError.firstModelsOfEach.on(Model.self, engine: FoundationTranslator.engine)
        }
        guard !query.asksForCombination else {
            throw FetchError.combinedModels.on(Model.self, engine: FoundationTranslator.engine)
        }
        guard !query.isLimited, !query.isDistinct, query.position == nil, query.source == nil else {
            throw FetchError.rejected(
                "a predicate cannot limit the number of models", cure: "Ask for all of them with 'all()'"
            ).on(Model.self, engine: FoundationTranslator.engine)
        }
        do {
            try query.requireUnscopedRows()
        } catch let error as FetchError {
            throw error.on(Model.self, engine: FoundationTranslator.engine)
        }
        return try FoundationTranslator.predicate(
            query.predicate ?? ExpressionTree(.constant(true)), of: Model.self)
    }
}

extension FetchError {
    static var combinedModels: FetchError {
        rejected(
            "Foundation cannot put the results of several requests together",
            cure: "Join the conditions by '||', '&&' or '!', or fetch each and put them together in Swift")
    }

    static var firstModelsOfEach: FetchError {
        rejected(
            "Foundation cannot ask for the first models of each group",
            cure: "Fetch the models in their order, and take the first of each group in Swift")
    }
}

extension FoundationTranslator {
    static let engine = "Foundation.Predicate"

    private static let maximumDepth = 72

    /// - Throws: ``FetchError`` if Foundation has no expression for a condition.
    static func predicate<Model: Fetchable>(_ tree: ExpressionTree, of _: Model.Type) throws -> Predicate<Model> {
        let name = FoundationVariables.Name()
        let root = FoundationRow<Model>(.model(FoundationPlans.variable(name, Model.self)))
        do {
            // Translating goes down the levels too, before there is an expression that could be measured.
            guard tree.depth <= maximumDepth else { throw FetchError.tooDeepForFoundation }
            let condition = try FoundationTranslator(root: root).condition(tree)
            return Predicate { condition.standardExpression(FoundationVariables().with(name, $0)) }
        } catch let error as FetchError {
            throw error.on(Model.self, engine: engine)
        }
    }
}

extension FoundationPlan where Output == Bool {
    fileprivate func standardExpression(_ variables: FoundationVariables) -> any StandardPredicateExpression<Bool> {
        expression(variables)
    }
}
