/// A type that a request can select: a value of the model, the model itself, or a projection of several values.
///
/// ```swift
/// .select(\.name)                         // String
/// .select(\.owner.name)                   // String?
/// .select(\.self)                         // User
/// ```
public protocol FetchableSelection<Model, Output>: HasModel, Sendable {
    /// The type that is read of a row.
    associatedtype Output

    /// The selection of an item.
    @_documentation(visibility: internal)
    static func selection(of item: Self) -> FetchSelection<Model, Output>
}

extension FetchableOperand where Output == Value {
    /// The value of the operand.
    @_documentation(visibility: internal)
    @inlinable
    public static func selection(of operand: Self) -> FetchSelection<Model, Value> {
        FetchSelection(reading: operand.tree)
    }
}

extension FetchSelection where Output: FetchableValue {
    /// The value of an expression, in the form in which its column stores it.
    @inlinable
    init(reading tree: ExpressionTree) {
        guard let column = tree.storedColumn, let storage = column.storage else {
            self.init(columns: [tree]) { row in try Output.decode(from: &row) }
            return
        }
        self.init(columns: [tree]) { row in try storage.decode(Output.self, from: &row) }
    }
}

extension FetchableMemberContainer {
    /// The model.
    @_documentation(visibility: internal)
    @inlinable
    public static func selection(of members: Self) -> FetchSelection<Model, Model> { .object }
}

extension FetchableMemberContainer where Model: RowDecodable {
    /// The model, with all of its columns.
    @_documentation(visibility: internal)
    @inlinable
    public static func selection(of members: Self) -> FetchSelection<Model, Model> { .row }
}

extension FetchSelection where Output == Model {
    /// The model, as its members select it.
    @inlinable
    static var model: FetchSelection {
        Model.FetchableMembers.selection(of: Model.fetchableMembers) as? FetchSelection ?? .object
    }

    /// The model where the engine has it as an object, which cannot be made of a row.
    @usableFromInline
    static var object: FetchSelection {
        let columns = allColumns
        return FetchSelection(columns: columns, besideModels: .models) { row in
            if let model = row.reader.takeModel(columnCount: columns.count) as? Model { return model }
            throw FetchError(
                .unsupported, reason: "the model is an object and cannot be made of the values of a row",
                cure: "Select members of the model"
            ).on(Model.self)
        }
    }

    /// The columns of the model.
    @usableFromInline
    static var allColumns: [ExpressionTree] { Model.fetchableEntity.columns.map { ExpressionTree(.column($0)) } }
}

extension FetchSelection where Output == Model, Model: RowDecodable {
    /// The model, made of all of its columns.
    @inlinable
    static var row: FetchSelection {
        let columns = allColumns
        return FetchSelection(columns: columns, besideModels: .models) { row in
            if let model = row.reader.takeModel(columnCount: columns.count) as? Model { return model }
            // Here the type of the model is known: the decoding of a row is compiled for it.
            return try Model(fetching: &row)
        }
    }
}

extension RowValues where Result == [Model] {
    /// The models themselves, which are not read a second time.
    @inlinable
    static var models: RowValues { RowValues([]) { _ in { models, _ in models } } }
}
