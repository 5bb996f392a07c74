/// A request for values of models.
///
/// ```swift
/// let names = try User.request().all().where { $0.isAdmin }.select(\.name).fetch(in: db)      // [String]
/// // SELECT "name" FROM "User" WHERE "isAdmin" = 1
/// ```
///
/// `Result` is what fetching gives: `[String]`, `[(String, Int)]`, or an optional for the first model.
public struct ProjectionRequest<Model: Fetchable, Result>: ValueRequest {
    @_documentation(visibility: internal)
    public package(set) var plan: ValuePlan<Model, Result>

    /// The same for rows that are read with their models, nil where a row stands for any number of models.
    private(set) var values: RowValues<Model, Result>?

    @usableFromInline
    init(_ plan: ValuePlan<Model, Result>, _ values: RowValues<Model, Result>?) {
        self.plan = plan
        self.values = values
    }

    /// The request with other steps on the models whose values are asked for.
    private func stepping(
        _ step: (FetchableRequest<Model, [Model]>) -> FetchableRequest<Model, [Model]>
    ) -> ProjectionRequest {
        var request = self
        request.plan.query.query = step(FetchableRequest(plan.query.query) { $0 }).query
        return request
    }
}

extension ProjectionRequest {
    /// Keeps the models that meet the conditions. Several `where` are joined by "and".
    ///
    /// ```swift
    /// .select(\.name).where { $0.isAdmin }        // SELECT "name" FROM "User" WHERE "isAdmin" = 1
    /// ```
    public func `where`(
        @PredicateBuilder<Model> _ conditions: (Model.FetchableMembers) -> FetchPredicate<Model>
    ) -> ProjectionRequest {
        stepping { $0.where(conditions(Model.fetchableMembers)) }
    }

    /// Keeps the models that meet a predicate.
    ///
    /// ```swift
    /// .select(\.name).where(isAdmin)              // SELECT "name" FROM "User" WHERE "isAdmin" = 1
    /// ```
    public func `where`(_ predicate: FetchPredicate<Model>) -> ProjectionRequest { stepping { $0.where(predicate) } }

    /// Sorts the rows.
    ///
    /// ```swift
    /// .select(\.name).sorted(by: .descending(\.score))    // SELECT "name" FROM "User" ORDER BY "score" DESC
    /// ```
    public func sorted(by first: SortTerm<Model>, _ others: SortTerm<Model>...) -> ProjectionRequest {
        sorted(byTerms: [first] + others)
    }

    /// Sorts by terms that are put together elsewhere.
    ///
    /// ```swift
    /// .select(\.name).sorted(byTerms: terms)      // SELECT "name" FROM "User" ORDER BY "score" DESC
    /// ```
    public func sorted(byTerms terms: [SortTerm<Model>]) -> ProjectionRequest { stepping { $0.sorted(byTerms: terms) } }
}

extension ProjectionRequest {
    /// Keeps each row once.
    ///
    /// ```swift
    /// .select(\.plan).distinct()                  // SELECT DISTINCT "plan" FROM "User"
    /// ```
    ///
    /// A limit before it is one of the models, with their order; a limit after it is one of the rows. The rows can be
    /// sorted only by selected values. Behind ``FetchableRequest/distinct()`` and a limit, `select` asks for values of
    /// just those models: further conditions and orders are about them.
    ///
    /// Rows that hold related models cannot be distinct: fetching throws ``FetchError`` with the code `unsupported`.
    public func distinct<Row>() -> ProjectionRequest where Result == [Row] {
        var request = self
        if plan.loadsRelatedModels {
            request.plan = .failing(plan.query, .relatedToDistinctRows)
        }
        if plan.query.combination != nil {
            request.plan.query = plan.query.combinedDistinct(of: Model.self)
            return request
        }
        request.plan.query.query = plan.query.query.forRows()
        request.plan.query.isDistinct = true
        request.values = nil
        return request
    }

    /// At most the given number of rows, after a number of others.
    ///
    /// ```swift
    /// .select(\.name).first(nth: 3)               // SELECT "name" FROM "User" ORDER BY "id" LIMIT 3
    /// ```
    ///
    /// - Parameters:
    ///   - limit: The largest number of rows. A negative one is an error when the request runs.
    ///   - offset: The number of rows to pass over. A negative one is an error when the request runs.
    public func first<Row>(nth limit: Int, after offset: Int = 0) -> ProjectionRequest where Result == [Row] {
        var request = self
        request.plan.query.query.limit(
            to: limit, after: offset, isPage: !plan.query.isDistinct && plan.query.combination == nil)
        return request
    }

    /// The first of the rows, nil if there is none.
    ///
    /// ```swift
    /// .sorted(by: .descending(\.score)).select(\.name).first()      // SELECT "name" FROM "User" ORDER BY "score" DESC LIMIT 1
    /// ```
    public func first<Row>() -> ProjectionRequest<Model, Row?> where Result == [Row] {
        var plan = plan
        plan.query.query.limitToFirst()
        return ProjectionRequest<Model, Row?>(plan.map(\.first), values?.map(\.first))
    }

    /// Transforms each row.
    ///
    /// ```swift
    /// .select(\.name, \.age).map { name, age in "\(name) (\(age))" }
    /// ```
    ///
    /// - Parameter transform: Runs for each row while the request is fetched. Fetching rethrows its errors.
    public func map<Row, Mapped>(
        _ transform: @escaping @Sendable (Row) throws -> Mapped
    ) -> ProjectionRequest<Model, [Mapped]> where Result == [Row] {
        ProjectionRequest<Model, [Mapped]>(
            plan.map { try $0.map(transform) }, values?.map { try $0.map(transform) })
    }
}
