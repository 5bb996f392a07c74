/// A value of a prepared request that is given when it runs.
///
/// ```swift
/// let byPlan = User.prepared(Plan.self, Double.self) { plan, score in
///     User.where { $0.plan == plan && $0.score > score }
/// }
/// // SELECT … FROM "User" WHERE "plan" = ? COLLATE BINARY AND "score" > ?
/// ```
///
/// It stands wherever an operand does: in conditions, along relationships, in calculations, in what is selected.
public struct FetchParameter<Model: Fetchable, Value: Sendable>: Sendable {
    @usableFromInline let index: Int

    /// The value, where it is given already.
    @usableFromInline let value: Value?

    private init(index: Int, value: Value?) {
        self.index = index
        self.value = value
    }

    /// - Parameter values: The values of all parameters, nil for those that are yet to come.
    @usableFromInline
    init(_ index: Int, among values: [PreparedValue?]) {
        self.init(index: index, value: values[index].flatMap { $0.base as? Value })
    }

    /// The same parameter in a condition on another model, such as the one that `including` reads.
    ///
    /// ```swift
    /// User.prepared(Int.self) { age in
    ///     User.request().all().including(\.pets) { $0.where { $0.age > age.in(Pet.self) } }
    /// }
    /// // SELECT … FROM "Pet" WHERE "ownerID" IN (…) AND "age" > ?
    /// ```
    public func `in`<Other: Fetchable>(_ model: Other.Type) -> FetchParameter<Other, Value> {
        FetchParameter<Other, Value>(index: index, value: value)
    }

    /// A condition that is built of the value itself: until there is one, it is an error that the request must be rendered
    /// with its values.
    @usableFromInline
    func condition(_ build: (Value) -> FetchPredicate<Model>) -> FetchPredicate<Model> {
        value.map(build) ?? FetchPredicate(ExpressionTree(failure: .parameterWithoutValue))
    }
}

extension FetchParameter: FetchableSelection, RefusingOperand, FetchableOperand where Value: FetchableValue {
    public typealias Output = Value

    public var tree: ExpressionTree {
        ExpressionTree(.parameter(QueryParameter(index: index, type: Value.self, value: value)))
    }
}

@available(*, unavailable, message: "the right side may be nil; unwrap it first, such as with 'if let'")
extension FetchParameter: ComparableWithOptional {}
