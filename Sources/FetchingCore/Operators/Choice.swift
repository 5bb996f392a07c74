// One of two values, as Swift's 'if' expression gives it, which asks for a 'Bool', as '? :' does.
//
// Each set of labels has one overload, for all that can be chosen: with one for each pair of a member and a constant, eight such conditions
// in a chain cost 1,000,000 scopes, and with one for all 20 each. That is also why constants keep the type that they have by themselves.

/// A value that `choose` can give: a member, a computed value, or a constant.
public protocol ChosenValue {
    /// The type of the value.
    associatedtype Chosen: FetchableValue

    // Static, so that no editor offers it.

    /// The value as an expression, which a constant is in the form of the other value.
    @_documentation(visibility: internal)
    static func choice(_ value: Self, beside other: ExpressionTree?) -> ExpressionTree

    /// The model whose members the value is made of, nil for a constant.
    @_documentation(visibility: internal)
    static var modelOfChoice: (any Fetchable.Type)? { get }
}

/// One of two values, as a condition decides.
///
/// ```swift
/// choose(if: $0.isAdmin, then: $0.score, else: $0.bonus) > 10
/// // CASE WHEN "isAdmin" = 1 THEN "score" ELSE "bonus" END > 10.0
///
/// User.request().all().select(\.name) {
///     choose(if: $0.score > 20, then: "high", else: choose(if: $0.score > 10, then: "medium", else: "low"))
/// }
/// // SELECT "name", CASE WHEN "score" > 20.0 THEN 'high' WHEN "score" > 10.0 THEN 'medium' ELSE 'low' END FROM "User"
/// ```
///
/// Both values are of one type. A constant is written with it: `Plan.free` rather than `.free`. Where one may be nil and the other is not,
/// write `choose(if: condition, then: value) ?? other`.
///
/// Members that are stored in different forms have no value in common: the request throws a ``FetchError`` when it runs, and so it does
/// for a member of the model of another request.
///
/// - Parameters:
///   - condition: The condition.
///   - value: The member, computed value or constant where it holds.
///   - other: The one where it does not hold. A constant is bound in the form in which the first value is stored.
public func choose<Condition: FetchableCondition, First: ChosenValue, Second: ChosenValue>(
    if condition: Condition, then value: First, else other: Second
) -> FetchExpression<Condition.Model, First.Chosen>
where Condition.Joined: TruthValue, Second.Chosen == First.Chosen {
    let first = First.modelOfChoice == nil ? nil : First.choice(value, beside: nil)
    let second = Second.choice(other, beside: first)
    return FetchExpression(
        .choice(
            Condition.condition(of: condition), first ?? First.choice(value, beside: second), second,
            of: Condition.Model.self, among: [First.modelOfChoice, Second.modelOfChoice]))
}

/// A value where a condition holds, and nil where it does not.
///
/// ```swift
/// choose(if: $0.isPublic, then: $0.name) == nil       // CASE WHEN "isPublic" = 1 THEN "name" ELSE NULL END IS NULL
/// User.request().all().average { choose(if: $0.isAdmin, then: $0.score) }
/// // SELECT AVG(CASE WHEN "isAdmin" = 1 THEN "score" ELSE NULL END) FROM "User"
/// choose(if: $0.isPublic, then: $0.name) ?? $0.nickname
/// // COALESCE(CASE WHEN "isPublic" = 1 THEN "name" ELSE NULL END, "nickname")
/// ```
///
/// - Parameters:
///   - condition: The condition.
///   - value: The member, computed value or constant where it holds.
public func choose<Condition: FetchableCondition, Value: ChosenValue>(
    if condition: Condition, then value: Value
) -> FetchExpression<Condition.Model, Value.Chosen.Base?> where Condition.Joined: TruthValue {
    FetchExpression(
        .choice(
            Condition.condition(of: condition), Value.choice(value, beside: nil), ExpressionTree(.literal(.null)),
            of: Condition.Model.self, among: [Value.modelOfChoice]))
}

extension FetchableOperand {
    @_documentation(visibility: internal)
    public static func choice(_ operand: Self, beside other: ExpressionTree?) -> ExpressionTree { operand.tree }

    @_documentation(visibility: internal)
    public static var modelOfChoice: (any Fetchable.Type)? { Model.self }
}

extension FetchableValue {
    @_documentation(visibility: internal)
    public static func choice(_ value: Self, beside other: ExpressionTree?) -> ExpressionTree {
        let literal = ExpressionTree.literal(value, beside: other ?? ExpressionTree(.constant(true)), for: "choose")
        guard Base.StoredValue.self == JSONText.self, case .value(.literal(let text)) = literal.node, !text.isNull
        else {
            return literal
        }
        return literal.building("choose") { throw FetchError.substitutedJSON }
    }

    @_documentation(visibility: internal)
    public static var modelOfChoice: (any Fetchable.Type)? { nil }
}

extension Optional: ChosenValue where Wrapped: FetchableValue {}

extension Array: ChosenValue where Element: FetchableValue, Element.StoredValue: FetchableElement {}

extension ExpressionTree {
    fileprivate static func choice(
        _ condition: ExpressionTree, _ value: ExpressionTree, _ other: ExpressionTree, of model: any Fetchable.Type,
        among models: [(any Fetchable.Type)?]
    ) -> ExpressionTree {
        condition.building("choose") {
            for other in models.compactMap(\.self) where other != model {
                throw FetchError.choiceOfOtherModel(other, than: model)
            }
            return conditional(condition, then: value, else: other)
        }
    }
}

extension FetchError {
    fileprivate static func choiceOfOtherModel(_ other: any Fetchable.Type, than model: any Fetchable.Type)
        -> FetchError
    {
        FetchError(
            .unsupported, reason: "the condition is one of '\(model)', and the value one of '\(other)'",
            cure: "Choose among the members of one model")
    }
}
