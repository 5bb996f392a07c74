extension FetchableRequest where Result == [Model] {
    /// Asks how many models there are.
    ///
    /// ```swift
    /// User.request().all().count()                    // SELECT COUNT(*) FROM "User"
    /// ```
    public func count() -> AggregateRequest<Model, Int> { aggregate(\.count) }

    /// Asks for how many models the conditions hold.
    ///
    /// ```swift
    /// User.request().all().count { $0.isAdmin }
    /// // SELECT COUNT(*) FILTER (WHERE "isAdmin" = 1) FROM "User"
    /// ```
    ///
    /// Of a request with a limit, it asks for how many of those models the conditions hold.
    ///
    /// - Parameter conditions: One condition or several, which are joined by "and".
    public func count(
        @PredicateBuilder<Model> where conditions: (Model.FetchableMembers) -> FetchPredicate<Model>
    ) -> AggregateRequest<Model, Int> {
        aggregate { $0.count(where: conditions) }
    }

    /// Asks how many different values there are, without nil.
    ///
    /// ```swift
    /// .count(distinct: \.plan)                        // SELECT COUNT(DISTINCT "plan" COLLATE BINARY) FROM "User"
    /// .count(distinct: \.total)                       // SELECT COUNT(DISTINCT "price" * "amount") FROM "Sale"
    /// ```
    ///
    /// A computed value is counted by its name, in an extension of `FetchableMembers`: `var total: FetchExpression<Sale, Int> {
    /// price * amount }`. A trailing closure has no label, so that only conditions stand in one.
    public func count<Operand: FetchableOperand>(
        distinct value: KeyPath<Model.FetchableMembers, Operand>
    ) -> AggregateRequest<Model, Int> where Operand.Model == Model {
        aggregate { $0.count(distinct: value) }
    }

    /// Asks whether there is a model.
    ///
    /// ```swift
    /// User.request().all().where { $0.isAdmin }.exists()
    /// // SELECT EXISTS (SELECT 1 FROM "User" WHERE "isAdmin" = 1)
    /// ```
    public func exists() -> AggregateRequest<Model, Bool> {
        var query = SelectionQuery(query.nestedIfDistinct(), columns: [])
        query.isExistence = true
        let selection = FetchSelection<Model, Bool>(columns: []) { row in try row.decodeBool() }
        return AggregateRequest(ValuePlan<Model, [Bool]>.rows(of: selection, query).map { $0.first ?? false })
    }

    /// Asks for the sum of a value, 0 if there is none.
    ///
    /// ```swift
    /// .sum(\.age)                                     // SELECT fetching_exact_sum("age") FROM "User"
    /// .sum { $0.score + $0.bonus }                    // SELECT … FROM "User"
    /// ```
    ///
    /// A sum of integers that does not fit 64 bits is an error. One of decimals is exact, and rounded once to 38 digits.
    /// The last digits of a sum of floating-point numbers depend on the order in which they are added.
    public func sum<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand
    ) -> AggregateRequest<Model, Operand.Value.Base.Sum>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        aggregate { $0.sum(value) }
    }

    /// Asks for the average of a value, nil if there is none.
    ///
    /// ```swift
    /// .average(\.age)                                 // SELECT AVG("age") FROM "User"
    /// ```
    public func average<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand
    ) -> AggregateRequest<Model, Operand.Value.Base.Average>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        aggregate { $0.average(value) }
    }

    /// Asks for the sum of the distinct values, 0 if there is none.
    ///
    /// ```swift
    /// .sum(distinct: \.age)                           // SELECT fetching_exact_sum(DISTINCT "age") FROM "User"
    /// ```
    public func sum<Operand: FetchableOperand>(
        distinct value: KeyPath<Model.FetchableMembers, Operand>
    ) -> AggregateRequest<Model, Operand.Value.Base.Sum>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        aggregate { $0.sum(distinct: value) }
    }

    /// Asks for the average of the distinct values, nil if there is none.
    ///
    /// ```swift
    /// .average(distinct: \.age)                       // SELECT AVG(DISTINCT "age") FROM "User"
    /// ```
    public func average<Operand: FetchableOperand>(
        distinct value: KeyPath<Model.FetchableMembers, Operand>
    ) -> AggregateRequest<Model, Operand.Value.Base.Average>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        aggregate { $0.average(distinct: value) }
    }

    /// Asks for the smallest of the values, nil if there is none.
    ///
    /// ```swift
    /// .min(\.age)                                     // SELECT MIN("age") FROM "User"
    /// ```
    public func min<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand
    ) -> AggregateRequest<Model, Operand.Value.Base?> where Operand.Model == Model, Operand.Value.Base: Comparable {
        aggregate { $0.min(value) }
    }

    /// Asks for the largest of the values, nil if there is none.
    ///
    /// ```swift
    /// .max(\.age)                                     // SELECT MAX("age") FROM "User"
    /// ```
    public func max<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand
    ) -> AggregateRequest<Model, Operand.Value.Base?> where Operand.Model == Model, Operand.Value.Base: Comparable {
        aggregate { $0.max(value) }
    }

    /// Asks for the texts of the models, one behind the other: an empty text if there are none.
    ///
    /// ```swift
    /// .joined(\.name, separator: ", ")                // SELECT fetching_joined("name", ', ') FROM "User"
    /// ```
    ///
    /// Nil is skipped. The texts are sorted by the terms, and equals by themselves: an order of the request decides only which models
    /// a limit leaves.
    ///
    /// - Parameters:
    ///   - value: A text of each model.
    ///   - separator: What stands between two texts.
    ///   - order: The order of the texts. Without one, it is their own.
    public func joined<Operand: FetchableOperand>(
        _ value: (Model.FetchableMembers) -> Operand, separator: String = "", order: SortTerm<Model>...
    ) -> AggregateRequest<Model, String> where Operand.Model == Model, Operand.Value.Base: FetchableText {
        aggregate { _ in
            FetchExpression<Model, String>(
                .groupAggregate(
                    .joined(separator: separator), of: value(Model.fetchableMembers).tree, order: order.map(\.key)))
        }
    }
}
