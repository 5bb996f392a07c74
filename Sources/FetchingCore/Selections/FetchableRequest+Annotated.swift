extension FetchableRequest where Result == [Model] {
    /// Puts a value beside each model.
    ///
    /// ```swift
    /// for (user, petCount) in try User.request().all().annotated(with: \.pets.count).fetch(in: db) { … }
    /// // SELECT "User"."id", …, (SELECT COUNT(*) FROM "Pet" AS "pets" WHERE …) FROM "User"
    /// ```
    ///
    /// To use the same value in a condition or an order too, give it a name once:
    ///
    /// ```swift
    /// extension User.FetchableMembers {
    ///     var petCount: FetchExpression<User, Int> { pets.count }
    /// }
    ///
    /// .where { $0.petCount > 2 }.sorted(by: .descending(\.petCount)).annotated(with: \.petCount)
    /// ```
    ///
    /// - Parameter first: Gets the members of the model. A key path will do.
    @inlinable
    public func annotated<First: FetchableSelection>(
        with first: (Model.FetchableMembers) -> First
    ) -> ProjectionRequest<Model, [(Model, First.Output)]>
    where First.Model == Model {
        let members = Model.fetchableMembers
        return selecting(
            .combining(.model, FetchSelection(first(members))) {
                ($0, $1)
            })
    }

    /// Puts two values beside each model.
    ///
    /// ```swift
    /// .annotated(with: \.pets.count, { $0.pets.max(\.age) })
    /// // SELECT "User"."id", …, (SELECT COUNT(*) FROM "Pet" AS "pets" WHERE …), … FROM "User"
    /// ```
    @inlinable
    public func annotated<First: FetchableSelection, Second: FetchableSelection>(
        @SelectionBuilder<Model> with first: (Model.FetchableMembers) -> First,
        @SelectionBuilder<Model> _ second: (Model.FetchableMembers) -> Second
    ) -> ProjectionRequest<Model, [(Model, First.Output, Second.Output)]>
    where First.Model == Model, Second.Model == Model {
        let members = Model.fetchableMembers
        return selecting(
            .combining(.model, FetchSelection(first(members)), FetchSelection(second(members))) {
                ($0, $1, $2)
            })
    }

    /// Puts three values beside each model.
    ///
    /// ```swift
    /// .annotated(with: \.pets.count, { $0.pets.max(\.age) }, \.team.name)
    /// // SELECT "User"."id", …, (SELECT COUNT(*) FROM "Pet" AS "pets" WHERE …), … FROM "User"
    /// ```
    @inlinable
    public func annotated<First: FetchableSelection, Second: FetchableSelection, Third: FetchableSelection>(
        @SelectionBuilder<Model> with first: (Model.FetchableMembers) -> First,
        @SelectionBuilder<Model> _ second: (Model.FetchableMembers) -> Second,
        @SelectionBuilder<Model> _ third: (Model.FetchableMembers) -> Third
    ) -> ProjectionRequest<Model, [(Model, First.Output, Second.Output, Third.Output)]>
    where First.Model == Model, Second.Model == Model, Third.Model == Model {
        let members = Model.fetchableMembers
        return selecting(
            .combining(
                .model, FetchSelection(first(members)), FetchSelection(second(members)), FetchSelection(third(members))
            ) {
                ($0, $1, $2, $3)
            })
    }

    /// Puts four values beside each model.
    ///
    /// ```swift
    /// .annotated(with: \.pets.count, { $0.pets.max(\.age) }, \.team.name, \.albums.count)
    /// // SELECT "User"."id", …, (SELECT COUNT(*) FROM "Pet" AS "pets" WHERE …), … FROM "User"
    /// ```
    @inlinable
    public func annotated<
        First: FetchableSelection, Second: FetchableSelection, Third: FetchableSelection, Fourth: FetchableSelection
    >(
        @SelectionBuilder<Model> with first: (Model.FetchableMembers) -> First,
        @SelectionBuilder<Model> _ second: (Model.FetchableMembers) -> Second,
        @SelectionBuilder<Model> _ third: (Model.FetchableMembers) -> Third,
        @SelectionBuilder<Model> _ fourth: (Model.FetchableMembers) -> Fourth
    ) -> ProjectionRequest<Model, [(Model, First.Output, Second.Output, Third.Output, Fourth.Output)]>
    where First.Model == Model, Second.Model == Model, Third.Model == Model, Fourth.Model == Model {
        let members = Model.fetchableMembers
        return selecting(
            .combining(
                .model, FetchSelection(first(members)), FetchSelection(second(members)), FetchSelection(third(members)),
                FetchSelection(fourth(members))
            ) {
                ($0, $1, $2, $3, $4)
            })
    }
}

