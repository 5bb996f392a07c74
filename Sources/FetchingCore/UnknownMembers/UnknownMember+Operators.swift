// An operator takes anything beside a member that there is not.

extension UnknownOperand where Self: UnlikelyOperand {
    /// Any comparison with it.
    @_documentation(visibility: internal)
    public static func == <Other>(lhs: Self, rhs: Other) -> FetchPredicate<Model> { .refused }

    /// Any comparison with it.
    @_documentation(visibility: internal)
    public static func != <Other>(lhs: Self, rhs: Other) -> FetchPredicate<Model> { .refused }

    /// Any comparison with it.
    @_documentation(visibility: internal)
    public static func < <Other>(lhs: Self, rhs: Other) -> FetchPredicate<Model> { .refused }

    /// Any comparison with it.
    @_documentation(visibility: internal)
    public static func <= <Other>(lhs: Self, rhs: Other) -> FetchPredicate<Model> { .refused }

    /// Any comparison with it.
    @_documentation(visibility: internal)
    public static func > <Other>(lhs: Self, rhs: Other) -> FetchPredicate<Model> { .refused }

    /// Any comparison with it.
    @_documentation(visibility: internal)
    public static func >= <Other>(lhs: Self, rhs: Other) -> FetchPredicate<Model> { .refused }

    /// Any calculation with it.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func + <Other>(lhs: Self, rhs: Other) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Any calculation with it.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func + <Other: FetchableValue>(lhs: Other, rhs: Self) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Any calculation with it.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func - <Other>(lhs: Self, rhs: Other) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Any calculation with it.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func - <Other: FetchableValue>(lhs: Other, rhs: Self) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Any calculation with it.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func * <Other>(lhs: Self, rhs: Other) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Any calculation with it.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func * <Other: FetchableValue>(lhs: Other, rhs: Self) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Any calculation with it.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func / <Other>(lhs: Self, rhs: Other) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Any calculation with it.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func / <Other: FetchableValue>(lhs: Other, rhs: Self) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Any calculation with it.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func % <Other>(lhs: Self, rhs: Other) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Any calculation with it.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func % <Other: FetchableValue>(lhs: Other, rhs: Self) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Any calculation with it.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static prefix func - (operand: Self) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Anything in its place where it is nil.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func ?? <Other>(lhs: Self, rhs: Other) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Any calculation with it, in an update.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func += <Other>(lhs: inout Self, rhs: Other) {}

    /// Any calculation with it, in an update.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func -= <Other>(lhs: inout Self, rhs: Other) {}

    /// Any calculation with it, in an update.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func *= <Other>(lhs: inout Self, rhs: Other) {}

    /// Any calculation with it, in an update.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func /= <Other>(lhs: inout Self, rhs: Other) {}

    /// Any calculation with it, in an update.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func %= <Other>(lhs: inout Self, rhs: Other) {}
}

extension FetchableOperand {
    /// Any comparison with a member that there is not.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func == <Unknown: UnknownOperand & UnlikelyOperand>(lhs: Self, rhs: Unknown) -> FetchPredicate<Model>
    where Unknown.Model == Model {
        .refused
    }

    /// Any comparison with a member that there is not.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func != <Unknown: UnknownOperand & UnlikelyOperand>(lhs: Self, rhs: Unknown) -> FetchPredicate<Model>
    where Unknown.Model == Model {
        .refused
    }

    /// Any comparison with a member that there is not.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func < <Unknown: UnknownOperand & UnlikelyOperand>(lhs: Self, rhs: Unknown) -> FetchPredicate<Model>
    where Unknown.Model == Model {
        .refused
    }

    /// Any comparison with a member that there is not.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func <= <Unknown: UnknownOperand & UnlikelyOperand>(lhs: Self, rhs: Unknown) -> FetchPredicate<Model>
    where Unknown.Model == Model {
        .refused
    }

    /// Any comparison with a member that there is not.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func > <Unknown: UnknownOperand & UnlikelyOperand>(lhs: Self, rhs: Unknown) -> FetchPredicate<Model>
    where Unknown.Model == Model {
        .refused
    }

    /// Any comparison with a member that there is not.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func >= <Unknown: UnknownOperand & UnlikelyOperand>(lhs: Self, rhs: Unknown) -> FetchPredicate<Model>
    where Unknown.Model == Model {
        .refused
    }

    /// Any calculation with a member that there is not.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func + <Unknown: UnknownOperand & UnlikelyOperand>(lhs: Self, rhs: Unknown) -> UnknownMember<Model>
    where Unknown.Model == Model { UnknownMember<Model>() }

    /// Any calculation with a member that there is not.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func - <Unknown: UnknownOperand & UnlikelyOperand>(lhs: Self, rhs: Unknown) -> UnknownMember<Model>
    where Unknown.Model == Model { UnknownMember<Model>() }

    /// Any calculation with a member that there is not.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func * <Unknown: UnknownOperand & UnlikelyOperand>(lhs: Self, rhs: Unknown) -> UnknownMember<Model>
    where Unknown.Model == Model { UnknownMember<Model>() }

    /// Any calculation with a member that there is not.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func / <Unknown: UnknownOperand & UnlikelyOperand>(lhs: Self, rhs: Unknown) -> UnknownMember<Model>
    where Unknown.Model == Model { UnknownMember<Model>() }

    /// Any calculation with a member that there is not.
    @_documentation(visibility: internal)
    @_disfavoredOverload
    public static func % <Unknown: UnknownOperand & UnlikelyOperand>(lhs: Self, rhs: Unknown) -> UnknownMember<Model>
    where Unknown.Model == Model { UnknownMember<Model>() }
}
