// One of two values, as a condition decides: `?:` is Swift's own, and needs a `Bool`.

/// Chooses one of two values, as a condition decides.
///
/// ```swift
/// choose(when: $0.nickname == nil, then: $0.name, otherwise: $0.motto)
/// // CASE WHEN "nickname" IS NULL THEN "name" ELSE "motto" END
/// ```
///
/// Choices of more than two are nested. Members that are stored in different forms have no value in common: the request
/// throws a ``FetchError`` when it runs.
///
/// - Parameters:
///   - condition: A condition, or a value of type `Bool`, of which nil is false.
///   - value: The value of the rows for which the condition holds.
///   - other: The value of all other rows.
public func choose<Test: FetchableCondition, Operand: FetchableOperand, Other: FetchableOperand>(
    when condition: Test, then value: Operand, otherwise other: Other
) -> FetchExpression<Test.Model, Operand.Value>
where
    Test.Joined: TruthValue, Operand.Model == Test.Model, Other.Model == Test.Model,
    Other.Value == Operand.Value
{
    FetchExpression(.conditional(Test.condition(of: condition), then: value.tree, else: other.tree))
}

/// Chooses one of two values, one of which may be nil, as a condition decides.
///
/// ```swift
/// choose(when: $0.isAdmin, then: $0.name, otherwise: $0.nickname)
/// // CASE WHEN "isAdmin" = 1 THEN "name" ELSE "nickname" END
/// ```
@_disfavoredOverload
public func choose<Test: FetchableCondition, Operand: FetchableOperand, Other: FetchableOperand>(
    when condition: Test, then value: Operand, otherwise other: Other
) -> FetchExpression<Test.Model, Operand.Value.Base?>
where
    Test.Joined: TruthValue, Operand.Model == Test.Model, Other.Model == Test.Model,
    Other.Value.Base == Operand.Value.Base
{
    FetchExpression(.conditional(Test.condition(of: condition), then: value.tree, else: other.tree))
}

/// Chooses a value of the model or one of the program, as a condition decides.
///
/// ```swift
/// choose(when: $0.isAdmin, then: $0.name, otherwise: "somebody")
/// // CASE WHEN "isAdmin" = 1 THEN "name" ELSE 'somebody' END
/// ```
public func choose<Test: FetchableCondition, Operand: FetchableOperand>(
    when condition: Test, then value: Operand, otherwise other: Operand.Value
) -> FetchExpression<Test.Model, Operand.Value>
where Test.Joined: TruthValue, Operand.Model == Test.Model {
    FetchExpression(
        .conditional(
            Test.condition(of: condition), then: value.tree,
            else: .literal(other, beside: value.tree, for: "choose")))
}

/// Chooses a value of the program or one of the model, as a condition decides.
///
/// ```swift
/// choose(when: $0.isAdmin, then: "admin", otherwise: $0.name)
/// // CASE WHEN "isAdmin" = 1 THEN 'admin' ELSE "name" END
/// ```
public func choose<Test: FetchableCondition, Other: FetchableOperand>(
    when condition: Test, then value: Other.Value, otherwise other: Other
) -> FetchExpression<Test.Model, Other.Value>
where Test.Joined: TruthValue, Other.Model == Test.Model {
    FetchExpression(
        .conditional(
            Test.condition(of: condition), then: .literal(value, beside: other.tree, for: "choose"),
            else: other.tree))
}

/// Chooses one of two values of the program, as a condition decides.
///
/// ```swift
/// choose(when: $0.score > 50, then: "high", otherwise: "low")
/// // CASE WHEN "score" > 50.0 THEN 'high' ELSE 'low' END
/// ```
public func choose<Test: FetchableCondition, Value: FetchableValue>(
    when condition: Test, then value: Value, otherwise other: Value
) -> FetchExpression<Test.Model, Value> where Test.Joined: TruthValue {
    let anyRow = ExpressionTree(.constant(true))
    return FetchExpression(
        .conditional(
            Test.condition(of: condition), then: .literal(value, beside: anyRow, for: "choose"),
            else: .literal(other, beside: anyRow, for: "choose")))
}

/// Chooses a value where a condition holds, and nil elsewhere.
///
/// ```swift
/// choose(when: $0.isAdmin, then: $0.name)
/// // CASE WHEN "isAdmin" = 1 THEN "name" ELSE NULL END
/// ```
public func choose<Test: FetchableCondition, Operand: FetchableOperand>(
    when condition: Test, then value: Operand
) -> FetchExpression<Test.Model, Operand.Value.Base?>
where Test.Joined: TruthValue, Operand.Model == Test.Model {
    FetchExpression(
        .conditional(Test.condition(of: condition), then: value.tree, else: ExpressionTree(.literal(.null))))
}
