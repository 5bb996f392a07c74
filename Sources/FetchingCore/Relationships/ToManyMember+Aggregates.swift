// The aggregates skip values that are nil, as those of SQL do.

extension ToManyMember {
    /// The number of related models: 0 where the model that they would belong to is missing.
    ///
    /// ```swift
    /// $0.pets.count > 2           // (SELECT COUNT(*) FROM "Pet" AS "pets" WHERE "pets"."ownerID" = "User"."id") > 2
    /// ```
    public var count: FetchExpression<Model, Int> { FetchExpression(.aggregate(.count, in: rows())) }

    /// The number of related models that meet the conditions.
    ///
    /// ```swift
    /// $0.pets.count { $0.age > 3 } > 2    // (SELECT COUNT(*) FROM "Pet" AS "pets" WHERE … AND "pets"."age" > 3) > 2
    /// ```
    ///
    /// - Parameter conditions: One condition or several, which are joined by "and".
    public func count(
        @PredicateBuilder<Model> where conditions: (RelatedMembers<Model, Target>) -> FetchPredicate<Model>
    ) -> FetchExpression<Model, Int> {
        FetchExpression(.aggregate(.count, in: rows { conditions(RelatedMembers($0)).tree }))
    }

    /// The number of distinct values, without nil: 0 where the model that they would belong to is missing.
    ///
    /// ```swift
    /// $0.tracks.count(distinct: \.genreID) > 1
    /// // (SELECT COUNT(DISTINCT "tracks"."genreID") FROM "Track" AS "tracks" WHERE …) > 1
    ///
    /// $0.tracks.count(distinct: \.genreID) { $0.seconds > 300 } > 1
    /// // (SELECT COUNT(DISTINCT "tracks"."genreID") FROM "Track" AS "tracks" WHERE … AND "tracks"."seconds" > 300) > 1
    /// ```
    ///
    /// A computed value is counted by its name, in an extension of `FetchableMembers`. A trailing closure has no label, so that only
    /// conditions stand in one.
    ///
    /// - Parameters:
    ///   - value: A member of the related models.
    ///   - conditions: One condition or several, which are joined by "and". All models are counted without one.
    // One function: the solver takes a trailing closure for the key path of one without conditions, and four
    // 'count { … } == limit' in a chain cost 34,598 scopes for 99.
    public func count<Operand: FetchableOperand>(
        distinct value: KeyPath<RelatedMembers<Model, Target>, Operand>,
        @PredicateBuilder<Model> where conditions: (RelatedMembers<Model, Target>) -> FetchPredicate<Model> = { _ in
            .all([])
        }
    ) -> FetchExpression<Model, Int> where Operand.Model == Model {
        FetchExpression(
            aggregate(.count, { $0[keyPath: value] }, in: rows { conditions(RelatedMembers($0)).tree.unlessTrue }))
    }

