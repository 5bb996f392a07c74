// The ways to assign to a member: those of `ModelUpdate`, which say why there are so many. No overload gives the struct itself: with
// one in sight, a member of it would be that of the struct.

extension SpreadUpdate {
    /// The member: its present value, and the place for assignments.
    @_documentation(visibility: internal)
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Members, FetchableMember<Model, Value>>
    ) -> FetchExpression<Model, Value> {
        get { FetchExpression(update.value(of: column(member))) }
        set { update.assign(newValue.tree, to: column(member)) }
    }

    /// Assigns an expression or a condition that is never nil.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Members, FetchableMember<Model, Value>>
    ) -> any AssignedOperand<Model, Value.Base> {
        get { FetchExpression<Model, Value.Base>(update.value(of: column(member))) }
        set { update.assign(newValue.tree, to: column(member)) }
    }

    /// Assigns an expression that may be nil.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Members, FetchableMember<Model, Value>>
    ) -> any AssignedOperand<Model, Value.Base?> {
        get { FetchExpression<Model, Value.Base?>(update.value(of: column(member))) }
        set { update.assign(newValue.tree, to: column(member)) }
    }

    /// Assigns a value.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Members, FetchableMember<Model, Value>>
    ) -> any FetchableValue<Value> {
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { UnknownValue<Value>() }
        set { update.assign(anyValue: newValue, to: column(member)) }
    }

    /// Assigns a literal.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value: FetchableValue>(
        dynamicMember member: KeyPath<Members, FetchableMember<Model, Value>>
    ) -> AssignedLiteral<Value> where Value.Base == Value {
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { AssignedLiteral(nil) }
        set { update.assign(newValue.value, to: column(member)) }
    }

    /// Assigns a value or nil to an optional member.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value: OptionalFetchableValue & ExpressibleByNilLiteral>(
        dynamicMember member: KeyPath<Members, FetchableMember<Model, Value>>
    ) -> Value {
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { nil }
        set { update.assign(newValue, to: column(member)) }
    }

    /// Assigns a case of an enum, or an option set.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value: FetchableValue & RawRepresentable>(
        dynamicMember member: KeyPath<Members, FetchableMember<Model, Value>>
    ) -> Value {
        // There is no value to give, and no program that asks for one compiles.
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { preconditionFailure("unavailable") }
        set { update.assign(newValue, to: column(member)) }
    }
}

// A struct in columns
extension SpreadUpdate {
    /// A struct in columns: its members, and the place for a struct of the same type.
    @_documentation(visibility: internal)
    public subscript<Next: SpreadMembers>(dynamicMember member: KeyPath<Members, Spread<Next>>) -> SpreadUpdate<
        Model, Next
    >
    where Next.Model == Model {
        get { SpreadUpdate<Model, Next>(update: update, members: members[keyPath: member].members) }
        set { update.assign(newValue, to: members[keyPath: member].members) }
    }

    /// Assigns a struct.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: SpreadMembers>(
        dynamicMember member: KeyPath<Members, Spread<Next>>
    ) -> any SpreadFields<Next.Fields> where Next.Model == Model {
        // There is no value to give, and no program that asks for one compiles.
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { preconditionFailure("unavailable") }
        set { update.assign(anyWhole: newValue, toSpread: members[keyPath: member]._spread) }
    }

    /// Assigns a struct of another row, as in `$0.site = $1.site` in a conflict.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: SpreadMembers>(
        dynamicMember member: KeyPath<Members, Spread<Next>>
    ) -> any RequiredSpread<Model, Next.Fields> where Next.Model == Model {
        get { SpreadUpdate<Model, Next>(update: update, members: members[keyPath: member].members) }
        set { update.assign(newValue._values, toSpread: members[keyPath: member]._spread) }
    }

    /// A struct in columns that may be nil: its members, which can be read.
    @_documentation(visibility: internal)
    public subscript<Next: SpreadMembers>(
        dynamicMember member: KeyPath<Members, OptionalSpread<Next>>
    ) -> OptionalSpreadUpdate<Model, Next> where Next.Model == Model {
        get { OptionalSpreadUpdate<Model, Next>(update: update, members: members[keyPath: member].members) }
        set { update.assign(newValue._values, toSpread: members[keyPath: member]._spread) }
    }

    /// Assigns a struct or nil.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: SpreadMembers>(dynamicMember member: KeyPath<Members, OptionalSpread<Next>>) -> Next.Fields?
    where Next.Model == Model {
        @available(*, unavailable, message: "a value is not known here; calculate with members, as in a condition")
        get { nil }
        set { update.assign(whole: newValue, toSpread: members[keyPath: member]._spread) }
    }

    /// Assigns another struct in columns, or that of another row.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Next: SpreadMembers>(
        dynamicMember member: KeyPath<Members, OptionalSpread<Next>>
    ) -> any AssignedSpread<Model, Next.Fields> where Next.Model == Model {
        get { OptionalSpreadUpdate<Model, Next>(update: update, members: members[keyPath: member].members) }
        set { update.assign(newValue._values, toSpread: members[keyPath: member]._spread) }
    }
}

// Related models
extension SpreadUpdate where Members: FetchableMemberContainer {
    /// The models that belong to the model by a to-many relationship.
    @_documentation(visibility: internal)
    public subscript<Target: Fetchable>(
        dynamicMember member: KeyPath<Members, ToManyMember<Model, Target>>
    ) -> ToManyMember<Model, Target> { members[keyPath: member] }

    /// The model that a to-one relationship refers to. Its members can be read, but not changed.
    @_documentation(visibility: internal)
    public subscript<Target: Fetchable>(
        dynamicMember member: KeyPath<Members, ToOneMember<Model, Target>>
    ) -> ToOneMember<Model, Target> { members[keyPath: member] }

    /// All models of a type, whether they are related or not.
    ///
    /// - Parameter models: The type of the models. Of its own, it reads the values before the update.
    @_documentation(visibility: internal)
    public func all<Target: Fetchable>(_ models: Target.Type) -> ToManyMember<Model, Target> {
        ToManyMember(all: models)
    }
}

// Members that there are not

extension SpreadUpdate {
    /// Changes a member that there is not, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(
        dynamicMember member: KeyPath<Members, UnknownMember<Model>>
    ) -> UnknownMember<Model> {
        get { UnknownMember() }
        set {}
    }

    /// Assigns to a member that there is not, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript<Value>(dynamicMember member: KeyPath<Members, UnknownMember<Model>>) -> Value {
        get { preconditionFailure("there is no such member") }
        set {}
    }
}

extension SpreadUpdate {
    /// Assigns to a member of a struct that there is not, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(dynamicMember member: KeyPath<Members, UnknownMember<Model>>) -> UnknownSpread {
        get { UnknownSpread() }
        set {}
    }
}

/// The place for what is assigned to a member of a struct that there is not, in code that does not compile.
@_documentation(visibility: internal)
@dynamicMemberLookup
public struct UnknownSpread {
    public subscript<Value>(dynamicMember name: String) -> Value {
        get { preconditionFailure("there is no such member") }
        set {}
    }
}

extension OptionalSpreadUpdate {
    /// Names a member that there is not, at compile time.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public subscript(
        dynamicMember member: KeyPath<Members, UnknownMember<Model>>
    ) -> UnknownMember<Model> { UnknownMember() }
}
