/// The rows that share some values with the row that is selected, in an order, from which a value of that row is computed.
///
/// `over` makes it, and its members are what a request can select:
///
/// ```swift
/// let places = User.request().all().select(\.name) { $0.over(partition: \.plan, order: .descending(\.score)).rank }
/// // SELECT "name", RANK() OVER (PARTITION BY "plan" ORDER BY "score" DESC) FROM "User"
/// ```
///
/// The rows are all that the conditions of the request leave, whatever its order, limit and page are. A window is not a condition, nor
/// part of a calculation: databases compute it after both.
public struct FetchWindow<Model: Fetchable, Order: Sendable>: Sendable {
    private let partition: [ExpressionTree]
    private let order: [SortKey]

    init(partition: [ExpressionTree], order: [SortTerm<Model>] = []) {
        self.partition = partition
        self.order = order.map(\.key)
    }

    func value<Value: FetchableValue>(
        _ function: WindowFunction, of operand: ExpressionTree? = nil, or substitute: ExpressionTree? = nil
    ) -> FetchWindowValue<Model, Value> {
        let order = function.needsTotalOrder ? order.total(of: Model.self) : order
        return FetchWindowValue(
            .window(function, of: operand, or: substitute, partition: partition, order: order))
    }
}

/// The order of a window without one.
public enum RowsInNoOrder: Sendable {}

/// The order of a window that has one.
public enum RowsInOrder: Sendable {}

/// A value of a row that is computed from the rows of a window.
///
/// It can be selected, by itself or among other values, and is neither compared nor calculated with.
public struct FetchWindowValue<Model: Fetchable, Value: FetchableValue>: FetchableSelection {
    @_documentation(visibility: internal)
    public typealias Output = Value

    @usableFromInline let tree: ExpressionTree

    init(_ tree: ExpressionTree) { self.tree = tree }

    @_documentation(visibility: internal)
    @inlinable
    public static func selection(of value: FetchWindowValue) -> FetchSelection<Model, Value> {
        FetchSelection(reading: value.tree)
    }
}