extension FetchableRequest where Result == Model? {
    /// Puts a value beside the first model.
    ///
    /// ```swift
    /// .annotated(with: \.pets.count)
    /// // SELECT "User"."id", …, (SELECT COUNT(*) FROM "Pet" AS "pets" WHERE …) FROM "User" LIMIT 1
    /// ```
    @inlinable
    public func annotated<First: FetchableSelection>(
        with first: (Model.FetchableMembers) -> First
    ) -> ProjectionRequest<Model, (Model, First.Output)?>
    where First.Model == Model {
        let members = Model.fetchableMembers
        return selecting(
            .combining(.model, FetchSelection(first(members))) {
                ($0, $1)
            })
    }

    /// Puts two values beside the first model.
    ///
    /// ```swift
    /// .annotated(with: \.pets.count, { $0.pets.max(\.age) })
    /// // SELECT "User"."id", …, (SELECT COUNT(*) FROM "Pet" AS "pets" WHERE …), … FROM "User" LIMIT 1
    /// ```
    @inlinable
    public func annotated<First: FetchableSelection, Second: FetchableSelection>(
        @SelectionBuilder<Model> with first: (Model.FetchableMembers) -> First,
        @SelectionBuilder<Model> _ second: (Model.FetchableMembers) -> Second
    ) -> ProjectionRequest<Model, (Model, First.Output, Second.Output)?>
    where First.Model == Model, Second.Model == Model {
        let members = Model.fetchableMembers
        return selecting(
            .combining(.model, FetchSelection(first(members)), FetchSelection(second(members))) {
                ($0, $1, $2)
            })
    }

    /// Puts three values beside the first model.
    ///
    /// ```swift
    /// .annotated(with: \.pets.count, { $0.pets.max(\.age) }, \.team.name)
    /// // SELECT "User"."id", …, (SELECT COUNT(*) FROM "Pet" AS "pets" WHERE …), … FROM "User" LIMIT 1
    /// ```
    @inlinable
    public func annotated<First: FetchableSelection, Second: FetchableSelection, Third: FetchableSelection>(
        @SelectionBuilder<Model> with first: (Model.FetchableMembers) -> First,
        @SelectionBuilder<Model> _ second: (Model.FetchableMembers) -> Second,
        @SelectionBuilder<Model> _ third: (Model.FetchableMembers) -> Third
    ) -> ProjectionRequest<Model, (Model, First.Output, Second.Output, Third.Output)?>
    where First.Model == Model, Second.Model == Model, Third.Model == Model {
        let members = Model.fetchableMembers
        return selecting(
            .combining(
                .model, FetchSelection(first(members)), FetchSelection(second(members)), FetchSelection(third(members))
            ) {
                ($0, $1, $2, $3)
            })
    }

    /// Puts four values beside the first model.
    ///
    /// ```swift
    /// .annotated(with: \.pets.count, { $0.pets.max(\.age) }, \.team.name, \.albums.count)
    /// // SELECT "User"."id", …, (SELECT COUNT(*) FROM "Pet" AS "pets" WHERE …), … FROM "User" LIMIT 1
    /// ```
    @inlinable
    public func annotated<
        First: FetchableSelection, Second: FetchableSelection, Third: FetchableSelection, Fourth: FetchableSelection
    >(
        @SelectionBuilder<Model> with first: (Model.FetchableMembers) -> First,
        @SelectionBuilder<Model> _ second: (Model.FetchableMembers) -> Second,
        @SelectionBuilder<Model> _ third: (Model.FetchableMembers) -> Third,
        @SelectionBuilder<Model> _ fourth: (Model.FetchableMembers) -> Fourth
    ) -> ProjectionRequest<Model, (Model, First.Output, Second.Output, Third.Output, Fourth.Output)?>
    where First.Model == Model, Second.Model == Model, Third.Model == Model, Fourth.Model == Model {
        let members = Model.fetchableMembers
        return selecting(
            .combining(
                .model, FetchSelection(first(members)), FetchSelection(second(members)), FetchSelection(third(members)),
                FetchSelection(fourth(members))
            ) {
                ($0, $1, $2, $3, $4)
            })
    }
}