    /// The sum of a value, 0 if there is none.
    ///
    /// ```swift
    /// $0.pets.sum(\.age) > 20             // (SELECT fetching_sum("pets"."age") FROM "Pet" AS "pets" WHERE …) > 20
    /// $0.lines.sum { $0.price * $0.count } > 100
    /// ```
    ///
    /// A sum of integers that does not fit 64 bits is an error. One of decimals is exact, and rounded once to 38 digits.
    /// The last digits of a sum of floating-point numbers depend on the order in which they are added.
    public func sum<Operand: FetchableOperand>(
        _ value: (RelatedMembers<Model, Target>) -> Operand
    ) -> FetchExpression<Model, Operand.Value.Base.Sum>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        FetchExpression(aggregate(.sum, value, in: rows()))
    }

    /// The sum of a value of those that meet the conditions, 0 if there is none.
    ///
    /// ```swift
    /// $0.pets.sum(\.age) { $0.isTame } > 20
    /// // (SELECT fetching_sum("pets"."age") FROM "Pet" AS "pets" WHERE … AND "pets"."isTame" = 1) > 20
    /// ```
    public func sum<Operand: FetchableOperand>(
        _ value: (RelatedMembers<Model, Target>) -> Operand,
        @PredicateBuilder<Model> where conditions: (RelatedMembers<Model, Target>) -> FetchPredicate<Model>
    ) -> FetchExpression<Model, Operand.Value.Base.Sum>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        FetchExpression(aggregate(.sum, value, in: rows { conditions(RelatedMembers($0)).tree }))
    }

    /// The average of a value, nil if there is none.
    ///
    /// ```swift
    /// $0.pets.average(\.age) > 3.5        // (SELECT AVG("pets"."age") FROM "Pet" AS "pets" WHERE …) > 3.5
    /// ```
    public func average<Operand: FetchableOperand>(
        _ value: (RelatedMembers<Model, Target>) -> Operand
    ) -> FetchExpression<Model, Operand.Value.Base.Average>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        FetchExpression(aggregate(.average, value, in: rows()))
    }

    /// The average of a value of those that meet the conditions, nil if there is none.
    ///
    /// ```swift
    /// $0.pets.average(\.age) { $0.isTame } > 3.5
    /// // (SELECT AVG("pets"."age") FROM "Pet" AS "pets" WHERE … AND "pets"."isTame" = 1) > 3.5
    /// ```
    public func average<Operand: FetchableOperand>(
        _ value: (RelatedMembers<Model, Target>) -> Operand,
        @PredicateBuilder<Model> where conditions: (RelatedMembers<Model, Target>) -> FetchPredicate<Model>
    ) -> FetchExpression<Model, Operand.Value.Base.Average>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        FetchExpression(aggregate(.average, value, in: rows { conditions(RelatedMembers($0)).tree }))
    }

    /// The sum of the distinct values, 0 if there is none.
    ///
    /// ```swift
    /// $0.pets.sum(distinct: \.age) > 20   // (SELECT fetching_sum(DISTINCT "pets"."age") FROM "Pet" AS "pets" WHERE …) > 20
    /// ```
    ///
    /// A computed value is added by its name, as one is counted: see ``count(distinct:where:)``.
    public func sum<Operand: FetchableOperand>(
        distinct value: KeyPath<RelatedMembers<Model, Target>, Operand>,
        @PredicateBuilder<Model> where conditions: (RelatedMembers<Model, Target>) -> FetchPredicate<Model> = { _ in
            .all([])
        }
    ) -> FetchExpression<Model, Operand.Value.Base.Sum>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        FetchExpression(
            aggregate(
                .distinctSum, { $0[keyPath: value] }, in: rows { conditions(RelatedMembers($0)).tree.unlessTrue }))
    }

    /// The average of the distinct values, nil if there is none.
    ///
    /// ```swift
    /// $0.pets.average(distinct: \.age) > 3
    /// // (SELECT AVG(DISTINCT "pets"."age") FROM "Pet" AS "pets" WHERE …) > 3.0
    /// ```
    ///
    /// A computed value is taken by its name, as one is counted: see ``count(distinct:where:)``.
    public func average<Operand: FetchableOperand>(
        distinct value: KeyPath<RelatedMembers<Model, Target>, Operand>,
        @PredicateBuilder<Model> where conditions: (RelatedMembers<Model, Target>) -> FetchPredicate<Model> = { _ in
            .all([])
        }
    ) -> FetchExpression<Model, Operand.Value.Base.Average>
    where Operand.Model == Model, Operand.Value.Base: FetchableNumber {
        FetchExpression(
            aggregate(
                .distinctAverage, { $0[keyPath: value] }, in: rows { conditions(RelatedMembers($0)).tree.unlessTrue }))
    }

    /// The smallest of the values, nil if there is none.
    ///
    /// ```swift
    /// $0.pets.min(\.born) > date          // (SELECT MIN("pets"."born") FROM "Pet" AS "pets" WHERE …) > '…'
    /// ```
    public func min<Operand: FetchableOperand>(
        _ value: (RelatedMembers<Model, Target>) -> Operand
    ) -> FetchExpression<Model, Operand.Value.Base?> where Operand.Model == Model, Operand.Value.Base: Comparable {
        FetchExpression(aggregate(.min, value, in: rows()))
    }

    /// The smallest of the values of those that meet the conditions, nil if there is none.
    ///
    /// ```swift
    /// $0.pets.min(\.born) { $0.isTame } > date
    /// // (SELECT MIN("pets"."born") FROM "Pet" AS "pets" WHERE … AND "pets"."isTame" = 1) > '…'
    /// ```
    public func min<Operand: FetchableOperand>(
        _ value: (RelatedMembers<Model, Target>) -> Operand,
        @PredicateBuilder<Model> where conditions: (RelatedMembers<Model, Target>) -> FetchPredicate<Model>
    ) -> FetchExpression<Model, Operand.Value.Base?> where Operand.Model == Model, Operand.Value.Base: Comparable {
        FetchExpression(aggregate(.min, value, in: rows { conditions(RelatedMembers($0)).tree }))
    }

    /// The largest of the values, nil if there is none.
    ///
    /// ```swift
    /// $0.pets.max(\.age) > 10             // (SELECT MAX("pets"."age") FROM "Pet" AS "pets" WHERE …) > 10
    /// ```
    public func max<Operand: FetchableOperand>(
        _ value: (RelatedMembers<Model, Target>) -> Operand
    ) -> FetchExpression<Model, Operand.Value.Base?> where Operand.Model == Model, Operand.Value.Base: Comparable {
        FetchExpression(aggregate(.max, value, in: rows()))
    }

    /// The largest of the values of those that meet the conditions, nil if there is none.
    ///
    /// ```swift
    /// $0.pets.max(\.age) { $0.isTame } > 10
    /// // (SELECT MAX("pets"."age") FROM "Pet" AS "pets" WHERE … AND "pets"."isTame" = 1) > 10
    /// ```
    public func max<Operand: FetchableOperand>(
        _ value: (RelatedMembers<Model, Target>) -> Operand,
        @PredicateBuilder<Model> where conditions: (RelatedMembers<Model, Target>) -> FetchPredicate<Model>
    ) -> FetchExpression<Model, Operand.Value.Base?> where Operand.Model == Model, Operand.Value.Base: Comparable {
        FetchExpression(aggregate(.max, value, in: rows { conditions(RelatedMembers($0)).tree }))
    }

    private func aggregate<Operand: FetchableOperand>(
        _ function: AggregateFunction, _ value: (RelatedMembers<Model, Target>) -> Operand, in rows: RelatedRows
    ) -> ExpressionTree {
        .aggregate(function, of: value(RelatedMembers(rows.element)).tree, in: rows)
    }
}
