// The ways to assign to a member of a struct in columns: those of `ModelUpdate`, which say why there are so many.

extension SpreadUpdate {
    /// The member: its present value, and the place for assignments.
    @_documentation(visibility: internal)
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Members, FetchableMember<Members.Model, Value>>
    ) -> FetchExpression<Members.Model, Value> {
        get { FetchExpression(update.value(of: column(member))) }
        set { update.assign(newValue.tree, to: column(member), of: Value.Base.self) }
    }

    /// Assigns an expression or a condition that is never nil.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Members, FetchableMember<Members.Model, Value>>
    ) -> any AssignedOperand<Members.Model, Value.Base> {
        get { FetchExpression<Members.Model, Value.Base>(update.value(of: column(member))) }
        set { update.assign(newValue.tree, to: column(member), of: Value.Base.self) }
    }

    /// Assigns an expression that may be nil.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Members, FetchableMember<Members.Model, Value>>
    ) -> any AssignedOperand<Members.Model, Value.Base?> {
        get { FetchExpression<Members.Model, Value.Base?>(update.value(of: column(member))) }
        set { update.assign(newValue.tree, to: column(member), of: Value.Base.self) }
    }

    /// Assigns a value.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Members, FetchableMember<Members.Model, Value>>
    ) -> any FetchableValue<Value> {
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { UnknownValue<Value>() }
        set { update.assign(anyValue: newValue, to: column(member)) }
    }

    /// Assigns a literal.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Members, FetchableMember<Members.Model, Value>>
    ) -> AssignedLiteral<Value> where Value.Base == Value {
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { AssignedLiteral(nil) }
        set { update.assign(newValue.value, to: column(member)) }
    }

    /// Assigns a value or nil to an optional member.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value: OptionalFetchableValue & ExpressibleByNilLiteral>(
        dynamicMember member: KeyPath<Members, FetchableMember<Members.Model, Value>>
    ) -> Value {
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { nil }
        set { update.assign(newValue, to: column(member)) }
    }

    /// Assigns a case of an enum, or an option set.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value: FetchableValue & RawRepresentable>(
        dynamicMember member: KeyPath<Members, FetchableMember<Members.Model, Value>>
    ) -> Value {
        // There is no value to give, and no program that asks for one compiles.
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { preconditionFailure("unavailable") }
        set { update.assign(newValue, to: column(member)) }
    }
}

// A struct within the struct
extension SpreadUpdate {
    /// A struct within the struct.
    @_documentation(visibility: internal)
    public subscript<Next: SpreadMembers>(dynamicMember member: KeyPath<Members, Next>) -> SpreadUpdate<Next>
    where Next.Model == Members.Model {
        get { SpreadUpdate<Next>(update: update, members: members[keyPath: member]) }
        set { update.assign(newValue, to: members[keyPath: member]) }
    }

    /// Assigns a struct within the struct.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: SpreadMembers>(
        dynamicMember member: KeyPath<Members, Next>
    ) -> any SpreadFields<Next.Fields> where Next.Model == Members.Model {
        // There is no value to give, and no program that asks for one compiles.
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { preconditionFailure("unavailable") }
        set { update.assign(anyWhole: newValue, toSpread: members[keyPath: member]._spread) }
    }

    /// Assigns a struct of another row to one within the struct.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: SpreadMembers>(
        dynamicMember member: KeyPath<Members, Next>
    ) -> any RequiredSpread<Members.Model, Next.Fields> where Next.Model == Members.Model {
        get { SpreadUpdate<Next>(update: update, members: members[keyPath: member]) }
        set { update.assign(newValue._values, toSpread: members[keyPath: member]._spread) }
    }

    /// A struct within the struct that may be nil.
    @_documentation(visibility: internal)
    public subscript<Next: SpreadMembers>(
        dynamicMember member: KeyPath<Members, OptionalSpread<Next>>
    ) -> OptionalSpreadUpdate<Next> where Next.Model == Members.Model {
        get { OptionalSpreadUpdate<Next>(update: update, members: members[keyPath: member].members) }
        set { update.assign(newValue._values, toSpread: members[keyPath: member]._spread) }
    }

    /// Assigns a struct within the struct, or nil.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: SpreadMembers>(dynamicMember member: KeyPath<Members, OptionalSpread<Next>>) -> Next.Fields?
    where Next.Model == Members.Model {
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { nil }
        set { update.assign(whole: newValue, toSpread: members[keyPath: member]._spread) }
    }

    /// Assigns another struct in columns, or that of another row, to one within the struct that may be nil.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: SpreadMembers>(
        dynamicMember member: KeyPath<Members, OptionalSpread<Next>>
    ) -> any AssignedSpread<Members.Model, Next.Fields> where Next.Model == Members.Model {
        get { OptionalSpreadUpdate<Next>(update: update, members: members[keyPath: member].members) }
        set { update.assign(newValue._values, toSpread: members[keyPath: member]._spread) }
    }
}

// Members that there are not

extension SpreadUpdate {
    /// Changes a member that the struct does not have, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(
        dynamicMember member: KeyPath<Members, UnknownMember<Members.Model>>
    ) -> UnknownMember<Members.Model> {
        get { UnknownMember() }
        set {}
    }

    /// Assigns to a member that the struct does not have, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value>(dynamicMember member: KeyPath<Members, UnknownMember<Members.Model>>) -> Value {
        get { preconditionFailure("the struct has no such member") }
        set {}
    }
}

extension OptionalSpreadUpdate {
    /// Names a member that the struct does not have, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(
        dynamicMember member: KeyPath<Members, UnknownMember<Members.Model>>
    ) -> UnknownMember<Members.Model> { UnknownMember() }
}
