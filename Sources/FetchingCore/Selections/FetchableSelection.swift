/// What a request can select: a value of the model, the model itself, or a projection of several values.
///
/// ```swift
/// .select(\.name)                         // String
/// .select(\.owner.name)                   // String?
/// .select(\.self)                         // User
/// ```
public protocol FetchableSelection<Model, Output>: Sendable {
    /// The model whose values are selected. Values of different models do not mix.
    associatedtype Model: Fetchable

    /// What is read of a row.
    associatedtype Output

    /// What is selected, as a value.
    static func selection(of item: Self) -> FetchSelection<Model, Output>
}

extension FetchableOperand where Output == Value {
    /// The value of the operand.
    @inlinable
    public static func selection(of operand: Self) -> FetchSelection<Model, Value> {
        let tree = operand.tree
        guard let column = tree.storedColumn, let storage = column.storage else {
            return FetchSelection(columns: [tree]) { row in try Value.decode(from: &row) }
        }
        return FetchSelection(columns: [tree]) { row in try storage.decode(Value.self, from: &row) }
    }
}

extension FetchableMemberContainer {
    /// The model, with all of its columns.
    @inlinable
    public static func selection(of members: Self) -> FetchSelection<Model, Model> { .model }
}

extension FetchSelection where Output == Model {
    @inlinable
    static var model: FetchSelection {
        let columns = allColumns
        return FetchSelection(columns: columns) { row in
            if let model = row.reader.takeModel(columnCount: columns.count) as? Model { return model }
            // Here the type of the model is known: the decoding of a row is compiled for it.
            return try Model(fetching: &row)
        }
    }

    @usableFromInline
    static var allColumns: [ExpressionTree] { Model.fetchableEntity.columns.map { ExpressionTree(.column($0)) } }
}
