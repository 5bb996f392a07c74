extension KeyedFetchableMembers {
    /// Whether it is the model with a certain key.
    ///
    /// ```swift
    /// User.request().first().where { $0 == 42 }     // "id" = 42
    /// ```
    public static func == (lhs: Self, rhs: Model.PrimaryKey) -> FetchPredicate<Model> { Model.predicate(key: rhs) }

    /// Whether it is a certain model, by its key.
    ///
    /// ```swift
    /// User.request().first().where { $0 == user }   // "id" = 42
    /// ```
    public static func == (lhs: Self, rhs: Model) -> FetchPredicate<Model> { lhs == rhs.primaryKey }

    /// Whether it is not the model with a certain key.
    ///
    /// ```swift
    /// User.request().all().where { $0 != 42 }       // "id" <> 42
    /// ```
    public static func != (lhs: Self, rhs: Model.PrimaryKey) -> FetchPredicate<Model> { !(lhs == rhs) }

    /// Whether it is not a certain model, by its key.
    ///
    /// ```swift
    /// User.request().all().where { $0 != user }     // "id" <> 42
    /// ```
    public static func != (lhs: Self, rhs: Model) -> FetchPredicate<Model> { !(lhs == rhs.primaryKey) }
}

extension KeyedFetchable {
    static func predicate(key: PrimaryKey) -> FetchPredicate<Self> {
        do {
            let values = try primaryKeyValues(of: key)
            guard !values.isEmpty, values.count == primaryKeyColumns.count else { throw FetchError.malformed("key") }
            return .all(
                zip(primaryKeyColumns, values).map { column, value in
                    let column = ExpressionTree(.column(column))
                    return FetchPredicate(
                        value.isNull
                            ? ExpressionTree(.isNull(column), above: column)
                            : ExpressionTree(
                                .comparison(.equal, column, ExpressionTree(.literal(value))), above: column))
                })
        } catch {
            return FetchPredicate(ExpressionTree(failure: ExpressionTree(.constant(true)).located(error, in: "==")))
        }
    }
}
