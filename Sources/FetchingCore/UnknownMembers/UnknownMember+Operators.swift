// An operator takes anything beside a member that there is not. With one on the right, a calculation names its type, not a protocol, and
// goes before those that are right: these are found not to fit only when all else is solved. That it is of any 'Owner' keeps 'nil' out.

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
    public static func + <Owner>(lhs: Self, rhs: UnknownMember<Owner>) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Any calculation with a member that there is not.
    @_documentation(visibility: internal)
    public static func - <Owner>(lhs: Self, rhs: UnknownMember<Owner>) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Any calculation with a member that there is not.
    @_documentation(visibility: internal)
    public static func * <Owner>(lhs: Self, rhs: UnknownMember<Owner>) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Any calculation with a member that there is not.
    @_documentation(visibility: internal)
    public static func / <Owner>(lhs: Self, rhs: UnknownMember<Owner>) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Any calculation with a member that there is not.
    @_documentation(visibility: internal)
    public static func % <Owner>(lhs: Self, rhs: UnknownMember<Owner>) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }

    /// Any value that stands in for nil, and that there is not.
    @_documentation(visibility: internal)
    public static func ?? <Owner>(lhs: Self, rhs: UnknownMember<Owner>) -> UnknownMember<Model> {
        UnknownMember<Model>()
    }
}
