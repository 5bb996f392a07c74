// Two overloads take what is computed from optional members into members that are not, and the other way round. They are
// existentials of a protocol without operators and properties: what is read is always an expression of the member's own type.

extension ModelUpdate {
    /// The member: its present value, and the place for assignments.
    ///
    /// ```swift
    /// $0.score = $0.score * 2 + 1      // SET "score" = ("score" * 2.0) + 1.0
    /// ```
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Model.FetchableMembers, FetchableMember<Model, Value>>
    ) -> FetchExpression<Model, Value> {
        get { FetchExpression(value(of: column(member))) }
        set { assign(newValue.tree, to: column(member)) }
    }

    /// Assigns an expression or a condition that is never nil.
    ///
    /// ```swift
    /// $0.nickname = $0.name            // SET "nickname" = "name"
    /// $0.isAdmin = $0.score > 10       // SET "isAdmin" = ("score" > 10.0)
    /// ```
    @_disfavoredOverload
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Model.FetchableMembers, FetchableMember<Model, Value>>
    ) -> any AssignedOperand<Model, Value.Base> {
        get { FetchExpression<Model, Value.Base>(value(of: column(member))) }
        set { assign(newValue.tree, to: column(member)) }
    }

    /// Assigns an expression that may be nil. If the member is not optional, a nil is an error that changes nothing.
    ///
    /// ```swift
    /// $0.score = $0.score + $0.bonus   // SET "score" = "score" + "bonus"
    /// ```
    @_disfavoredOverload
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Model.FetchableMembers, FetchableMember<Model, Value>>
    ) -> any AssignedOperand<Model, Value.Base?> {
        get { FetchExpression<Model, Value.Base?>(value(of: column(member))) }
        set { assign(newValue.tree, to: column(member)) }
    }

    func column(_ member: KeyPath<Model.FetchableMembers, FetchableMember<Model, some FetchableValue>>)
        -> FetchableColumn
    {
        Model.fetchableMembers[keyPath: member].column
    }
}

extension ModelUpdate {
    /// The models that belong to the model by a to-many relationship.
    ///
    /// ```swift
    /// $0.petCount = $0.pets.count
    /// // SET "petCount" = "new"."value1" FROM (SELECT …, (SELECT COUNT(*) FROM "Pet" AS "pets"
    /// //     WHERE "pets"."ownerID" = "User"."id") AS "value1" FROM "User") AS "new" WHERE …
    /// ```
    public subscript<Target: Fetchable>(
        dynamicMember member: KeyPath<Model.FetchableMembers, ToManyMember<Model, Target>>
    ) -> ToManyMember<Model, Target> { Model.fetchableMembers[keyPath: member] }

    /// The model that a to-one relationship refers to. Its members can be read, but not changed.
    ///
    /// ```swift
    /// $0.ownerName = $0.owner.name
    /// // SET "ownerName" = "new"."value1" FROM (SELECT … LEFT JOIN "User" AS "owner" ON …) AS "new" WHERE …
    /// ```
    public subscript<Target: Fetchable>(
        dynamicMember member: KeyPath<Model.FetchableMembers, ToOneMember<Model, Target>>
    ) -> ToOneMember<Model, Target> { Model.fetchableMembers[keyPath: member] }
}

extension ModelUpdate {
    /// An expression on the model, with what was assigned to its members until now in the place of these.
    package func current(_ expression: ExpressionTree) -> ExpressionTree {
        guard !assignments.isEmpty else { return expression }
        if case .value(.column(let column)) = expression.node { return value(of: column) }
        return expression.mapChildren(current)
    }
}
