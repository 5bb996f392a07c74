/// A value of a prepared request that is given when it runs.
///
/// ```swift
/// let byPlan = User.prepared(Plan.self, Double.self) { plan, score in
///     User.where { $0.plan == plan && $0.score > score }
/// }
/// // SELECT … FROM "User" WHERE "plan" = ? COLLATE BINARY AND "score" > ?
/// ```
///
/// Use it as any operand: in conditions, along relationships, in calculations, in selections.
public struct FetchParameter<Model: Fetchable, Value: Sendable>: Sendable {
    private let index: Int
    private let owner: PreparedOwner

    /// The value, where it is given already.
    let value: Value?

    init(index: Int, of owner: PreparedOwner, value: Value?) {
        self.index = index
        self.owner = owner
        self.value = value
    }

    init(_ index: Int, among arguments: PreparedArguments) {
        self.init(
            index: index, of: arguments.owner, value: arguments.values[index].flatMap { $0.base as? Value })
    }

    /// The same parameter in a condition on another model, such as the one that `including` reads.
    ///
    /// ```swift
    /// User.prepared(Int.self) { age in
    ///     User.request().all().including { $0.pets.where { $0.age > age.in(Pet.self) } }
    /// }
    /// // SELECT … FROM "Pet" WHERE "ownerID" IN (…) AND "age" > ?
    /// ```
    public func `in`<Other: Fetchable>(_ model: Other.Type) -> FetchParameter<Other, Value> {
        FetchParameter<Other, Value>(index: index, of: owner, value: value)
    }

    /// A condition that is built of the value itself, because its form depends on the value: a list, or a pattern of
    /// text.
    ///
    /// ```swift
    /// User.prepared([Plan].self) { plans in
    ///     User.where { user in plans.condition { user.plan.isIn($0) } }
    /// }
    /// // SELECT … FROM "User" WHERE "plan" COLLATE BINARY IN (?, ?)
    /// ```
    ///
    /// The request is rendered each time.
    ///
    /// - Parameter build: Builds the condition of the value.
    public func condition(_ build: (Value) -> FetchPredicate<Model>) -> FetchPredicate<Model> {
        value.map(build) ?? FetchPredicate(ExpressionTree(failure: .parameterWithoutValue))
    }
}

extension FetchParameter: HasModel, FetchableSelection, ReturnedSelection, RefusingOperand, FetchableCondition,
    AssignedOperand, ChosenValue, FetchableOperand
where Value: FetchableValue {
    @_documentation(visibility: internal)
    public typealias Output = Value

    @_documentation(visibility: internal)
    public var tree: ExpressionTree {
        ExpressionTree(.parameter(QueryParameter(index: index, of: owner, type: Value.self, value: value)))
    }
}

@available(*, unavailable, message: "the right side may be nil; unwrap it first, such as with 'if let'")
extension FetchParameter: ComparableWithOptional {}
