extension FetchableRequest where Result == [Model] {
    /// The first models of each group, by the order of the request.
    ///
    /// ```swift
    /// let best = User.request().all().where { $0.isActive }.sorted(by: .descending(\.score)).first(nth: 3, ofEach: \.plan)
    /// // SELECT "id", … FROM (SELECT "id", …, ROW_NUMBER() OVER (PARTITION BY "plan" ORDER BY "score" DESC, "id" DESC)
    /// //     AS "fetching.number" FROM "User" WHERE "isActive" = 1) AS "User"
    /// // WHERE "fetching.number" <= 3 ORDER BY "score" DESC, "id" DESC
    /// ```
    ///
    /// PostgreSQL's statement is the same, with its placeholders and names of collations.
    ///
    /// Models whose value is nil are a group too. The key decides between models that are equal by the order; where the model has
    /// none, the database does.
    ///
    /// The steps before it say of which models the first are taken. Those behind it are about the result: a condition leaves
    /// models out of it, a limit takes a part of it, and a sort term goes before the order until now.
    ///
    /// ```swift
    /// let failing = runs.sorted(by: .descending(\.date)).first(nth: 1, ofEach: \.jobID).where { !$0.isSuccessful }
    /// // the jobs whose latest run failed: … WHERE "fetching.number" <= 1 AND "isSuccessful" = 0 …
    /// let byPlan = best.sorted(by: .ascending(\.plan))
    /// // … ORDER BY "plan" COLLATE BINARY, "score" DESC, "id" DESC
    /// ```
    ///
    /// An index on the keys and then the sorted columns saves the database from sorting all rows. Foundation, Core Data and stored
    /// filters reject it.
    ///
    /// - Parameters:
    ///   - limit: The largest number of models of a group. A negative one is an error when the request runs.
    ///   - offset: The number of models of each group to pass over. A negative one is an error when the request runs.
    ///   - key: The value that the models of a group have in common: a member, one of a to-one relationship, or a computed one.
    public func first<Key: FetchableOperand>(
        nth limit: Int, after offset: Int = 0, ofEach key: (Model.FetchableMembers) -> Key
    ) -> Self where Key.Model == Model {
        firstOfEach([key(Model.fetchableMembers).tree], limit, after: offset)
    }

    /// The first models of each group of those that have two values in common.
    ///
    /// ```swift
    /// .sorted(by: .descending(\.score)).first(nth: 3, ofEach: \.plan, \.isAdmin)
    /// // … ROW_NUMBER() OVER (PARTITION BY "plan", "isAdmin" ORDER BY "score" DESC, "id" DESC) …
    /// ```
    public func first<First: FetchableOperand, Second: FetchableOperand>(
        nth limit: Int, after offset: Int = 0, ofEach first: (Model.FetchableMembers) -> First,
        _ second: (Model.FetchableMembers) -> Second
    ) -> Self where First.Model == Model, Second.Model == Model {
        let members = Model.fetchableMembers
        return firstOfEach([first(members).tree, second(members).tree], limit, after: offset)
    }

    /// The first models of each group of those that have three values in common.
    ///
    /// ```swift
    /// .sorted(by: .descending(\.score)).first(nth: 3, ofEach: \.plan, \.isAdmin, { $0.age / 10 })
    /// // … ROW_NUMBER() OVER (PARTITION BY "plan", "isAdmin", fetching_int64("age" / 10) ORDER BY "score" DESC, "id" DESC) …
    /// ```
    public func first<First: FetchableOperand, Second: FetchableOperand, Third: FetchableOperand>(
        nth limit: Int, after offset: Int = 0, ofEach first: (Model.FetchableMembers) -> First,
        _ second: (Model.FetchableMembers) -> Second, _ third: (Model.FetchableMembers) -> Third
    ) -> Self where First.Model == Model, Second.Model == Model, Third.Model == Model {
        let members = Model.fetchableMembers
        return firstOfEach([first(members).tree, second(members).tree, third(members).tree], limit, after: offset)
    }

    /// The first models of each group of those that have the values of some expressions in common.
    package func firstOfEach(_ keys: [ExpressionTree], _ limit: Int, after offset: Int) -> Self {
        var request = self
        request.query = query.first(RowsOfEach(keys: keys, limit: limit, offset: offset), of: Model.self)
        return request
    }
}
